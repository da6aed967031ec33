//! Endgame tables and looking up positions in them.

use kuzhi_engine::{Core, Side};

use super::cyclic_game::{CyclicGame, MOST_SEEDS};
use super::numbering::{Numbering, seen};
use crate::exact::TableValue;

/// Marks a value that is not known.
pub(super) const UNKNOWN: i8 = i8::MIN;

/// The values of all positions up to some number of seeds: the lead of the player to move in the division
/// of the seeds on the board.
///
/// # Repetitions
///
/// A value is for a position just after a capture, without earlier positions that could recur. It stays
/// valid while no position has occurred twice since, but in Oware, where the second time ends the game, only
/// at first. Each player can then get their value on a path without repetitions, or on one where any
/// repetition is at least as good for them. If the value depends on *which* position of a cycle recurs first,
/// the table has none.
///
/// # Majority
///
/// In Al-manqala and Oware the value is for a game played out to the last bead. It gives the right
/// winner: the player with more than half of the beads in the end is the one who reaches a majority first.
/// Rule 5 of both only ends the game earlier.
#[derive(Clone, Debug)]
pub(crate) struct LeadTable<R> {
    pub(super) rules: R,
    pub(super) seeds: u8,
    pub(super) numbering: Numbering,
    pub(super) values: Vec<i8>,
}

impl<R: CyclicGame> LeadTable<R> {
    pub(crate) const fn rules(&self) -> &R {
        &self.rules
    }

    /// Creates a table from its values. Returns `None` if their number is wrong.
    pub(crate) fn from_bytes(rules: R, seeds: u8, bytes: Vec<u8>) -> Option<LeadTable<R>> {
        if seeds > MOST_SEEDS {
            return None;
        }
        let numbering = Numbering::up_to::<R>(seeds);
        let fits = bytes.len() == numbering.len();
        let values = bytes.into_iter().map(u8::cast_signed).collect();
        fits.then_some(LeadTable { rules, seeds, numbering, values })
    }

    /// Returns the number of positions without a value. See *Repetitions*.
    pub(super) fn unknown(&self) -> usize {
        self.values.iter().filter(|&&value| value == UNKNOWN).count()
    }

    /// Returns the lead of the player to move in the division of the seeds on the board, if it is known.
    pub(crate) fn lead(&self, state: &R::State) -> Option<i32> {
        let core: &Core = state.as_ref();
        let counts = seen::<R>(core);
        let seeds = counts.iter().map(|&count| u32::from(count)).sum::<u32>();
        if seeds > u32::from(self.seeds) {
            return None;
        }
        let seeds = u8::try_from(seeds).ok().filter(|seeds| seeds.is_multiple_of(R::STEP))?;
        let layout = R::layout(state);
        let at = self.numbering.block(seeds, layout).start + self.numbering.rank(layout, &counts);
        Some(self.values[at]).filter(|&value| value != UNKNOWN).map(i32::from)
    }

    /// Like [`LeadTable::lead`], but also returns whether the position can recur.
    pub(crate) fn look_up(&self, state: &R::State) -> Option<TableValue> {
        self.lead(state).map(|lead| TableValue { lead, can_recur: R::can_recur(R::layout(state)) })
    }

    /// Returns the index of a state in the table.
    pub(super) fn at(&self, state: &R::State) -> usize {
        let core: &Core = state.as_ref();
        let (counts, layout) = (seen::<R>(core), R::layout(state));
        self.numbering.block(counts.iter().sum(), layout).start + self.numbering.rank(layout, &counts)
    }
}

/// Returns South's gain from a move and, if the game goes on, the state that is left, seen by North.
pub(super) fn after<R: CyclicGame>(next: &R::State) -> (i8, Option<R::State>) {
    let core: &Core = next.as_ref();
    let [south, north] = Side::ALL.map(|side| core.board().store(side).cast_signed());
    let left = (!core.is_over()).then(|| R::state(R::layout(next), &seen::<R>(core)));
    (south - north, left)
}
