//! The picture of a match.

use kuzhi_domain::matches::{BoardLook, Match};
use kuzhi_domain::settings::BoardStyle;

use super::scene::Scene;
use super::text;
use crate::picture::{Animation, Picture};
use crate::words::Words;
use crate::words::naming::Naming;

/// The bot's moves since a person's own as a film that ends in the picture of the board, and its description.
/// `None` where there are none, and for people who have boards in sentences.
pub fn film_of(words: &Words, shown: &Match, look: BoardLook) -> Option<(Animation, String)> {
    if look.style == BoardStyle::Text {
        return None;
    }
    let (picture, description) = picture_of(words, shown, BoardLook { style: BoardStyle::Image, ..look })?;
    let playing = shown.played()?;
    let bot = playing.seats().side_of_bot()?;
    let moves = playing.history().since_last_of(bot.other());
    if moves.first()?.mover != bot {
        return None;
    }
    let film = Animation::of_steps(moves, picture.viewer, picture.theme)?;
    Some((film.as_reply(picture), description))
}

/// The picture of a match and its description. `None` in other board styles, and before there is a board.
pub fn picture_of(words: &Words, shown: &Match, look: BoardLook) -> Option<(Picture, String)> {
    if look.style != BoardStyle::Image {
        return None;
    }
    let playing = shown.played()?;
    let (board, below) = (playing.board(), look.below(playing, playing.board()));
    let picture = match shown.over() {
        Some(over) => Scene::at_end(playing.history(), over.ending(), look.reader).picture(below, look.theme),
        None => {
            let last = Scene::after(playing.history(), look.reader).last;
            Picture::after(board, last, below, look.theme)
        }
    };
    let naming = Naming::of_alt_text(words, Some(playing.seats()), look.reader);
    let description = text::description(words, &picture.position, below, &naming);
    Some((picture, description))
}
