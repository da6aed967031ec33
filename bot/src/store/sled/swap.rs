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

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::folder::JOURNAL;
use super::open::is_sleds;
use crate::store::journal::{is_journals, sync_folder};

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
pub(super) enum Before {
    Goes,
    /// It is moved to a folder such as `replaced-1`.
    Stays,
}

/// A store under construction. Dropping it before it is complete deletes it.
pub(super) struct Next<'a> {
    path: &'a Path,
    folder: PathBuf,
}

impl<'a> Next<'a> {
    /// Creates an empty folder for it.
    pub(super) fn begin(path: &'a Path) -> io::Result<Next<'a>> {
        let folder = path.join(UNFINISHED);
        remove(&folder)?;
        fs::create_dir(&folder)?;
        Ok(Next { path, folder })
    }

    /// Returns the folder where it is built.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Replaces the old store by this one, which is complete.
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
            tracing::warn!(
                %error,
                path = %self.folder.display(),
                "an unfinished store cannot be removed; the next start tries again"
            );
        }
    }
}

/// Returns whether a replacement is in progress, with files in two folders.
pub(super) fn is_under_way(path: &Path) -> bool {
    [WHOLE, MOVING].iter().any(|name| path.join(name).exists())
}

/// Finishes a replacement that was interrupted. The caller holds the journal's lock.
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

/// Moves files to another folder, durably. If their folder is gone, they were moved before.
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

/// Returns a name that is not in use.
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

    /// Returns the contents of a folder, by relative path.
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

    /// A file that only the old store's journal has.
    const OLD: [(&str, &str); 2] = [("journal/log-0000000009", "old log"), ("journal/doubt", "0 differs")];

    /// A folder with a store and other files.
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

    /// What was already moved when it was interrupted, by name.
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
                // It was interrupted while the emptied folder was being deleted.
                fs::create_dir(path.join(MOVING)).unwrap();
                go_on(path).unwrap();
                assert_eq!(files(path), due(before));
                assert!(!path.join(MOVING).exists());
            }
        }
    }
}
