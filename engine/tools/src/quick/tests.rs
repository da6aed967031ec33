//! Compares the packed forms with the plain rules.

use kuzhi_engine::{
    AfterCapture, AlManqala, Board, Capture, Core, End, Fours, Game, KotuBaendum, Mangala, MangalaCastle,
    Match, PallamKhuzi, Pallankuzhi, Position, RoundLimit, Rules, SeedsAPit,
};
use kuzhi_search::Rng;

use super::al_manqala::QuickAlManqala;
use super::any;
use super::castle::QuickCastle;
use super::form::Quick;
use super::kotu_baendum::QuickKotuBaendum;
use super::mangala::QuickMangala;
use super::pallankuzhi::QuickPallankuzhi;
use super::playouts::playouts;
use super::rows::Rows;
use crate::fastest;
use crate::plain_playouts::playouts as plain_playouts;

/// The number of games per set of rules, each of some dozens of moves.
const GAMES: u32 = 10_000;
/// How far a game is compared if its positions can repeat forever.
const MOST_MOVES: u64 = 300;

/// The pits of a board, in the form's order.
fn seen<R: Rules>(core: &Core) -> (Vec<u8>, [u8; 2]) {
    let rows = [core.turn(), core.turn().other()].map(|side| R::RING.row(side).map(|pit| core.board()[pit]));
    (rows.into_iter().flatten().collect(), core.board().stores())
}

/// What a packed form holds: the mover's row, the other one, the stores.
fn shown(rows: &Rows, row_len: u8) -> (Vec<u8>, [u8; 2]) {
    let pits = |row: u64| row.to_le_bytes().into_iter().take(row_len.into());
    (pits(rows.own).chain(pits(rows.other)).collect(), rows.stores())
}

/// Makes the same move in both forms and compares the outcome.
fn compare_move<R: Rules, Q: Quick>(rules: &R, state: &mut R::State, game: &mut Q, index: usize) {
    let mut legal = Vec::new();
    rules.each_move(state, &mut |mv| legal.push(mv));
    let lifts = game.lifts();
    assert_eq!(game.moves(lifts), legal.len(), "{state:?}");
    let before = *state;
    rules.advance(state, legal[index]);
    let lifts = game.play(lifts, index);
    let core = state.as_ref();
    assert_eq!(shown(&game.shown(), R::RING.row_len()), seen::<R>(core), "{before:?}: {}", legal[index]);
    assert_eq!(lifts > 0, !core.is_over(), "{before:?}: {}", legal[index]);
    assert!(lifts == 0 || lifts == game.lifts());
}

/// Plays a random game in both forms, packs it anew now and then, and compares them after every move. Returns
/// the number of moves.
fn compare<R: Rules, Q: Quick>(
    rules: &R,
    mut state: R::State,
    quick: impl Fn(&R::State) -> Q,
    rng: &mut Rng,
) -> u64 {
    let mut game = quick(&state);
    for moves in 1..=MOST_MOVES {
        let index = rng.below(game.moves(game.lifts()));
        compare_move(rules, &mut state, &mut game, index);
        if state.as_ref().is_over() {
            return moves;
        }
        if rng.below(8) == 0 {
            game = quick(&state);
        }
    }
    MOST_MOVES
}

fn compare_many<R: Rules, Q: Quick>(game: Game, rules: &R, quick: impl Fn(&Position) -> Option<Q>) {
    let quick = |state: &_| quick(&rules.position(state)).expect("it is packed");
    let mut rng = Rng::new(1);
    let start = rules.start();
    let moves: u64 = (0..GAMES).map(|_| compare(rules, start, quick, &mut rng)).sum();
    assert!(moves > 200_000, "{moves} moves");
    // Whole games, including repetitions.
    let plain = plain_playouts(rules, &start, GAMES / 10, 2);
    assert_eq!(playouts(quick(&start), GAMES / 10, 2), plain);
    assert_eq!(any::playouts(&game, &rules.position(&start), GAMES / 10, 2), Some(plain));
}

#[test]
fn mangala_packed_is_mangala() {
    for end in [End::RowEmpty, End::NoMove] {
        let rules = Mangala { end };
        compare_many(Game::Mangala(rules), &rules, |from| QuickMangala::of(rules, from));
    }
}

#[test]
fn mangala_with_castles_packed_is_the_same_game() {
    for (end, own_pit_capture) in [(End::RowEmpty, true), (End::NoMove, true), (End::RowEmpty, false)] {
        let rules = MangalaCastle { end, own_pit_capture };
        compare_many(Game::MangalaCastle(rules), &rules, |from| QuickCastle::of(rules, from));
    }
}

#[test]
fn al_manqala_packed_is_al_manqala() {
    compare_many(Game::AlManqala(AlManqala), &AlManqala, QuickAlManqala::of);
}

/// One round.
fn one() -> RoundLimit {
    RoundLimit::new(1).unwrap()
}

