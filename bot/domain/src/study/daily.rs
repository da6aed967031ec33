//! The puzzle of the day. It is the same for everyone and changes each day.

use kuzhi_engine::Game;
use kuzhi_search::{Goal, Puzzle};
use serde::{Deserialize, Serialize};

use crate::Timestamp;
use crate::moments::TimeZone;

/// A date. That of the first puzzle has the number 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Day(u32);

/// The day before the first puzzle, 21 November 2026, in days since the start of 1970.
const BEFORE_FIRST: u64 = 20_778;

const SECONDS: u64 = 86_400;

/// The grades of daily puzzles. Easier ones are obvious to everyone, and few people solve harder ones.
const GRADES: std::ops::RangeInclusive<u8> = 2..=4;

/// So many puzzles of a game that are known exactly are enough. Of others, estimates are taken as well.
const ENOUGH: usize = 50;

/// The first day whose puzzle may be of another game than the default one: Monday, 30 November 2026.
const OTHER_GAMES_SINCE: u32 = 9;

/// The days of a week whose puzzle is of the default game, which most people know, from 0 for Saturday:
/// Monday and Thursday.
const DEFAULT_DAYS: [u32; 2] = [2, 5];

/// The puzzles of a game in which everyone sees what there is to gain: seeds, and not a win or a draw that
/// takes long to see.
fn plain(game: &Game) -> Vec<&'static Puzzle> {
    let of_grade = |one: &&Puzzle| GRADES.contains(&one.grade().get());
    let seeds = |is_exact: bool| {
        let fits = move |one: &&Puzzle| matches!(one.goal(), Goal::Seeds { exact, .. } if exact || !is_exact);
        Puzzle::built_in(game).iter().filter(of_grade).filter(fits).collect::<Vec<_>>()
    };
    Some(seeds(true)).filter(|exact| exact.len() >= ENOUGH).unwrap_or_else(|| seeds(false))
}

impl Day {
    /// Returns the date at this time, in UTC.
    pub fn from_timestamp(now: Timestamp) -> Day {
        Day::from_days(now.as_secs() / SECONDS)
    }

    /// Returns the date at this time in a time zone.
    pub fn in_zone(now: Timestamp, zone: &TimeZone) -> Day {
        Day::from_days(zone.days_at(now))
    }

    fn from_days(since_1970: u64) -> Day {
        Day(u32::try_from(since_1970.saturating_sub(BEFORE_FIRST)).unwrap_or(u32::MAX))
    }

    /// Returns a day by its number: 1 is 22 November 2026.
    pub const fn new(number: u32) -> Day {
        Day(number)
    }

    /// Returns its number: 1 is 22 November 2026.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Returns the day after.
    #[must_use]
    pub const fn next(self) -> Day {
        Day(self.0.saturating_add(1))
    }

    /// Returns its start, at midnight UTC.
    pub const fn begins(self) -> Timestamp {
        Timestamp::from_millis((BEFORE_FIRST + self.0 as u64) * SECONDS * 1_000)
    }

    /// The game of its puzzle, and the turn of this day among those that choose from its puzzles: on two days
    /// of each week the default game, and on the others each other game after the other.
    fn game_and_turn(self) -> (Game, usize) {
        let (week, place) = (self.0 / 7, self.0 % 7);
        if self.0 < OTHER_GAMES_SINCE || DEFAULT_DAYS.contains(&place) {
            return (Game::default(), self.0 as usize);
        }
        let others: Vec<Game> = Game::all().filter(|game| *game != Game::default()).collect();
        let before = DEFAULT_DAYS.iter().filter(|day| **day < place).count();
        let turn = week as usize * (7 - DEFAULT_DAYS.len()) + place as usize - before;
        (others[turn % others.len()], turn / others.len())
    }

    /// Its puzzle. None is repeated within as many days as there are puzzles of the default game that fit, or
    /// before all others of another game.
    pub fn puzzle(self) -> Option<&'static Puzzle> {
        let (game, turn) = self.game_and_turn();
        let fit = plain(&game);
        let place = turn.checked_mul(stride(fit.len()))?.checked_rem(fit.len())?;
        fit.get(place).copied()
    }
}

