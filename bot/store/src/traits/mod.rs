//! What a store does, by concern: each trait is small, and [`Store`] is their sum.

mod asked;
mod careers;
mod deliveries;
mod due;
mod extent;
mod leaderboards;
mod lookups;
mod matches;
mod notes;
mod people;
mod personal;
mod presence;
mod puzzles;
mod reviews;
mod settings;
mod turns;
mod usage;

pub use self::asked::Asked;
pub use self::careers::CareerStore;
pub use self::deliveries::{Delivered, DeliveryStore};
pub use self::due::{DueStore, Take, Taken};
pub use self::extent::{Extent, ExtentStore};
pub use self::leaderboards::{LeaderboardStore, Page};
pub use self::lookups::{Found, Kept, LookupStore, Wanted};
pub use self::matches::{Commit, CommitError, MATCHES_AT_ONCE, Mark, MatchStore};
pub use self::notes::NoteStore;
pub use self::people::PeopleStore;
pub use self::personal::{PersonalStore, RemovalOutcome};
pub use self::presence::PresenceStore;
pub use self::puzzles::PuzzleStore;
pub use self::reviews::ReviewStore;
pub use self::settings::SettingsStore;
pub use self::turns::{Turn, TurnStore};
pub use self::usage::UsageStore;

/// Everything that outlives the process. A type that implements every concern is a store.
///
/// Methods block, except [`MatchStore::submit`]. The test suite in `tests/stores` is the law that every store
/// keeps.
pub trait Store:
    MatchStore
    + LeaderboardStore
    + DeliveryStore
    + PeopleStore
    + SettingsStore
    + PresenceStore
    + UsageStore
    + LookupStore
    + TurnStore
    + CareerStore
    + PersonalStore
    + PuzzleStore
    + NoteStore
    + ReviewStore
    + ExtentStore
{
}

impl<S> Store for S where
    S: MatchStore
        + LeaderboardStore
        + DeliveryStore
        + PeopleStore
        + SettingsStore
        + PresenceStore
        + UsageStore
        + LookupStore
        + TurnStore
        + CareerStore
        + PersonalStore
        + PuzzleStore
        + NoteStore
        + ReviewStore
        + ExtentStore
{
}
