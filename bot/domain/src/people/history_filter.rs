//! A filter for the matches that a person has played, finished and running ones.

use kuzhi_engine::Game;

use crate::PlayerId;
use crate::matches::{Match, Seat};

/// The opponents whose matches are wanted.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Against {
    /// No filter.
    #[default]
    Anybody,
    /// The bot, at any level.
    Bot,
    /// This person.
    Person(PlayerId),
}

/// A filter for a person's matches. A challenge that was not accepted is not a match yet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct HistoryFilter {
    /// Whose matches.
    pub player: PlayerId,
    /// The game, with any options. `None` for every game.
    pub game: Option<Game>,
    /// Whom they played.
    pub against: Against,
}

impl HistoryFilter {
    /// Whether a match passes the filter.
    pub fn includes(&self, one: &Match) -> bool {
        one.opponent_of(self.player).is_some_and(|opponent| self.fits(one.game().id(), opponent))
    }

    /// Whether one of the person's matches, of this game and against this opponent, passes the filter.
    pub fn fits(&self, game: &str, opponent: Seat) -> bool {
        let against = match (self.against, opponent) {
            (Against::Anybody, _) | (Against::Bot, Seat::Bot(_)) => true,
            (Against::Person(wanted), Seat::Person(other)) => wanted == other,
            (Against::Bot, Seat::Person(_)) | (Against::Person(_), Seat::Bot(_)) | (_, Seat::Channel(_)) => {
                false
            }
        };
        against && self.game.is_none_or(|wanted| wanted.id() == game)
    }
}

impl Match {
    /// Returns a person's opponent. `None` before the match begins, or if they do not play in it.
    pub fn opponent_of(&self, player: PlayerId) -> Option<Seat> {
        let seats = self.played()?.seats();
        Some(seats.at(seats.side_of(player)?.other()))
    }
}
