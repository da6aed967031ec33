//! What took the solver long, noted in a file as it is found: after an interruption it goes on from there.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use super::packed::Packed;
use super::transpositions::{Known, Transpositions};

/// Positions that took fewer nodes are not noted: about a second's work.
const WORTH_NOTING: u64 = 1 << 20;

/// A file of notes, or none.
#[derive(Default)]
pub(super) struct Notebook {
    file: Option<Mutex<File>>,
    /// Why it could not be written.
    failed: Mutex<Option<io::Error>>,
}

impl Notebook {
    /// Opens a file for the notes under a title, and remembers what it has.
    pub(super) fn open(path: &Path, title: &str, known: &Transpositions) -> io::Result<Notebook> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let mut lines = text.lines();
        match lines.next() {
            None => writeln!(file, "{title}")?,
            Some(first) if first != title => {
                return Err(io::Error::other(format!("the log is of something else: {first}")));
            }
            // An interruption cut the last line off.
            Some(_) if !text.ends_with('\n') => writeln!(file)?,
            Some(_) => {}
        }
        for (position, note, nodes) in lines.filter_map(parse) {
            known.put(position, note, nodes);
        }
        Ok(Notebook { file: Some(Mutex::new(file)), failed: Mutex::default() })
    }

    /// Notes what is known of a position, if it was work to find out.
    #[inline]
    pub(super) fn note(&self, position: Packed, known: Known, nodes: u64) {
        if nodes >= WORTH_NOTING
            && let Some(file) = &self.file
        {
            let Known { low, high, place } = known;
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            if let Err(error) = writeln!(file, "{position} {low} {high} {place} {nodes}") {
                self.failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
            }
        }
    }

    /// Whether all notes were kept.
    pub(super) fn close(&self) -> io::Result<()> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).take().map_or(Ok(()), Err)
    }
}

fn parse(line: &str) -> Option<(Packed, Known, u64)> {
    let mut words = line.split(' ');
    let position: Packed = words.next()?.parse().ok()?;
    let mut number = || words.next()?.parse::<u64>().ok();
    let stones = position.stones();
    let [low, high, place] =
        [number()?, number()?, number()?].map(|number| u8::try_from(number).unwrap_or(u8::MAX));
    let nodes = number()?;
    let makes_sense = low <= high && high <= stones && place < 8 && words.next().is_none();
    makes_sense.then_some((position, Known { low, high, place }, nodes))
}

#[cfg(test)]
mod tests {
    use super::super::testing::Dice;
    use super::*;

    #[test]
    fn notes_are_remembered_even_after_an_interruption() {
        let path = std::env::temp_dir().join(format!("kuzhi-notes-{}", std::process::id()));
        let mut dice = Dice::new(10);
        let [first, cut, later] = [40, 41, 42].map(|stones| dice.position(stones));
        let known = Known { low: 3, high: 20, place: 2 };
        let book = Notebook::open(&path, "# one", &Transpositions::new(1)).unwrap();
        book.note(first, known, WORTH_NOTING);
        book.note(dice.position(30), known, WORTH_NOTING - 1);
        book.close().unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(text.lines().count(), 2, "what is soon found again is not noted");
        std::fs::write(&path, format!("{text}{cut} 3 2")).unwrap();
        Notebook::open(&path, "# one", &Transpositions::new(1)).unwrap().note(later, known, WORTH_NOTING);
        let table = Transpositions::new(1);
        Notebook::open(&path, "# one", &table).unwrap();
        assert_eq!([first, cut, later].map(|position| table.get(position)), [Some(known), None, Some(known)]);
        assert!(Notebook::open(&path, "# two", &table).is_err());
        std::fs::remove_file(&path).unwrap();
    }
}
