//! A game that a person looks back on: a match, or a game that they have written down.

use kuzhi_engine::{Game, Side};

use crate::matches::{Ending, History, Match, Seat, Seats};
use crate::refusal::Refusal;
use crate::study::WrittenGame;
use crate::{GuildId, MatchId};

/// A game whose boards can be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastGame {
    of: Origin,
    history: History,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Origin {
    Match(Box<Match>),
    Written(WrittenGame),
}

/// A player of a past game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Player<'a> {
    /// A player of a match.
    Seated(Seat),
    /// A player of a written game, with their name if the text has one.
    Named(Option<&'a str>),
}

impl PastGame {
    /// The match, if it is one.
    pub const fn as_match(&self) -> Option<&Match> {
        match &self.of {
            Origin::Match(one) => Some(one),
            Origin::Written(_) => None,
        }
    }

    /// Returns its id. That of a written game is derived from the text.
    pub fn id(&self) -> MatchId {
        match &self.of {
            Origin::Match(one) => one.id(),
            Origin::Written(game) => game.id(),
        }
    }

    /// The game and its options.
    pub fn game(&self) -> Game {
        self.history.game()
    }

    /// The moves and the board after them.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// How many moves there are.
    pub fn ply(&self) -> usize {
        self.history.ply()
    }

    /// The player of a side.
    pub fn player(&self, side: Side) -> Player<'_> {
        match (&self.of, self.seats()) {
            (Origin::Written(game), _) => Player::Named(game.player(side)),
            (Origin::Match(_), Some(seats)) => Player::Seated(seats.at(side)),
            (Origin::Match(_), None) => Player::Named(None),
        }
    }

    /// The players, if it is a match.
    pub fn seats(&self) -> Option<Seats> {
        self.as_match().and_then(Match::played).map(crate::matches::Playing::seats)
    }

    /// How it ended, if it has ended.
    pub fn ending(&self) -> Option<Ending> {
        match &self.of {
            Origin::Match(one) => one.over().map(crate::matches::Over::ending),
            Origin::Written(game) => game.ending(),
        }
    }

    /// Whether it is still being played.
    pub fn is_live(&self) -> bool {
        self.as_match().is_some_and(Match::is_live)
    }

    /// Whether its players get no help now.
    pub fn is_without_help(&self) -> bool {
        self.as_match().is_some_and(Match::is_without_help)
    }

    /// The server on which it was played, if any.
    pub fn guild(&self) -> Option<GuildId> {
        self.as_match().and_then(|one| one.place().guild)
    }
}

impl TryFrom<Match> for PastGame {
    type Error = Refusal;

    /// Takes a match that has begun.
    fn try_from(one: Match) -> Result<PastGame, Refusal> {
        let history = one.played().ok_or(Refusal::NotStarted)?.history().clone();
        Ok(PastGame { of: Origin::Match(Box::new(one)), history })
    }
}

impl From<WrittenGame> for PastGame {
    fn from(game: WrittenGame) -> PastGame {
        PastGame { history: game.history().clone(), of: Origin::Written(game) }
    }
}
