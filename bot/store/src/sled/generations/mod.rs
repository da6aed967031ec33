//! The generations of a store in a folder, and the pointer to the one that counts.
//!
//! ```text
//! store/CURRENT        "7": the number of the generation that counts
//! store/lock           locked by the process that uses the store
//! store/7/journal/         the truth: snapshot, segments
//! store/7/database/    its index, in sled
//! ```
//!
//! A store is never changed into another form in place. Whatever replaces it (a rebuild, a compaction, a
//! backup that is restored) is written as the next generation, in a folder whose name says that it is not
//! finished, and read back. Then one rename of `CURRENT` makes it count; the folder gets its name, and the
//! generation before is deleted. A kill at any moment leaves one of the two, complete. Files that are not a
//! store's are left alone.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use kuzhi_journal::sync_folder;

use super::folder::{is_sleds, remove_files};

/// The file with the number of the generation that counts.
const CURRENT: &str = "CURRENT";

/// What the name of a generation ends with until it is complete.
const UNFINISHED: &str = ".unfinished";

/// A file in a generation that does not count and is kept all the same: never deleted.
const KEPT: &str = "kept";

/// The generations in a folder, locked.
pub(crate) struct Generations {
    root: PathBuf,
    _lock: File,
}

/// A complete generation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Generation {
    pub(crate) number: u64,
    folder: PathBuf,
}

impl Generation {
    fn at(root: &Path, number: u64) -> Generation {
        Generation { number, folder: root.join(number.to_string()) }
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the folder of its journal.
    pub(crate) fn journal(&self) -> PathBuf {
        self.folder.join("journal")
    }

    /// Returns the folder of its database.
    pub(crate) fn database(&self) -> PathBuf {
        self.folder.join("database")
    }

    /// Keeps it although another one replaces it.
    pub(crate) fn keep(&self) -> io::Result<()> {
        File::create(self.folder.join(KEPT))?.sync_all()?;
        sync_folder(&self.folder)
    }

    fn is_kept(&self) -> bool {
        self.folder.join(KEPT).exists()
    }

    /// Removes a generation with everything of it. Other files in it stay, and so does the folder then.
    fn remove(&self) -> io::Result<()> {
        remove_files(&self.journal(), kuzhi_journal::is_journals)?;
        remove_files(&self.database(), is_sleds)?;
        remove_files(&self.folder, |_| false)
    }
}

/// A generation that is being written. Dropped before it is finished, it is deleted.
pub(crate) struct Unfinished<'a> {
    at: Generation,
    is_finished: bool,
    /// They are locked until it is there.
    _generations: &'a Generations,
}

impl Unfinished<'_> {
    /// Returns it with the folders that it has for now.
    pub(crate) const fn at(&self) -> &Generation {
        &self.at
    }
}

impl Drop for Unfinished<'_> {
    fn drop(&mut self) {
        if !self.is_finished
            && let Err(error) = self.at.remove()
        {
            tracing::warn!(%error, path = %self.at.folder.display(), "an unfinished store cannot be removed");
        }
    }
}

impl Generations {
    /// Locks the store in a folder, which is made if needed. `None` if another process has it.
    pub(crate) fn lock(root: &Path) -> io::Result<Option<Generations>> {
        if let Err(error) = fs::create_dir_all(root) {
            let is_file = error.kind() == io::ErrorKind::AlreadyExists;
            return Err(if is_file { io::ErrorKind::NotADirectory.into() } else { error });
        }
        let file = File::options().create(true).truncate(false).write(true).open(root.join("lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Generations { root: root.to_owned(), _lock: file })),
            Err(fs::TryLockError::WouldBlock) => Ok(None),
            Err(fs::TryLockError::Error(error)) => Err(error),
        }
    }

    /// Returns the generation that counts, if there is any store.
    pub(crate) fn current(&self) -> io::Result<Option<Generation>> {
        current(&self.root)
    }

    /// Begins the generation after all others.
    pub(crate) fn begin_next(&self) -> io::Result<Unfinished<'_>> {
        let last = all(&self.root)?.last().map_or(0, |last| last.number);
        let number = last + 1;
        let at = Generation { number, folder: unfinished_folder(&self.root, number) };
        // What a kill has left of the last attempt.
        at.remove()?;
        if at.folder.symlink_metadata().is_ok() {
            let what = at.folder.display();
            return Err(io::Error::other(format!("{what} is where the next store is written: move it away")));
        }
        for folder in [at.folder.clone(), at.journal(), at.database()] {
            fs::create_dir(folder)?;
        }
        Ok(Unfinished { at, is_finished: false, _generations: self })
    }

    /// Makes a complete generation count, and deletes the one before.
    pub(crate) fn make_current(&self, mut next: Unfinished<'_>) -> io::Result<()> {
        for folder in [next.at.journal(), next.at.database(), next.at.folder.clone()] {
            sync_folder(&folder)?;
        }
        self.point_to(&next.at)?;
        // It counts, whatever its folder is called.
        next.is_finished = true;
        let current = self.settle(&next.at)?;
        self.remove_older(&current);
        Ok(())
    }

