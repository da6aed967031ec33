//! The bot's levels in words, with their measured strength in each game.

use kuzhi_domain::rounds;
use kuzhi_engine::Game;
use kuzhi_search::{Level, Rating};

use crate::words::{Words, say};

/// The levels whose names match what a person has typed, weakest first, with their strength in this game.
pub fn levels(words: &Words, game: Game, typed: &str) -> Vec<(String, Level)> {
    let typed = typed.trim().to_lowercase();
    let named = Level::all().map(|level| (with_rating(words, game, level), level));
    // A typed number means a level. It must not match the digits of an Elo.
    let is_meant = |name: &str, level: Level| match typed.parse::<u8>() {
        Ok(number) => number == level.get(),
        Err(_) => name.to_lowercase().contains(&typed),
    };
    named.filter(|(name, level)| is_meant(name, *level)).collect()
}

/// A level in a line.
fn with_rating(words: &Words, game: Game, level: Level) -> String {
    let name = level_name(words, level);
    match level_rating(words, game, level) {
        Some(rating) => say!(words, "choice-level-rated", name = name, rating = rating),
        None => name,
    }
}

/// Returns what a menu calls a level, such as “Level 1: for a first game”.
pub fn level_name(words: &Words, level: Level) -> String {
    say!(words, &format!("choice-level-{level}"))
}

/// The strength of a level in a game, if it was measured.
pub fn level_rating(words: &Words, game: Game, level: Level) -> Option<String> {
    level.rating(&game).map(|rating| rated(words, rating, rounds(game)))
}

/// The strength of a level. It names the number of rounds of the measurement if that differs from the game's.
/// The reference level has no error.
fn rated(words: &Words, Rating { elo, error, rounds: over }: Rating, rounds: Option<u16>) -> String {
    let (elo, error) = (elo.to_string(), error.to_string());
    match over {
        _ if error == "0" => say!(words, "level-rating", elo = elo),
        Some(over) if rounds != Some(over) => {
            say!(words, "level-rating-over", elo = elo, error = error, rounds = over)
        }
        _ => say!(words, "level-rating-error", elo = elo, error = error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_proposed_for_every_game_and_fits() {
        for game in Game::all() {
            let proposed = levels(Words::english(), game, "");
            assert_eq!(proposed.len(), Level::all().len());
            for (name, level) in proposed {
                assert!(name.starts_with(&format!("Level {level}: ")), "{name}");
                assert!(name.chars().count() <= 100, "{name}");
            }
        }
    }

    #[test]
    fn a_measured_level_shows_its_rating_and_margin() {
        let said =
            |elo, error, over, rounds| rated(Words::english(), Rating { elo, error, rounds: over }, rounds);
        assert_eq!(said(2_150, 35, None, None), "Elo 2150 ± 35");
        assert_eq!(said(-40, 35, None, None), "Elo -40 ± 35");
        assert_eq!(said(1_000, 0, Some(3), Some(1)), "Elo 1000");
        assert_eq!(said(1_200, 35, Some(3), Some(3)), "Elo 1200 ± 35");
        assert_eq!(said(1_200, 35, Some(12), Some(1)), "Elo 1200 ± 35 (rounds played: 12)");
        let (easiest, _) = levels(Words::english(), Game::default(), "1").remove(0);
        assert_eq!(easiest, "Level 1: for a first game · Elo 1000");
    }

    #[test]
    fn what_is_typed_is_looked_for() {
        let found = |typed: &str| -> Vec<u8> {
            let levels = levels(Words::english(), Game::default(), typed);
            levels.into_iter().map(|(_, level)| level.get()).collect()
        };
        assert_eq!(found("3"), [3]);
        assert_eq!(found("plays Very"), [7]);
        assert_eq!(found("9"), [0; 0]);
    }
}
