//! The store that the bot uses: the embedded database sled, one directory on disk.

mod acquaintances;
mod aside;
mod commit;
mod keys;
mod marks;
mod messages;
mod open;
mod settings;
mod standings;
mod trees;
mod trouble;
mod usage;
mod writing_back;

use std::fmt;
use std::fs::File;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard};

use ::sled::transaction::TransactionError;
use ::sled::{Db, Tree};

use self::aside::Lost;
use self::commit::{Records, Refused};
use self::settings::{HOUSE_RULES, PREFERENCES};
use self::trees::{Index, Trees};
use self::writing_back::WritingBack;
use super::order::{best_first, by_time};
use super::{
    Commit, CommitError, DeliveryStore, LeaderboardStore, MatchStore, Messages, Pending, PeopleStore,
    PresenceStore, SettingsStore, StoreError, Usage, UsageKey, UsageStore,
};
use crate::app::{
    ChannelId, GuildId, HouseRules, InteractionId, Match, MatchId, PlayerId, Preferences, Scope, Standing,
    Timestamp,
};
use crate::language::Language;

/// A store in a directory.
///
/// # Design
///
/// Sled shows a change to readers before it is on disk, and still shows it when it never gets
/// there. So commits hold `health` alone until they are durable, and readers share it: nobody is
/// shown what a crash could take back. After a change failed on its way to the disk, sled's memory
/// and its files differ, and only reading the files again tells what stands: until then, that is,
/// until the bot is restarted, every call is refused.
pub struct SledStore {
    // The first to be dropped: it holds the database open.
    writing_back: WritingBack,
    path: PathBuf,
    db: Db,
    trees: Trees<Tree>,
    /// Names of people by their id; no transaction needs them.
    names: Tree,
    /// Tags of people's languages by their id.
    languages: Tree,
    /// Preferences of people by their id, as JSON.
    preferences: Tree,
    /// Rules of servers by their id, as JSON.
    house_rules: Tree,
    /// What people and servers have used of their limits, as JSON.
    usage: Tree,
    /// What is kept of the bot itself.
    meta: Tree,
    log: File,
    health: RwLock<Health>,
}

/// The key of the time at which the bot was last there.
const LAST_THERE: &str = "last there";

/// Well, or what has happened.
type Health = Result<(), String>;

impl SledStore {
    /// Opens the store in a directory, or makes a new one there.
    ///
    /// # Errors
    ///
    /// [`StoreError::Locked`], [`StoreError::Newer`] or [`StoreError::Unopened`]; nothing was changed
    /// then.
    pub fn open(path: impl AsRef<Path>, cache_mb: u32) -> Result<SledStore, StoreError> {
        let path = path.as_ref();
        let db = open::open(path, cache_mb)?;
        let trees = Trees::open(&db).map_err(|error| open::not_opened(path, &error))?;
        let tree = |name: &str| db.open_tree(name).map_err(|error| open::not_opened(path, &error));
        let (names, languages) = (tree("names")?, tree("languages")?);
        let (preferences, house_rules) = (tree("preferences")?, tree("house rules")?);
        let (log, meta, usage) = (open::log_file(path)?, tree("meta")?, tree("usage")?);
        let not_opened = |error| open::not_opened(path, &error);
        let taken_back = trees.take_back().map_err(not_opened)?;
        trees.introduce().map_err(not_opened)?;
        trees.rate_anew_if_due(&db, &meta, taken_back).map_err(not_opened)?;
        let begun = log.try_clone().and_then(|log| WritingBack::begin(db.clone(), log));
        let writing_back = begun.map_err(|error| not_opened(::sled::Error::Io(error)))?;
        let (path, health) = (path.to_owned(), RwLock::new(Ok(())));
        Ok(SledStore {
            writing_back,
            path,
            db,
            trees,
            names,
            languages,
            preferences,
            house_rules,
            usage,
            meta,
            log,
            health,
        })
    }

