//! `kuzhi-bot verify`: checks that everything in the store agrees. It changes nothing.

use std::fs::{self, File};
use std::io;
use std::iter;
use std::path::{Path, PathBuf};

use kuzhi_journal::{Contents, Depth, Scan};

use super::consistency;
use super::open_database::{self, Unopened};
use super::ratings_consistency;
use super::swap::{self, has_store};
use crate::StoreError;
use crate::record::SCHEMA;
use crate::sled::comparison::damaged::guarded;
use crate::sled::comparison::reconcile::{Incomparable, compare, repair};
use crate::sled::discrepancy::{CheckResult, Discrepancy};
use crate::sled::failure::io_cause;
use crate::sled::folder::{JOURNAL, is_sleds, may_write};
use crate::sled::index::tournaments;
use crate::sled::read::{private_notes, reviews};
use crate::sled::trees::Trees;

/// The folder for a copy of sled's files, because sled writes to files even when it only reads.
const COPY: &str = "verifying";

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What was checked.
    pub what: &'static str,
    /// The outcome.
    pub found: Result<String, Discrepancy>,
}

/// Checks the store in a folder, if there is one, as [`verify`] does. If there is none, checks whether one
/// can be made there.
///
/// # Errors
///
/// As [`verify`].
pub(crate) fn inspect(path: &Path, cache_mb: u32) -> Result<Option<Vec<Finding>>, StoreError> {
    let refused =
        |error: io::Error| StoreError::Unopened { path: path.display().to_string(), cause: io_cause(&error) };
    may_write(path).map_err(refused)?;
    if has_store(path).map_err(refused)? { verify(path, cache_mb).map(Some) } else { Ok(None) }
}

/// Checks the store in a folder. Nothing else may use it meanwhile.
///
/// # Errors
///
/// [`StoreError::Locked`], [`StoreError::Newer`], or [`StoreError::Unopened`] if there is nothing to check.
pub(crate) fn verify(path: &Path, cache_mb: u32) -> Result<Vec<Finding>, StoreError> {
    let folder = path.join(JOURNAL);
    let refused = |cause: String| StoreError::Unopened { path: path.display().to_string(), cause };
    let unreadable = |error: io::Error| refused(io_cause(&error));
    if !path.join("db").exists() && !folder.is_dir() {
        return Err(refused("there is none; set store.path to the folder that the bot uses".to_owned()));
    }
    let _locks = lock(path, &folder)?;
    if swap::is_under_way(path).map_err(unreadable)? {
        return Err(refused(
            "another store was about to replace it when Kuzhi, or the machine, was stopped; the next start \
             finishes that: verify then"
                .to_owned(),
        ));
    }
    let (of_journal, contents) =
        match kuzhi_journal::scan(&folder, SCHEMA, Depth::Whole).map_err(unreadable)? {
            Scan::Newer(found) => return Err(open_database::newer(path, found)),
            Scan::Nothing => (wrong("there is none; the next start begins one"), None),
            Scan::Found(contents) => (about(&contents), Some(contents)),
        };
    let left = left(path).map_err(unreadable)?;
    let copy = ScratchCopy::create(path).map_err(unreadable)?;
    let mut findings = vec![Finding { what: "journal", found: of_journal }];
    let whole = contents.filter(|contents| contents.damage().is_none());
    let db = match open_database::open(&copy.0, cache_mb, true) {
        Ok(db) => db,
        Err(Unopened::Refused(refused)) => return Err(refused),
        Err(Unopened::Damaged(why)) => {
            findings.push(Finding { what: "database", found: wrong(format!("it is damaged: {why}")) });
            let Some(_) = whole else { return Ok(findings) };
            // As the next start does.
            copy.empty().map_err(unreadable)?;
            match open_database::open(&copy.0, cache_mb, false) {
                Ok(db) => db,
                Err(Unopened::Refused(refused)) => return Err(refused),
                Err(Unopened::Damaged(why)) => return Err(refused(why)),
            }
        }
    };
    let is_looked_at = findings.len() > 1;
    let looked = guarded(|| {
        let trees = Trees::open(&db)?;
        let found = agrees(&trees, whole.as_deref())?;
        if !is_looked_at {
            findings.push(Finding { what: "database", found });
        }
        findings.push(Finding { what: "matches", found: consistency::of_matches(&trees)? });
        findings.push(Finding { what: "indexes", found: consistency::of_indexes(&trees)? });
        let ratings = if trees.are_to_be_rated()? {
            Ok("they are made anew from the matches at the next start".to_owned())
        } else {
            ratings_consistency::check(&trees)?
        };
        findings.push(Finding { what: "ratings", found: ratings });
        findings.push(Finding { what: "notes", found: private_notes::agree(&trees)? });
        findings.push(Finding { what: "reviews", found: reviews::agree(&trees)? });
        findings.push(Finding { what: "tournaments", found: tournaments::agree(&trees)? });
        Ok(())
    });
    if !left.is_empty() {
        let found = Ok(format!("{} is no part of the store, and is left as it is", left.join(", ")));
        findings.push(Finding { what: "folder", found });
    }
    match looked {
        Ok(()) => {}
        Err(Incomparable::Journal(error)) => return Err(unreadable(error)),
        Err(Incomparable::Database(error)) => {
            findings.push(Finding { what: "database", found: wrong(format!("it cannot be read: {error}")) });
        }
    }
    Ok(findings)
}

/// What lies in the store's folder, looks like a part of it, and is none.
fn left(path: &Path) -> io::Result<Vec<String>> {
    let mut left: Vec<String> = swap::leftovers(path).into_iter().map(str::to_owned).collect();
    for entry in fs::read_dir(path)? {
        // Copies for checking, whose check was killed; or something else.
        left.extend(entry?.file_name().to_str().filter(|name| name.starts_with(COPY)).map(str::to_owned));
    }
    Ok(left)
}

