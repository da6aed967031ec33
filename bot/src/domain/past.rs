//! What a person has played: which of their matches are wanted, finished and running ones.

use kuzhi_engine::Game;

use super::{Match, PlayerId, Seat};

/// Against whom somebody has played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Against {
    /// Whoever it was.
    #[default]
    Anybody,
    /// The bot, at any level.
    Bot,
    /// This person.
    Person(PlayerId),
}

/// Which of a person's matches are wanted. A challenge that was not accepted is no match yet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The person.
    pub player: PlayerId,
    /// The game, with any options; every game if none is named.
    pub game: Option<Game>,
    /// Against whom.
    pub against: Against,
}

impl Past {
    /// Whether a match is among them.
    pub fn has(&self, one: &Match) -> bool {
        one.opponent_of(self.player).is_some_and(|opponent| self.fits(one.game().id(), opponent))
    }

    /// Whether a match of theirs is among them, of this game and against this one.
    pub fn fits(&self, game: &str, opponent: Seat) -> bool {
        let against = match (self.against, opponent) {
            (Against::Anybody, _) | (Against::Bot, Seat::Bot(_)) => true,
            (Against::Person(wanted), Seat::Person(other)) => wanted == other,
            (Against::Bot, Seat::Person(_)) | (Against::Person(_), Seat::Bot(_)) => false,
        };
        against && self.game.is_none_or(|wanted| wanted.id() == game)
    }
}

impl Match {
    /// Against whom a person plays or has played in it; nothing before there is a board, or if they do not.
    pub fn opponent_of(&self, player: PlayerId) -> Option<Seat> {
        let seats = self.played()?.seats();
        Some(seats.at(seats.side_of(player)?.other()))
    }
}
