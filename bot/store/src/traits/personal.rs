//! Everything stored about a person or a server: export and removal.

use std::collections::BTreeMap;

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::{GuildId, MatchId, PlayerId, Timestamp};

use crate::StoreError;

/// The outcome of a removal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RemovalOutcome {
    /// Nothing is stored about them any more.
    All,
    /// They have an open match or challenge, which must end first. Nothing was removed.
    StillPlaying,
}

/// Exports and removes everything about a person or a server. It may scan the whole store.
///
/// A removal is recorded first ([`PersonalStore::begin_leaving`]) and carried out then, so the next start
/// continues one that a crash interrupted. Matches stay with the other players. In every record and index the
/// id of a stand-in replaces that of the person, so everything derived from matches stays right.
pub trait PersonalStore: Send + Sync + 'static {
    /// Returns every match and challenge of a person, whatever became of it, ordered by id.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn matches_of(&self, player: PlayerId) -> Result<Vec<MatchId>, StoreError>;

    /// Returns the servers whose managers keep a person out, also since before they left.
    fn kept_out_on(&self, player: PlayerId) -> Result<Vec<GuildId>, StoreError>;

    /// Records that a person leaves, unless that is recorded already. When this returns, it survives a crash.
    fn begin_leaving(&self, leaving: Erasure) -> Result<(), StoreError>;

    /// Returns the recorded people who are not removed yet.
    fn leaving(&self) -> Result<Vec<Erasure>, StoreError>;

    /// Removes a person atomically: nothing that the store returns afterwards has their id, but the usage of
    /// limits, which protects others and lapses by itself. Servers that keep them out go on to do so by a
    /// mark ([`PlayerId::pseudonym`]). When this returns, it survives a crash.
    fn forget(&self, leaving: Erasure) -> Result<RemovalOutcome, StoreError>;

    /// Makes every removal and export, also one that is under way, fail from now on: the bot stops, and a
    /// large store takes long to scan. The next start goes on with a removal.
    fn stop_scans(&self) {}

    /// Returns the servers with settings or open matches.
    fn guilds(&self) -> Result<Vec<GuildId>, StoreError>;

    /// Returns the servers recorded as having removed the bot, with the time.
    fn left_guilds(&self) -> Result<BTreeMap<GuildId, Timestamp>, StoreError>;

    /// Records when a server removed the bot, or that the bot is there.
    fn record_left_guild(&self, guild: GuildId, since: Option<Timestamp>) -> Result<(), StoreError>;

    /// Removes the settings of a server and the record that it removed the bot.
    fn forget_guild(&self, guild: GuildId) -> Result<(), StoreError>;
}
