//! Putting a store that was built beside another one in its place: a kill at any moment leaves the one or the other, whole.
//!
//! # Design
//!
//! A store is several files, in a folder that may be a mount and may hold other files, so that no single rename exchanges
//! it. The next store is built in a folder within, `next-unfinished`. Once it is whole and on the disk, that folder is
//! renamed to `next`: from then on the next store is the one that counts. What remains to be done is done by whoever comes
//! first, the one who built it or the next start: the files of the old store go to `before`, `next` is renamed to
//! `next-moving`, its files go where the store is, and `before` goes, or is kept under another name. Each step can be done again,
//! and each is on the disk before the next one. All of it happens under the lock of the journal, which stays where it is.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::open::is_sleds;
use super::opening::JOURNAL;
use crate::store::journal::{is_journals, sync_folder};

/// Where the next store is built.
const UNFINISHED: &str = "next-unfinished";

/// The next store, which is whole.
const WHOLE: &str = "next";

/// The same, while its files go to their places.
const MOVING: &str = "next-moving";

/// The files of the store before it.
const BEFORE: &str = "before";

/// A file in the folder of the next store: what was there before it is kept.
const KEEPS: &str = "keeps-before";

/// What becomes of the store that was there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Before {
    Goes,
    /// It is moved to a folder `replaced-1` or so.
    Stays,
}

/// A store that is being built, and that is gone when it is dropped before it is whole.
pub(super) struct Next<'a> {
    path: &'a Path,
    folder: PathBuf,
}

impl<'a> Next<'a> {
    /// Makes an empty folder for it.
    pub(super) fn begin(path: &'a Path) -> io::Result<Next<'a>> {
        let folder = path.join(UNFINISHED);
        remove(&folder)?;
        fs::create_dir(&folder)?;
        Ok(Next { path, folder })
    }

    /// Where it is built.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// It is whole, and takes the place of the store before it.
    pub(super) fn take_its_place(self, before: Before) -> io::Result<()> {
        if before == Before::Stays {
            File::create(self.folder.join(KEEPS))?.sync_all()?;
        }
        let journal = self.folder.join(JOURNAL);
        for folder in [&journal, &self.folder] {
            sync_folder(folder)?;
        }
        fs::rename(&self.folder, self.path.join(WHOLE))?;
        sync_folder(self.path)?;
        go_on(self.path)
    }
}

impl Drop for Next<'_> {
    fn drop(&mut self) {
        if let Err(error) = remove(&self.folder) {
            tracing::warn!(%error, path = %self.folder.display(), "an unfinished store cannot be removed; the next start tries again");
        }
    }
}

/// Whether a store is about to take another one's place: its files are in two folders then.
pub(super) fn is_under_way(path: &Path) -> bool {
    [WHOLE, MOVING].iter().any(|name| path.join(name).exists())
}

/// Ends what was begun when a program was killed. Whoever calls this has the lock of the journal.
pub(super) fn go_on(path: &Path) -> io::Result<()> {
    let [unfinished, whole, moving, before] = [UNFINISHED, WHOLE, MOVING, BEFORE].map(|name| path.join(name));
    remove(&unfinished)?;
    let (journal, old) = (path.join(JOURNAL), before.join(JOURNAL));
    if whole.exists() {
        tracing::info!(path = %path.display(), "the next store takes the place of the one before it");
        fs::create_dir_all(&old)?;
        fs::create_dir_all(&journal)?;
        move_files(path, &before, is_sleds)?;
        move_files(&journal, &old, is_journals)?;
        fs::rename(&whole, &moving)?;
        sync_folder(path)?;
    }
    if moving.exists() {
        move_files(&moving.join(JOURNAL), &journal, is_journals)?;
        move_files(&moving, path, is_sleds)?;
        match before.exists() {
            true if moving.join(KEEPS).exists() => fs::rename(&before, free_name(path))?,
            true => fs::remove_dir_all(&before)?,
            false => {}
        }
        sync_folder(path)?;
        fs::remove_dir_all(&moving)?;
        sync_folder(path)?;
    }
    Ok(())
}

/// Moves some files to another folder, for good. Where the one that they come from is gone, they were moved before.
fn move_files(from: &Path, to: &Path, is_moved: impl Fn(&str) -> bool) -> io::Result<()> {
    let entries = match fs::read_dir(from) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        if entry.file_name().to_str().is_some_and(&is_moved) {
            fs::rename(entry.path(), to.join(entry.file_name()))?;
        }
    }
    sync_folder(to)?;
    sync_folder(from)
}

/// A name that nothing has yet.
fn free_name(path: &Path) -> PathBuf {
    let names = (1_u32..).map(|number| path.join(format!("replaced-{number}")));
    names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| path.join("replaced"))
}

