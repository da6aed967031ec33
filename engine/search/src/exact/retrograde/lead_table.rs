//! Endgame tables and looking up positions in them.

use super::cyclic_game::{Counts, CyclicGame};
use super::interval::Interval;
use super::numbering::{Numbering, seen};
use crate::exact::TableValue;

/// What is known of all positions up to some number of seeds: the smallest and the largest lead of the
/// player to move in the division of the seeds on the board. In most positions they are the same.
///
/// # Repetitions
///
/// A lead is for a position just after a capture, without earlier positions that could recur. It stays
/// valid while no position has occurred twice since, but in Oware, where the second time ends the game, only
/// at first. Each player can then get their bound on a path without repetitions, or on one where any
/// repetition is at least as good for them. If the lead depends on *which* position of a cycle recurs first,
/// the bounds differ: by the first one the player loses all by a repetition, by the other one the opponent.
///
/// # Majority
///
/// In Al-manqala, Oware and Bestemshe the lead is for a game played out to the last seed. It gives the right
/// winner: the player with more than half of the seeds in the end is the one who reaches a majority first.
/// The rule of the majority only ends the game earlier.
#[derive(Clone, Debug)]
pub(crate) struct LeadTable<R> {
    pub(super) rules: R,
    pub(super) seeds: u8,
    pub(super) numbering: Numbering,
    /// The code of each position's interval.
    pub(super) codes: Vec<u8>,
}

impl<R: CyclicGame> LeadTable<R> {
    pub(crate) const fn rules(&self) -> &R {
        &self.rules
    }

    /// Creates a table from its codes. Returns `None` if their number is wrong.
    pub(crate) fn from_bytes(rules: R, seeds: u8, codes: Vec<u8>) -> Option<LeadTable<R>> {
        if seeds > R::MOST_SEEDS {
            return None;
        }
        let numbering = Numbering::up_to::<R>(seeds);
        (codes.len() == numbering.len()).then_some(LeadTable { rules, seeds, numbering, codes })
    }

    /// Returns the number of positions whose lead depends on repetitions.
    pub(super) fn open(&self) -> usize {
        let open = |seeds: u8| {
            let of_class = (0..R::LAYOUTS).flat_map(move |layout| self.numbering.block(seeds, layout));
            of_class.filter(|&at| !self.interval(at, seeds).is_exact()).count()
        };
        (0..=self.seeds).map(open).sum()
    }

    /// Looks up the lead of the player to move in the division of the seeds on the board.
    pub(crate) fn look_up(&self, state: &R::State) -> Option<TableValue> {
        let counts = seen::<R>(state.as_ref());
        let seeds = counts.iter().map(|&count| u32::from(count)).sum::<u32>();
        let seeds = u8::try_from(seeds).ok().filter(|&seeds| seeds <= self.seeds)?;
        if !seeds.is_multiple_of(R::STEP) {
            return None;
        }
        let layout = R::layout(state);
        let Interval { least, most } = self.interval(self.at(seeds, layout, &counts), seeds);
        Some(TableValue { least: least.into(), most: most.into(), can_recur: R::can_recur(layout) })
    }

    /// Returns the interval of the position at an index.
    pub(super) fn interval(&self, at: usize, seeds: u8) -> Interval {
        Interval::from_code(self.codes[at], seeds, R::GRAIN)
    }

    /// Returns the interval of a position from those after it. Returns `None` if there is no move.
    pub(super) fn best(
        rules: R,
        layout: usize,
        counts: &Counts,
        of: &mut impl FnMut(usize, &Counts) -> Interval,
    ) -> Option<Interval> {
        let mut best: Option<Interval> = None;
        rules.each_after(layout, counts, &mut |gain, left| {
            let left = left.map_or(Interval::exactly(0), |(layout, counts)| of(layout, &counts));
            let this = left.after(gain);
            best = Some(best.map_or(this, |best| best.or(this)));
        });
        best
    }

    /// Returns the index of a position in the table.
    pub(super) fn at(&self, seeds: u8, layout: usize, counts: &Counts) -> usize {
        self.numbering.block(seeds, layout).start + self.numbering.rank(layout, counts)
    }
}
