//! The board of a game before its first move, below what a screen says: what its boards look like.

use kuzhi_domain::matches::BoardLook;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_engine::Game;

use super::match_screen::drawn;
use crate::board::scene::Scene;
use crate::board::{self, Emojis};
use crate::picture::Picture;
use crate::screens::text::LONGEST_TEXT;
use crate::screens::{Replayed, Screen};
use crate::words::Words;
use crate::words::naming::Naming;

/// A screen with the board of a game in this look below its text, or as its picture.
pub(crate) fn with_board(
    words: &Words,
    screen: Screen,
    game: Game,
    look: BoardLook,
    emojis: &Emojis,
) -> Replayed {
    let start = game.start();
    let scene = Scene::from_match(&start);
    let naming = Naming::of_sides(words);
    let text = |style| {
        let board = drawn(words, BoardLook { style, ..look }, emojis, &scene, look.side, &naming);
        let text = [screen.text.clone()].into_iter().chain(board).collect::<Vec<_>>().join("\n");
        (text.chars().count() <= LONGEST_TEXT).then_some(text)
    };
    // Emoji take many characters to write.
    let fitting = |style| text(style).or_else(|| text(BoardStyle::Unicode)).unwrap_or(screen.text.clone());
    if look.style != BoardStyle::Image {
        let text = fitting(look.style);
        return Replayed { screen: Screen { text, ..screen }, picture: None, board: None };
    }
    let text_without_file = Some(fitting(BoardStyle::Emoji));
    let description = board::text::description(words, &start.position(), look.side, &naming);
    let picture = (Picture::from_match(&start, look.side, look.theme), description);
    Replayed { screen: Screen { text_without_file, ..screen }, picture: Some(picture), board: None }
}
