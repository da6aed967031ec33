//! The measured strength of the levels.

use kuzhi_engine::Game;

use crate::level::Level;

/// One measurement per line: the game with the options used, the level, the Elo rating, the error.
const MEASURED: &str = include_str!("ratings.txt");

/// The playing strength of a level, measured against the other levels of the same game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The Elo rating. A lead of 100 wins about 64 % of the points. Ratings of different games are not
    /// comparable.
    pub elo: i32,
    /// The margin of error at 95 % confidence.
    pub error: u32,
    /// The number of rounds per game in the measurement, for games with rounds. With a different number,
    /// the levels can be closer together or further apart.
    pub rounds: Option<u16>,
}

impl Level {
    /// Returns the rating of this level in a game, if it has been measured.
    pub fn rating(self, game: &Game) -> Option<Rating> {
        lines().find(|line| line.0 == game.id() && line.1 == self).map(|line| line.2)
    }
}

fn lines() -> impl Iterator<Item = (&'static str, Level, Rating)> {
    MEASURED.lines().filter_map(parse)
}

fn parse(line: &'static str) -> Option<(&'static str, Level, Rating)> {
    let mut words = line.split_whitespace().peekable();
    let game = words.next().filter(|word| !word.starts_with('#'))?;
    let mut rounds = None;
    while let Some((name, value)) = words.peek().and_then(|word| word.split_once('=')) {
        rounds = if name == "rounds" { Some(value.parse().ok()?) } else { rounds };
        words.next();
    }
    let level = words.next()?.parse().ok()?;
    let rating = Rating { elo: words.next()?.parse().ok()?, error: words.next()?.parse().ok()?, rounds };
    words.next().is_none().then_some((game, level, rating))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_measurement_a_comment_or_empty() {
        for line in MEASURED.lines() {
            let told = line.is_empty() || line.starts_with('#');
            let game = line.rsplitn(4, ' ').nth(3).unwrap_or_default();
            let measured = parse(line).is_some_and(|_| game.parse::<Game>().is_ok());
            assert!(told || measured, "{line}");
        }
    }

    #[test]
    fn every_level_is_measured_and_beats_the_one_below() {
        for game in Game::all() {
            let measured = |level: Level| level.rating(&game).unwrap_or_else(|| panic!("{game} {level}"));
            let ratings: Vec<Rating> = Level::all().map(measured).collect();
            assert!(ratings.is_sorted_by(|below, above| below.elo < above.elo), "{game}: {ratings:?}");
            assert_eq!((ratings[0].elo, ratings[0].error), (1_000, 0), "the others are counted from level 1");
            assert!(ratings[1..].iter().all(|rating| rating.error > 0), "{game}: {ratings:?}");
            let of_rounds = game.option_specs().iter().any(|spec| spec.name == "rounds");
            let measured_alike = ratings.iter().all(|rating| rating.rounds == ratings[0].rounds);
            assert!(measured_alike && ratings[0].rounds.is_some() == of_rounds, "{game}: {ratings:?}");
        }
        assert_eq!(lines().count(), Game::IDS.len() * Level::all().len());
    }
}
