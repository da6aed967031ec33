//! The deadlines of matches whose store belongs to this process alone.

use kuzhi_domain::matches::Match;
use kuzhi_domain::{MatchId, Timestamp};
use kuzhi_store::{Take, Taken};

use super::next_due;
use super::timetable::Timetable;

/// When something is due, and in which match.
#[derive(Debug, Default)]
pub(super) struct LocalDeadlines {
    /// When something is due in matches where no clock runs.
    due: Timetable<()>,
    /// The same where a clock runs, with the time at which the player's time is up.
    clocks: Timetable<Timestamp>,
    /// When to ping people who were present just before their turn came.
    pings: Timetable<()>,
    /// When to retry what failed, and how often it has failed.
    retries: Timetable<u32>,
}

impl LocalDeadlines {
    /// Notes what is due next in a match.
    pub(super) fn watch(&mut self, one: &Match) {
        self.record_due(one.id(), next_due(one), one.running().map(|(clock, mover)| clock.runs_out(mover)));
    }

    /// Notes when something is due next in a match, and when a player's time is up, if a clock runs.
    pub(super) fn record_due(&mut self, id: MatchId, at: Option<Timestamp>, time_up: Option<Timestamp>) {
        self.due.remove(id);
        self.clocks.remove(id);
        match (at, time_up) {
            (Some(at), Some(time_up)) => self.clocks.insert(id, at, time_up),
            (Some(at), None) => self.due.insert(id, at, ()),
            (None, _) => {}
        }
    }

    /// Notes that a match was looked at, and what is due in it next.
    pub(super) fn update(&mut self, one: &Match, call_at: Option<Timestamp>) {
        self.watch(one);
        self.retries.remove(one.id());
        self.record_ping(one.id(), call_at);
    }

    /// Notes when to ping a person to a match, or that nobody has to be pinged.
    pub(super) fn record_ping(&mut self, id: MatchId, at: Option<Timestamp>) {
        match at {
            Some(at) => self.pings.insert(id, at, ()),
            None => _ = self.pings.remove(id),
        }
    }

    /// Notes when to retry what failed, and how often it has failed.
    pub(super) fn record_retry(&mut self, id: MatchId, at: Timestamp, tries: u32) {
        self.retries.insert(id, at, tries);
    }

    /// When something is due next.
    #[cfg(test)]
    pub(super) fn next(&self, clocks_run: bool) -> Option<Timestamp> {
        self.first(clocks_run, &[]).map(|(at, _)| at)
    }

    /// The matches in which a player's time is up.
    pub(super) fn time_ups(&self, now: Timestamp) -> impl Iterator<Item = MatchId> {
        self.clocks.due(now).filter(move |(_, time_up)| **time_up <= now).map(|(id, _)| id)
    }

    /// Takes out what has fallen due, except that the clocks of these matches do not run out.
    pub(super) fn take(&mut self, take: Take, held: &[MatchId]) -> Taken {
        let now = take.now;
        let time_ups = u32::try_from(self.time_ups(now).count()).unwrap_or(u32::MAX);
        let clocks_run = take.clocks_run && time_ups <= take.most_time_ups;
        let fallen = std::iter::from_fn(|| {
            let (_, id) = self.first(clocks_run, held).filter(|(at, _)| *at <= now)?;
            Some((id, self.take_out(id, now, clocks_run && held.binary_search(&id).is_err())))
        });
        let matches = fallen.take(usize::try_from(take.at_most).unwrap_or(usize::MAX)).collect();
        Taken { matches, time_ups, next: self.first(clocks_run, held).map(|(at, _)| at) }
    }

    /// Takes out a match for all that has fallen due in it. Returns how often that has failed.
    fn take_out(&mut self, id: MatchId, now: Timestamp, clock_runs: bool) -> u32 {
        self.due.remove_due(id, now);
        self.pings.remove_due(id, now);
        if clock_runs {
            self.clocks.remove_due(id, now);
        }
        self.retries.remove_due(id, now).unwrap_or_default()
    }

    /// The match in which something is due first, and when.
    fn first(&self, clocks_run: bool, held: &[MatchId]) -> Option<(Timestamp, MatchId)> {
        let clocks = clocks_run.then(|| self.clocks.first_but(held)).flatten();
        [self.due.first(), clocks, self.pings.first(), self.retries.first()].into_iter().flatten().min()
    }

    /// The matches with something noted here.
    #[cfg(test)]
    pub(super) fn ids(&self) -> impl Iterator<Item = MatchId> {
        let due = self.due.ids().chain(self.clocks.ids());
        due.chain(self.pings.ids()).chain(self.retries.ids())
    }
}

#[cfg(test)]
mod tests;