/// A step by which one comes to each of so many places: what stands side by side was found side by side.
fn stride(places: usize) -> usize {
    let is_coprime = |step: &usize| greatest_common_divisor(*step, places) == 1;
    (places * 5 / 13..=places).find(is_coprime).unwrap_or(1)
}

const fn greatest_common_divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::time::Duration;

    use kuzhi_search::PuzzleId;

    use super::*;

    #[test]
    fn a_day_has_a_number_and_begins_at_midnight() {
        // 22 November 2026, 0:00 UTC.
        let midnight = Timestamp::from_millis(1_795_305_600_000);
        assert_eq!(
            (Day::from_timestamp(midnight), Day::from_timestamp(midnight).begins()),
            (Day(1), midnight)
        );
        assert_eq!(Day::from_timestamp(midnight - Duration::from_millis(1)), Day(0));
        assert_eq!(Day::from_timestamp(midnight + Duration::from_hours(24)), Day(1).next());
        assert_eq!(Day::from_timestamp(Timestamp::default()), Day(0), "a clock that is wrong");
        let tokyo = TimeZone::by_name("Asia/Tokyo").unwrap();
        assert_eq!(Day::in_zone(midnight - Duration::from_hours(9), &tokyo), Day(1));
    }

    #[test]
    fn daily_puzzles_gain_seeds_and_do_not_repeat_early() {
        let of_days: Vec<_> = (1..=100_u32).map(|number| Day(number).puzzle().unwrap()).collect();
        for puzzle in &of_days {
            assert!(matches!(puzzle.goal(), Goal::Seeds { margin, .. } if margin >= 4), "{puzzle}");
        }
        let names: BTreeSet<_> = of_days.iter().map(|puzzle| puzzle.id()).collect();
        assert_eq!(names.len(), of_days.len());
        assert!(Day(u32::MAX).puzzle().is_some());
    }

    #[test]
    fn no_daily_puzzle_comes_again_before_all_others_of_its_game() {
        let default = Game::default();
        let mut seen: BTreeMap<&str, Vec<PuzzleId>> = BTreeMap::new();
        for day in (1..=3_000).map(Day).filter(|day| day.game_and_turn().0 != default) {
            let puzzle = day.puzzle().unwrap();
            let seen = seen.entry(puzzle.game().id()).or_default();
            let all = plain(&puzzle.game()).len();
            assert!(!seen.iter().rev().take(all - 1).any(|one| *one == puzzle.id()), "{puzzle}");
            seen.push(puzzle.id());
        }
        assert_eq!(seen.len(), Game::IDS.len() - 1);
        let enough = |seen: &Vec<PuzzleId>| seen.len() > 2 * ENOUGH;
        assert!(seen.values().all(enough), "{seen:?}");
    }

    #[test]
    fn each_game_has_its_days_and_none_comes_twice_within_three() {
        let games: Vec<&str> = (1..=150).map(|number| Day(number).game_and_turn().0.id()).collect();
        let default = Game::default().id();
        assert!(games[..8].iter().all(|game| *game == default), "days gone by stay as they were");
        for days in games[8..].windows(3) {
            assert_eq!(days.iter().collect::<BTreeSet<_>>().len(), 3, "{days:?}");
        }
        // Mondays and Thursdays.
        let of_default: Vec<usize> = (0..14).filter(|day| games[8 + day] == default).collect();
        assert_eq!(of_default, [0, 3, 7, 10]);
        // Everything comes within two weeks.
        for days in games[8..].windows(14) {
            assert_eq!(days.iter().collect::<BTreeSet<_>>().len(), Game::IDS.len(), "{days:?}");
        }
    }

    #[test]
    fn a_stride_comes_to_every_place() {
        for places in 1..400 {
            let reached: BTreeSet<_> = (0..places).map(|turn| turn * stride(places) % places).collect();
            assert_eq!(reached.len(), places);
        }
    }
}