fn remove(folder: &Path) -> io::Result<()> {
    if folder.exists() { fs::remove_dir_all(folder) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use tempfile::tempdir;

    use super::*;

    /// What is in a folder, by the paths within it.
    fn files(folder: &Path) -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            if path.is_dir() {
                found.extend(files(&path).into_iter().map(|(file, text)| (format!("{name}/{file}"), text)));
            } else {
                found.insert(name, fs::read_to_string(&path).unwrap());
            }
        }
        found
    }

    fn store(folder: &Path, text: &str) {
        fs::create_dir_all(folder.join("journal")).unwrap();
        fs::create_dir_all(folder.join("blobs")).unwrap();
        for name in ["db", "conf", "snap.0000", "blobs/7", "journal/base-0000000001", "journal/last"] {
            fs::write(folder.join(name), format!("{text} {name}")).unwrap();
        }
    }

    /// What is in the journal of the old store alone.
    const OLD: [(&str, &str); 2] = [("journal/log-0000000009", "old log"), ("journal/doubt", "0 differs")];

    /// A folder with a store and what is not of it.
    fn set() -> tempfile::TempDir {
        let folder = tempdir().unwrap();
        store(folder.path(), "old");
        for (name, text) in OLD {
            fs::write(folder.path().join(name), text).unwrap();
        }
        fs::write(folder.path().join("journal/lock"), "").unwrap();
        fs::write(folder.path().join("alive"), "").unwrap();
        folder
    }

    fn due(before: Before) -> BTreeMap<String, String> {
        let wanted = tempdir().unwrap();
        store(wanted.path(), "new");
        fs::write(wanted.path().join("journal/lock"), "").unwrap();
        fs::write(wanted.path().join("alive"), "").unwrap();
        if before == Before::Stays {
            let kept = wanted.path().join("replaced-1");
            store(&kept, "old");
            for (name, text) in OLD {
                fs::write(kept.join(name), text).unwrap();
            }
        }
        files(wanted.path())
    }

    #[test]
    fn a_store_takes_the_place_of_another_and_of_nothing_else() {
        for before in [Before::Goes, Before::Stays] {
            let folder = set();
            let next = Next::begin(folder.path()).unwrap();
            store(next.folder(), "new");
            next.take_its_place(before).unwrap();
            assert_eq!(files(folder.path()), due(before));
        }
    }

    #[test]
    fn what_is_not_whole_takes_nobodys_place() {
        let folder = set();
        let before = files(folder.path());
        let next = Next::begin(folder.path()).unwrap();
        store(next.folder(), "new");
        drop(next);
        assert_eq!(files(folder.path()), before);
        fs::create_dir(folder.path().join(UNFINISHED)).unwrap();
        store(&folder.path().join(UNFINISHED), "new");
        assert!(!is_under_way(folder.path()));
        go_on(folder.path()).unwrap();
        assert_eq!(files(folder.path()), before);
    }

    /// Whatever is moved already when it breaks off, by name.
    #[test]
    fn whoever_comes_next_ends_what_was_begun() {
        for before in [Before::Goes, Before::Stays] {
            for moved_out in 0..=8 {
                let folder = set();
                let path = folder.path();
                store(&path.join(WHOLE), "new");
                if before == Before::Stays {
                    fs::write(path.join(WHOLE).join(KEEPS), "").unwrap();
                }
                fs::create_dir_all(path.join(BEFORE).join(JOURNAL)).unwrap();
                let names = [
                    "db",
                    "conf",
                    "snap.0000",
                    "blobs",
                    "journal/base-0000000001",
                    "journal/last",
                    "journal/log-0000000009",
                    "journal/doubt",
                ];
                for name in &names[..moved_out] {
                    fs::rename(path.join(name), path.join(BEFORE).join(name)).unwrap();
                }
                assert!(is_under_way(path));
                go_on(path).unwrap();
                assert_eq!(files(path), due(before), "{moved_out} moved out");
            }
            for moved_in in 0..=6 {
                let folder = set();
                let path = folder.path();
                let (out, back) = (path.join(BEFORE), path.join(MOVING));
                store(&back, "new");
                if before == Before::Stays {
                    fs::write(back.join(KEEPS), "").unwrap();
                }
                fs::create_dir_all(out.join(JOURNAL)).unwrap();
                let names = [
                    "db",
                    "conf",
                    "snap.0000",
                    "blobs",
                    "journal/base-0000000001",
                    "journal/last",
                    "journal/log-0000000009",
                    "journal/doubt",
                ];
                for name in names {
                    fs::rename(path.join(name), out.join(name)).unwrap();
                }
                for name in &names[..moved_in] {
                    fs::rename(back.join(name), path.join(name)).unwrap();
                }
                assert!(is_under_way(path));
                go_on(path).unwrap();
                assert!(!is_under_way(path));
                assert_eq!(files(path), due(before), "{moved_in} moved in");
                go_on(path).unwrap();
                assert_eq!(files(path), due(before));
                // It broke off while the folder went that all had come from.
                fs::create_dir(path.join(MOVING)).unwrap();
                go_on(path).unwrap();
                assert_eq!(files(path), due(before));
                assert!(!path.join(MOVING).exists());
            }
        }
    }
}
