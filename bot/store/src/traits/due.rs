//! Matches in which something is due without anyone asking.

use kuzhi_domain::matches::Match;
use kuzhi_domain::{MatchId, Timestamp};

use crate::StoreError;

/// Which due matches to take.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Take {
    /// The current time.
    pub now: Timestamp,
    /// Whether clocks run. While they do not, none runs out.
    pub clocks_run: bool,
    /// The most clocks that may have run out. If there are more, none counts as run out.
    pub most_time_ups: u32,
    /// The most matches to take.
    pub at_most: u32,
}

/// What was taken.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Taken {
    /// The matches to look at, each with its number of failed attempts.
    pub matches: Vec<(MatchId, u32)>,
    /// How many clocks have run out, taken or not.
    pub time_ups: u32,
    /// When the next match is due.
    pub next: Option<Timestamp>,
}

/// Stores when each match is due, for stores that several processes share. A process takes a due match with a
/// lease; if it dies, another takes over.
///
/// What is due in a match follows from the match and its deliveries, so nobody schedules it by hand. A commit
/// that must be shown, or that the bot must answer, makes the match due, leased to the committing process
/// until that has stored the delivery.
pub trait DueStore: Send + Sync + 'static {
    /// Takes due matches that nobody has leased.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn take_due(&self, take: Take) -> Result<Taken, StoreError> {
        self.take_due_but(take, &[])
    }

    /// The same, except that the clocks of these matches do not run out.
    fn take_due_but(&self, take: Take, held: &[MatchId]) -> Result<Taken, StoreError>;

    /// Returns at most so many matches in which a player's time is up.
    fn time_ups(&self, now: Timestamp, at_most: usize) -> Result<Vec<MatchId>, StoreError>;

    /// Extends the leases of these matches.
    fn hold_due(&self, ids: &[MatchId]) -> Result<(), StoreError>;

    /// Releases a match, due again at a time or not at all, after `tries` failed attempts. Does nothing if
    /// the match has changed since: the process that changed it has the lease.
    fn put_off(&self, one: &Match, until: Option<Timestamp>, tries: u32) -> Result<(), StoreError>;

    /// Removes a match that does not exist or cannot be read.
    fn drop_due(&self, id: MatchId) -> Result<(), StoreError>;
}
