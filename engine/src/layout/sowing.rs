//! Sowing: dropping the seeds in hand one by one around the board.

use crate::{Board, Event, Hole, Pit};

/// Moves a pit's seeds into the hand, reports the event, and returns their number.
pub(crate) fn lift(board: &mut Board, pit: Pit, emit: &mut impl FnMut(Event)) -> u8 {
    let seeds = board.lift(pit);
    emit(Event::Lifted { pit, seeds });
    seeds
}

/// Drops one seed from the hand into a pit, reports the event, and returns the new count.
pub(crate) fn drop_into(board: &mut Board, pit: Pit, emit: &mut impl FnMut(Event)) -> u8 {
    let seeds = board.drop_into(pit);
    emit(Event::Sown { hole: Hole::Pit(pit) });
    seeds
}

/// Sows a hand of at least one seed: the first into `first`, each further one into the hole that `next`
/// returns. Returns the hole of the last seed.
pub(crate) fn sow(
    board: &mut Board,
    seeds: u8,
    first: Hole,
    next: impl Fn(Hole) -> Hole,
    emit: &mut impl FnMut(Event),
) -> Hole {
    let mut hole = first;
    for left in (0..seeds).rev() {
        match hole {
            Hole::Pit(pit) => _ = drop_into(board, pit, emit),
            Hole::Store(side) => {
                board.bank(side, 1);
                emit(Event::Sown { hole });
            }
        }
        if left > 0 {
            hole = next(hole);
        }
    }
    hole
}
