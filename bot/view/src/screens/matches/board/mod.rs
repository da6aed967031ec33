//! A board for a person who only looks at it.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{BoardLook, Match};
use kuzhi_domain::rating::Ratings;
use kuzhi_engine::Side;

use super::{match_screen, move_buttons};
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
    let screen = match_screen::without_pits(words, shown, ratings, look, emojis);
    let text_without_file = screen.text_without_file.map(|text| with_line(text, &no_files(words)));
    Screen { text_without_file, ..Screen::text(screen.text) }
}

/// The same for a person who can move from it: with the pits' buttons if they are to move.
pub fn private_board(
    words: &Words,
    shown: &Match,
    ratings: &Ratings,
    look: BoardLook,
    emojis: &Emojis,
    who: PlayerId,
) -> Screen {
    let pits = move_buttons::rows_alone(words, shown, who, |playing, board| look.movers_row(playing, board));
    if pits.is_empty() {
        return read_only_board(words, shown, ratings, look, emojis);
    }
    let Screen { text, text_without_file, .. } =
        match_screen::match_screen(words, shown, ratings, look, emojis);
    let text_without_file = text_without_file.map(|text| with_line(text, &no_files(words)));
    Screen { text_without_file, rows: pits, ..Screen::text(text) }
}

/// A private screen about a match with the pits' buttons above its own, if the person is to move.
pub fn with_pits(words: &Words, shown: &Match, who: PlayerId, mut screen: Screen) -> Screen {
    // Their own row is below on what only they see.
    let pits = move_buttons::rows_alone(words, shown, who, |_, _| Side::South);
    screen.rows.splice(0..0, pits);
    screen
}

#[cfg(test)]
mod tests;
