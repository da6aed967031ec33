//! How a board is drawn for somebody.

use kuzhi_engine as engine;
use kuzhi_engine::Side;

use super::picture::{Picture, Theme};
use super::{Emojis, Screen, Words, board_text, match_screen};
use crate::app::{Match, PlayerId, Playing, Seat, Viewpoint};

/// How a board is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum BoardStyle {
    /// The bot's own emoji; letters and lines while they are missing.
    #[default]
    Emoji,
    /// Letters and lines in a fixed-width font.
    Unicode,
    /// Plain sentences and digits, for screen readers.
    Text,
    /// A picture of wood and seeds.
    Image,
}

impl BoardStyle {
    /// All of them.
    pub const ALL: [BoardStyle; 4] =
        [BoardStyle::Emoji, BoardStyle::Unicode, BoardStyle::Text, BoardStyle::Image];

    /// The name under which somebody's choice is kept.
    pub const fn id(self) -> &'static str {
        match self {
            BoardStyle::Emoji => "emoji",
            BoardStyle::Unicode => "unicode",
            BoardStyle::Text => "text",
            BoardStyle::Image => "image",
        }
    }

    /// The style with this name.
    pub fn by_id(id: &str) -> Option<BoardStyle> {
        BoardStyle::ALL.into_iter().find(|style| style.id() == id)
    }
}

/// How a board is shown: in which style and colours, and from which side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// How it is drawn.
    pub style: BoardStyle,
    /// The colours of a picture of it.
    pub theme: Theme,
    /// Whether it turns.
    pub viewpoint: Viewpoint,
    /// Whose row is below where it does not turn.
    pub side: Side,
    /// The side of the only person who sees it, if he plays.
    pub reader: Option<Side>,
}

impl Look {
    /// As a style shows it that nobody has said more about: South's row is below.
    pub fn of(style: BoardStyle) -> Look {
        Look { style, theme: Theme::default(), viewpoint: Viewpoint::Fixed, side: Side::South, reader: None }
    }

    /// The same for a person who looks alone: his own row is below, if he has one.
    #[must_use]
    pub fn seen_by(self, who: PlayerId, shown: &Match) -> Look {
        let reader = shown.played().and_then(|playing| playing.seats.side_of(who));
        Look { side: reader.unwrap_or(self.side), reader, ..self }
    }

    /// The same with a person's row below, if they have one, for all who look.
    #[must_use]
    pub fn facing(self, who: PlayerId, shown: &Match) -> Look {
        let side = shown.played().and_then(|playing| playing.seats.side_of(who));
        Look { side: side.unwrap_or(self.side), ..self }
    }

    /// The row in which the pits of the player to move are, as one who sits on South's side calls it.
    pub fn movers_row(self, playing: &Playing, board: &engine::Match) -> Side {
        if board.turn() == Some(self.below(playing, board)) { Side::South } else { Side::North }
    }

    /// Whose row is below: a board does not turn to the bot, which would turn it twice a move.
    pub(super) fn below(self, playing: &Playing, board: &engine::Match) -> Side {
        match (self.viewpoint, board.turn()) {
            (Viewpoint::Fixed, _) | (Viewpoint::Mover, None) => self.side,
            (Viewpoint::Mover, Some(mover)) => match playing.seats.at(mover) {
                Seat::Person(_) => mover,
                Seat::Bot(_) => mover.other(),
            },
        }
    }
}

impl Default for Look {
    fn default() -> Look {
        Look::of(BoardStyle::default())
    }
}

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
