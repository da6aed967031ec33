//! What somebody notes on a match of theirs, for themselves alone: a text, and a line that they have tried out.

use super::Variation;

/// The most letters of a note.
pub const LONGEST_NOTE: usize = 1_000;

/// The most letters of the name of a line.
pub const LONGEST_LINE_NAME: usize = 40;

/// What one person has noted on a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Note {
    /// The text, as they have written it.
    pub text: String,
    /// A line that they have kept.
    pub line: Option<KeptLine>,
}

/// Moves that somebody has tried out, to come back to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptLine {
    /// What they call it.
    pub name: String,
    /// After how many moves of the match it begins.
    pub ply: usize,
    /// Its moves.
    pub tried: Variation,
}

impl Note {
    /// Whether there is nothing in it.
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty() && self.line.is_none()
    }

    /// The same with this text, as far as there is room.
    #[must_use]
    pub fn with_text(self, text: &str) -> Note {
        Note { text: text.trim().chars().take(LONGEST_NOTE).collect(), ..self }
    }

    /// The same with this line, or without one.
    #[must_use]
    pub fn with_line(self, line: Option<KeptLine>) -> Note {
        Note { line, ..self }
    }
}

impl KeptLine {
    /// A line under a name, as far as there is room for it.
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
