//! What a crash cuts off, and what a disk loses or changes.

use super::*;

/// Linux reports an error of the disk once, and the next sync succeeds.
#[test]
fn nothing_follows_a_failed_write() {
    let mut book = Book::new();
    let syncs = AtomicU64::new(0);
    let (compactor, mut journal) =
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
    drop((journal, compactor));
    // The record that failed is there, or it is not. Either is whole.
    book.last = book.contents().last();
    if book.last == 5 {
        book.kept.insert((2, b"lost?".to_vec()), b"longer than before".to_vec());
    }
    book.assert_whole();
}

#[test]
fn a_torn_last_record_is_overwritten_not_damage() {
    let mut book = Book::new();
    let (compactor, mut journal) = book.open();
    book.add(&mut journal, 5);
    drop((journal, compactor));
    let segment = book.folder.path().join("segment-0000000001");
    let end = book.end_of_segment();
    let whole = fs::read(&segment).unwrap();
    let before = book.kept.clone();
    // Its high-water mark was one record behind.
    high_water_mark::HighWaterMark::open(book.folder.path(), 5).unwrap().write(4).unwrap();
    for cut in [28, 60, 100, 159] {
        fs::write(&segment, &whole[..end - cut]).unwrap();
        let contents = book.contents();
        assert_eq!((contents.damage(), contents.last()), (None, 4), "{cut}");
        assert!(contents.torn().is_some(), "{cut}");
    }
    book.last = 4;
    book.kept.remove(&(2, vec![5; 3]));
    let (compactor, mut journal) = book.open();
    book.add(&mut journal, 1);
    drop((journal, compactor));
    book.assert_whole();
    assert_eq!(book.kept, before);
}

/// A hole in the last record is what a crash leaves, unless the high-water mark says that it was there. In
/// any other record it is damage.
#[test]
fn a_hole_is_torn_at_the_end_alone() {
    let mut book = Book::new();
    let (compactor, mut journal) = book.open_with(Sizes::default(), Arc::new(|_| Ok(())));
    book.add(&mut journal, 3);
    let (end, kept) = (book.end_of_segment(), book.kept.clone());
    let value = [7; 1_500];
    add(&mut journal, iter::once(Change { tree: 2, key: b"last", value: Some(&value) })).unwrap();
    let segment = book.folder.path().join("segment-0000000001");
    let whole = fs::read(&segment).unwrap();
    let with_hole = || {
        let mut bytes = whole.clone();
        bytes[end.next_multiple_of(512)..][..512].fill(0);
        fs::write(&segment, bytes).unwrap();
        book.contents()
    };
    assert!(with_hole().damage().is_some(), "it is known to have been there");
    fs::remove_file(high_water_mark::path(book.folder.path())).unwrap();
    let contents = with_hole();
    assert_eq!((contents.damage(), contents.last()), (None, 3));
    assert!(contents.torn().is_some());
    assert_eq!(Book::read(&contents), kept);
    fs::write(&segment, &whole).unwrap();
    add(&mut journal, iter::once(Change { tree: 2, key: b"after", value: Some(&value) })).unwrap();
    let whole = fs::read(&segment).unwrap();
    let mut bytes = whole.clone();
    bytes[end.next_multiple_of(512)..][..512].fill(0);
    fs::write(&segment, bytes).unwrap();
    assert!(book.contents().damage().is_some());
    drop((journal, compactor));
}

#[test]
fn whoever_knows_that_it_came_farthest_counts() {
    let mut book = Book::new();
    let (compactor, mut journal) = book.open();
    book.add(&mut journal, 5);
    drop((journal, compactor));
    let mut contents = book.contents();
    // Its high-water mark, and a database that also lacks the last record.
    contents.require_record(9);
    contents.require_record(7);
    assert!(contents.damage().is_some());
    assert_eq!([7, 8, 9].map(|record| contents.has_all_after(record)), [false, false, true]);
}

/// Whatever happens to one of its files, all records are there, or the journal reports damage, or it reports
/// that something was cut off its end.
#[test]
fn no_damage_goes_unnoticed() {
    let mut book = Book::new();
    let (compactor, mut journal) = book.open();
    book.flushed.store(40, Ordering::SeqCst);
    book.add(&mut journal, 70);
    let begun = Instant::now();
    while book.contents().snapshot_record() == 0 && begun.elapsed() < Duration::from_secs(30) {
        book.add(&mut journal, 1);
    }
    journal.close().unwrap();
    drop((journal, compactor));
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
        let is_noticed = match scan(book.folder.path(), SCHEMA).unwrap() {
            Scan::Found(contents) => {
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
