//! The store that the bot uses: the embedded database sled, one directory on disk.

mod at_once;
mod changes;
mod commit;
mod draft;
mod keys;
mod known;
mod leaderboards;
mod marks;
mod matches;
mod notes;
mod open;
mod opponents;
mod quarantine;
mod settings;
mod standings;
mod transfer;
mod trees;
mod trouble;
mod usage;
mod writer;

use std::fmt;
use std::fs::File;
use std::hash::Hash;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ::sled::Tree;

use self::at_once::AtOnce;
use self::known::{Known, Lately};
use self::settings::stored;
use self::trees::{Kind, Trees};
use self::writer::{Database, Writer};
use super::{Delivered, DeliveryStore, PeopleStore, PresenceStore, StoreError, delivered};
use crate::domain::{MatchId, PlayerId, Timestamp};
use crate::language::Language;

/// A store in a directory.
///
/// What commits change is written by a thread of its own (`writer.rs`, which says what readers wait for); what is noted
/// beside matches is written by whoever notes it.
pub struct SledStore {
    // The first to be dropped: it holds the database open.
    writer: Writer,
    known: Arc<Known>,
    at_once: AtOnce,
    path: PathBuf,
    trees: Trees,
    /// Names of people by their id.
    names: Tree,
    /// Tags of people's languages by their id.
    languages: Tree,
    /// What people and servers have used of their limits, as JSON.
    usage: Tree,
}

/// The key of the time at which the bot was last there.
const LAST_THERE: &str = "last there";

impl SledStore {
    /// Opens the store in a directory, or makes a new one there.
    ///
    /// # Errors
    ///
    /// [`StoreError::Locked`], [`StoreError::Newer`] or [`StoreError::Unopened`]; nothing was changed
    /// then.
    pub fn open(path: impl AsRef<Path>, cache_mb: u32) -> Result<SledStore, StoreError> {
        SledStore::open_synced_by(path, cache_mb, File::sync_data)
    }

    /// The same, where something else brings a written file to the disk: tests hold it up, or have it fail.
    ///
    /// # Errors
    ///
    /// As [`SledStore::open`].
    pub fn open_synced_by(
        path: impl AsRef<Path>,
        cache_mb: u32,
        sync: impl FnMut(&File) -> io::Result<()> + Send + 'static,
    ) -> Result<SledStore, StoreError> {
        let path = path.as_ref();
        let db = open::open(path, cache_mb)?;
        let not_opened = |error| open::not_opened(path, &error);
        let trees = Trees::open(&db).map_err(not_opened)?;
        let tree = |name: &str| db.open_tree(name).map_err(not_opened);
        let (names, languages, usage) = (tree("names")?, tree("languages")?, tree("usage")?);
        // Where marks stood in the order of their time.
        db.drop_tree("mark times").map_err(not_opened)?;
        let log = open::log_file(path)?;
        let taken_back = trees.take_back().map_err(not_opened)?;
        trees.index_opponents().map_err(not_opened)?;
        trees.rate_anew_if_due(&db, taken_back).map_err(not_opened)?;
        let known = Arc::new(Known::since(trees.last_mark().map_err(not_opened)?));
        let database = Database { db, trees: trees.clone(), log, sync: Box::new(sync) };
        let begun = Writer::begin(path.to_owned(), database, Arc::clone(&known));
        let writer = begun.map_err(|error| not_opened(::sled::Error::Io(error)))?;
        let at_once = AtOnce { known: Arc::clone(&known), notebook: writer.notebook() };
        Ok(SledStore { writer, known, at_once, path: path.to_owned(), trees, names, languages, usage })
    }

    /// Does something with the trees, unless a change has failed.
    fn read<T>(&self, read: impl FnOnce(&Trees) -> ::sled::Result<T>) -> Result<T, StoreError> {
        self.writer.well()?;
        read(&self.trees).map_err(|error| self.failed(&error))
    }

    /// What is known, or else what is read.
    fn known_or<K, V, R>(&self, lately: &Lately<K, V>, key: K, read: R) -> Result<V, StoreError>
    where
        K: Eq + Hash,
        V: Clone,
        R: FnOnce() -> Result<V, StoreError>,
    {
        self.writer.well()?;
        if let Some(known) = lately.get(&key) {
            return Ok(known);
        }
        let before = lately.before();
        let value = read()?;
        lately.put_read(before, key, value.clone());
        Ok(value)
    }

    fn failed(&self, error: &::sled::Error) -> StoreError {
        let (path, cause) = (self.path.display(), trouble::cause(error));
        StoreError::Failed(format!("it could not read or write {path}: {cause}"))
    }
}

impl DeliveryStore for SledStore {
    fn delivered(&self, id: MatchId) -> Result<Delivered, StoreError> {
        self.known_or(&self.known.delivered, id, || {
            if let Some(noted) = self.writer.noted(id)? {
                return Ok(noted);
            }
            let value = self.read(|trees| trees.of(Kind::Delivered).get(keys::of_match(id)))?;
            Ok(value.as_deref().map(delivered::read).unwrap_or_default())
        })
    }

    /// On the disk within half a second; [`DeliveryStore::make_durable`] brings it there at once.
    fn keep_delivered(&self, id: MatchId, delivered: Delivered) -> Result<(), StoreError> {
        self.writer.note(id, delivered)
    }

    fn make_durable(&self) -> Result<(), StoreError> {
        self.writer.submit(|_| Ok(())).wait().map_err(stored)
    }
}

impl PeopleStore for SledStore {
    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.known_or(&self.known.names, player, || {
            let name = self.read(|_| self.names.get(player.0.to_be_bytes()))?;
            Ok(name.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
        })
    }

    fn keep_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError> {
        let kept = self.read(|_| self.names.insert(player.0.to_be_bytes(), name)).map(drop);
        self.known.names.forget([player]);
        kept
    }

    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError> {
        self.known_or(&self.known.languages, player, || {
            let tag = self.read(|_| self.languages.get(player.0.to_be_bytes()))?;
            Ok(tag.and_then(|tag| Language::by_tag(&String::from_utf8_lossy(&tag))))
        })
    }

    fn keep_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError> {
        let kept = self.read(|_| self.languages.insert(player.0.to_be_bytes(), language.tag())).map(drop);
        self.known.languages.forget([player]);
        kept
    }

    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        let pair = keys::of_pair(one, other);
        let have = self.read(|trees| trees.of(Kind::Opponents).contains_key(&pair))?;
        self.writer.settled(|changes| changes.touch(Kind::Opponents, &pair))?;
        Ok(have)
    }
}

impl PresenceStore for SledStore {
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        let value = self.read(|trees| trees.of(Kind::Meta).get(LAST_THERE))?;
        Ok(value.as_deref().and_then(keys::time_in))
    }

    /// Not synced, which sled does every quarter of a minute: an earlier time does players no harm.
    fn keep_there(&self, now: Timestamp) -> Result<(), StoreError> {
        let now = keys::of_time(now);
        self.read(|trees| trees.of(Kind::Meta).insert(LAST_THERE, &now)).map(drop)
    }
}

impl fmt::Debug for SledStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SledStore").field("path", &self.path).finish_non_exhaustive()
    }
}
