//! The text of a message: its length limit, extra lines, and the words for places without files.

use std::mem;

use super::Screen;
use crate::words::{Words, say};

/// The most characters in a message.
pub(super) const LONGEST_TEXT: usize = 2_000;

/// Adds a line to a screen's text, if there is room.
pub fn add_line(screen: &mut Screen, line: &str) {
    for text in [&mut screen.text].into_iter().chain(&mut screen.text_without_file) {
        *text = with_line(mem::take(text), line);
    }
}

/// Returns a screen with a line above it, if both fit into a message. Otherwise the line alone.
pub fn below(line: &str, screen: Screen) -> Screen {
    let text = format!("{line}\n{}", screen.text);
    if text.chars().count() > LONGEST_TEXT { Screen::text(line) } else { Screen { text, ..screen } }
}

/// Adds a line to a text, if both fit into a message.
pub(super) fn with_line(text: String, line: &str) -> String {
    if text.chars().count() + 1 + line.chars().count() > LONGEST_TEXT {
        return text;
    }
    text + "\n" + line
}

/// Explains why there is only text instead of a picture.
pub fn no_files(words: &Words) -> String {
    say!(words, "no-files")
}

/// Tells a server's manager that boards are not pictures, because the bot may not attach files.
pub fn no_files_for_boards(words: &Words) -> Screen {
    Screen::text(say!(words, "no-files-boards"))
}
