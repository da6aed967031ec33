//! A journal with its expected contents.

use super::*;

pub(super) const SCHEMA: u32 = 8;
pub(super) const SMALL: Sizes = Sizes { segment: 2_000, segments: 6_000, files: 16, keys: 10 };

pub(super) type Data = BTreeMap<(u8, Vec<u8>), Vec<u8>>;

/// A journal and its expected contents.
pub(super) struct Book {
    pub(super) folder: TempDir,
    pub(super) kept: Data,
    pub(super) last: u64,
    pub(super) flushed: Arc<AtomicU64>,
}

impl Book {
    pub(super) fn new() -> Book {
        let folder = tempdir().unwrap();
        let mut founding = JournalBuilder::begin(folder.path(), 5, SCHEMA, 0).unwrap();
        founding.put(1, b"first", b"of all").unwrap();
        founding.finish(sum_after(0)).unwrap();
        let kept = Data::from([((1, b"first".to_vec()), b"of all".to_vec())]);
        Book { folder, kept, last: 0, flushed: Arc::default() }
    }

    /// The compactor ends with its journal, so a failing test has to drop the journal first.
    pub(super) fn open(&self) -> (Compactor, Journal) {
        self.open_synced_by(Arc::new(|_| Ok(())))
    }

    pub(super) fn open_synced_by(&self, sync: SyncFile) -> (Compactor, Journal) {
        self.open_with(SMALL, sync)
    }

    pub(super) fn open_with(&self, sizes: Sizes, sync: SyncFile) -> (Compactor, Journal) {
        self.open_as(Options { schema: SCHEMA, sizes, is_kept: |_| true }, sync)
    }

    pub(super) fn open_kept(&self, is_kept: fn(u8) -> bool) -> (Compactor, Journal) {
        self.open_as(Options { schema: SCHEMA, sizes: SMALL, is_kept }, Arc::new(|_| Ok(())))
    }

    fn open_as(&self, options: Options, sync: SyncFile) -> (Compactor, Journal) {
        let flushed = Arc::clone(&self.flushed);
        let flush = Box::new(move || Ok(flushed.load(Ordering::SeqCst)));
        let (journal, compactor) = resume(&self.contents(), options, sync, flush).unwrap();
        (compactor, journal)
    }

    /// Returns the last record of the snapshot, unless it is replaced meanwhile.
    pub(super) fn snapshot_record(&self) -> u64 {
        match scan(self.folder.path(), SCHEMA) {
            Ok(Scan::Found(contents)) => contents.snapshot_record(),
            _ => 0,
        }
    }

    pub(super) fn contents(&self) -> Box<Contents> {
        let Scan::Found(contents) = scan(self.folder.path(), SCHEMA).unwrap() else { panic!() };
        contents
    }

    /// Appends this many records. Each changes a key, and every third removes another one.
    pub(super) fn add(&mut self, journal: &mut Journal, records: u64) {
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

    pub(super) fn read(contents: &Contents) -> Data {
        let (mut entries, mut read) = (contents.entries().unwrap(), Data::new());
        let mut last = None;
        while let Some(Entry { tree, key, value, .. }) = entries.next().unwrap() {
            assert!(last < Some((tree, key.clone())), "they come in their order");
            last = Some((tree, key.clone()));
            read.extend(value.map(|value| ((tree, key), value)));
        }
        read
    }

    pub(super) fn assert_whole(&self) {
        let contents = self.contents();
        assert_eq!(contents.damage(), None);
        assert_eq!((contents.last(), contents.store()), (self.last, Some(5)));
        assert_eq!(Book::read(&contents), self.kept);
    }

    /// Returns where the records of the only segment end.
    pub(super) fn end_of_segment(&self) -> usize {
        usize::try_from(self.contents().segments[0].bytes).unwrap()
    }

    pub(super) fn names(&self) -> Vec<String> {
        let files = fs::read_dir(self.folder.path()).unwrap();
        let mut names: Vec<_> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

/// Appends a record. Returns its number.
pub(super) fn add<'a>(journal: &mut Journal, changes: impl Iterator<Item = Change<'a>>) -> io::Result<u64> {
    let sum = sum_after(journal.last() + 1);
    journal.append(changes, sum)
}

/// Returns a sum that is another one after each record.
pub(super) fn sum_after(record: u64) -> Sum {
    let mut sum = Sum::default();
    sum.add(1, b"record", &record.to_le_bytes());
    sum
}
