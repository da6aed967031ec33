//! Tests of the whole journal: what was appended is there again, whatever happens to its files.

mod book;
mod damage;

use std::collections::BTreeMap;
use std::fs;
use std::iter;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tempfile::{TempDir, tempdir};

use self::book::{Book, Data, SCHEMA, SMALL, add, sum_after};
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
    while book.snapshot_record() < 60 {
        assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", book.names());
        book.add(&mut journal, 10);
    }
    drop((journal, compactor));
    book.assert_whole();
    let contents = book.contents();
    assert!(contents.snapshot_record() <= 100, "no more than the database has");
    assert_eq!(contents.segments.first().unwrap().file, contents.snapshot.unwrap().about.next_segment);
    let bases = book.names().iter().filter(|name| name.starts_with("snapshot-")).count();
    assert_eq!(bases, 1, "{:?}", book.names());
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
    assert!(matches!(scan(book.folder.path(), SCHEMA - 1).unwrap(), Scan::Newer(SCHEMA)));
    assert!(matches!(scan(&book.folder.path().join("nowhere"), SCHEMA).unwrap(), Scan::Nothing));
}

/// What follows from other entries is in records, and in no snapshot or archive.
#[test]
fn snapshots_and_archives_hold_what_is_kept() {
    let mut book = Book::new();
    book.flushed.store(400, Ordering::SeqCst);
    let (compactor, mut journal) = book.open_kept(|tree| tree != 3);
    let derived = |value| Change { tree: 3, key: b"derived", value: Some(value) };
    add(&mut journal, iter::once(derived(b"early"))).unwrap();
    book.last += 1;
    let begun = Instant::now();
    while book.snapshot_record() == 0 {
        assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", book.names());
        book.add(&mut journal, 10);
    }
    drop((journal, compactor));
    book.assert_whole();
    let (compactor, mut journal) = book.open_kept(|tree| tree != 3);
    add(&mut journal, iter::once(derived(b"late"))).unwrap();
    book.last += 1;
    drop((journal, compactor));
    let all = Book::read(&book.contents());
    assert_eq!(all.get(&(3, b"derived".to_vec())), Some(&b"late".to_vec()));
    let file = book.folder.path().join("archive");
    let options = Options { schema: SCHEMA, sizes: SMALL, is_kept: |tree| tree != 3 };
    let (archived, mut read) = (archive(book.folder.path(), options, &file).unwrap(), Data::new());
    let again = read_archive(&file, SCHEMA, &mut |tree, key, value| {
        read.insert((tree, key.to_vec()), value.to_vec());
    });
    assert_eq!((again.unwrap(), archived.record), (archived, book.last));
    assert_eq!(read, book.kept);
}

#[test]
fn the_sum_after_the_last_record_is_found() {
    let mut book = Book::new();
    for records in [1, 40, 3] {
        let (compactor, mut journal) = book.open();
        book.add(&mut journal, records);
        journal.close().unwrap();
        drop((journal, compactor));
        assert_eq!(book.contents().sum(), Some(sum_after(book.last)));
    }
}
