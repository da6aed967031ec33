//! Rated results: each with the standings before it, and so with what it changed.

use crate::matches::MatchResult;
use crate::rating::{Encounters, Standing, pair, rate};
use crate::{MatchId, PlayerId, Timestamp};

/// A result on a leaderboard, with the standings that it found. Removing it then reads nothing before it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct RatedResult {
    /// The match.
    pub id: MatchId,
    /// Its result.
    pub result: MatchResult,
    /// The standings of its players before it. `None` for a player's first result.
    pub before: [Option<Standing>; 2],
    /// The encounters of its players before it.
    pub met: Option<Encounters>,
}

/// The change that the result of a match made on a leaderboard, for South and North.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct RatingChange {
    /// The standings before it.
    pub before: [Standing; 2],
    /// The standings after it.
    pub after: [Standing; 2],
}

impl RatedResult {
    /// The sort key of results: they count in the order in which the matches ended. Ids decide between equal
    /// times.
    pub const fn order(&self) -> (Timestamp, MatchId) {
        (self.result.ended, self.id)
    }

    /// Returns its players in the order in which their encounters are stored.
    pub fn pair(&self) -> [PlayerId; 2] {
        pair(self.result.players)
    }

    /// Returns which of its players this is.
    pub(crate) fn place_of(&self, player: PlayerId) -> Option<usize> {
        self.result.players.iter().position(|one| *one == player)
    }

    /// Returns the standings of both after it, and their encounters.
    pub fn after(&self) -> ([Standing; 2], Encounters) {
        rate(self.before(), self.met, &self.result)
    }

    /// Returns what it changed for both.
    pub fn change(&self) -> RatingChange {
        let (after, _) = self.after();
        RatingChange { before: self.before(), after }
    }

    /// Returns the ratings of both after it, as careers show them.
    pub fn ratings_after(&self) -> [(PlayerId, f32); 2] {
        let (after, _) = self.after();
        #[expect(clippy::cast_possible_truncation, reason = "a rating is shown without its fractions")]
        after.map(|standing| (standing.player, standing.rating.value() as f32))
    }

    /// Returns the standings of both before it.
    fn before(&self) -> [Standing; 2] {
        let [south, north] = self.result.players;
        let [of_south, of_north] = self.before;
        [of_south.unwrap_or_else(|| Standing::new(south)), of_north.unwrap_or_else(|| Standing::new(north))]
    }
}
