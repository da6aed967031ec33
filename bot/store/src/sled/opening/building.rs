//! Writes a generation: the facts from a source go into a new journal and a new database, and into the
//! database also what follows from them.

use std::collections::BTreeMap;
use std::io;
use std::mem;
use std::path::Path;

use ::sled::Db;
use kuzhi_journal::{Contents, Entry, JournalBuilder, NotArchived, Sum};

use super::derived::Deriving;
use super::open_database::{self, Unopened};
use super::progress::Progress;
use crate::StoreError;
use crate::record::SCHEMA;
use crate::record::ratings::RULES;
use crate::sled::failure::{Failure, cause, guarded, io_cause};
use crate::sled::generations::Generation;
use crate::sled::keys;
use crate::sled::trees::{Checkpoint, Kind, RULES_KEPT, Trees, is_own};

/// Where the facts come from.
#[derive(Copy, Clone)]
pub(crate) enum Source<'a> {
    /// There are none yet.
    Nothing,
    /// A whole journal.
    Journal(&'a Contents),
    /// The trees of a database that has everything up to this record.
    Database(&'a Trees, u64),
    /// A backup.
    Backup(&'a Path),
}

/// The reason why a generation cannot be built, with the remedy if there is one.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct BuildError(String);

impl From<io::Error> for BuildError {
    fn from(error: io::Error) -> BuildError {
        BuildError(io_cause(&error))
    }
}

impl From<StoreError> for BuildError {
    fn from(error: StoreError) -> BuildError {
        BuildError(error.to_string())
    }
}

impl From<Failure> for BuildError {
    fn from(why: Failure) -> BuildError {
        match why {
            Failure::Database(error) => BuildError(cause(&error)),
            Failure::Journal(error) => BuildError(io_cause(&error)),
        }
    }
}

/// Builds a generation. It has an id of its own, so that its files cannot be taken for those of another one.
/// When this returns, it is on the disk, and nobody has read it back yet.
pub(crate) fn build(next: &Generation, cache_mb: u32, source: Source<'_>) -> Result<(), BuildError> {
    let store = rand::random();
    let record = source.record();
    let journal = JournalBuilder::begin(&next.journal(), store, SCHEMA, record)?;
    guarded(|| {
        let db = opened(&next.database(), cache_mb)?;
        let trees = Trees::open(&db)?;
        let progress = Progress::new("the database is built", source.entries());
        let target = Target { trees: &trees, sum: Sum::default(), progress };
        let (deriving, aside) = (Deriving::default(), BTreeMap::new());
        let mut building = Building { journal, target, deriving, aside, says_rules: false };
        source.give(&mut building)?;
        let (journal, sum) = building.finish()?;
        trees.set_checkpoint(Checkpoint { store, record, sum })?;
        db.flush()?;
        journal.finish(sum).map_err(Failure::Journal)
    })?;
    Ok(())
}

fn opened(folder: &Path, cache_mb: u32) -> Result<Db, Failure> {
    let failed = |why: String| Failure::Journal(io::Error::other(why));
    match open_database::open(folder, cache_mb) {
        Ok(db) => Ok(db),
        Err(Unopened::Refused(refused)) => Err(failed(refused.to_string())),
        Err(Unopened::Damaged(why)) => Err(failed(why)),
    }
}

impl Source<'_> {
    /// Returns the last record that it includes.
    fn record(&self) -> u64 {
        match self {
            Source::Nothing | Source::Backup(_) => 0,
            Source::Journal(contents) => contents.last(),
            Source::Database(_, record) => *record,
        }
    }

    /// Returns about how many entries there are.
    fn entries(&self) -> u64 {
        match self {
            Source::Journal(contents) => contents.sum().map_or(0, |sum| sum.entries()),
            Source::Nothing | Source::Backup(_) | Source::Database(..) => 0,
        }
    }

    /// Gives every fact, ordered by tree and key.
    fn give(&self, to: &mut Building<'_>) -> Result<(), Failure> {
        match self {
            Source::Nothing => Ok(()),
            Source::Journal(contents) => {
                let mut entries = contents.entries().map_err(Failure::Journal)?;
                while let Some(Entry { tree, key, value }) = entries.next().map_err(Failure::Journal)? {
                    if let Some(value) = value {
                        to.put_fact(tree, &key, &value)?;
                    }
                }
                if entries.are_damaged() { Err(damaged()) } else { Ok(()) }
            }
            Source::Database(trees, _) => {
                for kind in Kind::ALL {
                    for entry in trees.tree(kind) {
                        let (key, value) = entry?;
                        to.put_fact(kind.code(), &key, &value)?;
                    }
                }
                Ok(())
            }
            Source::Backup(file) => {
                let mut failed = None;
                let read = kuzhi_journal::read_archive(file, SCHEMA, &mut |tree, key, value| {
                    failed = failed.take().or_else(|| to.put_fact(tree, key, value).err());
                });
                match (failed, read) {
                    (Some(failed), _) => Err(failed),
                    (None, Err(NotArchived::File(error) | NotArchived::Unreadable(error))) => {
                        Err(Failure::Journal(error))
                    }
                    (None, Err(_)) => Err(damaged()),
                    (None, Ok(_)) => Ok(()),
                }
            }
        }
    }
}

fn damaged() -> Failure {
    Failure::Journal(io::Error::new(io::ErrorKind::InvalidData, "a part of it is not what was written"))
}

/// A generation that is being written.
struct Building<'a> {
    journal: JournalBuilder,
    target: Target<'a>,
    deriving: Deriving,
    /// What cannot be read, by its key in [`Kind::Quarantine`].
    aside: BTreeMap<Vec<u8>, Vec<u8>>,
    /// Whether it says by which rules it was derived.
    says_rules: bool,
}

