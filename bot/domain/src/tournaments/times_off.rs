//! Times that do not count: pauses, and what organisers have given back or added. The clocks of the games
//! that were played meanwhile are credited with them.

use serde::{Deserialize, Serialize};

use super::tournament::Tournament;
use crate::{MatchId, Timestamp};

/// Time that organisers add to that of whoever is to move in a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeGift {
    /// Its match.
    pub game: MatchId,
    /// When they gave it.
    pub at: Timestamp,
    /// How many minutes.
    pub minutes: u16,
}

impl Tournament {
    /// Whether clocks of its games may have to be credited with times that are over, or with what organisers
    /// have given.
    pub const fn has_times_off(&self) -> bool {
        !self.pauses.is_empty() || !self.renewed.is_empty() || !self.given.is_empty()
    }

    /// The times in which the clock of a game stands, up to now: pauses, and what organisers have given back.
    /// The clock may still have to be credited with them. Days off of its players would belong here.
    pub fn times_off(&self, game: MatchId, now: Timestamp) -> impl Iterator<Item = [Timestamp; 2]> + '_ {
        let renewed = self.renewed.iter().filter(move |(id, _)| *id == game);
        let renewed = renewed.map(|&(_, until)| [Timestamp::default(), until]);
        self.pauses.iter().copied().chain(self.paused.map(|since| [since, now])).chain(renewed)
    }

    /// Forgets the times off that were credited to the clocks of its games, and notes that their boards say
    /// whether it is paused, as it was in this earlier version. False if that is done.
    pub fn forget_times_off(&mut self, of: &Tournament) -> bool {
        let count = |one: &Tournament| one.pauses.len() + one.renewed.len() + one.given.len();
        let before = count(self);
        let paused = std::mem::replace(&mut self.has_paused_boards, of.paused.is_some());
        self.pauses.retain(|pause| !of.pauses.contains(pause));
        self.renewed.retain(|one| !of.renewed.contains(one));
        self.given.retain(|one| !of.given.contains(one));
        count(self) < before || paused != self.has_paused_boards
    }
}
