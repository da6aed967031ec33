//! Level 1 lets one win: how it plays against chance, and against whoever takes what they see.

use std::io;
use std::ops::RangeInclusive;

use kuzhi_engine::Game;
use kuzhi_search::Level;

use super::contest::Contest;
use super::player::Player;

/// With so many games a share is known to 5 % of the points.
const GAMES: u32 = 400;

/// Returns the share of the points that a level gets, over three rounds where there are rounds.
fn percent(id: &str, level: Level, other: Player) -> f64 {
    let game = Game::with_options(id, [("rounds", "3")]).or_else(|_| Game::with_options(id, []));
    let contest = Contest {
        game: game.unwrap(),
        players: [Player::Level(level), other],
        games: GAMES,
        unopened: true,
        first_only: false,
        seed: 2,
        threads: None,
        log: None,
    };
    contest.play_all(&mut io::sink()).unwrap().percent()
}

fn assert_within(bar: &RangeInclusive<f64>, level: Level, other: Player) {
    let off: Vec<String> = Game::IDS
        .iter()
        .map(|id| (id, percent(id, level, other)))
        .filter(|(_, percent)| !bar.contains(percent))
        .map(|(id, percent)| format!("{id}: {percent:.1} % from {other}"))
        .collect();
    assert!(off.is_empty(), "{off:?}");
}

#[test]
fn level_1_loses_to_whoever_takes_what_they_see() {
    assert_within(&(25.0..=45.0), Level::LOWEST, Player::Taking);
}

#[test]
fn level_1_is_somewhat_better_than_chance() {
    assert_within(&(55.0..=75.0), Level::LOWEST, Player::Random);
}

#[test]
fn level_2_beats_level_1() {
    let level_2 = Level::LOWEST.above().unwrap();
    assert_within(&(60.0..=100.0), level_2, Player::Level(Level::LOWEST));
}
