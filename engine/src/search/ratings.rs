//! How well the levels play, as far as it has been measured.

use super::Level;
use crate::Game;

/// A line each: game, level, Elo, error.
const MEASURED: &str = include_str!("ratings.txt");

/// A strength of play, by its results against the other levels of the same game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The strength: 100 more win some 64 % of the points. Numbers of two games do not compare.
    pub elo: i32,
    /// By how much it may be off, in 95 cases of 100.
    pub error: u32,
}

/// The rating of a level at a game, if it has been measured.
pub(super) fn of(level: Level, game: &Game) -> Option<Rating> {
    lines().find(|line| line.0 == game.id() && line.1 == level).map(|line| line.2)
}

fn lines() -> impl Iterator<Item = (&'static str, Level, Rating)> {
    MEASURED.lines().filter_map(parse)
}

fn parse(line: &'static str) -> Option<(&'static str, Level, Rating)> {
    let mut words = line.split_whitespace();
    let game = words.next().filter(|word| !word.starts_with('#'))?;
    let level = words.next()?.parse().ok()?;
    let rating = Rating { elo: words.next()?.parse().ok()?, error: words.next()?.parse().ok()? };
    words.next().is_none().then_some((game, level, rating))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_measurement_a_comment_or_empty() {
        for line in MEASURED.lines() {
            let told = line.is_empty() || line.starts_with('#');
            let measured = parse(line).is_some_and(|(id, ..)| Game::by_id(id).is_some());
            assert!(told || measured, "{line}");
        }
    }
}
