//! The steps of a replacement, with files that are no real stores.

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

/// These stores are none, so their database alone tells that they are whole.
fn has_database(folder: &Path) -> io::Result<bool> {
    folder.join("db").try_exists()
}

fn store(folder: &Path, text: &str) {
    fs::create_dir_all(folder.join("journal")).unwrap();
    fs::create_dir_all(folder.join("blobs")).unwrap();
    for name in ["db", "conf", "snap.0000", "blobs/7", "journal/snapshot-0000000001", "journal/last"] {
        fs::write(folder.join(name), format!("{text} {name}")).unwrap();
    }
}

/// A file that only the old store's journal has.
const OLD: [(&str, &str); 2] =
    [("journal/segment-0000000009", "old log"), ("journal/unverified", "0 differs")];

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

/// What a store has in its folder, in the order in which it is moved.
const NAMES: [&str; 8] = [
    "db",
    "conf",
    "snap.0000",
    "blobs",
    "journal/snapshot-0000000001",
    "journal/last",
    "journal/segment-0000000009",
    "journal/unverified",
];

#[test]
fn a_swap_replaces_only_a_store() {
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
    assert_eq!(stage(folder.path(), &has_database).unwrap(), None);
    finish_swap_if(folder.path(), &has_database).unwrap();
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
            for name in &NAMES[..moved_out] {
                fs::rename(path.join(name), path.join(BEFORE).join(name)).unwrap();
            }
            assert!(stage(path, &has_database).unwrap().is_some());
            finish_swap_if(path, &has_database).unwrap();
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
            for name in NAMES {
                fs::rename(path.join(name), out.join(name)).unwrap();
            }
            for name in &NAMES[..moved_in] {
                fs::rename(back.join(name), path.join(name)).unwrap();
            }
            assert!(stage(path, &has_database).unwrap().is_some());
            finish_swap_if(path, &has_database).unwrap();
            assert_eq!(stage(path, &has_database).unwrap(), None);
            assert_eq!(files(path), due(before), "{moved_in} moved in");
            finish_swap_if(path, &has_database).unwrap();
            assert_eq!(files(path), due(before));
            // It was interrupted while the emptied folder was being deleted.
            fs::create_dir(path.join(MOVING)).unwrap();
            finish_swap_if(path, &has_database).unwrap();
            assert_eq!(files(path), due(before));
            assert!(!path.join(MOVING).exists());
        }
    }
}

/// Folders of these names that no replacement has made.
#[test]
fn what_is_no_store_takes_nobodys_place_and_is_left() {
    for name in [WHOLE, MOVING, BEFORE, UNFINISHED] {
        for has_more in [false, true] {
            let folder = set();
            let path = folder.path();
            fs::create_dir_all(path.join(name).join(JOURNAL)).unwrap();
            if has_more {
                fs::write(path.join(name).join("holiday.jpg"), "beach").unwrap();
                fs::write(path.join(name).join(JOURNAL).join("diary"), "dear").unwrap();
            }
            let before = files(path);
            assert!(!is_under_way(path).unwrap(), "{name}");
            finish_swap(path).unwrap();
            assert_eq!(files(path), before, "{name}");
            let next = Next::begin(path);
            assert!(next.is_ok() || path.join(name).exists(), "{name}");
            drop(next);
            assert_eq!(files(path), before, "{name}");
        }
    }
}

#[test]
fn a_file_or_a_link_of_such_a_name_is_left() {
    for name in [WHOLE, MOVING, BEFORE, UNFINISHED] {
        let (folder, elsewhere) = (set(), set());
        let path = folder.path();
        fs::write(path.join(name), "a list of what to do next").unwrap();
        finish_swap(path).unwrap();
        assert_eq!(fs::read(path.join(name)).unwrap(), b"a list of what to do next");
        assert!(Next::begin(path).is_err(), "{name}");
        fs::remove_file(path.join(name)).unwrap();
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(elsewhere.path(), path.join(name)).unwrap();
            let before = (files(path), files(elsewhere.path()));
            finish_swap_if(path, &has_database).unwrap();
            assert_eq!((files(path), files(elsewhere.path())), before, "{name}");
        }
    }
}

/// A store that somebody has put there, beside one that is in use.
#[test]
fn no_file_of_a_store_is_replaced_by_another_one() {
    let folder = set();
    let path = folder.path();
    store(&path.join(MOVING), "mine");
    let before = files(path);
    finish_swap_if(path, &has_database).unwrap();
    assert_eq!(files(path), before);
    // The next store would move this one's files to those that are there already.
    fs::rename(path.join(MOVING), path.join(BEFORE)).unwrap();
    store(&path.join(WHOLE), "new");
    let before = files(path);
    let refused = finish_swap_if(path, &has_database).unwrap_err().to_string();
    assert!(refused.contains("before is in the way of a store that is to replace"), "{refused}");
    assert_eq!(files(path), before);
}

#[test]
fn an_incomplete_new_store_is_not_swapped_in() {
    let folder = set();
    let path = folder.path();
    store(&path.join(WHOLE), "new");
    // It was damaged after its files had begun to move.
    let is_whole_at_first = |folder: &Path| Ok(folder.ends_with(WHOLE));
    finish_swap_if(path, &is_whole_at_first).unwrap();
    assert_eq!(files(path), due(Before::Stays));
    // Nor is a new one begun where the files are elsewhere.
    let folder = set();
    let path = folder.path();
    fs::create_dir(path.join(BEFORE)).unwrap();
    fs::create_dir(path.join(WHOLE)).unwrap();
    move_files(path, &path.join(BEFORE), is_sleds).unwrap();
    move_files(&path.join(JOURNAL), path, is_journals).unwrap();
    for name in ["snapshot-0000000001", "last", "segment-0000000009", "unverified"] {
        fs::remove_file(path.join(name)).unwrap();
    }
    let before = files(path);
    let refused = finish_swap(path).unwrap_err().to_string();
    assert!(refused.contains("move them back, or restore a backup"), "{refused}");
    assert_eq!(files(path), before);
}
