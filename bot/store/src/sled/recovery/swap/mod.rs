//! Replaces a store by one that was built beside it. A kill at any moment leaves one of them, complete.
//!
//! # Design
//!
//! A store is several files in a folder that can be a mount point and can hold other files, so a single
//! rename cannot replace it. The next store is built in a subfolder, `next-unfinished`. Once it is complete
//! and on disk, that folder is renamed to `next`: from then on the next store counts. Then its builder, or
//! the next start, does the rest: the files of the old store move to `before`, `next` is renamed to
//! `next-moving`, its files move to the store's folder, and `before` is deleted or kept under another name.
//! Each step can be repeated, and each is on disk before the next. All of it happens under the journal's
//! lock, which does not move.
//!
//! Anybody can make folders of these names. So `next` counts only with a whole, readable store in it, no file
//! is replaced by another one, and nothing is deleted but the files of a store that was replaced. Whatever
//! else is found is named and left.

mod files;
#[cfg(test)]
mod tests;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use kuzhi_journal::{Depth, Scan, is_journals, sync_folder};

pub(crate) use self::files::has_store;
use self::files::{is_folder, move_files, overlap, remove_store};
use crate::record::SCHEMA;
use crate::sled::folder::JOURNAL;
use crate::sled::folder::is_sleds;

/// The folder where the next store is built.
const UNFINISHED: &str = "next-unfinished";

/// The complete next store.
const WHOLE: &str = "next";

/// The next store while its files are moved.
const MOVING: &str = "next-moving";

/// The files of the old store.
const BEFORE: &str = "before";

/// A file in the folder of the next store: the old store is kept.
const KEEPS: &str = "keeps-before";

/// What happens to the old store.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Before {
    Goes,
    /// It is moved to a folder such as `replaced-1`.
    Stays,
}

/// How far a replacement has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Stage {
    /// The next store is complete, and the old one is being moved out.
    Out,
    /// The next store is being moved in.
    In,
}

/// A store under construction. Dropping it before it is complete deletes it.
pub(crate) struct Next<'a> {
    path: &'a Path,
    folder: PathBuf,
}

impl<'a> Next<'a> {
    /// Creates an empty folder for it.
    pub(crate) fn begin(path: &'a Path) -> io::Result<Next<'a>> {
        let folder = path.join(UNFINISHED);
        remove_store(&folder)?;
        for name in [WHOLE, MOVING, BEFORE, UNFINISHED] {
            if is_there(&path.join(name)) {
                return Err(in_the_way(&path.join(name)));
            }
        }
        fs::create_dir(&folder)?;
        Ok(Next { path, folder })
    }

    /// Returns the folder where it is built.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Replaces the old store by this one, which is complete.
    pub(crate) fn take_its_place(self, before: Before) -> io::Result<()> {
        if before == Before::Stays {
            File::create(self.folder.join(KEEPS))?.sync_all()?;
        }
        let journal = self.folder.join(JOURNAL);
        for folder in [&journal, &self.folder] {
            sync_folder(folder)?;
        }
        fs::rename(&self.folder, self.path.join(WHOLE))?;
        sync_folder(self.path)?;
        move_out(self.path)?;
        // It was read back when it was built.
        move_in(self.path, &|_| Ok(true))
    }
}

impl Drop for Next<'_> {
    fn drop(&mut self) {
        if !self.folder.exists() {
            return;
        }
        if let Err(error) = fs::remove_dir_all(&self.folder) {
            tracing::warn!(
                %error,
                path = %self.folder.display(),
                "an unfinished store cannot be removed; the next start tries again"
            );
        }
    }
}

/// Returns whether a replacement is in progress, with files in two folders.
pub(crate) fn is_under_way(path: &Path) -> io::Result<bool> {
    Ok(match stage(path, &has_whole_store)? {
        Some(Stage::Out) => true,
        Some(Stage::In) => has_store(&path.join(MOVING))?,
        None => false,
    })
}

/// Finishes a replacement that was interrupted. The caller holds the journal's lock.
pub(crate) fn finish_swap(path: &Path) -> io::Result<()> {
    finish_swap_if(path, &has_whole_store)?;
    for left in [WHOLE, MOVING, BEFORE, UNFINISHED].map(|name| path.join(name)) {
        if is_there(&left) {
            tracing::warn!(
                path = %left.display(),
                "this is no store that was about to replace the one here. It is left as it is, and nothing \
                 in it is used: move it away"
            );
        }
    }
    Ok(())
}

