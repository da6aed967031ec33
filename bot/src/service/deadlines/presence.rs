//! Whether people can reach the bot. While they cannot, no clock runs out.

use std::time::Duration;

use kuzhi_domain::Timestamp;

use crate::clock::{Clock, Reading, Step};

/// How long a presence check is valid. Presence is checked several times within this.
const FRESH: Duration = Duration::from_mins(1);

/// Whether people could reach the bot at the last check.
#[derive(Debug)]
pub(super) struct Presence {
    is_there: bool,
    /// What the clock showed at the last check.
    checked: Reading,
    /// The last time at which the bot is known to have run while people could reach it.
    there_until: Option<Timestamp>,
}

impl Presence {
    /// Nobody can reach the bot yet.
    pub(super) const fn new(reading: Reading) -> Presence {
        Presence { is_there: false, checked: reading, there_until: None }
    }

    /// Notes whether people could reach the bot at the check when the clock showed this.
    pub(super) fn record(&mut self, is_there: bool, checked: Reading) {
        (self.is_there, self.checked) = (is_there, checked);
        self.there_until = is_there.then_some(checked.at);
    }

    /// Notes that people cannot reach the bot, until the next check.
    pub(super) const fn mark_absent(&mut self) {
        (self.is_there, self.there_until) = (false, None);
    }

    /// Notes that the bot runs. If it has slept since the last check, or the clock was set, no clock runs out
    /// before the next one: that takes it off all of them.
    pub(super) fn record_running(&mut self, clock: &Clock) {
        self.is_there = self.is_there(clock);
        if self.is_there {
            self.there_until = self.there_until.max(Some(clock.now()));
        }
    }

    /// Returns what the clock showed at the last check, and how far it was put forward or back since.
    pub(super) fn step(&self, now: &Reading) -> Option<(Reading, Step)> {
        now.step_since(&self.checked).map(|step| (self.checked, step))
    }

    /// Returns the last time at which the bot was present, as far as this process knows.
    pub(super) const fn there_until(&self) -> Option<Timestamp> {
        self.there_until
    }

    /// Whether people can reach the bot, and could ever since the last check. Then clocks run out.
    pub(super) fn is_there(&self, clock: &Clock) -> bool {
        self.is_there && clock.has_run_since(&self.checked, FRESH)
    }
}
