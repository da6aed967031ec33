//! Results for leaderboards: which matches have one, and where it counts.

use kuzhi_engine::Side;

use crate::matches::{Ending, Match, Over, Seat, Stage, Voided};
use crate::{GuildId, PlayerId, Timestamp};

/// The results that a leaderboard counts.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scope {
    /// All results.
    Everywhere,
    /// The results on one server.
    Guild(GuildId),
}

/// The number of moves that each player has to make before a rated match counts.
pub const MOVES_TO_COUNT: usize = 3;

/// The result of a rated match between two people.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// The players of South and North.
    pub players: [PlayerId; 2],
    /// The winner. `None` for a draw.
    pub winner: Option<Side>,
    /// When it ended.
    pub ended: Timestamp,
}

impl Match {
    /// The result that counts for leaderboards ([`Match::scopes`]). Only rated matches between people have
    /// one, and only if both players have made [`MOVES_TO_COUNT`] moves.
    pub fn result(&self) -> Option<MatchResult> {
        self.rated_end().filter(|_| self.is_under_way())
    }

    /// Whether it is a rated match that ended before both players had made [`MOVES_TO_COUNT`] moves. Such a
    /// match is casual for both.
    pub fn ended_early(&self) -> bool {
        self.rated_end().is_some() && !self.is_under_way()
    }

    /// The result of a rated match between two people, unless it is void everywhere or the match was
    /// aborted.
    fn rated_end(&self) -> Option<MatchResult> {
        if !self.rated {
            return None;
        }
        let Stage::Over(Over { played, ending, ended, voided }) = &self.stage else { return None };
        if *ending == Ending::BrokenOff || *voided == Voided::Everywhere {
            return None;
        }
        let (Seat::Person(south), Seat::Person(north)) = (played.seats.south(), played.seats.north()) else {
            return None;
        };
        Some(MatchResult { players: [south, north], winner: Ending::winner(*ending), ended: *ended })
    }

    /// Whether both players have made enough moves for the match to count.
    fn is_under_way(&self) -> bool {
        self.played().is_some_and(|playing| playing.both_have_made(MOVES_TO_COUNT))
    }

    /// The leaderboards of its place.
    pub fn leaderboards(&self) -> impl Iterator<Item = Scope> + use<> {
        self.place.guild.map(Scope::Guild).into_iter().chain([Scope::Everywhere])
    }

    /// The leaderboards on which a result counts.
    pub fn scopes(&self) -> impl Iterator<Item = Scope> + use<> {
        let is_void_here = self.over().is_some_and(|over| over.voided != Voided::Nowhere);
        self.leaderboards().filter(move |scope| !is_void_here || *scope == Scope::Everywhere)
    }

    /// The result on each leaderboard on which it counts.
    pub fn results(&self) -> impl Iterator<Item = (Scope, MatchResult)> + use<> {
        let result = self.result();
        self.scopes().filter_map(move |scope| Some((scope, result?)))
    }

    /// The result on each leaderboard on which that of another version does not count.
    pub fn results_not_in(
        &self,
        other: Option<&Match>,
    ) -> impl Iterator<Item = (Scope, MatchResult)> + use<> {
        let counted: Vec<Scope> =
            other.iter().flat_map(|other| other.results()).map(|(scope, _)| scope).collect();
        self.results().filter(move |(scope, _)| !counted.contains(scope))
    }

    /// Whether the result counts on a leaderboard.
    pub fn counts_on(&self, leaderboard: Scope) -> bool {
        self.results().any(|(scope, _)| scope == leaderboard)
    }
}
