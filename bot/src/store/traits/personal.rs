//! What is kept of people and servers, as a whole: to give it out, and to remove it.

use std::collections::BTreeMap;

use crate::domain::{GuildId, Leaving, MatchId, PlayerId, Timestamp};
use crate::store::StoreError;

/// What became of the wish to remove somebody.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Forgotten {
    /// Nothing is kept of them any more.
    All,
    /// They have an open match or challenge, and nothing was removed: it has to end first.
    StillPlaying,
}

/// Gives out, and removes, all that is kept of a person or of a server. It may look through the whole store.
///
/// Whoever leaves is noted first ([`PersonalStore::begin_leaving`]) and removed then, so that a crash between the two leaves
/// nothing half done: a start goes on with it. Their matches stay with the others, under the number of the stand-in in every
/// record and index, so that everything that follows from matches follows from them still.
pub trait PersonalStore: Send + Sync + 'static {
    /// Every match and challenge that a person has anything to do with, whatever became of it, in the order of names.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn matches_of(&self, player: PlayerId) -> Result<Vec<MatchId>, StoreError>;

    /// The servers whose managers keep a person out.
    fn kept_out_on(&self, player: PlayerId) -> Result<Vec<GuildId>, StoreError>;

    /// Notes that somebody leaves, unless that is noted already. When this returns, it survives a crash.
    fn begin_leaving(&self, leaving: Leaving) -> Result<(), StoreError>;

    /// Those who leave and are not removed yet.
    fn leaving(&self) -> Result<Vec<Leaving>, StoreError>;

    /// Removes somebody who leaves, in one piece: from then on nothing that this store gives has their number. When it
    /// returns, that survives a crash.
    fn forget(&self, leaving: Leaving) -> Result<Forgotten, StoreError>;

    /// The servers that have settings or open matches.
    fn guilds(&self) -> Result<Vec<GuildId>, StoreError>;

    /// Since when which servers are without the bot, as far as that was noted.
    fn left_guilds(&self) -> Result<BTreeMap<GuildId, Timestamp>, StoreError>;

    /// Notes since when a server is without the bot, or that it is not.
    fn note_left_guild(&self, guild: GuildId, since: Option<Timestamp>) -> Result<(), StoreError>;

    /// Removes what the managers of a server have settled, and that it is without the bot.
    fn forget_guild(&self, guild: GuildId) -> Result<(), StoreError>;
}