/// Returns what has the name of a part of a replacement, but is none.
pub(crate) fn leftovers(path: &Path) -> Vec<&'static str> {
    [WHOLE, MOVING, BEFORE].into_iter().filter(|name| is_there(&path.join(name))).collect()
}

/// Tells whether there is a whole store in a folder.
type HasWholeStore<'a> = &'a dyn Fn(&Path) -> io::Result<bool>;

fn finish_swap_if(path: &Path, has_whole_store: HasWholeStore<'_>) -> io::Result<()> {
    remove_store(&path.join(UNFINISHED))?;
    let Some(stage) = stage(path, has_whole_store)? else { return Ok(()) };
    if stage == Stage::Out {
        tracing::info!(path = %path.display(), "the next store takes the place of the one before it");
        move_out(path)?;
    }
    move_in(path, has_whole_store)
}

fn stage(path: &Path, has_whole_store: HasWholeStore<'_>) -> io::Result<Option<Stage>> {
    let [whole, moving, before] = [WHOLE, MOVING, BEFORE].map(|name| path.join(name));
    if is_folder(&whole) && has_whole_store(&whole)? {
        return if is_there(&moving) {
            Err(in_the_way(&moving))
        } else if overlap(path, &before)? {
            Err(in_the_way(&before))
        } else {
            Ok(Some(Stage::Out))
        };
    }
    if is_folder(&moving) && !overlap(&moving, path)? {
        return Ok(Some(Stage::In));
    }
    // Otherwise a new, empty store would be made.
    if has_store(&before)? && !has_store(path)? {
        return Err(io::Error::other(format!(
            "its files are in {before}, and no whole store to replace it is here: move them back, or restore \
             a backup",
            before = before.display()
        )));
    }
    Ok(None)
}

/// Returns whether there is a whole store in a folder, as far as its journal tells: a damaged database is
/// made anew from it.
fn has_whole_store(folder: &Path) -> io::Result<bool> {
    let journal = folder.join(JOURNAL);
    if !folder.join("db").is_file() || !journal.is_dir() {
        return Ok(false);
    }
    match kuzhi_journal::scan(&journal, SCHEMA, Depth::Whole)? {
        Scan::Found(contents) => Ok(contents.damage().is_none()),
        Scan::Nothing => Ok(false),
        Scan::Newer(found) => Err(io::Error::other(format!(
            "{folder} was written by a newer Kuzhi (schema {found}, this one knows {SCHEMA}): update Kuzhi",
            folder = folder.display()
        ))),
    }
}

fn move_out(path: &Path) -> io::Result<()> {
    let [whole, moving, before] = [WHOLE, MOVING, BEFORE].map(|name| path.join(name));
    let (journal, old) = (path.join(JOURNAL), before.join(JOURNAL));
    fs::create_dir_all(&old)?;
    fs::create_dir_all(&journal)?;
    move_files(path, &before, is_sleds)?;
    move_files(&journal, &old, is_journals)?;
    fs::rename(&whole, &moving)?;
    sync_folder(path)
}

fn move_in(path: &Path, has_whole_store: HasWholeStore<'_>) -> io::Result<()> {
    let [moving, before] = [MOVING, BEFORE].map(|name| path.join(name));
    move_files(&moving.join(JOURNAL), &path.join(JOURNAL), is_journals)?;
    move_files(&moving, path, is_sleds)?;
    if is_folder(&before) {
        if moving.join(KEEPS).exists() || !has_whole_store(path)? {
            fs::rename(&before, free_name(path))?;
        } else {
            remove_store(&before)?;
        }
    }
    sync_folder(path)?;
    remove_store(&moving)?;
    sync_folder(path)
}

/// Whether there is anything of this name, be it a link to nowhere.
fn is_there(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

fn in_the_way(path: &Path) -> io::Error {
    let path = path.display();
    io::Error::other(format!("{path} is in the way of a store that is to replace the one here: move it away"))
}

/// Returns a name that is not in use.
fn free_name(path: &Path) -> PathBuf {
    let names = (1_u32..).map(|number| path.join(format!("replaced-{number}")));
    names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| path.join("replaced"))
}