    /// Lets readers in, unless a change has failed.
    fn well(&self) -> Result<RwLockReadGuard<'_, Health>, StoreError> {
        let health = self.health.read().map_err(|_| self.died())?;
        health.clone().map_err(StoreError::Ruined)?;
        Ok(health)
    }

    /// Lets one writer in, unless a change has failed.
    fn well_alone(&self) -> Result<RwLockWriteGuard<'_, Health>, StoreError> {
        let health = self.health.write().map_err(|_| self.died())?;
        health.clone().map_err(StoreError::Ruined)?;
        Ok(health)
    }

    /// A thread panicked while it was writing.
    fn died(&self) -> StoreError {
        StoreError::Ruined(self.broken("a change broke off in the middle"))
    }

    fn broken(&self, cause: impl fmt::Display) -> String {
        let path = self.path.display();
        format!("it could not write to {path} ({cause}), and refuses everything until the bot is restarted")
    }

    fn write(&self, commit: &Commit, records: &Records) -> Result<(), WriteError> {
        self.trees.write(commit, records)?;
        Ok(self.sync()?)
    }

    /// Brings what was written to the disk.
    fn sync(&self) -> ::sled::Result<()> {
        // `TransactionalTree::flush` would do no more than this flush: call `Tree::flush` once the
        // transaction is through. Neither is enough. On Linux sled writes with `sync_file_range`,
        // which syncs neither the file's length nor the disk's own cache, so that a power failure
        // may take the change away; `fdatasync` syncs both, on any descriptor of the file.
        self.db.flush()?;
        self.log.sync_data().map_err(::sled::Error::Io)?;
        // Whoever syncs is alone here, so that nothing was written in between.
        self.writing_back.synced();
        Ok(())
    }

    /// A change broke off on its way to the disk: from now on everything is refused.
    fn ruin(&self, health: &mut Health, error: &::sled::Error) -> StoreError {
        let cause = trouble::cause(error);
        tracing::error!(path = %self.path.display(), %error, "the store is of no more use: {cause}");
        let message = self.broken(cause);
        *health = Err(message.clone());
        StoreError::Ruined(message)
    }

    fn failed(&self, error: &::sled::Error) -> StoreError {
        let (path, cause) = (self.path.display(), trouble::cause(error));
        StoreError::Failed(format!("it could not read or write {path}: {cause}"))
    }

    fn not_found(&self, id: MatchId, lost: Lost) -> StoreError {
        match lost {
            Lost::Unreadable(cause) => {
                StoreError::Failed(format!("match {id} was set aside because it cannot be read: {cause}"))
            }
            Lost::Database(error) => self.failed(&error),
        }
    }

    fn list(&self, index: Index, prefix: &[u8]) -> Result<Vec<Match>, StoreError> {
        let _well = self.well()?;
        let keys: Result<Vec<_>, _> = self.trees.index(index).scan_prefix(prefix).keys().collect();
        let keys = keys.map_err(|error| self.failed(&error))?;
        let mut live = Vec::with_capacity(keys.len());
        for id in keys.iter().filter_map(|key| keys::match_in(key)) {
            match self.trees.find(id) {
                Ok(Some(one)) => live.push(one),
                Ok(None) => tracing::error!(r#match = %id, "a match that should be there is not"),
                // It was reported when it was set aside.
                Err(Lost::Unreadable(_)) => {}
                Err(Lost::Database(error)) => return Err(self.failed(&error)),
            }
        }
        Ok(live)
    }
}

/// Why a commit was not made.
enum WriteError {
    Refused(Refused),
    Broken(::sled::Error),
}

impl From<TransactionError<Refused>> for WriteError {
    fn from(error: TransactionError<Refused>) -> WriteError {
        match error {
            TransactionError::Abort(why) => WriteError::Refused(why),
            TransactionError::Storage(error) => WriteError::Broken(error),
        }
    }
}

impl From<::sled::Error> for WriteError {
    fn from(error: ::sled::Error) -> WriteError {
        WriteError::Broken(error)
    }
}

impl SledStore {
    fn make(&self, commit: &Commit) -> Result<(), CommitError> {
        let unwritable = |id: MatchId, cause: &dyn fmt::Display| {
            StoreError::Failed(format!("match {id} cannot be written: {cause}"))
        };
        let records = Records::of(commit).map_err(|(id, cause)| unwritable(id, &cause))?;
        let mut health = self.well_alone()?;
        self.write(commit, &records).map_err(|error| match error {
            WriteError::Refused(Refused::Conflict) => CommitError::Conflict,
            WriteError::Refused(Refused::Repeated(id)) => CommitError::Repeated(id),
            WriteError::Refused(Refused::Unwritable(cause)) => unwritable(commit.next.id, &cause).into(),
            WriteError::Broken(error) => self.ruin(&mut health, &error).into(),
        })
    }

    fn best_first(&self, scope: Scope, game: &str) -> Result<Vec<Standing>, StoreError> {
        let _well = self.well()?;
        let mut standings = Vec::new();
        for value in self.trees.standings.scan_prefix(keys::of_leaderboard(scope, game)).values() {
            let value = value.map_err(|error| self.failed(&error))?;
            match serde_json::from_slice(&value) {
                Ok(standing) => standings.push(standing),
                Err(cause) => tracing::error!(?scope, game, %cause, "a standing cannot be read"),
            }
        }
        best_first(&mut standings);
        Ok(standings)
    }
}

impl MatchStore for SledStore {
    fn submit(&self, commit: Commit) -> Pending {
        Pending::answered(self.make(&commit))
    }

    fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        let _well = self.well()?;
        self.trees.find(id).map_err(|lost| self.not_found(id, lost))
    }

    fn marked(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        let _well = self.well()?;
        let value = self.trees.marks.get(keys::of_mark(interaction)).map_err(|error| self.failed(&error))?;
        Ok(value.as_deref().and_then(keys::match_in))
    }

    /// Not synced: a mark that comes back after a crash is forgotten the next time.
    fn forget_marks(&self, before: Timestamp) -> Result<(), StoreError> {
        let _well = self.well()?;
        self.trees.forget_marks(before).map_err(|error| self.failed(&error))
    }

    fn live(&self) -> Result<Vec<Match>, StoreError> {
        self.list(Index::Live, &[])
    }

    fn live_in(&self, channel: ChannelId) -> Result<Vec<Match>, StoreError> {
        self.list(Index::OfChannel, &channel.0.to_be_bytes())
    }

    fn live_of(&self, player: PlayerId) -> Result<Vec<Match>, StoreError> {
        self.list(Index::OfPlayer, &player.0.to_be_bytes())
    }

    fn timed_out(&self) -> Result<Vec<Match>, StoreError> {
        let _well = self.well()?;
        let ids = self
            .trees
            .matches
            .iter()
            .keys()
            .filter_map(|key| key.map(|key| keys::match_in(&key)).transpose());
        let ids = ids.collect::<Result<Vec<MatchId>, _>>().map_err(|error| self.failed(&error))?;
        // What cannot be read was reported when it was set aside.
        Ok(by_time(ids.into_iter().filter_map(|id| self.trees.find(id).ok().flatten())))
    }
}

impl LeaderboardStore for SledStore {
    fn ranked(
        &self,
        scope: Scope,
        game: &str,
        see: &mut dyn FnMut(Standing) -> ControlFlow<()>,
    ) -> Result<(), StoreError> {
        // Who has seen enough has not failed.
        let _ = self.best_first(scope, game)?.into_iter().try_for_each(see);
        Ok(())
    }

    fn standing_of(
        &self,
        scope: Scope,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        Ok(self.best_first(scope, game)?.into_iter().find(|one| one.player == player))
    }
}

impl DeliveryStore for SledStore {
    fn messages(&self, id: MatchId) -> Result<Messages, StoreError> {
        let _well = self.well()?;
        let value = self.trees.messages.get(keys::of_match(id)).map_err(|error| self.failed(&error))?;
        Ok(value.as_deref().map(messages::read).unwrap_or_default())
    }

    /// Not synced at once, but within half a second; [`DeliveryStore::make_durable`] does it at once.
    fn keep_messages(&self, id: MatchId, messages: Messages) -> Result<(), StoreError> {
        let _well = self.well()?;
        let kept = self.trees.messages.insert(keys::of_match(id), messages::write(messages));
        kept.map_err(|error| self.failed(&error))?;
        self.writing_back.written();
        Ok(())
    }

    fn make_durable(&self) -> Result<(), StoreError> {
        let mut health = self.well_alone()?;
        self.sync().map_err(|error| self.ruin(&mut health, &error))
    }
}

impl PeopleStore for SledStore {
    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let _well = self.well()?;
        let name = self.names.get(player.0.to_be_bytes()).map_err(|error| self.failed(&error))?;
        Ok(name.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn keep_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError> {
        let _well = self.well()?;
        let kept = self.names.insert(player.0.to_be_bytes(), name);
        kept.map(drop).map_err(|error| self.failed(&error))
    }

    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError> {
        let _well = self.well()?;
        let tag = self.languages.get(player.0.to_be_bytes()).map_err(|error| self.failed(&error))?;
        Ok(tag.and_then(|tag| Language::by_tag(&String::from_utf8_lossy(&tag))))
    }

    fn keep_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError> {
        let _well = self.well()?;
        let kept = self.languages.insert(player.0.to_be_bytes(), language.tag());
        kept.map(drop).map_err(|error| self.failed(&error))
    }

    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        let _well = self.well()?;
        let pair = keys::of_pair(one, other);
        self.trees.acquaintances.contains_key(pair).map_err(|error| self.failed(&error))
    }
}

impl SettingsStore for SledStore {
    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        self.setting(&PREFERENCES, player.0)
    }

    fn keep_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError> {
        self.keep_setting(&PREFERENCES, player.0, preferences)
    }

    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError> {
        self.setting(&HOUSE_RULES, guild.0)
    }

    fn keep_house_rules(&self, guild: GuildId, rules: &HouseRules) -> Result<(), StoreError> {
        self.keep_setting(&HOUSE_RULES, guild.0, rules)
    }
}

impl PresenceStore for SledStore {
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        let _well = self.well()?;
        let value = self.meta.get(LAST_THERE).map_err(|error| self.failed(&error))?;
        let millis = value.and_then(|bytes| <[u8; 8]>::try_from(&*bytes).ok()).map(u64::from_be_bytes);
        Ok(millis.map(Timestamp::from_millis))
    }

    /// Not synced, which sled does every quarter of a minute: an earlier time does players no harm.
    fn keep_there(&self, now: Timestamp) -> Result<(), StoreError> {
        let _well = self.well()?;
        let kept = self.meta.insert(LAST_THERE, &now.as_millis().to_be_bytes());
        kept.map(drop).map_err(|error| self.failed(&error))
    }
}

impl UsageStore for SledStore {
    fn usage(&self) -> Result<Vec<Usage>, StoreError> {
        self.all_usage()
    }

    fn keep_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError> {
        self.replace_usage(kept, gone)
    }
}

impl fmt::Debug for SledStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SledStore").field("path", &self.path).finish_non_exhaustive()
    }
}
