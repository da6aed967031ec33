//! A board as somebody looks at it.

use super::picture::Picture;
use super::{Emojis, Screen, Words, board_text, match_screen};
use crate::app::{BoardStyle, Look, Match};

/// A match as somebody looks at it alone: without buttons, and without the picture, which takes time.
pub fn to_look_at(words: &Words, shown: &Match, look: Look, emojis: &Emojis) -> Screen {
    let Screen { text, instead, .. } = match_screen::of_match(words, shown, look, emojis);
    let instead = instead.map(|text| match_screen::with_line(text, &match_screen::no_files(words)));
    Screen { instead, ..Screen::text(text) }
}

/// The picture of a match with its description; nothing in other styles, and before there is a board.
pub fn picture_of(words: &Words, shown: &Match, look: Look) -> Option<(Picture, String)> {
    if look.style != BoardStyle::Image {
        return None;
    }
    let (playing, board) = (shown.played()?, shown.board()?);
    let below = look.below(playing, &board);
    let description = board_text::description(words, &board.position(), below, look.reader);
    Some((Picture::of(&board, below, look.theme), description))
}

#[cfg(test)]
mod tests;
