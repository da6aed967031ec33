//! Results and what they do to a player's rating.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::{Ending, GuildId, Match, Over, PlayerId, Seat, Stage, Timestamp};
use kuzhi_engine::Side;

/// Which results a leaderboard counts.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// Those of one server.
    Guild(GuildId),
    /// All.
    Everywhere,
}

/// The result of a rated match between two people.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// Who had South and who North.
    pub players: [PlayerId; 2],
    /// Who won, unless it is a draw.
    pub winner: Option<Side>,
    /// When it ended.
    pub ended: Timestamp,
}

impl Match {
    /// The result that counts for the leaderboards: only people are rated, and only where they want it.
    pub fn result(&self) -> Option<MatchResult> {
        if !self.rated {
            return None;
        }
        let Stage::Over(Over { played, ending, ended }) = &self.stage else { return None };
        let (Seat::Person(south), Seat::Person(north)) = (played.seats.south, played.seats.north) else {
            return None;
        };
        Some(MatchResult { players: [south, north], winner: Ending::winner(*ending), ended: *ended })
    }

    /// The leaderboards that the result counts for.
    pub fn scopes(&self) -> impl Iterator<Item = Scope> + use<> {
        self.place.guild.map(Scope::Guild).into_iter().chain([Scope::Everywhere])
    }
}

/// A player's results in one game, and his Glicko-2 rating.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Who.
    pub player: PlayerId,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// The estimate of his strength; 1500 to begin with.
    pub rating: f64,
    /// How uncertain the estimate is.
    pub deviation: f64,
    /// How erratic his results are.
    pub volatility: f64,
    /// When he last finished a match.
    pub last_played: Timestamp,
}

impl Standing {
    /// The deviation below which a rating means something (Glickman's own limit for Lichess and others).
    const SETTLED: f64 = 110.0;

    /// The standing of somebody who has not played yet.
    pub fn new(player: PlayerId) -> Standing {
        let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
        let last_played = Timestamp::default();
        Standing { player, won: 0, drawn: 0, lost: 0, rating, deviation, volatility, last_played }
    }

    /// How many matches he has finished.
    pub const fn played(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Whether he has played too little for his rating to say much.
    pub fn is_provisional(&self) -> bool {
        self.deviation > Self::SETTLED
    }

    /// What a leaderboard sorts by: the strength that he has shown beyond doubt.
    pub fn proven(&self) -> f64 {
        self.rating - 2.0 * self.deviation
    }

    const fn glicko(&self) -> Glicko2Rating {
        Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility }
    }

    fn after(self, rating: Glicko2Rating, outcome: Outcomes, ended: Timestamp) -> Standing {
        let one = |counted| u32::from(outcome == counted);
        Standing {
            won: self.won + one(Outcomes::WIN),
            drawn: self.drawn + one(Outcomes::DRAW),
            lost: self.lost + one(Outcomes::LOSS),
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
            last_played: ended,
            ..self
        }
    }
}

/// The standings of South and North after a match between them, each match being a rating period.
pub fn rate([south, north]: [Standing; 2], result: &MatchResult) -> [Standing; 2] {
    let (for_south, for_north) = match result.winner {
        Some(Side::South) => (Outcomes::WIN, Outcomes::LOSS),
        Some(Side::North) => (Outcomes::LOSS, Outcomes::WIN),
        None => (Outcomes::DRAW, Outcomes::DRAW),
    };
    let (new_south, new_north) = glicko2(&south.glicko(), &north.glicko(), &for_south, &Glicko2Config::new());
    [south.after(new_south, for_south, result.ended), north.after(new_north, for_north, result.ended)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(winner: Option<Side>) -> MatchResult {
        MatchResult { players: [PlayerId(1), PlayerId(2)], winner, ended: Timestamp::from_millis(5) }
    }

    fn newcomers() -> [Standing; 2] {
        [Standing::new(PlayerId(1)), Standing::new(PlayerId(2))]
    }

    #[test]
    fn the_winner_rises_as_the_loser_falls() {
        let [south, north] = rate(newcomers(), &result(Some(Side::South)));
        assert!(south.rating > 1500.0 && north.rating < 1500.0);
        assert_eq!((south.won, south.lost, north.won, north.lost), (1, 0, 0, 1));
        let [south, north] = rate(newcomers(), &result(Some(Side::North)));
        assert!(south.rating < 1500.0 && north.rating > 1500.0);
    }

    #[test]
    fn a_draw_of_equals_moves_nothing_but_doubt() {
        let [south, north] = rate(newcomers(), &result(None));
        assert!((south.rating - 1500.0).abs() < 1e-6 && (north.rating - 1500.0).abs() < 1e-6);
        assert!(south.deviation < 350.0 && south.is_provisional() && south.drawn == 1);
    }

    #[test]
    fn many_matches_settle_a_rating() {
        let mut pair = newcomers();
        for round in 0..60 {
            pair = rate(pair, &result(Some(Side::ALL[round % 2])));
        }
        assert!(!pair[0].is_provisional() && pair[0].played() == 60);
    }
}
