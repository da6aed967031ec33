//! Standings, and what a result does to those of its players.

use kuzhi_engine::Side;
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;

use crate::matches::{MatchResult, Scope};
use crate::rating::{Encounters, Rating, Span, Tally};
use crate::{PlayerId, Timestamp};

/// A player's results in one game, and their Glicko-2 rating.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The player.
    pub player: PlayerId,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// The number of different people that they played those matches against.
    pub opponents: u32,
    /// Their strength.
    #[serde(flatten)]
    pub rating: Rating,
    /// When they last finished a match.
    pub last_played: Timestamp,
    /// Their results in the month of `last_played`.
    pub month: Tally,
    /// Their results in the week of `last_played`.
    pub week: Tally,
}

impl Standing {
    /// Returns the standing of a player who has not played yet.
    pub fn new(player: PlayerId) -> Standing {
        Standing {
            player,
            won: 0,
            drawn: 0,
            lost: 0,
            opponents: 0,
            rating: Rating::default(),
            last_played: Timestamp::default(),
            month: Tally::default(),
            week: Tally::default(),
        }
    }

    /// The number of matches that they have finished.
    pub const fn played(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Whether they have played enough different people for a place on a leaderboard.
    pub const fn has_place(&self, scope: Scope) -> bool {
        self.opponents >= scope.opponents_for_place()
    }

    /// The number of different people whom they still have to play for a place on a leaderboard.
    pub const fn opponents_to_go(&self, scope: Scope) -> u32 {
        scope.opponents_for_place().saturating_sub(self.opponents)
    }

    /// Returns the standing after a match. `full` is the rating if the match counted fully, `share` how much
    /// it does count.
    fn after(self, full: Rating, share: f64, outcome: Outcomes, ended: Timestamp) -> Standing {
        let one = |counted| u32::from(outcome == counted);
        Standing {
            won: self.won + one(Outcomes::WIN),
            drawn: self.drawn + one(Outcomes::DRAW),
            lost: self.lost + one(Outcomes::LOSS),
            rating: self.rating.moved(full, share),
            last_played: ended,
            month: self.month.after(Span::Month.number(ended), outcome == Outcomes::WIN),
            week: self.week.after(Span::Week.number(ended), outcome == Outcomes::WIN),
            ..self
        }
    }
}

/// Rates a match. Returns the new standings of South and North, and the pair's encounters including this
/// match. `before` is `None` if the two have not met on this leaderboard.
///
/// Each match is a rating period of Glicko-2. It counts by its share among the pair's games of the day
/// ([`Encounters::share`]): rating, deviation and volatility each move by that share of what a full match
/// would change. Wins, draws and losses always count as one.
pub fn rate(
    [south, north]: [Standing; 2],
    before: Option<Encounters>,
    result: &MatchResult,
) -> ([Standing; 2], Encounters) {
    let (for_south, for_north) = match result.winner {
        Some(Side::South) => (Outcomes::WIN, Outcomes::LOSS),
        Some(Side::North) => (Outcomes::LOSS, Outcomes::WIN),
        None => (Outcomes::DRAW, Outcomes::DRAW),
    };
    let [full_south, full_north] = south.rating.after(north.rating, for_south);
    let encounters = Encounters::after(before, result.ended);
    let after = |standing: Standing, full, outcome| Standing {
        opponents: standing.opponents + u32::from(before.is_none()),
        ..standing.after(full, encounters.share(), outcome, result.ended)
    };
    ([after(south, full_south, for_south), after(north, full_north, for_north)], encounters)
}

/// Sorts the best first: by proven strength, then by experience, then by id, so that the order is always the
/// same.
pub fn best_first(standings: &mut [Standing]) {
    standings.sort_by(|one, other| {
        let by_strength = other.rating.proven().total_cmp(&one.rating.proven());
        by_strength.then(other.played().cmp(&one.played())).then(one.player.cmp(&other.player))
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GuildId;

    fn result(winner: Option<Side>) -> MatchResult {
        MatchResult { players: [PlayerId(1), PlayerId(2)], winner, ended: Timestamp::from_millis(5) }
    }

    fn newcomers() -> [Standing; 2] {
        [Standing::new(PlayerId(1)), Standing::new(PlayerId(2))]
    }

    /// The standings of a pair after these results, all within one day.
    fn after(results: impl IntoIterator<Item = Option<Side>>) -> [Standing; 2] {
        let (mut pair, mut encounters) = (newcomers(), None);
        for winner in results {
            let (rated, met) = rate(pair, encounters, &result(winner));
            (pair, encounters) = (rated, Some(met));
        }
        pair
    }

    #[test]
    fn the_winner_rises_as_the_loser_falls() {
        let [south, north] = after([Some(Side::South)]);
        assert!(south.rating.value() > 1500.0 && north.rating.value() < 1500.0);
        assert_eq!((south.won, south.lost, north.won, north.lost), (1, 0, 0, 1));
        let [south, north] = after([Some(Side::North)]);
        assert!(south.rating.value() < 1500.0 && north.rating.value() > 1500.0);
    }

    #[test]
    fn a_draw_of_equals_moves_nothing_but_doubt() {
        let [south, north] = after([None]);
        assert!((south.rating.value() - 1500.0).abs() < 1e-6 && (north.rating.value() - 1500.0).abs() < 1e-6);
        assert!(south.rating.deviation() < 350.0 && south.rating.is_provisional() && south.drawn == 1);
    }

    #[test]
    fn many_matches_settle_a_rating() {
        let mut pair = newcomers();
        for round in 0..60 {
            // Without earlier encounters, each match counts as one on a new day.
            (pair, _) = rate(pair, None, &result(Some(Side::ALL[round % 2])));
        }
        assert!(!pair[0].rating.is_provisional() && pair[0].played() == 60);
    }

    #[test]
    fn a_match_moves_a_standing_by_its_share() {
        let played = after([Some(Side::South); 3]);
        let met = |games| Some(Encounters { day: Timestamp::from_millis(5), games });
        let ([full, _], _) = rate(played, None, &result(Some(Side::South)));
        let ([half, _], _) = rate(played, met(3), &result(Some(Side::South)));
        let moved = |to: Standing, from: Standing| {
            let (to, from) = (to.rating.numbers(), from.rating.numbers());
            [0, 1, 2].map(|number| to[number] - from[number])
        };
        for (half, full) in moved(half, played[0]).into_iter().zip(moved(full, played[0])) {
            assert!((2.0 * half - full).abs() < 1e-9 && full.abs() > 0.0, "{half} {full}");
        }
        let ([none, other], _) = rate(played, met(6), &result(Some(Side::South)));
        assert!(moved(none, played[0]).iter().all(|moved| *moved == 0.0));
        assert_eq!((none.won, other.lost, none.opponents), (4, 4, 1), "it was played all the same");
    }

    #[test]
    fn one_opponent_is_worth_little_however_often() {
        let [few, _] = after([Some(Side::South); 6]);
        let [many, _] = after([Some(Side::South); 1_000]);
        assert_eq!(few.rating, many.rating);
        assert!(!many.has_place(Scope::Everywhere) && !many.has_place(Scope::Guild(GuildId(1))));
    }

    #[test]
    fn a_place_takes_several_opponents() {
        let with = |opponents| Standing { opponents, ..Standing::new(PlayerId(1)) };
        let places = |scope| [1, 2, 3].map(|opponents| with(opponents).has_place(scope));
        assert_eq!(places(Scope::Guild(GuildId(1))), [false, true, true]);
        assert_eq!(places(Scope::Everywhere), [false, false, true]);
    }
}
