//! How much the games of two people count for their ratings: the more they play in a day, the less.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Timestamp;

/// What each rated game of a pair within a day counts, in its order. All further ones count nothing.
///
/// An evening between friends still moves their ratings. Whoever feeds a second account gains less than four full
/// games from it a day, however many they play.
const SHARES: [f64; 6] = [1.0, 1.0, 1.0, 0.5, 0.25, 0.125];

/// How long a pair's day lasts, from the end of its first game.
///
/// It does not slide with each game: whoever plays every evening has full games again on the next one.
const DAY: Duration = Duration::from_hours(24);

/// The rated games of two people on one leaderboard, as far as they matter for the next one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Encounters {
    /// When the first game of their latest day ended.
    pub day: Timestamp,
    /// How many games they have finished on that day.
    pub games: u32,
}

impl Encounters {
    /// Those of a pair after a game that ended at a time; `before` is `None` when it is their first.
    pub fn after(before: Option<Encounters>, ended: Timestamp) -> Encounters {
        match before {
            Some(Encounters { day, games }) if ended.since(day) < DAY => {
                Encounters { day, games: games.saturating_add(1) }
            }
            _ => Encounters { day: ended, games: 1 },
        }
    }

    /// How much of a full game the latest one counts, from 1 to 0.
    pub fn share(self) -> f64 {
        let before = self.games.saturating_sub(1);
        usize::try_from(before).ok().and_then(|before| SHARES.get(before)).copied().unwrap_or(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shares of games that ended after so many hours.
    fn shares(hours: impl IntoIterator<Item = u64>) -> Vec<f64> {
        let mut before = None;
        let next = |hour| {
            let ended = Timestamp::from_millis(0) + Duration::from_hours(hour);
            before.insert(Encounters::after(before, ended)).share()
        };
        hours.into_iter().map(next).collect()
    }

    #[test]
    fn the_more_a_pair_plays_in_a_day_the_less_a_game_counts() {
        assert_eq!(shares([0, 1, 1, 2, 2, 3, 3, 23]), [1.0, 1.0, 1.0, 0.5, 0.25, 0.125, 0.0, 0.0]);
        let of_a_day: f64 = shares((0..1_000).map(|_| 5)).iter().sum();
        assert!(of_a_day < 4.0);
    }

    #[test]
    fn the_next_day_begins_anew() {
        let evenings = shares([20, 21, 22, 22, 44, 45, 46, 46, 47]);
        assert_eq!(evenings, [1.0, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 0.5, 0.25]);
    }

    #[test]
    fn a_clock_that_goes_back_gives_nothing_away() {
        assert_eq!(shares([20, 20, 20, 1, 1]), [1.0, 1.0, 1.0, 0.5, 0.25]);
    }
}
