//! A finished match.

use std::borrow::Cow;

use kuzhi_engine as engine;
use kuzhi_engine::{Outcome, Reason, Side};

use super::consistency;
use crate::clock::GameClock;
use crate::matches::{Inconsistent, Playing, Seat};
use crate::{PlayerId, Timestamp};

/// A finished match. Its moves and clock allow its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Over {
    pub(crate) played: Playing,
    pub(crate) ending: Ending,
    pub(crate) ended: Timestamp,
    pub(crate) voided: Voided,
}

/// Where a result is void. It stays on the board and counts for nothing there.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Voided {
    /// Nowhere: it counts wherever it can.
    #[default]
    Nowhere,
    /// On the leaderboard of its server, by those who manage that.
    Here,
    /// On every leaderboard, by whoever runs the bot.
    Everywhere,
}

/// How a match ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules of the game.
    Played(Outcome),
    /// This side resigned.
    Resigned(Side),
    /// This side resigned the whole series with this set.
    SeriesResigned(Side),
    /// The players agreed on a draw.
    Drawn,
    /// This side ran out of time, and the other claimed the win.
    TimedOut(Side),
    /// Aborted without a result, because a player left or the bot was removed.
    BrokenOff,
}

impl Ending {
    /// Why the seeds in the pits were shared, if they were: no move ended the game then.
    pub fn split(self) -> Option<Reason> {
        match self {
            Ending::Played(outcome) => Some(outcome.reason).filter(|reason| reason.is_split()),
            _ => None,
        }
    }

    /// The winner, unless it is a draw or aborted.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Ending::Played(outcome) => outcome.winner,
            Ending::Resigned(side) | Ending::SeriesResigned(side) | Ending::TimedOut(side) => {
                Some(side.other())
            }
            Ending::Drawn | Ending::BrokenOff => None,
        }
    }
}

impl Over {
    /// Ends a match with this ending.
    ///
    /// # Errors
    ///
    /// [`Inconsistent`] if a match with these moves cannot end like this.
    pub fn new(played: Playing, ending: Ending, ended: Timestamp) -> Result<Over, Inconsistent> {
        let over = Over { played, ending, ended, voided: Voided::Nowhere };
        consistency::of_over(&over)?;
        Ok(over)
    }

    /// Returns the same match with its result void there.
    #[must_use]
    pub fn with_void(self, voided: Voided) -> Over {
        Over { voided, ..self }
    }

    /// The match as it was played.
    pub const fn played(&self) -> &Playing {
        &self.played
    }

    /// Returns how it ended, and for whom.
    pub const fn ending(&self) -> Ending {
        self.ending
    }

    /// The clock of a side that ran out of time, and the side.
    pub const fn timed_out(&self) -> Option<(&GameClock, Side)> {
        match (self.ending, &self.played.clock) {
            (Ending::TimedOut(late), Some(clock)) => Some((clock, late)),
            _ => None,
        }
    }

    /// The person who lost it by a clock of days.
    pub fn late_for_days(&self) -> Option<PlayerId> {
        let (clock, late) = self.timed_out()?;
        match self.played.seats.at(late) {
            Seat::Person(player) if clock.control.is_for_days() => Some(player),
            Seat::Person(_) | Seat::Bot(_) | Seat::Channel(_) => None,
        }
    }

    /// When it ended.
    pub const fn ended(&self) -> Timestamp {
        self.ended
    }

    /// Where the result is void.
    pub const fn voided(&self) -> Voided {
        self.voided
    }

    /// The final board.
    pub fn board(&self) -> Cow<'_, engine::Match> {
        match self.ending.split() {
            Some(reason) => Cow::Owned(self.played.split(reason).expect("no move has ended it")),
            None => Cow::Borrowed(self.played.board()),
        }
    }
}
