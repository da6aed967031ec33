//! `kuzhi-bot verify`: checks that everything in the store agrees. It changes nothing.

use std::fs;
use std::io;
use std::iter;
use std::path::{Path, PathBuf};

use kuzhi_journal::{Contents, Scan};

use super::{consistency, ratings_consistency};
use crate::StoreError;
use crate::record::SCHEMA;
use crate::sled::discrepancy::{CheckResult, Discrepancy};
use crate::sled::failure::{Failure, guarded, io_cause, is_damage};
use crate::sled::folder::{has_old_form, is_sleds, may_write};
use crate::sled::generations::{self, Generation};
use crate::sled::index::tournaments;
use crate::sled::opening::Opening;
use crate::sled::opening::agreement::{Agreement, agree};
use crate::sled::opening::open_database::{self, Unopened};
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
    let is_there = has_old_form(path) || generations::current(path).map_err(refused)?.is_some();
    if is_there { verify(path, cache_mb).map(Some) } else { Ok(None) }
}

/// Checks the store in a folder. Nothing else may use it meanwhile.
///
/// # Errors
///
/// [`StoreError::Locked`], [`StoreError::Newer`], or [`StoreError::Unopened`] if there is nothing to check.
pub(crate) fn verify(path: &Path, cache_mb: u32) -> Result<Vec<Finding>, StoreError> {
    let opening = Opening::new(path, cache_mb);
    let unreadable = |error: io::Error| opening.refused(io_cause(&error));
    let Some(current) = generations::current(path).map_err(unreadable)? else {
        opening.refuse_without_a_store()?;
        let cause = "there is none; set store.path to the folder that the bot uses";
        return Err(opening.refused(cause.to_owned()));
    };
    let _lock = opening.lock()?;
    let (of_journal, contents) = match kuzhi_journal::scan(&current.journal(), SCHEMA).map_err(unreadable)? {
        Scan::Newer(found) => return Err(open_database::newer(path, found)),
        Scan::Nothing => (wrong("it is gone"), None),
        Scan::Found(contents) => (about(&contents), Some(contents)),
    };
    let mut findings = vec![Finding { what: "journal", found: of_journal }];
    // Before there is a copy, which would be named, too.
    let left = left(path, &current).map_err(unreadable)?;
    let copy = ScratchCopy::create(path, &current).map_err(unreadable)?;
    let mut contents = contents.unwrap_or_else(|| Box::new(Contents::empty(&current.journal())));
    let found = match open_database::open(&copy.0, cache_mb) {
        Ok(db) => {
            let looked = guarded(|| {
                let trees = Trees::open(&db)?;
                match agree(&db, &trees, &mut contents)? {
                    Agreement::Differs { why, .. } => Ok(Err(why)),
                    Agreement::Holds { .. } => Ok(Ok(follow_up(&trees)?)),
                }
            });
            match looked {
                Ok(Ok(checks)) => {
                    findings.push(Finding {
                        what: "database",
                        found: Ok("it agrees with the journal".to_owned()),
                    });
                    findings.extend(checks);
                    None
                }
                Ok(Err(why)) => Some(why),
                Err(Failure::Journal(error)) => return Err(unreadable(error)),
                Err(Failure::Database(error)) if !is_damage(&error) => {
                    return Err(open_database::not_opened(path, &error));
                }
                Err(error) => Some(error.to_string()),
            }
        }
        Err(Unopened::Refused(refused)) => return Err(refused),
        Err(Unopened::Damaged(why)) => Some(why),
    };
    if let Some(why) = found {
        let remedy = if contents.damage().is_some() || contents.store().is_none() {
            "and the journal is damaged: restore a backup"
        } else {
            "the next start builds it anew from the journal"
        };
        findings.push(Finding { what: "database", found: wrong(format!("{why}; {remedy}")) });
    }
    if !left.is_empty() {
        let found = Ok(format!("{} is no part of the store, and is left as it is", left.join(", ")));
        findings.push(Finding { what: "folder", found });
    }
    Ok(findings)
}

/// Checks what follows from matches and tournaments, and what can be read.
fn follow_up(trees: &Trees) -> ::sled::Result<Vec<Finding>> {
    let ratings = if trees.are_derived()? {
        ratings_consistency::check(trees)?
    } else {
        Ok("they are made anew from the matches at the next start".to_owned())
    };
    Ok(vec![
        Finding { what: "matches", found: consistency::of_matches(trees)? },
        Finding { what: "indexes", found: consistency::of_indexes(trees)? },
        Finding { what: "ratings", found: ratings },
        Finding { what: "notes", found: private_notes::agree(trees)? },
        Finding { what: "reviews", found: reviews::agree(trees)? },
        Finding { what: "tournaments", found: tournaments::agree(trees)? },
    ])
}

/// What lies in the store's folder, looks like a part of it, and is none.
fn left(path: &Path, current: &Generation) -> io::Result<Vec<String>> {
    let mut left = generations::leftovers(path, current)?;
    for entry in fs::read_dir(path)? {
        // Copies for checking, whose check was killed; or something else.
        left.extend(entry?.file_name().to_str().filter(|name| name.starts_with(COPY)).map(str::to_owned));
    }
    Ok(left)
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

/// A copy of sled's files, deleted in the end.
struct ScratchCopy(PathBuf);

impl ScratchCopy {
    fn create(path: &Path, current: &Generation) -> io::Result<ScratchCopy> {
        let names = (2_u32..).map(|number| format!("{COPY}-{number}"));
        let mut paths = iter::once(COPY.to_owned()).chain(names).map(|name| path.join(name));
        let free = paths.find(|path| path.symlink_metadata().is_err());
        let copy = free.ok_or_else(|| io::Error::other("there is no room for a copy"))?;
        fs::create_dir(&copy)?;
        let copy = ScratchCopy(copy);
        for file in fs::read_dir(current.database())? {
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