    /// Gives the generation that counts its folder and its mark, before it is opened. A later one is kept:
    /// somebody has gone back.
    pub(crate) fn settle(&self, current: &Generation) -> io::Result<Generation> {
        let settled = Generation::at(&self.root, current.number);
        if *current != settled {
            fs::rename(&current.folder, &settled.folder)?;
            sync_folder(&self.root)?;
        }
        if named(&self.root)? != Some(settled.number) {
            self.point_to(&settled)?;
        }
        if settled.is_kept() {
            fs::remove_file(settled.folder.join(KEPT))?;
        }
        for later in all(&self.root)?.into_iter().filter(|one| one.number > settled.number && !one.is_kept())
        {
            later.keep()?;
            tracing::warn!(path = %later.folder.display(), "this store does not count, and is kept");
        }
        Ok(settled)
    }

    /// Deletes what a replacement has left: unfinished generations, and those before this one but for kept
    /// ones. What cannot be deleted is tried again at the next start.
    pub(crate) fn remove_older(&self, current: &Generation) {
        let removed = || {
            for older in all(&self.root)?.into_iter().filter(|one| one.number < current.number) {
                if !older.is_kept() {
                    older.remove()?;
                }
            }
            for name in unfinished(&self.root)? {
                Generation { number: 0, folder: self.root.join(name) }.remove()?;
            }
            sync_folder(&self.root)
        };
        if let Err(error) = removed() {
            let path = self.root.display();
            tracing::warn!(%error, %path, "a store that no longer counts cannot be deleted");
        }
    }

    fn point_to(&self, generation: &Generation) -> io::Result<()> {
        let unfinished = self.root.join(format!("{CURRENT}{UNFINISHED}"));
        let mut file = File::create(&unfinished)?;
        writeln!(file, "{}", generation.number)?;
        file.sync_all()?;
        fs::rename(unfinished, self.root.join(CURRENT))?;
        sync_folder(&self.root)
    }
}

/// Returns the generation that counts in a folder, locked or not.
///
/// The pointer names only what is complete. Without one that can be followed it is the last generation that
/// is not kept beside another one.
pub(crate) fn current(root: &Path) -> io::Result<Option<Generation>> {
    let all = all(root)?;
    if let Some(number) = named(root)? {
        let unfinished = Generation { number, folder: unfinished_folder(root, number) };
        let named = all.iter().find(|one| one.number == number).cloned();
        let named = named.or_else(|| Some(unfinished).filter(|one| one.journal().is_dir()));
        if named.is_some() {
            return Ok(named);
        }
    }
    // One that is kept is better than none, and than a new store in its place.
    let last = all.iter().rfind(|one| !one.is_kept()).or(all.last()).cloned();
    if let Some(last) = &last {
        tracing::warn!(
            path = %root.join(CURRENT).display(),
            "this file should name the folder that the store is in, and does not: the last one is taken, {}",
            last.folder.display()
        );
    }
    Ok(last)
}

fn unfinished_folder(root: &Path, number: u64) -> PathBuf {
    root.join(format!("{number}{UNFINISHED}"))
}

/// Returns the number that the pointer names, if it names one.
pub(crate) fn named(root: &Path) -> io::Result<Option<u64>> {
    match fs::read_to_string(root.join(CURRENT)) {
        Ok(said) => Ok(said.trim().parse().ok()),
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::InvalidData) => {
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

/// Returns what lies in the store's folder and is no part of the store, or is kept.
pub(crate) fn leftovers(root: &Path, current: &Generation) -> io::Result<Vec<String>> {
    let mut left: Vec<String> =
        all(root)?.into_iter().filter(|one| one != current).map(|one| one.number.to_string()).collect();
    left.extend(unfinished(root)?);
    left.sort();
    Ok(left)
}

/// Returns the complete generations in a folder, oldest first. A folder with a number that holds neither
/// journal nor database is none.
fn all(root: &Path) -> io::Result<Vec<Generation>> {
    let mut found = Vec::new();
    for name in names(root)? {
        let Some(number) = name.parse().ok().filter(|number: &u64| number.to_string() == name) else {
            continue;
        };
        let generation = Generation::at(root, number);
        if generation.journal().is_dir() || generation.database().is_dir() {
            found.push(generation);
        }
    }
    found.sort_by_key(|generation| generation.number);
    Ok(found)
}

/// Returns the names of generations that were being written.
fn unfinished(root: &Path) -> io::Result<Vec<String>> {
    let is_one =
        |name: &String| name.strip_suffix(UNFINISHED).is_some_and(|number| number.parse::<u64>().is_ok());
    Ok(names(root)?.into_iter().filter(is_one).collect())
}

fn names(folder: &Path) -> io::Result<Vec<String>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut names = Vec::new();
    for entry in entries {
        names.extend(entry?.file_name().into_string().ok());
    }
    Ok(names)
}

#[cfg(test)]
mod tests;
