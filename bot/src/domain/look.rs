//! How a board is shown to somebody.

use kuzhi_engine as engine;
use kuzhi_engine::Side;

use super::{Actor, BoardStyle, Deed, Match, PlayerId, Playing, Refusal, Seat, Seats, Theme, Viewpoint};

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
    /// The side of the only person who sees it, if they play.
    pub reader: Option<Side>,
}

impl Look {
    /// As a style shows it that nobody has said more about: South's row is below.
    pub fn of(style: BoardStyle) -> Look {
        Look { style, theme: Theme::default(), viewpoint: Viewpoint::Fixed, side: Side::South, reader: None }
    }

    /// The same for a person who looks alone: their own row is below, if they have one.
    #[must_use]
    pub fn seen_by(self, who: PlayerId, shown: &Match) -> Look {
        self.seen_from(who, shown.played().map(Playing::seats))
    }

    /// The same of a board at which these sit, if anybody does.
    #[must_use]
    pub fn seen_from(self, who: PlayerId, seats: Option<Seats>) -> Look {
        let reader = seats.and_then(|seats| seats.side_of(who));
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
        self.row_to_move(Some(playing.seats), board)
    }

    /// The same of a board at which these sit, if anybody does.
    pub fn row_to_move(self, seats: Option<Seats>, board: &engine::Match) -> Side {
        if board.turn() == Some(self.row_below(seats, board)) { Side::South } else { Side::North }
    }

    /// Whose row is below: a board does not turn to the bot, which would turn it twice a move.
    pub fn below(self, playing: &Playing, board: &engine::Match) -> Side {
        self.row_below(Some(playing.seats), board)
    }

    /// The same of a board at which these sit, if anybody does.
    pub fn row_below(self, seats: Option<Seats>, board: &engine::Match) -> Side {
        match (self.viewpoint, board.turn()) {
            (Viewpoint::Fixed, _) | (Viewpoint::Mover, None) => self.side,
            (Viewpoint::Mover, Some(mover)) => match seats.map(|seats| seats.at(mover)) {
                Some(Seat::Person(_)) | None => mover,
                Some(Seat::Bot(_)) => mover.other(),
            },
        }
    }
}

/// The running match whose look for all somebody may choose: one that they play.
///
/// # Errors
///
/// A [`Refusal`] that says why not.
pub fn may_choose_look(current: &Match, who: PlayerId) -> Result<&Playing, Refusal> {
    Deed::ChooseLook.begun(current, Actor::Person(who))
}

impl Default for Look {
    fn default() -> Look {
        Look::of(BoardStyle::default())
    }
}
