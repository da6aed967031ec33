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
//! backup that is restored) is written as the next generation, under a name that counts for nothing. It is
//! renamed once it is complete, and opened. Then one rename of `CURRENT` makes it count, and the one before
//! is deleted. A kill at any moment leaves one of the two, complete. Files that are not a store's are left
//! alone.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use kuzhi_journal::sync_folder;

use super::folder::{is_sleds, remove_files};

/// The file with the number of the generation that counts.
const CURRENT: &str = "CURRENT";

/// What the name of a generation ends with until it is complete.
const UNFINISHED: &str = ".unfinished";

/// A file in a generation that a restored one has replaced on request. It is never deleted.
const REPLACED: &str = "replaced";

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
        File::create(self.folder.join(REPLACED))?.sync_all()?;
        sync_folder(&self.folder)
    }

    fn was_replaced(&self) -> bool {
        self.folder.join(REPLACED).exists()
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
    generations: &'a Generations,
    at: Generation,
    number: u64,
    is_finished: bool,
}

impl Unfinished<'_> {
    /// Returns it with the folders that it has for now.
    pub(crate) const fn at(&self) -> &Generation {
        &self.at
    }

    /// Gives it its number, now that it is complete and on the disk. It does not count yet.
    fn finish(mut self) -> io::Result<Generation> {
        for folder in [self.at.journal(), self.at.database(), self.at.folder.clone()] {
            sync_folder(&folder)?;
        }
        let whole = Generation::at(&self.generations.root, self.number);
        fs::rename(&self.at.folder, &whole.folder)?;
        self.is_finished = true;
        sync_folder(&self.generations.root)?;
        Ok(whole)
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
        let at = Generation { number, folder: self.root.join(format!("{number}{UNFINISHED}")) };
        // What a kill has left of the last attempt.
        at.remove()?;
        if at.folder.symlink_metadata().is_ok() {
            let what = at.folder.display();
            return Err(io::Error::other(format!("{what} is where the next store is written: move it away")));
        }
        for folder in [at.folder.clone(), at.journal(), at.database()] {
            fs::create_dir(folder)?;
        }
        Ok(Unfinished { generations: self, at, number, is_finished: false })
    }

    /// Makes a finished generation count, and deletes the one before.
    pub(crate) fn make_current(&self, next: Unfinished<'_>) -> io::Result<()> {
        let generation = next.finish()?;
        self.point_to(&generation)?;
        self.remove_others(&generation)
    }

    /// Tidies a folder whose store was found whole: the pointer names it, and nothing is left of others.
    pub(crate) fn tidy(&self, current: &Generation) -> io::Result<()> {
        if current.was_replaced() {
            // Somebody has gone back to it.
            fs::remove_file(current.folder.join(REPLACED))?;
        }
        if named(&self.root)? != Some(current.number) {
            self.point_to(current)?;
        }
        self.remove_others(current)
    }

    fn point_to(&self, generation: &Generation) -> io::Result<()> {
        let unfinished = self.root.join(format!("{CURRENT}{UNFINISHED}"));
        let mut file = File::create(&unfinished)?;
        writeln!(file, "{}", generation.number)?;
        file.sync_all()?;
        fs::rename(unfinished, self.root.join(CURRENT))?;
        sync_folder(&self.root)
    }

    /// Deletes what a replacement has left: unfinished generations, and those before this one but for kept
    /// ones. A later one was made by somebody who then went back: it is kept.
    fn remove_others(&self, current: &Generation) -> io::Result<()> {
        for other in all(&self.root)?.into_iter().filter(|other| !other.was_replaced()) {
            if other.number > current.number {
                other.keep()?;
                tracing::warn!(path = %other.folder.display(), "this store does not count, and is kept");
            } else if other.number < current.number {
                other.remove()?;
            }
        }
        for name in unfinished(&self.root)? {
            Generation { number: 0, folder: self.root.join(name) }.remove()?;
        }
        sync_folder(&self.root)
    }
}

/// Returns the generation that counts in a folder, locked or not.
///
/// Without a pointer that can be followed it is the last complete one: a generation is finished just before
/// it counts, and one that was replaced on request says so.
pub(crate) fn current(root: &Path) -> io::Result<Option<Generation>> {
    let all = all(root)?;
    let number = named(root)?;
    if let Some(current) = all.iter().find(|one| Some(one.number) == number) {
        return Ok(Some(current.clone()));
    }
    // One that was replaced is better than none, and than a new store in its place.
    let last = all.iter().rfind(|one| !one.was_replaced()).or(all.last()).cloned();
    if let Some(last) = &last {
        tracing::warn!(
            path = %root.join(CURRENT).display(),
            "this file should name the folder that the store is in, and does not: the last complete one is \
             taken, {}",
            last.folder.display()
        );
    }
    Ok(last)
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
