//! The picture of a match.

use super::text;
use crate::domain::{BoardStyle, Look, Match};
use crate::picture::{LastMove, Picture};
use crate::words::Words;

/// The picture of a match with its description; nothing in other styles, and before there is a board.
pub fn picture_of(words: &Words, shown: &Match, look: Look) -> Option<(Picture, String)> {
    if look.style != BoardStyle::Image {
        return None;
    }
    let playing = shown.played()?;
    let (board, below) = (playing.board(), look.below(playing, playing.board()));
    let description = text::description(words, &board.position(), below, look.reader);
    let last = LastMove::told_by(playing.history().last_events());
    Some((Picture::after(board, last, below, look.theme), description))
}
