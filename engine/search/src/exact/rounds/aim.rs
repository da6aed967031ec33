//! What the players want of a round of a match.

use kuzhi_engine::{Pallankuzhi, Rules as _, Side};

use super::match_table::MatchTable;
use super::outlook::Outlook;
use super::share::{State, left};
use super::wanted::Wanted;

/// What the ends of the current round are worth.
#[derive(Copy, Clone)]
pub(super) struct Aim<'t> {
    table: &'t MatchTable,
    /// The number of rounds left, this one included. `None` for a match to the end.
    rounds: Option<u16>,
    opener: Side,
}

impl<'t> Aim<'t> {
    pub(super) fn new(rules: Pallankuzhi, state: &State, table: &'t MatchTable) -> Aim<'t> {
        let (round, limit) = (rules.round(state), rules.rounds.get());
        let rounds = (limit > 0).then(|| (limit + 1).saturating_sub(round).max(1));
        Aim { table, rounds, opener: rules.position(state).opener }
    }

    /// Returns the aim of a round that this side opens, with so many rounds left.
    pub(super) const fn at(table: &'t MatchTable, rounds: Option<u16>, opener: Side) -> Aim<'t> {
        Aim { table, rounds, opener }
    }

    pub(super) const fn rounds(&self) -> Option<u16> {
        self.rounds
    }

    pub(super) const fn opener(&self) -> Side {
        self.opener
    }

    /// Returns whether the match ends with this round.
    pub(super) fn is_last(&self) -> bool {
        self.rounds == Some(1)
    }

    /// Returns whether the match is played to the end.
    pub(super) const fn is_endless(&self) -> bool {
        self.rounds.is_none()
    }

    /// Returns the outlook of a player who has so many seeds in all after the round. In the last round, that
    /// is their lead.
    pub(super) fn after(&self, side: Side, own: u8) -> Outlook {
        let total = self.table.layout.total();
        if self.is_last() {
            return Outlook::exactly(2 * i16::from(own) - i16::from(total));
        }
        if side == self.opener {
            self.table.after(self.rounds, own)
        } else {
            self.table.after(self.rounds, total - own).of_other()
        }
    }

    /// Returns whether a grade is better than another. Of a match, all wins are equally good.
    pub(super) fn is_better(&self, grade: i16, than: i16) -> bool {
        if self.is_last() { grade > than } else { grade.signum() > than.signum() }
    }

    /// Returns which numbers of the seeds in the pits a player wants, by their outlook with each of them.
    pub(super) fn wanted_numbers(
        &self,
        state: &State,
        side: Side,
        is_wanted: impl Fn(Outlook) -> bool,
    ) -> Wanted {
        let stored = state.as_ref().board().store(side);
        Wanted::choose(left(state), |gained| is_wanted(self.after(side, stored + gained)))
    }

    /// Returns all grades that a player can still come to, worst first, each once.
    pub(super) fn grades(&self, state: &State, side: Side, of: impl Fn(Outlook) -> i16) -> Vec<i16> {
        let stored = state.as_ref().board().store(side);
        let grade = |gained| of(self.after(side, stored + gained));
        let mut grades: Vec<i16> = (0..=left(state)).map(grade).collect();
        grades.sort_unstable();
        grades.dedup();
        grades
    }
}
