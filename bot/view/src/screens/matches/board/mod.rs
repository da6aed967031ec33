//! A board for a person who only looks at it.

use kuzhi_domain::{BoardLook, Match, Ratings};

use super::match_screen;
use crate::board::Emojis;
use crate::screens::Screen;
use crate::screens::text::{no_files, with_line};
use crate::words::Words;

/// A match for a person who only looks at it: without buttons, and without the picture, which takes time to
/// draw.
pub fn read_only_board(
    words: &Words,
    shown: &Match,
    ratings: &Ratings,
    look: BoardLook,
    emojis: &Emojis,
) -> Screen {
    let Screen { text, text_without_file, .. } =
        match_screen::match_screen(words, shown, ratings, look, emojis);
    let text_without_file = text_without_file.map(|text| with_line(text, &no_files(words)));
    Screen { text_without_file, ..Screen::text(text) }
}

#[cfg(test)]
mod tests;
