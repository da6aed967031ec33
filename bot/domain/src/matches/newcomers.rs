//! Who was new to the game of a match when it began.

use kuzhi_engine::{Game, Side};

use crate::PlayerId;
use crate::matches::{Match, Seat, Stage, Withdrawn};

/// The people of a match who had neither finished nor learnt its game when it began, or when they were
/// challenged to it: by side, with the games that they knew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Newcomers([Option<Vec<Game>>; 2]);

impl Newcomers {
    /// Everybody knows the game.
    pub const NOBODY: Newcomers = Newcomers([None, None]);

    /// Returns those of South and North. `None` for a side where nobody is new to the game.
    pub const fn new(known: [Option<Vec<Game>>; 2]) -> Newcomers {
        Newcomers(known)
    }

    /// The games that whoever is new at a side knew. `None` if nobody is.
    pub fn at(&self, side: Side) -> Option<&[Game]> {
        self.0[side.index()].as_deref()
    }

    /// Whether somebody is new to the game.
    pub fn any(&self) -> bool {
        self.0.iter().any(Option::is_some)
    }
}

impl Match {
    /// Whether the person at a side had neither finished nor learnt this game when the match began, or they
    /// were challenged to it.
    pub fn is_new_to(&self, side: Side) -> bool {
        self.newcomers.at(side).is_some()
    }

    /// Who is new to the game, and what they know of others.
    pub const fn newcomers(&self) -> &Newcomers {
        &self.newcomers
    }

    /// Returns the same match with the people who are new to its game, as `new_to` tells of each. Not for a
    /// match that anyone has seen since they came.
    #[must_use]
    pub fn with_newcomers(self, new_to: impl Fn(PlayerId) -> Option<Vec<Game>>) -> Match {
        let known = Side::ALL.map(|side| self.person_at(side).and_then(&new_to));
        Match { newcomers: Newcomers(known), ..self }
    }

    /// The person at a side, who may still be invited to it.
    pub fn person_at(&self, side: Side) -> Option<PlayerId> {
        match &self.stage {
            Stage::Open(challenge) | Stage::Withdrawn(Withdrawn { challenge, .. }) => {
                if challenge.side == side { Some(challenge.challenger) } else { challenge.invited }
            }
            _ => match self.played()?.seats().at(side) {
                Seat::Person(player) => Some(player),
                Seat::Bot(_) | Seat::Channel(_) => None,
            },
        }
    }
}
