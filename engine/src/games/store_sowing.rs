//! Sowing counter-clockwise through the mover's own store: a turn of Mangala and of Kalah.

use crate::layout::sowing;
use crate::{Core, Event, Hole, Pit, Ring, Side};

/// Lifts a pit and sows it into the mover's own store and past the opponent's. Returns the player who moves
/// next: a last seed in the store gives an extra turn, and after one in a pit `capture` captures.
///
/// If `keeps_first`, the first seed goes back into the pit just lifted.
pub(super) fn play<E: FnMut(Event)>(
    core: &mut Core,
    ring: Ring,
    from: Pit,
    keeps_first: bool,
    capture: impl FnOnce(&mut Core, Side, Pit, &mut E),
    emit: &mut E,
) -> Side {
    let mover = core.turn;
    let seeds = sowing::lift(&mut core.board, from, emit);
    let next = |hole| next(ring, mover, hole);
    let first = if keeps_first { Hole::Pit(from) } else { next(Hole::Pit(from)) };
    match sowing::sow(&mut core.board, seeds, first, next, emit) {
        Hole::Store(side) => {
            emit(Event::ExtraTurn { side });
            mover
        }
        Hole::Pit(last) => {
            capture(core, mover, last, emit);
            mover.other()
        }
    }
}

/// Returns the hole after `hole`. The mover's own store is sown into, the opponent's is skipped.
fn next(ring: Ring, mover: Side, hole: Hole) -> Hole {
    match hole {
        Hole::Pit(pit) if pit == ring.last(mover) => Hole::Store(mover),
        Hole::Pit(pit) => Hole::Pit(ring.next(pit)),
        Hole::Store(side) => Hole::Pit(ring.next(ring.last(side))),
    }
}
