//! Feeding: a player whose opponent has no seeds must give them some, in Al-manqala and Oware.

use crate::{Core, Event, Illegal, Move, Pit, Ring};

/// A game in which an opponent without seeds must be fed.
pub(super) trait Feeding {
    /// The shape of the board.
    const RING: Ring;

    /// Sows a pit and captures. Does not check whether the game ends.
    fn sow_and_capture(core: &mut Core, from: Pit, emit: &mut impl FnMut(Event));
}

/// Returns whether the mover must give the opponent seeds.
fn must_feed<F: Feeding>(core: &Core) -> bool {
    core.board.row_total(F::RING, core.turn.other()) == 0
}

/// Returns whether a move leaves the opponent any seeds in their row.
fn feeds<F: Feeding>(core: &Core, from: Pit) -> bool {
    let mut after = *core;
    F::sow_and_capture(&mut after, from, &mut |_| ());
    after.board.row_total(F::RING, core.turn.other()) > 0
}

/// Returns whether the mover must give the opponent seeds and cannot.
pub(super) fn is_hopeless<F: Feeding>(core: &Core) -> bool {
    must_feed::<F>(core) && !F::RING.row(core.turn).any(|pit| core.board[pit] > 0 && feeds::<F>(core, pit))
}

/// Calls `visit` with every legal move, in pit order.
pub(super) fn each_move<F: Feeding>(core: &Core, visit: &mut impl FnMut(Move)) {
    let must_feed = must_feed::<F>(core);
    core.each_lift(F::RING, &mut |mv| {
        if !must_feed || feeds::<F>(core, core.lifted(F::RING, mv)) {
            visit(mv);
        }
    });
}

/// Checks whether a move is legal.
pub(super) fn check<F: Feeding>(core: &Core, mv: Move) -> Result<(), Illegal> {
    let pit = core.check_lift(F::RING, mv)?;
    if must_feed::<F>(core) && !feeds::<F>(core, pit) {
        return Err(Illegal::MustFeed(F::RING.number(pit)));
    }
    Ok(())
}
