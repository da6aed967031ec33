//! The picture of a match.

use kuzhi_domain::matches::{BoardLook, Match};
use kuzhi_domain::settings::BoardStyle;

use super::scene::Scene;
use super::text;
use crate::picture::{LastMove, Picture};
use crate::words::Words;
use crate::words::naming::Naming;

/// The picture of a match and its description. `None` in other board styles, and before there is a board.
pub fn picture_of(words: &Words, shown: &Match, look: BoardLook) -> Option<(Picture, String)> {
    if look.style != BoardStyle::Image {
        return None;
    }
    let playing = shown.played()?;
    let (board, below) = (playing.board(), look.below(playing, playing.board()));
    let picture = match shown.over() {
        Some(over) => Scene::at_end(playing.history(), over.ending()).picture(below, look.theme),
        None => {
            let last = LastMove::from_events(playing.history().last_events());
            Picture::after(board, last, below, look.theme)
        }
    };
    let naming = Naming::of_alt_text(words, Some(playing.seats()), look.reader);
    let description = text::description(words, &picture.position, below, &naming);
    Some((picture, description))
}
