//! How a board is drawn for somebody.

use kuzhi_engine::Side;

use super::picture::{Picture, Theme};
use super::{Screen, Words, board_text, match_screen};
use crate::app::{Match, PlayerId};

/// How a board is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum BoardStyle {
    /// Letters and lines in a fixed-width font.
    #[default]
    Unicode,
    /// Plain sentences and digits, for screen readers.
    Text,
    /// A picture in the colours of a theme.
    Image(Theme),
}

impl BoardStyle {
    /// Every style in every theme.
    pub const ALL: [BoardStyle; 4] = [
        BoardStyle::Unicode,
        BoardStyle::Text,
        BoardStyle::Image(Theme::Dark),
        BoardStyle::Image(Theme::Light),
    ];

    /// The name under which somebody's choice is kept.
    pub const fn id(self) -> &'static str {
        match self {
            BoardStyle::Unicode => "unicode",
            BoardStyle::Text => "text",
            BoardStyle::Image(Theme::Dark) => "image-dark",
            BoardStyle::Image(Theme::Light) => "image-light",
        }
    }

    /// The style with this name.
    pub fn by_id(id: &str) -> Option<BoardStyle> {
        BoardStyle::ALL.into_iter().find(|style| style.id() == id)
    }
}

/// A match drawn in a style, to be looked at: without buttons, and without the picture, which takes time.
pub fn in_style(words: &Words, shown: &Match, style: BoardStyle) -> Screen {
    Screen { rows: Vec::new(), calls: Vec::new(), ..match_screen::of_match_in(words, shown, style) }
}

/// The picture of a match from a person's side, with its description; nothing before there is a board.
pub fn picture_of(words: &Words, shown: &Match, who: PlayerId, theme: Theme) -> Option<(Picture, String)> {
    let (playing, board) = (shown.played()?, shown.board()?);
    let viewer = playing.seats.side_of(who).unwrap_or(Side::South);
    let description = board_text::description(words, &board.position());
    Some((Picture::of(&board, viewer, theme), description))
}
