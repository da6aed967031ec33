//! Tests of the whole journal: what was appended is there again, whatever happens to its files.

use std::collections::BTreeMap;
use std::fs;
use std::iter;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tempfile::{TempDir, tempdir};

use super::frame::{Found, Sort};
use super::*;

const SCHEMA: u32 = 8;
const SMALL: Sizes = Sizes { log: 2_000, logs: 6_000, files: 16, keys: 10 };

type Kept = BTreeMap<(u8, Vec<u8>), Vec<u8>>;

/// A journal and its expected contents.
struct Book {
    folder: TempDir,
    kept: Kept,
    last: u64,
    flushed: Arc<AtomicU64>,
}

impl Book {
    fn new() -> Book {
        let folder = tempdir().unwrap();
        let mut founding = JournalBuilder::begin(folder.path(), 5, SCHEMA, 0).unwrap();
        founding.put(1, b"first", b"of all").unwrap();
        founding.finish().unwrap();
        let kept = Kept::from([((1, b"first".to_vec()), b"of all".to_vec())]);
        Book { folder, kept, last: 0, flushed: Arc::default() }
    }

    /// The merger ends with its journal, so a failing test has to drop the journal first.
    fn open(&self) -> (Merger, Journal) {
        self.open_synced_by(Arc::new(|_| Ok(())))
    }

    fn open_synced_by(&self, sync: SyncFile) -> (Merger, Journal) {
        self.open_with(SMALL, sync)
    }

    fn open_with(&self, sizes: Sizes, sync: SyncFile) -> (Merger, Journal) {
        let flushed = Arc::clone(&self.flushed);
        let flush = Box::new(move || Ok(flushed.load(Ordering::SeqCst)));
        let (journal, merger) = go_on(&self.contents(), SCHEMA, sizes, sync, flush, None).unwrap();
        (merger, journal)
    }

    /// Returns the last record of the base, unless it is replaced meanwhile.
    fn based_on(&self) -> u64 {
        match look(self.folder.path(), SCHEMA, Depth::Whole) {
            Ok(Look::There(contents)) => contents.based_on(),
            _ => 0,
        }
    }

    fn contents(&self) -> Box<Contents> {
        let Look::There(contents) = look(self.folder.path(), SCHEMA, Depth::Whole).unwrap() else { panic!() };
        contents
    }

    /// Appends this many records. Each changes a key, and every third removes another one.
    fn add(&mut self, journal: &mut Journal, records: u64) {
        for _ in 0..records {
            self.last += 1;
            let (key, value) = (
                vec![u8::try_from(self.last % 40).unwrap(); 3],
                vec![u8::try_from(self.last % 250).unwrap() | 1; 90],
            );
            let gone = vec![u8::try_from(self.last * 7 % 40).unwrap(); 3];
            let mut changes = vec![Change { tree: 2, key: &key, value: Some(&value) }];
            if self.last.is_multiple_of(3) {
                changes.insert(0, Change { tree: 2, key: &gone, value: None });
                self.kept.remove(&(2, gone.clone()));
            }
            assert_eq!(add(journal, changes.into_iter()).unwrap(), self.last);
            self.kept.insert((2, key), value);
        }
    }

    fn read(contents: &Contents) -> Kept {
        let (mut entries, mut read) = (contents.entries().unwrap(), Kept::new());
        let mut last = None;
        while let Some(Entry { tree, key, value, .. }) = entries.next().unwrap() {
            assert!(last < Some((tree, key.clone())), "they come in their order");
            last = Some((tree, key.clone()));
            read.extend(value.map(|value| ((tree, key), value)));
        }
        read
    }

    fn assert_whole(&self) {
        let contents = self.contents();
        assert_eq!(contents.damage(), None);
        assert_eq!((contents.last(), contents.store()), (self.last, 5));
        assert_eq!(Book::read(&contents), self.kept);
    }

    /// Returns where the records of the only log end.
    fn end_of_log(&self) -> usize {
        usize::try_from(self.contents().logs[0].bytes).unwrap()
    }

