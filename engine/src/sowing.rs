//! Sowing: seeds of a hand fall one by one along a way.

use crate::{Board, Event, Hole, Pit};

/// Empties a pit into the hand and tells it.
pub(crate) fn lift(board: &mut Board, pit: Pit, tell: &mut impl FnMut(Event)) -> u8 {
    let seeds = board.lift(pit);
    tell(Event::Lifted { pit, seeds });
    seeds
}

/// Lets one seed of the hand fall into a pit, tells it, and gives the new count.
pub(crate) fn drop_into(board: &mut Board, pit: Pit, tell: &mut impl FnMut(Event)) -> u8 {
    let seeds = board.drop_into(pit);
    tell(Event::Sown { hole: Hole::Pit(pit) });
    seeds
}

/// Sows a hand of at least one seed: the first into `first`, each further one into the hole that
/// `next` names. Gives the hole of the last seed.
pub(crate) fn sow(
    board: &mut Board,
    seeds: u8,
    first: Hole,
    next: impl Fn(Hole) -> Hole,
    tell: &mut impl FnMut(Event),
) -> Hole {
    let mut hole = first;
    for left in (0..seeds).rev() {
        match hole {
            Hole::Pit(pit) => _ = drop_into(board, pit, tell),
            Hole::Store(side) => {
                board.bank(side, 1);
                tell(Event::Sown { hole });
            }
        }
        if left > 0 {
            hole = next(hole);
        }
    }
    hole
}
