//! Who sits at which side of a board.

use kuzhi_engine::Side;
use kuzhi_search::Level;

use super::{Leaving, PlayerId};

/// The two players, by their sides; nobody plays against themselves, nor does the bot.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Seats {
    /// Who moves first.
    south: Seat,
    /// Who moves second.
    north: Seat,
}

/// Who sits at a side of the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// Somebody.
    Person(PlayerId),
    /// The bot, at this level.
    Bot(Level),
}

impl Seats {
    /// One player on a side and another one opposite; nothing if they are the same.
    pub fn new(side: Side, player: Seat, other: Seat) -> Option<Seats> {
        let are_bots = matches!((player, other), (Seat::Bot(_), Seat::Bot(_)));
        (!are_bots && player != other).then_some(Seats::sitting(side, player, other))
    }

    /// Somebody on a side, and the bot opposite.
    pub const fn against_bot(side: Side, player: PlayerId, level: Level) -> Seats {
        Seats::sitting(side, Seat::Person(player), Seat::Bot(level))
    }

    const fn sitting(side: Side, player: Seat, other: Seat) -> Seats {
        match side {
            Side::South => Seats { south: player, north: other },
            Side::North => Seats { south: other, north: player },
        }
    }

    /// The same two with their sides changed.
    #[must_use]
    pub const fn changed(self) -> Seats {
        Seats { south: self.north, north: self.south }
    }

    /// The same two, with the stand-in in the place of somebody who leaves.
    #[must_use]
    pub(super) fn without(self, leaving: Leaving) -> Seats {
        let after = |seat| match seat {
            Seat::Person(player) => Seat::Person(leaving.after(player)),
            Seat::Bot(level) => Seat::Bot(level),
        };
        Seats { south: after(self.south), north: after(self.north) }
    }

    /// Who moves first.
    pub const fn south(&self) -> Seat {
        self.south
    }

    /// Who moves second.
    pub const fn north(&self) -> Seat {
        self.north
    }

    /// Who sits at a side.
    pub const fn at(&self, side: Side) -> Seat {
        match side {
            Side::South => self.south,
            Side::North => self.north,
        }
    }

    /// The side of a person, if they play.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.at(side) == Seat::Person(player))
    }

    /// The side of the bot, if it plays.
    pub fn side_of_bot(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| matches!(self.at(side), Seat::Bot(_)))
    }

    /// The bot's level, if it plays.
    pub fn bot(&self) -> Option<Level> {
        Side::ALL.into_iter().find_map(|side| match self.at(side) {
            Seat::Bot(level) => Some(level),
            Seat::Person(_) => None,
        })
    }

    /// The people at the board.
    pub fn people(&self) -> impl Iterator<Item = PlayerId> {
        Side::ALL.into_iter().filter_map(|side| match self.at(side) {
            Seat::Person(player) => Some(player),
            Seat::Bot(_) => None,
        })
    }
}