    fn names(&self) -> Vec<String> {
        let files = fs::read_dir(self.folder.path()).unwrap();
        let mut names: Vec<_> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

/// Appends a record and brings it to the disk. Returns its number.
fn add<'a>(journal: &mut Journal, changes: impl Iterator<Item = Change<'a>>) -> io::Result<u64> {
    let appended = journal.append(changes)?;
    journal.confirm(&appended, appended.sync())?;
    Ok(appended.number())
}

/// Turns a base or an archive into one of an earlier version, without an index.
pub(in crate::store) fn remove_index(file: &Path) {
    let bytes = fs::read(file).unwrap();
    let (about, first) = About::read(&bytes).unwrap();
    let (mut at, mut without) = (first.next, bytes[..first.next].to_vec());
    while let Found::Frame(found) = frame::read(&bytes, at, about.stamp()) {
        match found.sort {
            Sort::Index => {}
            Sort::End => frame::write(&mut without, about.stamp(), Sort::End, found.number, |into| {
                into.extend_from_slice(&found.content[..8]);
            }),
            _ => without.extend_from_slice(&bytes[at..found.next]),
        }
        at = found.next;
    }
    assert!(without.len() < bytes.len(), "it had one");
    fs::write(file, without).unwrap();
}

#[test]
fn what_was_added_is_there_after_a_peaceful_end_and_after_none() {
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

/// Linux reports an error of the disk once, and the next sync succeeds.
#[test]
fn nothing_follows_a_failed_write() {
    let mut book = Book::new();
    let syncs = AtomicU64::new(0);
    let (merger, mut journal) =
        book.open_synced_by(Arc::new(move |_| match syncs.fetch_add(1, Ordering::SeqCst) {
            4 => Err(io::Error::other("the disk is gone")),
            _ => Ok(()),
        }));
    book.add(&mut journal, 4);
    let mut add =
        |key| add(&mut journal, iter::once(Change { tree: 2, key, value: Some(b"longer than before") }));
    assert_eq!(add(b"lost?").unwrap_err().to_string(), "the disk is gone");
    add(b"after").unwrap_err();
    journal.close().unwrap_err();
    drop((journal, merger));
    // The record that failed is there, or it is not. Either is whole.
    book.last = book.contents().last();
    if book.last == 5 {
        book.kept.insert((2, b"lost?".to_vec()), b"longer than before".to_vec());
    }
    book.assert_whole();
}

#[test]
fn logs_are_taken_into_the_base_as_far_as_the_database_has_them() {
    let mut book = Book::new();
    let (merger, mut journal) = book.open();
    book.add(&mut journal, 100);
    assert!(book.names().len() > 5, "nothing may be taken in yet: {:?}", book.names());
    book.flushed.store(100, Ordering::SeqCst);
    let begun = Instant::now();
    while book.based_on() < 60 {
        assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", book.names());
        book.add(&mut journal, 10);
    }
    drop((journal, merger));
    book.assert_whole();
    let contents = book.contents();
    assert!(contents.based_on() <= 100, "no more than the database has");
    assert_eq!(contents.logs.first().unwrap().file, contents.base.unwrap().about.next_log);
    let bases = book.names().iter().filter(|name| name.starts_with("base-")).count();
    assert_eq!(bases, 1, "{:?}", book.names());
}

#[test]
fn a_record_that_was_cut_is_no_damage_and_is_written_over() {
    let mut book = Book::new();
    let (merger, mut journal) = book.open();
    book.add(&mut journal, 5);
    drop((journal, merger));
    let log = book.folder.path().join("log-0000000001");
    let end = book.end_of_log();
    let whole = fs::read(&log).unwrap();
    let before = book.kept.clone();
    // Its witness was one record behind.
    witness::Witness::open(book.folder.path(), 5).unwrap().write(4).unwrap();
    for cut in [28, 60, 100, 159] {
        fs::write(&log, &whole[..end - cut]).unwrap();
        let contents = book.contents();
        assert_eq!((contents.damage(), contents.last()), (None, 4), "{cut}");
        assert!(contents.torn().is_some(), "{cut}");
    }
    book.last = 4;
    book.kept.remove(&(2, vec![5; 3]));
    let (merger, mut journal) = book.open();
    book.add(&mut journal, 1);
    drop((journal, merger));
    book.assert_whole();
    assert_eq!(book.kept, before);
}

/// The machine may stop after the disk has a record and before it has the one before it.
#[test]
fn a_record_that_was_not_on_the_disk_goes_with_those_that_overlap_it() {
    let mut book = Book::new();
    let (merger, mut journal) = book.open_with(Sizes::default(), Arc::new(|_| Ok(())));
    book.add(&mut journal, 3);
    let end = book.end_of_log();
    let kept = book.kept.clone();
    let value = [7; 900];
    let mut append = |key: &'static [u8]| {
        journal.append(iter::once(Change { tree: 2, key, value: Some(&value) })).unwrap()
    };
    let [first, second] = [append(b"first"), append(b"second")];
    let middle = end + (book.end_of_log() - end) / 2;
    let log = book.folder.path().join("log-0000000001");
    let whole = fs::read(&log).unwrap();
    let with_holes = |holes: &[usize]| {
        let mut bytes = whole.clone();
        for &at in holes {
            bytes[at..][..512].fill(0);
        }
        fs::write(&log, bytes).unwrap();
        book.contents()
    };
    let sector = |at: usize| at.next_multiple_of(512);
    for holes in [&[sector(end)][..], &[end], &[sector(end), sector(middle)], &[end, middle]] {
        let contents = with_holes(holes);
        assert_eq!((contents.damage(), contents.last()), (None, 3), "{holes:?}");
        assert!(contents.torn().is_some(), "{holes:?}");
        assert_eq!(Book::read(&contents), kept, "{holes:?}");
    }
    assert_eq!(with_holes(&[sector(middle)]).last(), 4, "the first one came to the disk alone");
    let contents = with_holes(&[]);
    assert_eq!((contents.damage(), contents.last()), (None, 5));

    // Once the first one was on the disk, a hole in it is damage, and so it is if the witness or a later record says so.
    journal.confirm(&first, Ok(())).unwrap();
    assert!(with_holes(&[sector(end)]).damage().is_some());
    fs::remove_file(witness::path(book.folder.path())).unwrap();
    assert_eq!(with_holes(&[sector(end)]).damage(), None, "nothing knows that it was there");
    fs::write(&log, &whole).unwrap();
    let third = journal.append(iter::once(Change { tree: 2, key: b"third", value: Some(&value) })).unwrap();
    assert!(book.contents().damage().is_none());
    let mut bytes = fs::read(&log).unwrap();
    bytes[sector(end)..][..512].fill(0);
    fs::write(&log, bytes).unwrap();
    assert!(book.contents().damage().is_some());
    for appended in [second, third] {
        journal.confirm(&appended, Ok(())).unwrap();
    }
    drop((journal, merger));
}

/// The first to sync a file after an error of the disk hears of it, once for each time that the file is open.
#[cfg(unix)]
#[test]
fn records_on_their_way_to_the_disk_are_synced_by_files_of_their_own() {
    use std::os::fd::AsRawFd as _;

    let book = Book::new();
    let synced = Arc::new(std::sync::Mutex::new(Vec::new()));
    let files = Arc::clone(&synced);
    let (merger, mut journal) = book.open_synced_by(Arc::new(move |file| {
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
    drop((journal, merger));
    assert!(synced.lock().unwrap().chunks(2).all(|both| both[0] != both[1]));
}

/// Whoever waits for a log to end has to wait for the disk first.
#[test]
fn a_log_does_not_end_before_all_of_it_is_on_the_disk() {
    let book = Book::new();
    let (merger, mut journal) = book.open();
    assert!(!journal.can_overlap(), "a record would begin a log");
    let value = [7; 3_000];
    let short = || iter::once(Change { tree: 2, key: &b"short"[..], value: Some(&b"value"[..]) });
    let first = journal.append(short()).unwrap();
    assert!(!journal.can_overlap(), "the log's header is not on the disk yet");
    journal.confirm(&first, Ok(())).unwrap();
    assert!(journal.can_overlap());
    let change = || iter::once(Change { tree: 2, key: &b"long"[..], value: Some(&value[..]) });
    let long = journal.append(change()).unwrap();
    assert!(!journal.can_overlap());
    assert!(journal.append(change()).is_err());
    drop((journal, merger, long));
}

#[test]
fn whoever_knows_that_it_came_farthest_counts() {
    let mut book = Book::new();
    let (merger, mut journal) = book.open();
    book.add(&mut journal, 5);
    drop((journal, merger));
    let mut contents = book.contents();
    // Its witness, and a database that also lacks the last record.
    contents.require_record(9);
    contents.require_record(7);
    assert!(contents.damage().is_some());
    assert_eq!([7, 8, 9].map(|record| contents.has_all_after(record)), [false, false, true]);
}

#[test]
fn a_log_in_which_nothing_is_is_begun_again() {
    let mut book = Book::new();
    let (merger, mut journal) = book.open();
    book.add(&mut journal, 2);
    drop((journal, merger));
    for torn in [&b""[..], &[0; 4_096], b"\x29\0\0"] {
        let next = book.contents().logs.len() + 1;
        fs::write(book.folder.path().join(format!("log-{next:010}")), torn).unwrap();
        book.assert_whole();
        let (merger, mut journal) = book.open();
        book.add(&mut journal, 2);
        drop((journal, merger));
        book.assert_whole();
    }
}

#[test]
fn a_later_programs_journal_is_left_to_it() {
    let book = Book::new();
    assert!(matches!(look(book.folder.path(), SCHEMA - 1, Depth::Whole).unwrap(), Look::Newer(SCHEMA)));
    assert!(matches!(
        look(&book.folder.path().join("nowhere"), SCHEMA, Depth::Whole).unwrap(),
        Look::Nothing
    ));
}

/// Whatever happens to one of its files, all records are there, or the journal reports damage, or it reports
/// that something was cut off its end.
#[test]
fn no_damage_goes_unnoticed() {
    let mut book = Book::new();
    let (merger, mut journal) = book.open();
    book.flushed.store(40, Ordering::SeqCst);
    book.add(&mut journal, 70);
    let begun = Instant::now();
    while book.contents().based_on() == 0 && begun.elapsed() < Duration::from_secs(30) {
        book.add(&mut journal, 1);
    }
    journal.close().unwrap();
    drop((journal, merger));
    book.assert_whole();
    let (mut chance, mut noticed) = (1_u64, 0);
    let mut at_random = |below: usize| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(chance >> 33).unwrap() % below
    };
    for name in book.names() {
        let path = book.folder.path().join(&name);
        let whole = fs::read(&path).unwrap();
        for round in 0..120 {
            let mut bytes = whole.clone();
            let at = at_random(bytes.len());
            match round % 4 {
                0 => bytes[at] ^= 1 << at_random(8),
                1 => bytes.truncate(at),
                2 => bytes.iter_mut().skip(at & !511).take(512).for_each(|byte| *byte = 0),
                _ => bytes.iter_mut().skip(at & !4_095).take(4_096).for_each(|byte| *byte = 0),
            }
            fs::write(&path, &bytes).unwrap();
            let contents = book.contents();
            let says_so = contents.damage().is_some() || contents.torn().is_some();
            let is_short = contents.last() < book.last || !contents.is_closed;
            assert!(says_so || is_short || Book::read(&contents) == book.kept, "{name}, round {round}, {at}");
            noticed += usize::from(says_so || is_short);
        }
        fs::write(&path, &whole).unwrap();
        if name == "last" {
            continue;
        }
        fs::remove_file(&path).unwrap();
        let is_noticed = match look(book.folder.path(), SCHEMA, Depth::Whole).unwrap() {
            Look::There(contents) => {
                contents.damage().is_some() || contents.last() < book.last || !contents.is_closed
            }
            _ => true,
        };
        assert!(is_noticed, "{name} is gone");
        fs::write(&path, &whole).unwrap();
    }
    assert!(noticed > 100, "{noticed}");
    book.assert_whole();
}

#[test]
fn single_entries_are_found_where_the_base_was_not_read() {
    let folder = tempdir().unwrap();
    let mut founding = JournalBuilder::begin(folder.path(), 5, SCHEMA, 0).unwrap();
    // Several blocks of them.
    let value = |number: u32| format!("{number:0>100}").into_bytes();
    for number in (2_u32..6_000).step_by(2) {
        founding.put(2, &number.to_be_bytes(), &value(number)).unwrap();
    }
    founding.finish().unwrap();
    let look = || match look(folder.path(), SCHEMA, Depth::Logs).unwrap() {
        Look::There(contents) => contents,
        other => panic!("{other:?}"),
    };
    let (mut journal, merger) =
        go_on(&look(), SCHEMA, SMALL, Arc::new(|_| Ok(())), Box::new(|| Ok(0)), None).unwrap();
    let keys = [7, 8, 9_000_u32].map(u32::to_be_bytes);
    let changed = [(&keys[0], Some(&b"new"[..])), (&keys[1], None), (&keys[2], Some(b"last"))];
    add(&mut journal, changed.into_iter().map(|(key, value)| Change { tree: 2, key, value })).unwrap();
    drop((journal, merger));
    let contents = look();
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
fn a_base_that_was_cut_has_no_entries_to_find() {
    let book = Book::new();
    let path = book.folder.path().join("base-0000000001");
    let bytes = fs::read(&path).unwrap();
    for length in 0..bytes.len() {
        fs::write(&path, &bytes[..length]).unwrap();
        let Look::There(contents) = look(book.folder.path(), SCHEMA, Depth::Logs).unwrap() else { panic!() };
        assert!(!contents.can_be_searched(), "{length}");
    }
}

#[test]
fn an_archive_leaves_out_what_is_to_be_made_anew_only_in_doubt() {
    let mut book = Book::new();
    let (merger, mut journal) = book.open();
    book.add(&mut journal, 3);
    drop((journal, merger));
    let folder = tempdir().unwrap();
    let left_out = (2, &[2; 3][..]);
    for (doubt, has_it) in [
        (None, true),
        (Some(Doubt { since: 3, differs: true }), true),
        (Some(Doubt { since: 2, differs: false }), false),
        (Some(Doubt { since: 0, differs: true }), false),
    ] {
        if let Some(noted) = doubt {
            super::doubt(book.folder.path(), noted).unwrap();
        }
        let file = folder.path().join("archive");
        let archived = archive(book.folder.path(), SCHEMA, &file, left_out).unwrap();
        let due = book.kept.len() - usize::from(!has_it);
        assert_eq!(archived.entries, due as u64, "{doubt:?}");
        assert_eq!(examine(&file, SCHEMA).unwrap(), archived);
        fs::remove_file(file).unwrap();
    }
}