/// Locks the store without creating anything.
fn lock(path: &Path, journal: &Path) -> Result<Vec<File>, StoreError> {
    let files = [path.join("db"), journal.join("lock")];
    let there = files.iter().filter_map(|file| File::open(file).ok());
    let lock = |file: File| {
        let locked =
            open_database::retried(|| Ok(file.try_lock().ok())).map_err(|_| open_database::locked(path))?;
        locked.map(|()| file).ok_or_else(|| open_database::locked(path))
    };
    there.map(lock).collect()
}

fn wrong(what: impl Into<String>) -> CheckResult {
    Err(Discrepancy(what.into()))
}

fn about(contents: &Contents) -> CheckResult {
    match (contents.damage(), contents.torn()) {
        (Some(damage), _) => wrong(format!("it is damaged: {damage}")),
        (None, torn) => {
            let (records, last) = (contents.records(), contents.last());
            let torn = torn.map_or("", |_| "; what was being written at its end was told nobody");
            Ok(format!("every checksum is right; {records} records since its snapshot, {last} in all{torn}"))
        }
    }
}

/// Checks whether database and journal agree. Changes that the database may lack are applied to the copy, for
/// the following checks.
fn agrees(trees: &Trees, journal: Option<&Contents>) -> Result<CheckResult, Incomparable> {
    let Some(journal) = journal else {
        return Ok(wrong("it can be compared with no journal"));
    };
    let differences = compare(trees, journal)?;
    repair(trees, journal, None)?;
    Ok(match (differences.are_none(), differences.late) {
        (true, 0) => Ok("it agrees with the journal".to_owned()),
        (true, late) => {
            Ok(format!("it agrees with the journal, but for {late} changes that it gets at the next start"))
        }
        (false, _) => {
            wrong(format!("it differs from the journal, which the next start puts right: {differences}"))
        }
    })
}

/// A copy of sled's files, deleted in the end.
struct ScratchCopy(PathBuf);

impl ScratchCopy {
    fn create(path: &Path) -> io::Result<ScratchCopy> {
        let names = (2_u32..).map(|number| format!("{COPY}-{number}"));
        let mut paths = iter::once(COPY.to_owned()).chain(names).map(|name| path.join(name));
        let free = paths.find(|path| path.symlink_metadata().is_err());
        let copy = free.ok_or_else(|| io::Error::other("there is no room for a copy"))?;
        fs::create_dir(&copy)?;
        let copy = ScratchCopy(copy);
        for file in fs::read_dir(path)? {
            let (file, name) = file.map(|file| (file.path(), file.file_name()))?;
            let is_sleds = name.to_str().is_some_and(is_sleds);
            if is_sleds && file.is_dir() {
                fs::create_dir(copy.0.join(&name))?;
                for blob in fs::read_dir(&file)? {
                    let blob = blob?;
                    fs::copy(blob.path(), copy.0.join(&name).join(blob.file_name()))?;
                }
            } else if is_sleds {
                fs::copy(&file, copy.0.join(&name))?;
            }
        }
        Ok(copy)
    }

    fn empty(&self) -> io::Result<()> {
        self.remove()?;
        fs::create_dir(&self.0)
    }

    fn remove(&self) -> io::Result<()> {
        if self.0.exists() { fs::remove_dir_all(&self.0) } else { Ok(()) }
    }
}

impl Drop for ScratchCopy {
    fn drop(&mut self) {
        if let Err(error) = self.remove() {
            tracing::warn!(%error, path = %self.0.display(), "a copy made for checking cannot be removed");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kuzhi_journal::Sizes;
    use tempfile::tempdir;

    use super::*;
    use crate::sled::SledStore;
    use crate::sled::commits::results::RULES_KEPT;
    use crate::sled::recovery::open_with_journal::{Compared, Opening};
    use crate::sled::trees::Kind;
    use crate::sled::write_batch::WriteBatch;

    #[test]
    fn a_half_made_start_is_rebuilt_not_reported() {
        let folder = tempdir().unwrap();
        let path = folder.path();
        drop(SledStore::open(path, 8).unwrap());
        let change = |changes: &dyn Fn(&mut WriteBatch)| {
            let opening = Opening::new(path, 8, Compared::Before);
            let mut database = opening.open(Sizes::default(), Arc::new(File::sync_data)).unwrap();
            let mut made = WriteBatch::default();
            changes(&mut made);
            database.write(&made).unwrap();
        };
        let found = |what| {
            let all = verify(path, 8).unwrap();
            all.into_iter().find(|finding| finding.what == what).unwrap().found
        };
        let ratings = || found("ratings");
        change(&|changes| {
            changes.put(Kind::Results, "result", "of no match");
            changes.put(Kind::TimedOut, "of no match", "");
        });
        assert!(ratings().unwrap_err().to_string().contains("there should be 0"));
        assert!(found("indexes").unwrap_err().to_string().contains("timed out index"));
        change(&|changes| changes.remove(Kind::Meta, RULES_KEPT));
        assert!(ratings().unwrap().contains("made anew"));
        assert!(found("indexes").is_ok());
        // Records that are not recomputed are checked all the same.
        change(&|changes| changes.put(Kind::Live, "of no match", ""));
        assert!(found("indexes").unwrap_err().to_string().contains("live index"));
        change(&|changes| changes.remove(Kind::Live, "of no match"));
        drop(SledStore::open(path, 8).unwrap());
        assert!(ratings().unwrap().contains("they are the same"));
    }
}
