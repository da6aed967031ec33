//! The packed forms against the plain rules.

use super::*;
use crate::draws::Draws;
use crate::games::{
    AfterCapture, AlManqala, Capture, End, Fours, KotuBaendum, Mangala, MangalaCastle, PallamKhuzi,
    Pallankuzhi, SeedsAPit,
};
use crate::rounds::RoundLimit;
use crate::rules::{Core, Rules};
use crate::search::playouts as plain_playouts;
use crate::{Board, Position};

/// Games a set of rules, of some dozens of moves each.
const GAMES: u32 = 10_000;
/// Where a position comes back for ever nobody looks: a game is compared so far.
const MOST_MOVES: u64 = 300;

/// The pits of a board as a packed form shows them.
fn seen<R: Rules>(core: &Core) -> (Vec<u8>, [u8; 2]) {
    let rows = [core.turn, core.turn.other()].map(|side| R::RING.row(side).map(|pit| core.board[pit]));
    (rows.into_iter().flatten().collect(), core.board.stores())
}

/// What a packed form shows: the mover's row, the other one, the stores.
fn shown(rows: &Rows, row_len: u8) -> (Vec<u8>, [u8; 2]) {
    let pits = |row: u64| row.to_le_bytes().into_iter().take(row_len.into());
    (pits(rows.own).chain(pits(rows.other)).collect(), rows.stores())
}

/// Makes the same move in both forms and compares what comes of it.
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
    assert_eq!(lifts > 0, core.over.is_none(), "{before:?}: {}", legal[index]);
    assert!(lifts == 0 || lifts == game.lifts());
}

/// Plays a random game in both forms, which now and then is packed anew, and compares them after every
/// move; gives how many there were.
fn compare<R: Rules, Q: Quick>(
    rules: &R,
    mut state: R::State,
    quick: impl Fn(&R::State) -> Q,
    draws: &mut Draws,
) -> u64 {
    let mut game = quick(&state);
    for moves in 1..=MOST_MOVES {
        let index = draws.below(game.moves(game.lifts()));
        compare_move(rules, &mut state, &mut game, index);
        if state.as_ref().over.is_some() {
            return moves;
        }
        if draws.below(8) == 0 {
            game = quick(&state);
        }
    }
    MOST_MOVES
}

fn compare_many<R: Rules, Q: Quick>(rules: &R, quick: impl Fn(&R::State) -> Q) {
    let mut draws = Draws::new(1);
    let start = rules.start();
    let moves: u64 = (0..GAMES).map(|_| compare(rules, start, &quick, &mut draws)).sum();
    assert!(moves > 200_000, "{moves} moves");
    // Games to their end, repetitions included.
    let plain = plain_playouts(rules, &start, GAMES / 10, 2);
    assert_eq!(playouts(quick(&start), GAMES / 10, 2), plain);
    assert_eq!(rules.playouts(&start, GAMES / 10, 2), plain);
}

#[test]
fn mangala_packed_is_mangala() {
    for end in [End::RowEmpty, End::NoMove] {
        compare_many(&Mangala { end }, |core| Mangala { end }.quick(core).unwrap());
    }
}

#[test]
fn mangala_with_castles_packed_is_the_same_game() {
    for (end, own_pit_capture) in [(End::RowEmpty, true), (End::NoMove, true), (End::RowEmpty, false)] {
        let rules = MangalaCastle { end, own_pit_capture };
        compare_many(&rules, |state| rules.quick(state).unwrap());
    }
}

#[test]
fn al_manqala_packed_is_al_manqala() {
    compare_many(&AlManqala, |core| AlManqala::quick(core).unwrap());
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
        compare_many(&rules, |state| rules.quick(state).unwrap());
    }
}

#[test]
fn pallam_khuzi_is_packed_as_a_pallankuzhi() {
    let rules = PallamKhuzi { rounds: one() };
    compare_many(&rules, |state| rules.rules().quick(state).unwrap());
}

#[test]
fn kotu_baendum_packed_is_kotu_baendum() {
    for capture in [Capture::Relay, Capture::EndsTurn] {
        let rules = KotuBaendum { capture, rounds: one() };
        compare_many(&rules, |state| rules.quick(state).unwrap());
    }
}

/// A turn that would sow for ever, and a row that was laid out with a marked pit.
#[test]
fn later_rounds_are_packed_as_they_stand() {
    let positions = [
        (Capture::EndsTurn, "2.1.0.1.0.1.0/1.0.1.2.0.1.0 30:16 north round=11 opener=north direction=+"),
        (Capture::Relay, "4.4.4.4.4.4.2naga/2.4.4.4.4.4.4 0:4 south round=2 direction=+ open=both"),
    ];
    let mut draws = Draws::new(3);
    for (capture, text) in positions {
        let position: Position = text.parse().unwrap();
        let rules = KotuBaendum { capture, rounds: RoundLimit::new(position.round).unwrap() };
        let state = rules.adopt(&position).unwrap();
        let quick = |state: &_| rules.quick(state).unwrap();
        for index in 0..quick(&state).moves(quick(&state).lifts()) {
            compare_move(&rules, &mut { state }, &mut quick(&state), index);
        }
        for _ in 0..1_000 {
            compare(&rules, state, quick, &mut draws);
        }
    }
}

#[test]
fn what_is_not_packed_is_played_by_the_plain_rules() {
    let three = KotuBaendum { rounds: RoundLimit::new(3).unwrap(), ..KotuBaendum::default() };
    assert!(three.quick(&three.start()).is_none());
    let rules = Pallankuzhi { rounds: RoundLimit::new(2).unwrap(), ..Pallankuzhi::default() };
    assert!(rules.quick(&rules.start()).is_none());
    let short = "6.6.6.6.6.6.x/6.6.6.6.6.6.6 1:5 south round=2".parse().unwrap();
    let short = rules.adopt(&short).unwrap();
    assert!(rules.quick(&short).is_none());
    assert_eq!(rules.playouts(&short, 100, 1), plain_playouts(&rules, &short, 100, 1));
}

/// Few seeds go round for long, and positions come back.
#[test]
fn repetitions_are_the_same_where_few_seeds_are_left() {
    let mut draws = Draws::new(5);
    let mut repeated = 0;
    for _ in 0..2_000 {
        repeated += compare_few(&AlManqala, &mut draws);
        repeated += compare_few(&MangalaCastle::default(), &mut draws);
        repeated += compare_few(&KotuBaendum { rounds: one(), ..KotuBaendum::default() }, &mut draws);
        repeated += compare_few(&PallamKhuzi { rounds: one() }, &mut draws);
    }
    assert!(repeated > 100, "{repeated} games");
}

/// Lays an even number of seeds at random and plays from there; gives how many games were long ones.
fn compare_few<R: Rules>(rules: &R, draws: &mut Draws) -> usize {
    let ring = R::RING;
    let mut counts = [0; 14];
    for _ in 0..2 * (1 + draws.below(5)) {
        counts[draws.below(ring.len())] += 1;
    }
    let Ok(state) = rules.adopt(&Position::bare(ring, Board::of_pits(ring, &counts))) else { return 0 };
    let plain = plain_playouts(rules, &state, 10, 1);
    assert_eq!(rules.playouts(&state, 10, 1), plain, "{state:?}");
    usize::from(plain.moves > 30 * plain.games)
}
