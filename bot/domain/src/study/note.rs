//! Private notes that people keep on matches: a text, and a line that they have tried out.

use crate::study::Variation;

/// The maximum length of a note in characters.
pub const LONGEST_NOTE: usize = 1_000;

/// The maximum length of a line's name in characters.
pub const LONGEST_LINE_NAME: usize = 40;

/// A person's note on a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Note {
    /// Empty if there is only a line.
    pub text: String,
    /// A line that they have saved.
    pub line: Option<KeptLine>,
}

/// Moves that a person has tried out and saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptLine {
    /// At most [`LONGEST_LINE_NAME`] characters.
    pub name: String,
    /// The number of moves in the match before it.
    pub ply: usize,
    /// The moves tried from there.
    pub tried: Variation,
}

impl Note {
    /// Whether the note is empty.
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty() && self.line.is_none()
    }

    /// Returns the note with this text, cut to the maximum length.
    #[must_use]
    pub fn with_text(self, text: &str) -> Note {
        Note { text: text.trim().chars().take(LONGEST_NOTE).collect(), ..self }
    }

    /// Returns the note with this line, or without a line.
    #[must_use]
    pub fn with_line(self, line: Option<KeptLine>) -> Note {
        Note { line, ..self }
    }
}

impl KeptLine {
    /// Returns a line with this name, cut to the maximum length.
    pub fn new(name: &str, ply: usize, tried: Variation) -> KeptLine {
        KeptLine { name: name.trim().chars().take(LONGEST_LINE_NAME).collect(), ply, tried }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_as_long_as_there_is_room_for() {
        let note = Note::default().with_text(&format!("  {}  ", "ö".repeat(LONGEST_NOTE + 9)));
        assert_eq!(note.text, "ö".repeat(LONGEST_NOTE));
        let line = KeptLine::new(&" x".repeat(LONGEST_LINE_NAME), 3, "3,5".parse().unwrap());
        assert_eq!(line.name.chars().count(), LONGEST_LINE_NAME);
        let note = note.with_line(Some(line)).with_text(" \n ");
        assert!(note.text.is_empty() && !note.is_empty(), "the line is still there");
        assert!(note.with_line(None).is_empty());
    }
}
