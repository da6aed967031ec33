//! Records expensive results while solving, so that an interrupted run can continue.

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use kuzhi_search::acyclic::{Packed, SearchLog, ShareBounds, ShareTranspositions};

use super::checksum::checksum;

/// The writer of the records.
pub(crate) type Paper = Box<dyn Write + Send>;

/// A place for records, or none.
#[derive(Default)]
pub(super) struct Notebook {
    to: Option<Mutex<Paper>>,
    /// The error of a failed write.
    failed: Mutex<Option<io::Error>>,
}

impl Notebook {
    /// Loads earlier records, and appends to them.
    pub(super) fn open(before: &str, to: Paper, known: &ShareTranspositions) -> Notebook {
        for (position, note, nodes) in before.lines().filter_map(parse) {
            known.put(position, note, nodes);
        }
        Notebook { to: Some(Mutex::new(to)), failed: Mutex::default() }
    }

    /// Returns whether all records were written.
    pub(super) fn close(&self) -> io::Result<()> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).take().map_or(Ok(()), Err)
    }
}

impl SearchLog for Notebook {
    fn record(&self, position: Packed, known: ShareBounds, nodes: u64) {
        let Some(to) = &self.to else { return };
        let ShareBounds { low, high, place } = known;
        let mut to = to.lock().unwrap_or_else(PoisonError::into_inner);
        let text = format!("{position} {low} {high} {place} {nodes}");
        if let Err(error) = writeln!(to, "{text} {:016x}", checksum(&[text.as_bytes()])) {
            self.failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        }
    }
}

/// A record with a valid checksum: a wrong record would make the solution wrong.
fn parse(line: &str) -> Option<(Packed, ShareBounds, u64)> {
    let (line, sum) = line.rsplit_once(' ')?;
    if format!("{:016x}", checksum(&[line.as_bytes()])) != sum {
        return None;
    }
    let mut words = line.split(' ');
    let position: Packed = words.next()?.parse().ok()?;
    let mut number = || words.next()?.parse::<u64>().ok();
    let stones = position.stones();
    let [low, high, place] =
        [number()?, number()?, number()?].map(|number| u8::try_from(number).unwrap_or(u8::MAX));
    let nodes = number()?;
    let makes_sense = low <= high && high <= stones && place < 8 && words.next().is_none();
    makes_sense.then_some((position, ShareBounds { low, high, place }, nodes))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kuzhi_search::Rng;

    use super::super::testing::position;
    use super::*;

    /// A buffer that outlives the notebook.
    #[derive(Clone, Default)]
    struct Sheet(Arc<Mutex<Vec<u8>>>);

    impl Sheet {
        fn text(&self) -> String {
            String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
        }
    }

    impl Write for Sheet {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn notes_are_remembered_even_after_an_interruption() {
        let mut dice = Rng::new(10);
        let [first, cut] = [40, 41].map(|stones| position(&mut dice, stones));
        let known = ShareBounds { low: 3, high: 20, place: 2 };
        let sheet = Sheet::default();
        let book = Notebook::open("", Box::new(sheet.clone()), &ShareTranspositions::new(1));
        book.record(first, known, ShareBounds::WORTH_NOTING);
        book.close().unwrap();
        assert_eq!(sheet.text().lines().count(), 1);
        let table = ShareTranspositions::new(1);
        Notebook::open(&format!("{}{cut} 3 2", sheet.text()), Box::new(io::sink()), &table);
        assert_eq!([first, cut].map(|position| table.get(position)), [Some(known), None]);
    }

    #[test]
    fn a_note_with_an_altered_byte_is_rejected() {
        let position = position(&mut Rng::new(11), 40);
        let sheet = Sheet::default();
        let book = Notebook::open("", Box::new(sheet.clone()), &ShareTranspositions::new(1));
        book.record(position, ShareBounds { low: 3, high: 20, place: 2 }, ShareBounds::WORTH_NOTING);
        let text = sheet.text().trim_end().to_owned();
        assert!(parse(&text).is_some());
        for at in 0..text.len() {
            let mut damaged = text.clone().into_bytes();
            damaged[at] ^= 1;
            assert_eq!(parse(&String::from_utf8(damaged).unwrap()), None, "byte {at} of {text}");
        }
    }

    #[test]
    fn notes_that_are_not_kept_are_no_secret() {
        let book = Notebook::open("", Box::new(&mut [][..]), &ShareTranspositions::new(1));
        book.record(
            position(&mut Rng::new(1), 40),
            ShareBounds { low: 0, high: 1, place: 7 },
            ShareBounds::WORTH_NOTING,
        );
        assert!(book.close().is_err());
    }
}
