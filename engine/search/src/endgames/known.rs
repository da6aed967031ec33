//! A table, and what it says about a position.

use kuzhi_engine::{Core, Side};

use super::numbering::{Numbering, seen};
use super::tabled::{MOST_SEEDS, Tabled};

/// What stands for a value that is not known.
pub(super) const UNKNOWN: i8 = i8::MIN;

/// What a table says about a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    /// By how many of the seeds on the board the player to move gets more.
    pub(crate) lead: i32,
    /// Whether the position may come back: then this holds if none has stood twice since the last
    /// capture, and to get it, a player has to go on to the next one.
    pub(crate) goes_round: bool,
}

/// By how many of the seeds on the board the mover gets more than the opponent, for every position
/// of at most so many seeds.
///
/// # Repetitions
///
/// A value is that of a position which has just come about by a capture, so that no position is
/// there to come back. It stays right as long as none has stood twice since: each player has a way
/// to their value on which nothing comes back, or on which what comes back is as good to them. Where
/// the value depends on *which* position of a cycle comes back first, the table has none.
///
/// # Majority
///
/// In Al-manqala the value is that of a game played to its last bead. It tells the winner truly:
/// who gets more than half in the end is whoever gets it first (rule 5 only ends the game earlier).
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

    /// Every value, a byte each.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.values.iter().map(|value| value.cast_unsigned()).collect()
    }

    /// The table of which these are the values; `None` if they are not as many as it has positions.
    pub(crate) fn from_bytes(rules: R, seeds: u8, bytes: Vec<u8>) -> Option<EndgameTable<R>> {
        if seeds > MOST_SEEDS {
            return None;
        }
        let numbering = Numbering::of::<R>(seeds);
        let fits = bytes.len() == numbering.len();
        let values = bytes.into_iter().map(u8::cast_signed).collect();
        fits.then_some(EndgameTable { rules, seeds, numbering, values })
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

    /// The place of a state.
    pub(super) fn at(&self, state: &R::State) -> usize {
        let core: &Core = state.as_ref();
        let (counts, layout) = (seen::<R>(core), R::layout(state));
        self.numbering.block(counts.iter().sum(), layout).start + self.numbering.rank(layout, &counts)
    }
}

/// What South has gained by a move, and what is left to play, as North sees it, if the game goes on.
pub(super) fn after<R: Tabled>(next: &R::State) -> (i8, Option<R::State>) {
    let core: &Core = next.as_ref();
    let [south, north] = Side::ALL.map(|side| core.board().store(side).cast_signed());
    let left = (!core.is_over()).then(|| R::state(R::layout(next), &seen::<R>(core)));
    (south - north, left)
}
