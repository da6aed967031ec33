//! Tests of the whole journal: what was appended is there again, whatever happens to its files.

mod book;
mod damage;

use std::collections::BTreeMap;
use std::fs;
use std::iter;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tempfile::{TempDir, tempdir};

use self::book::{Book, SCHEMA, SMALL, add};
use super::*;

#[test]
fn records_survive_a_clean_and_an_unclean_end() {
    let mut book = Book::new();
    for is_peaceful in [true, false, true, false, false] {
        let (_merger, mut journal) = book.open();
        book.add(&mut journal, 3);
        if is_peaceful {
            journal.close().unwrap();
        }
        drop(journal);
        book.assert_whole();
        assert_eq!(book.contents().is_closed, is_peaceful);
    }
}

#[test]
fn logs_are_merged_as_far_as_the_database_has_them() {
    let mut book = Book::new();
    let (compactor, mut journal) = book.open();
    book.add(&mut journal, 100);
    assert!(book.names().len() > 5, "nothing may be taken in yet: {:?}", book.names());
    book.flushed.store(100, Ordering::SeqCst);
    let begun = Instant::now();
    while book.based_on() < 60 {
        assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", book.names());
        book.add(&mut journal, 10);
    }
    drop((journal, compactor));
    book.assert_whole();
    let contents = book.contents();
    assert!(contents.based_on() <= 100, "no more than the database has");
    assert_eq!(contents.segments.first().unwrap().file, contents.snapshot.unwrap().about.next_segment);
    let bases = book.names().iter().filter(|name| name.starts_with("snapshot-")).count();
    assert_eq!(bases, 1, "{:?}", book.names());
}

/// The first to sync a file after an error of the disk hears of it, once for each time that the file is open.
#[cfg(unix)]
#[test]
fn records_in_flight_are_synced_by_their_own_files() {
    use std::os::fd::AsRawFd as _;

    let book = Book::new();
    let synced = Arc::new(std::sync::Mutex::new(Vec::new()));
    let files = Arc::clone(&synced);
    let (compactor, mut journal) = book.open_synced_by(Arc::new(move |file| {
        files.lock().unwrap().push(file.as_raw_fd());
        Ok(())
    }));
    for _ in 0..3 {
        let change = |key| iter::once(Change { tree: 2, key, value: Some(b"value") });
        let both = [journal.append(change(b"one")).unwrap(), journal.append(change(b"other")).unwrap()];
        for appended in both {
            let is_synced = appended.sync();
            journal.confirm(&appended, is_synced).unwrap();
        }
    }
    drop((journal, compactor));
    assert!(synced.lock().unwrap().chunks(2).all(|both| both[0] != both[1]));
}

/// Whoever waits for a segment to end has to wait for the disk first.
#[test]
fn a_log_ends_only_when_fully_synced() {
    let book = Book::new();
    let (compactor, mut journal) = book.open();
    assert!(!journal.can_overlap(), "a record would begin a segment");
    let value = [7; 3_000];
    let short = || iter::once(Change { tree: 2, key: &b"short"[..], value: Some(&b"value"[..]) });
    let first = journal.append(short()).unwrap();
    assert!(!journal.can_overlap(), "the segment's header is not on the disk yet");
    journal.confirm(&first, Ok(())).unwrap();
    assert!(journal.can_overlap());
    let change = || iter::once(Change { tree: 2, key: &b"long"[..], value: Some(&value[..]) });
    let long = journal.append(change()).unwrap();
    assert!(!journal.can_overlap());
    assert!(journal.append(change()).is_err());
    drop((journal, compactor, long));
}

#[test]
fn a_log_in_which_nothing_is_is_begun_again() {
    let mut book = Book::new();
    let (compactor, mut journal) = book.open();
    book.add(&mut journal, 2);
    drop((journal, compactor));
    for torn in [&b""[..], &[0; 4_096], b"\x29\0\0"] {
        let next = book.contents().segments.len() + 1;
        fs::write(book.folder.path().join(format!("segment-{next:010}")), torn).unwrap();
        book.assert_whole();
        let (compactor, mut journal) = book.open();
        book.add(&mut journal, 2);
        drop((journal, compactor));
        book.assert_whole();
    }
}

#[test]
fn a_later_programs_journal_is_left_to_it() {
    let book = Book::new();
    assert!(matches!(scan(book.folder.path(), SCHEMA - 1, Depth::Whole).unwrap(), Scan::Newer(SCHEMA)));
    assert!(matches!(
        scan(&book.folder.path().join("nowhere"), SCHEMA, Depth::Whole).unwrap(),
        Scan::Nothing
    ));
}

#[test]
fn single_entries_are_found_through_the_base_index() {
    let folder = tempdir().unwrap();
    let mut founding = JournalBuilder::begin(folder.path(), 5, SCHEMA, 0).unwrap();
    // Several blocks of them.
    let value = |number: u32| format!("{number:0>100}").into_bytes();
    for number in (2_u32..6_000).step_by(2) {
        founding.put(2, &number.to_be_bytes(), &value(number)).unwrap();
    }
    founding.finish().unwrap();
    let scan = || match scan(folder.path(), SCHEMA, Depth::Segments).unwrap() {
        Scan::Found(contents) => contents,
        other => panic!("{other:?}"),
    };
    let (mut journal, compactor) =
        resume(&scan(), SCHEMA, SMALL, Arc::new(|_| Ok(())), Box::new(|| Ok(0)), None).unwrap();
    let keys = [7, 8, 9_000_u32].map(u32::to_be_bytes);
    let changed = [(&keys[0], Some(&b"new"[..])), (&keys[1], None), (&keys[2], Some(b"last"))];
    add(&mut journal, changed.into_iter().map(|(key, value)| Change { tree: 2, key, value })).unwrap();
    drop((journal, compactor));
    let contents = scan();
    assert!(contents.can_be_searched() && contents.damage().is_none());
    for number in 0..9_001_u32 {
        let expected = match number {
            7 => Some(b"new".to_vec()),
            8 => None,
            9_000 => Some(b"last".to_vec()),
            2..6_000 => number.is_multiple_of(2).then(|| value(number)),
            _ => None,
        };
        assert_eq!(contents.find(2, &number.to_be_bytes()).unwrap(), expected, "{number}");
    }
    for tree in [1, 3] {
        assert_eq!(contents.find(tree, &4_u32.to_be_bytes()).unwrap(), None);
    }
}

#[test]
fn an_archive_omits_derived_data_only_while_unverified() {
    let mut book = Book::new();
    let (compactor, mut journal) = book.open();
    book.add(&mut journal, 3);
    drop((journal, compactor));
    let folder = tempdir().unwrap();
    let left_out = (2, &[2; 3][..]);
    for (unverified, has_it) in [
        (None, true),
        (Some(Unverified { since: 3, differs: true }), true),
        (Some(Unverified { since: 2, differs: false }), false),
        (Some(Unverified { since: 0, differs: true }), false),
    ] {
        if let Some(noted) = unverified {
            mark_unverified(book.folder.path(), noted).unwrap();
        }
        let file = folder.path().join("archive");
        let archived = archive(book.folder.path(), SCHEMA, &file, left_out).unwrap();
        let due = book.kept.len() - usize::from(!has_it);
        assert_eq!(archived.entries, due as u64, "{unverified:?}");
        assert_eq!(examine(&file, SCHEMA).unwrap(), archived);
        fs::remove_file(file).unwrap();
    }
}
