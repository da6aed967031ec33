//! Whether people can reach the bot. While they cannot, no clock runs out.

use std::time::Duration;

use crate::clock::Clock;
use crate::domain::Timestamp;

/// How long a presence check is valid. Presence is checked several times within this.
const FRESH: Duration = Duration::from_mins(1);

/// Whether people could reach the bot at the last check, and whether clocks run out at all.
#[derive(Debug, Default)]
pub(super) struct Presence {
    is_there: bool,
    /// When the last check was.
    checked_at: Timestamp,
    /// The last time at which the bot is known to have run while people could reach it.
    there_until: Option<Timestamp>,
    /// Whether too many clocks ran out at once. Then none does until the next start.
    holds_clocks: bool,
}

impl Presence {
    /// Notes whether people could reach the bot at the check at this time.
    pub(super) fn note(&mut self, is_there: bool, checked_at: Timestamp) {
        (self.is_there, self.checked_at) = (is_there, checked_at);
        self.there_until = is_there.then_some(checked_at);
    }

    /// Notes that the bot runs. If it has slept since the last check, no clock runs out before the next one:
    /// that credits the sleep to all of them.
    pub(super) fn note_running(&mut self, clock: &Clock) {
        self.is_there = self.is_there(clock);
        if self.is_there {
            self.there_until = self.there_until.max(Some(clock.now()));
        }
    }

    /// Lets no clock run out any more.
    pub(super) const fn hold_clocks(&mut self) {
        self.holds_clocks = true;
    }

    /// Returns the last time at which the bot was present, as far as this process knows.
    pub(super) const fn there_until(&self) -> Option<Timestamp> {
        self.there_until
    }

    /// Whether people can reach the bot, and could ever since the last check.
    pub(super) fn is_there(&self, clock: &Clock) -> bool {
        self.is_there && clock.has_run_since(self.checked_at, FRESH)
    }

    /// Whether clocks run out now.
    pub(super) fn do_clocks_run(&self, clock: &Clock) -> bool {
        !self.holds_clocks && self.is_there(clock)
    }
}
