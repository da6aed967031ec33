//! The end of Toguz Kumalak and of Bestemshe: more than half of the seeds win, and a player who cannot move
//! leaves the rest to the other.

use crate::{Core, Event, ImpossiblePosition, Reason, Ring, Side};

/// The reasons for which these games can end.
pub(super) const REASONS: &[Reason] = &[Reason::Majority, Reason::NoMove, Reason::Repetition];

/// Passes the turn. Ends the game if a player has a majority or the next player cannot move.
pub(super) fn end_or_pass(core: &mut Core, ring: Ring, majority: u8, emit: &mut impl FnMut(Event)) {
    core.turn = core.turn.other();
    if has_won(core, majority) {
        core.end(Reason::Majority, emit);
    } else if cannot_move(core, ring) {
        // RULES T3: their row is empty, so the rest lies in the other's.
        core.sweep_rows(ring, emit);
        core.end(Reason::NoMove, emit);
    } else {
        emit(Event::TurnPassed { to: core.turn });
    }
}

/// Rejects a position in which the game would already have ended.
pub(super) fn check_goes_on(core: &Core, ring: Ring, majority: u8) -> Result<(), ImpossiblePosition> {
    if core.over.is_none() && (has_won(core, majority) || cannot_move(core, ring)) {
        return Err(ImpossiblePosition::Ended(
            "the player to move has no move, or more than half are captured",
        ));
    }
    Ok(())
}

fn has_won(core: &Core, majority: u8) -> bool {
    Side::ALL.into_iter().any(|side| core.board.store(side) >= majority)
}

fn cannot_move(core: &Core, ring: Ring) -> bool {
    core.board.row_total(ring, core.turn) == 0
}
