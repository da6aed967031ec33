//! The packed forms against the plain rules.

use super::*;
use crate::Move;
use crate::draws::Draws;
use crate::games::{AlManqala, End, Mangala, MangalaCastle};
use crate::rules::{Core, Rules};
use crate::search::playouts as plain_playouts;

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

/// Plays a random game in both forms and compares them after every move; gives how many there were.
fn compare<R: Rules, Q: Quick>(rules: &R, mut state: R::State, mut game: Q, draws: &mut Draws) -> u64 {
    let mut moves = 0;
    let mut lifts = game.lifts();
    loop {
        let mut legal = Vec::new();
        rules.each_move(&state, &mut |mv| legal.push(mv));
        let places: Vec<Move> = (0..7_u8)
            .filter(|number| lifts >> number & 1 == 1)
            .filter_map(|number| Move::lift(number + 1))
            .collect();
        assert_eq!(places, legal, "{state:?}");
        let index = draws.below(legal.len());
        let before = state;
        rules.advance(&mut state, legal[index]);
        lifts = game.lift(choice::pick(lifts, index));
        moves += 1;
        let core = state.as_ref();
        assert_eq!(shown(&game.shown(), R::RING.row_len()), seen::<R>(core), "{before:?}: {}", legal[index]);
        assert_eq!(lifts > 0, core.over.is_none(), "{before:?}: {}", legal[index]);
        if lifts == 0 || moves == MOST_MOVES {
            return moves;
        }
    }
}

fn compare_many<R: Rules, Q: Quick>(rules: &R, quick: impl Fn(&R::State) -> Q) {
    let mut draws = Draws::new(1);
    let start = rules.start();
    let moves: u64 = (0..GAMES).map(|_| compare(rules, start, quick(&start), &mut draws)).sum();
    assert!(moves > 300_000, "{moves} moves");
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
