//! What a store does, by concern: [`Store`] is the sum.

mod deliveries;
mod due;
mod feeds;
mod future;
mod leaderboards;
mod lookups;
mod matches;
mod people;
mod personal;
mod processes;
mod tournaments;

pub use self::deliveries::{Beside, Delivered};
pub use self::due::{DueStore, Take, Taken};
pub use self::feeds::FeedStore;
pub use self::future::StoreFuture;
pub use self::leaderboards::{LeaderboardStore, Page};
pub use self::lookups::{Lookup, LookupRequest, LookupStore, PersonSettings, games_of_ids};
pub use self::matches::{Commit, CommitError, MATCHES_AT_ONCE, MatchStore, ProcessedInteraction};
pub use self::people::PeopleStore;
pub use self::personal::{PersonalStore, RemovalOutcome};
pub use self::processes::{Operation, ProcessStore, StoreSize, Turn};
pub use self::tournaments::TournamentStore;

/// Everything that outlives the process. A type that implements every concern is a store.
///
/// Methods block, except [`MatchStore::submit`]. The test suite in `tests/stores` is the law that every store
/// keeps.
pub trait Store:
    FeedStore
    + LookupStore
    + MatchStore
    + LeaderboardStore
    + PeopleStore
    + PersonalStore
    + ProcessStore
    + TournamentStore
{
    /// Whether other processes can use the store at the same time. They share the schedule then.
    fn is_shared(&self) -> bool {
        self.shared_due().is_some()
    }
}

impl<S> Store for S where
    S: FeedStore
        + LookupStore
        + MatchStore
        + LeaderboardStore
        + PeopleStore
        + PersonalStore
        + ProcessStore
        + TournamentStore
{
}
