//! A table, and what it says about a position.

use super::Tabled;
use super::numbering::{Numbering, seen};
use crate::knowledge::Known;
use crate::rules::Core;

/// What stands for a value that is not known.
pub(super) const UNKNOWN: i8 = i8::MIN;

/// By how many of the seeds on the board the mover gets more than the opponent, for every position
/// of at most so many seeds.
///
/// # Repetitions
///
/// A value is that of a position which has just come about by a capture, so that no position is
/// there to come back. It stays right as long as none has stood twice since: each player has a way
/// to his value on which nothing comes back, or on which what comes back is as good to him. Where
/// the value depends on *which* position of a cycle comes back first, the table has none.
///
/// # Majority
///
/// In Al-manqala the value is that of a game played to its last bead. It tells the winner truly:
/// who gets more than half in the end is he who gets it first (rule 5 only ends the game earlier).
#[derive(Clone, Debug)]
pub(crate) struct EndgameTable<R> {
    pub(super) rules: R,
    pub(super) seeds: u8,
    pub(super) numbering: Numbering,
    pub(super) values: Vec<i8>,
}

impl<R: Tabled> EndgameTable<R> {
    /// The rules with which the game goes on.
    pub(crate) const fn rules(&self) -> &R {
        &self.rules
    }

    /// How many seeds it reaches.
    pub(crate) const fn seeds(&self) -> u8 {
        self.seeds
    }

    /// How many positions it has.
    pub(crate) const fn len(&self) -> usize {
        self.values.len()
    }

    /// How many positions of it have no value: see *Repetitions*.
    pub(crate) fn unknown(&self) -> usize {
        self.values.iter().filter(|&&value| value == UNKNOWN).count()
    }

    /// By how many of the seeds on the board the mover of a game in play gets more, if that is known.
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

    /// The same, with what a search has to know about it.
    pub(crate) fn known(&self, state: &R::State) -> Option<Known> {
        self.lead(state).map(|lead| Known { lead, goes_round: R::goes_round(R::layout(state)) })
    }
}