#[test]
fn pallankuzhi_packed_is_pallankuzhi() {
    let usual = Pallankuzhi { rounds: one(), ..Pallankuzhi::default() };
    let five = Pallankuzhi { seeds: SeedsAPit::Five, after_capture: AfterCapture::End, ..usual };
    let four = Pallankuzhi { seeds: SeedsAPit::Four, fours: Fours::Owner, ..usual };
    for rules in [usual, five, four, Pallankuzhi { skip_origin: true, ..usual }] {
        compare_many(Game::Pallankuzhi(rules), &rules, |from| QuickPallankuzhi::of(rules, from));
    }
}

#[test]
fn pallam_khuzi_is_packed_as_a_pallankuzhi() {
    let rules = PallamKhuzi { rounds: one() };
    compare_many(Game::PallamKhuzi(rules), &rules, |from| QuickPallankuzhi::of(rules.rules(), from));
}

#[test]
fn kotu_baendum_packed_is_kotu_baendum() {
    for capture in [Capture::Relay, Capture::EndsTurn] {
        let rules = KotuBaendum { capture, rounds: one() };
        compare_many(Game::KotuBaendum(rules), &rules, |from| QuickKotuBaendum::of(rules, from));
    }
}

/// A turn that would never end, and a row laid out with a marked pit.
#[test]
fn later_rounds_are_packed_as_they_stand() {
    let positions = [
        (Capture::EndsTurn, "2.1.0.1.0.1.0/1.0.1.2.0.1.0 30:16 north round=11 opener=north direction=+"),
        (Capture::Relay, "4.4.4.4.4.4.2naga/2.4.4.4.4.4.4 0:4 south round=2 direction=+ open=both"),
    ];
    let mut rng = Rng::new(3);
    for (capture, text) in positions {
        let position: Position = text.parse().unwrap();
        let rules = KotuBaendum { capture, rounds: RoundLimit::new(position.round).unwrap() };
        let state = rules.state_from(&position).unwrap();
        let quick = |state: &_| QuickKotuBaendum::of(rules, &rules.position(state)).unwrap();
        for index in 0..quick(&state).moves(quick(&state).lifts()) {
            compare_move(&rules, &mut { state }, &mut quick(&state), index);
        }
        for _ in 0..1_000 {
            compare(&rules, state, quick, &mut rng);
        }
    }
}

#[test]
fn what_is_not_packed_is_said() {
    let three = KotuBaendum { rounds: RoundLimit::new(3).unwrap(), ..KotuBaendum::default() };
    assert_eq!(QuickKotuBaendum::of(three, &three.position(&three.start())), None);
    let rules = Pallankuzhi { rounds: RoundLimit::new(2).unwrap(), ..Pallankuzhi::default() };
    assert_eq!(QuickPallankuzhi::of(rules, &rules.position(&rules.start())), None);
    let short: Position = "6.6.6.6.6.6.x/6.6.6.6.6.6.6 1:5 south round=2".parse().unwrap();
    assert_eq!(QuickPallankuzhi::of(rules, &short), None);
    let playing = Match::from_position(Game::Pallankuzhi(rules), &short).unwrap();
    let plain = plain_playouts(&rules, &rules.state_from(&short).unwrap(), 100, 1);
    assert_eq!(fastest::playouts(&playing, 100, 1), plain);
}

/// Few seeds go round for long, and positions repeat.
#[test]
fn repetitions_are_the_same_where_few_seeds_are_left() {
    let mut rng = Rng::new(5);
    let mut repeated = 0;
    for _ in 0..2_000 {
        repeated += compare_few(Game::AlManqala(AlManqala), &AlManqala, &mut rng);
        repeated +=
            compare_few(Game::MangalaCastle(MangalaCastle::default()), &MangalaCastle::default(), &mut rng);
        let rules = KotuBaendum { rounds: one(), ..KotuBaendum::default() };
        repeated += compare_few(Game::KotuBaendum(rules), &rules, &mut rng);
        let rules = PallamKhuzi { rounds: one() };
        repeated += compare_few(Game::PallamKhuzi(rules), &rules, &mut rng);
    }
    assert!(repeated > 100, "{repeated} games");
}

/// Places an even number of seeds at random and plays from there. Returns the number of long games.
fn compare_few<R: Rules>(game: Game, rules: &R, rng: &mut Rng) -> usize {
    let mut counts = [0; 14];
    for _ in 0..2 * (1 + rng.below(5)) {
        counts[rng.below(R::RING.len())] += 1;
    }
    let board = Board::of_pits(R::RING, &counts);
    let Ok(state) = rules.state_from(&Position::bare(R::RING, board)) else { return 0 };
    let plain = plain_playouts(rules, &state, 10, 1);
    assert_eq!(any::playouts(&game, &rules.position(&state), 10, 1), Some(plain), "{state:?}");
    usize::from(plain.moves > 30 * plain.games)
}
