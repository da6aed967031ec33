//! How much the games between two people count for their ratings. The more they play in a day, the less each
//! one counts.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{PlayerId, Timestamp};

/// The share that each rated game of a pair counts within a day, in order. All further games count nothing.
///
/// An evening between friends still moves their ratings. A person who feeds games to a second account gains
/// less than four full games from it a day, however many they play.
const SHARES: [f64; 6] = [1.0, 1.0, 1.0, 0.5, 0.25, 0.125];

/// The length of a pair's day, which starts at the end of its first game.
///
/// The day does not slide with each game, so people who play every evening start with full games each time.
const DAY: Duration = Duration::from_hours(24);

/// The recent rated games between two people on one leaderboard, as far as the next one depends on them.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Encounters {
    /// When the first game of their latest day ended.
    pub day: Timestamp,
    /// The number of games that they have finished on that day.
    pub games: u32,
}

/// Two people in the order in which what is between them is stored.
pub fn pair([one, other]: [PlayerId; 2]) -> [PlayerId; 2] {
    if one < other { [one, other] } else { [other, one] }
}

impl Encounters {
    /// Returns a pair's encounters after a game that ended at this time. `before` is `None` for their first
    /// game.
    pub fn after(before: Option<Encounters>, ended: Timestamp) -> Encounters {
        match before {
            Some(Encounters { day, games }) if ended.since(day) < DAY => {
                Encounters { day, games: games.saturating_add(1) }
            }
            _ => Encounters { day: ended, games: 1 },
        }
    }

    /// The share of a full game that the latest game counts, from 1 to 0.
    pub fn share(self) -> f64 {
        let before = self.games.saturating_sub(1);
        usize::try_from(before).ok().and_then(|before| SHARES.get(before)).copied().unwrap_or(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shares of games that ended at these hours.
    fn shares(hours: impl IntoIterator<Item = u64>) -> Vec<f64> {
        let mut before = None;
        let next = |hour| {
            let ended = Timestamp::from_millis(0) + Duration::from_hours(hour);
            before.insert(Encounters::after(before, ended)).share()
        };
        hours.into_iter().map(next).collect()
    }

    #[test]
    fn repeated_games_of_a_pair_in_a_day_count_less() {
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
    fn setting_the_clock_back_resets_no_encounters() {
        assert_eq!(shares([20, 20, 20, 1, 1]), [1.0, 1.0, 1.0, 0.5, 0.25]);
    }
}
