//! The players at the two sides of a board.

use kuzhi_engine::Side;
use kuzhi_search::Level;

use crate::PlayerId;
use crate::erasure::Erasure;

/// The two players, by side. Nobody plays against themselves, nor does the bot.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Seats {
    /// The player who moves first.
    south: Seat,
    /// The player who moves second.
    north: Seat,
}

/// The player at one side of the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// A Discord user.
    Person(PlayerId),
    /// The bot, at this level.
    Bot(Level),
    /// Everyone in a channel, by votes.
    Channel(Team),
}

/// The channel that has a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Team {
    /// The one in which the match is played.
    Own,
    /// That of another server, which has a match of its own with the same moves.
    Rival,
}

impl Seats {
    /// Seats a player on a side and another one opposite. `None` if they are the same or both bots.
    pub fn new(side: Side, player: Seat, other: Seat) -> Option<Seats> {
        let are_bots = matches!((player, other), (Seat::Bot(_), Seat::Bot(_)));
        (!are_bots && player != other).then_some(Seats::sitting(side, player, other))
    }

    /// Seats a person on a side and the bot opposite.
    pub const fn against_bot(side: Side, player: PlayerId, level: Level) -> Seats {
        Seats::sitting(side, Seat::Person(player), Seat::Bot(level))
    }

    /// Seats a channel on a side and the bot opposite.
    pub const fn of_channel(side: Side, level: Level) -> Seats {
        Seats::sitting(side, Seat::Channel(Team::Own), Seat::Bot(level))
    }

    /// Seats a channel on a side and that of another server opposite.
    pub const fn of_channels(side: Side) -> Seats {
        Seats::sitting(side, Seat::Channel(Team::Own), Seat::Channel(Team::Rival))
    }

    const fn sitting(side: Side, player: Seat, other: Seat) -> Seats {
        match side {
            Side::South => Seats { south: player, north: other },
            Side::North => Seats { south: other, north: player },
        }
    }

    /// Returns the same players with their sides swapped.
    #[must_use]
    pub const fn changed(self) -> Seats {
        Seats { south: self.north, north: self.south }
    }

    /// Returns the same players, with the stand-in in place of the person who leaves.
    #[must_use]
    pub(crate) fn anonymised(self, leaving: Erasure) -> Seats {
        let after = |seat| match seat {
            Seat::Person(player) => Seat::Person(leaving.after(player)),
            other @ (Seat::Bot(_) | Seat::Channel(_)) => other,
        };
        Seats { south: after(self.south), north: after(self.north) }
    }

    /// The player who moves first.
    pub const fn south(&self) -> Seat {
        self.south
    }

    /// The player who moves second.
    pub const fn north(&self) -> Seat {
        self.north
    }

    /// The player at a side.
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
            Seat::Person(_) | Seat::Channel(_) => None,
        })
    }

    /// Whether a channel plays.
    pub fn has_channel(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.at(side) == Seat::Channel(Team::Own))
    }

    /// The people at the board.
    pub fn people(&self) -> impl Iterator<Item = PlayerId> {
        Side::ALL.into_iter().filter_map(|side| match self.at(side) {
            Seat::Person(player) => Some(player),
            Seat::Bot(_) | Seat::Channel(_) => None,
        })
    }
}
