//! The picture of a match.

use super::text;
use crate::domain::{BoardStyle, Look, Match};
use crate::picture::Picture;
use crate::words::Words;

/// The picture of a match with its description; nothing in other styles, and before there is a board.
pub fn picture_of(words: &Words, shown: &Match, look: Look) -> Option<(Picture, String)> {
    if look.style != BoardStyle::Image {
        return None;
    }
    let (playing, board) = (shown.played()?, shown.board()?);
    let below = look.below(playing, &board);
    let description = text::description(words, &board.position(), below, look.reader);
    Some((Picture::of(&board, below, look.theme), description))
}
