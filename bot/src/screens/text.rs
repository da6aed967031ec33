//! The text of a message: how long it may be, lines below it, and words where files cannot go.

use std::mem;

use super::Screen;
use crate::words::{Words, say};

/// The most letters of a message.
pub(super) const LONGEST_TEXT: usize = 2_000;

/// Adds a line to what a screen says, if there is room.
pub fn add_line(screen: &mut Screen, line: &str) {
    for text in [&mut screen.text].into_iter().chain(&mut screen.instead) {
        *text = with_line(mem::take(text), line);
    }
}

/// A text and a line below it, if a message takes both.
pub(super) fn with_line(text: String, line: &str) -> String {
    if text.chars().count() + 1 + line.chars().count() > LONGEST_TEXT {
        return text;
    }
    text + "\n" + line
}

/// Why there are only words where a picture was asked for.
pub fn no_files(words: &Words) -> String {
    say!(words, "no-files")
}

/// What whoever manages the server is told where boards would be pictures if files might be attached.
pub fn no_files_for_boards(words: &Words) -> Screen {
    Screen::text(say!(words, "no-files-boards"))
}
