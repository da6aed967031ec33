//! When an empty row ends the game: an option of both Mangala games.

use crate::options::words;
use crate::{Core, Event, ImpossiblePosition, Reason, Ring, Side};

words! {
    /// When an empty row ends the game (RULES M1).
    pub enum End {
        /// As soon as a row is empty after a move, even if the mover has an extra turn.
        RowEmpty = "row-empty",
        /// When the player to move has an empty row.
        NoMove = "no-move",
    }
}

impl End {
    /// If the game ends now, returns the player with the empty row, who takes the remaining seeds.
    pub(crate) fn taker(self, core: &Core, ring: Ring) -> Option<Side> {
        let empty = |side| core.board.row_total(ring, side) == 0;
        match self {
            End::RowEmpty => Side::ALL.into_iter().find(|&side| empty(side)),
            End::NoMove => Some(core.turn).filter(|&side| empty(side)),
        }
    }

    /// Sets the player to move to `next`. Ends the game if a row is empty. Otherwise reports the new turn,
    /// if it changed.
    pub(super) fn end_or_pass(self, core: &mut Core, ring: Ring, next: Side, emit: &mut impl FnMut(Event)) {
        let passes = core.turn != next;
        core.turn = next;
        if let Some(taker) = self.taker(core, ring) {
            core.sweep(ring, taker, emit);
            core.end(self.reason(), emit);
        } else if passes {
            emit(Event::TurnPassed { to: next });
        }
    }

    /// Rejects a position in which the game would already have ended.
    pub(super) fn check_goes_on(self, core: &Core, ring: Ring) -> Result<(), ImpossiblePosition> {
        let due = core.over.is_none() && self.taker(core, ring).is_some();
        if due {
            return Err(ImpossiblePosition::Ended("a row is empty"));
        }
        Ok(())
    }

    const fn reason(self) -> Reason {
        match self {
            End::RowEmpty => Reason::RowEmpty,
            End::NoMove => Reason::NoMove,
        }
    }
}
