//! What servers and people get by themselves.

use kuzhi_domain::feeds::{PersonFeed, ServerFeed};
use kuzhi_domain::{GuildId, PlayerId, Timestamp};

use crate::StoreError;

/// Stores what servers and people get by themselves.
pub trait FeedStore: Send + Sync + 'static {
    /// Returns what a server gets, nothing if there is no record.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn server_feed(&self, guild: GuildId) -> Result<ServerFeed, StoreError>;

    /// Stores a record if its version is the next one. Otherwise another request was faster, and it returns
    /// false. When this returns, it survives a crash.
    fn save_server_feed(&self, guild: GuildId, feed: &ServerFeed) -> Result<bool, StoreError>;

    /// Returns the servers whose records name a person. It reads all of them.
    fn server_feeds_with(&self, player: PlayerId) -> Result<Vec<(GuildId, ServerFeed)>, StoreError>;

    /// Returns the servers for which something is due before a time, and when. A store of one process reads
    /// all of them.
    fn feeds_due(&self, before: Timestamp) -> Result<Vec<(GuildId, Timestamp)>, StoreError>;

    /// Returns what a person gets, nothing if there is no record.
    fn person_feed(&self, player: PlayerId) -> Result<PersonFeed, StoreError>;

    /// The same as [`FeedStore::save_server_feed`] for a person.
    fn save_person_feed(&self, player: PlayerId, feed: &PersonFeed) -> Result<bool, StoreError>;

    /// The same as [`FeedStore::feeds_due`] for people.
    fn person_feeds_due(&self, before: Timestamp) -> Result<Vec<(PlayerId, Timestamp)>, StoreError>;
}