impl Building<'_> {
    /// Puts a fact into journal and database, with what follows from it. Facts come in order; what follows
    /// from others is left out.
    fn put_fact(&mut self, tree: u8, key: &[u8], value: &[u8]) -> Result<(), Failure> {
        let unknown = || Failure::Journal(io::Error::other("it has a tree that this Kuzhi does not know"));
        let kind = Kind::by_code(tree).ok_or_else(unknown)?;
        if kind.is_derived() || is_own(kind, key) || (kind, key) == (Kind::Meta, RULES_KEPT) {
            return Ok(());
        }
        if kind == Kind::Quarantine {
            self.aside.insert(key.to_vec(), value.to_vec());
            return Ok(());
        }
        let match_is_aside = || self.aside.contains_key(&keys::of_quarantined(keys::MATCH, key));
        if kind == Kind::Reviews && match_is_aside() {
            // It is made again if the match can ever be read.
            return Ok(());
        }
        if (kind, key) > (Kind::Meta, RULES_KEPT) {
            self.put_rules()?;
        }
        let Building { target, deriving, .. } = self;
        if deriving.see(kind, key, value, &mut |kind, key, value| target.put(kind, key, value))? {
            self.put(kind, key, value)
        } else {
            let of_match = kind == Kind::Matches;
            let aside = keys::of_quarantined(if of_match { keys::MATCH } else { keys::TOURNAMENT }, key);
            tracing::error!(tree = kind.name(), ?key, "a record cannot be read, and is set aside");
            self.aside.insert(aside, value.to_vec());
            Ok(())
        }
    }

    /// Says by which rules everything is derived, in its place among the facts.
    fn put_rules(&mut self) -> Result<(), Failure> {
        if self.says_rules {
            return Ok(());
        }
        self.says_rules = true;
        self.put(Kind::Meta, RULES_KEPT, &RULES.to_be_bytes())
    }

    /// Puts the rest: what was set aside, and what follows from all facts together.
    fn finish(mut self) -> Result<(JournalBuilder, Sum), Failure> {
        self.put_rules()?;
        for (key, record) in mem::take(&mut self.aside) {
            self.put(Kind::Quarantine, &key, &record)?;
        }
        let Building { journal, mut target, deriving, .. } = self;
        deriving.finish(&mut |kind, key, value| target.put(kind, key, value))?;
        Ok((journal, target.sum))
    }

    /// Puts a fact into both.
    fn put(&mut self, kind: Kind, key: &[u8], value: &[u8]) -> Result<(), Failure> {
        self.journal.put(kind.code(), key, value).map_err(Failure::Journal)?;
        Ok(self.target.put(kind, key, value)?)
    }
}

/// The database of a generation that is being written.
struct Target<'a> {
    trees: &'a Trees,
    sum: Sum,
    progress: Progress,
}

impl Target<'_> {
    fn put(&mut self, kind: Kind, key: &[u8], value: &[u8]) -> ::sled::Result<()> {
        let before = self.trees.tree(kind).insert(key, value)?;
        self.sum.replace(kind.code(), key, before.as_deref(), Some(value));
        self.progress.count();
        Ok(())
    }
}
