//! The look of a board: what people and servers have chosen, for this match and this reader.

use kuzhi_engine as engine;
use kuzhi_engine::Side;

use crate::PlayerId;
use crate::matches::{Actor, Match, Operation, Playing, Seat, Seats};
use crate::refusal::Refusal;
use crate::settings::{BoardStyle, HouseRules, Look, Preferences, Theme, Viewpoint};

/// The look of a board: its style, its colours, and the side from which it is seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BoardLook {
    /// Emoji, text or picture.
    pub style: BoardStyle,
    /// The colours, if the board is a picture.
    pub theme: Theme,
    /// Whether the board turns.
    pub viewpoint: Viewpoint,
    /// The side whose row is at the bottom if the board does not turn.
    pub side: Side,
    /// The side of the only person who sees the board, if they play.
    pub reader: Option<Side>,
}

impl BoardLook {
    /// Returns the default look in this style: South's row is at the bottom.
    pub fn default_for(style: BoardStyle) -> BoardLook {
        BoardLook {
            style,
            theme: Theme::default(),
            viewpoint: Viewpoint::Fixed,
            side: Side::South,
            reader: None,
        }
    }

    /// Returns the look for a board that only this person sees. Their own row is at the bottom, if they have
    /// one.
    #[must_use]
    pub fn seen_by(self, who: PlayerId, shown: &Match) -> BoardLook {
        self.seen_from(who, shown.played().map(Playing::seats))
    }

    /// The same for a board with these players, if it has any.
    #[must_use]
    pub fn seen_from(self, who: PlayerId, seats: Option<Seats>) -> BoardLook {
        let reader = seats.and_then(|seats| seats.side_of(who));
        BoardLook { side: reader.unwrap_or(self.side), reader, ..self }
    }

    /// Returns the look for a shared board with this person's row at the bottom, if they have one.
    #[must_use]
    pub fn facing(self, who: PlayerId, shown: &Match) -> BoardLook {
        let side = shown.played().and_then(|playing| playing.seats.side_of(who));
        BoardLook { side: side.unwrap_or(self.side), ..self }
    }

    /// Returns where the row of the player to move is shown: South for the bottom, North for the top.
    pub fn movers_row(self, playing: &Playing, board: &engine::Match) -> Side {
        self.row_to_move(Some(playing.seats), board)
    }

    /// The same for a board with these players, if it has any.
    pub fn row_to_move(self, seats: Option<Seats>, board: &engine::Match) -> Side {
        if board.turn() == Some(self.row_below(seats, board)) { Side::South } else { Side::North }
    }

    /// Returns whose row is at the bottom. A board never turns towards the bot, or it would turn twice with
    /// each move.
    pub fn below(self, playing: &Playing, board: &engine::Match) -> Side {
        self.row_below(Some(playing.seats), board)
    }

    /// The same for a board with these players, if it has any.
    pub fn row_below(self, seats: Option<Seats>, board: &engine::Match) -> Side {
        match (self.viewpoint, board.turn()) {
            (Viewpoint::Fixed, _) | (Viewpoint::Mover, None) => self.side,
            (Viewpoint::Mover, Some(mover)) => match seats.map(|seats| seats.at(mover)) {
                Some(Seat::Person(_) | Seat::Channel(_)) | None => mover,
                Some(Seat::Bot(_)) => mover.other(),
            },
        }
    }
}

impl HouseRules {
    /// The look of shared boards, and of those of people who have not chosen. `usual` is that of servers
    /// whose managers have not chosen either.
    pub fn look(&self, usual: Look) -> BoardLook {
        BoardLook { viewpoint: self.viewpoint, ..BoardLook::from(self.look.unwrap_or(usual)) }
    }
}

impl Preferences {
    /// The look of boards that only they see. `usual` is that of people who have not chosen.
    pub fn look(&self, usual: Look) -> BoardLook {
        BoardLook { viewpoint: self.viewpoint, ..BoardLook::from(self.look.unwrap_or(usual)) }
    }
}

impl From<Look> for BoardLook {
    fn from(look: Look) -> BoardLook {
        BoardLook { theme: look.theme(), ..BoardLook::default_for(look.style()) }
    }
}

/// Returns the match in play if the person may choose a look beside it: they have to be one of its players.
///
/// # Errors
///
/// A [`Refusal`] that says why not.
pub fn may_choose_look(current: &Match, who: PlayerId) -> Result<&Playing, Refusal> {
    Operation::ChooseLook.begun(current, Actor::Person(who))
}

impl Default for BoardLook {
    fn default() -> BoardLook {
        BoardLook::default_for(BoardStyle::default())
    }
}
