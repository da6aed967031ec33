//! The bot's levels in words, with how well each plays a game where that was measured.

use kuzhi_engine::{Game, Level, Rating};

use super::{Words, say};

/// The levels whose name has what was typed, weakest first, as they play this game.
pub fn levels(words: &Words, game: Game, typed: &str) -> Vec<(String, Level)> {
    let typed = typed.trim().to_lowercase();
    let named = Level::all().map(|level| (name(words, level, level.rating(&game)), level));
    // A number is looked for where it says which level it is: an Elo has digits, too.
    let is_meant = |name: &str, level: Level| match typed.parse::<u8>() {
        Ok(number) => number == level.get(),
        Err(_) => name.to_lowercase().contains(&typed),
    };
    named.filter(|(name, level)| is_meant(name, *level)).collect()
}

fn name(words: &Words, level: Level, rating: Option<Rating>) -> String {
    let name = say!(words, &format!("choice-level-{level}"));
    match rating {
        Some(Rating { elo, error, .. }) => {
            say!(words, "choice-level-rated", name = name, elo = elo.to_string(), error = error.to_string())
        }
        None => name,
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
                assert!(name.starts_with(&format!("{level}: ")), "{name}");
                assert!(name.chars().count() <= 100, "{name}");
            }
        }
    }

    #[test]
    fn a_measured_level_says_how_well_it_plays_and_how_sure_that_is() {
        let level = Level::new(8).unwrap();
        let rated = name(Words::english(), level, Some(Rating { elo: 2_150, error: 35, rounds: None }));
        assert_eq!(rated, "8: plays as well as it can · Elo 2150 ± 35");
        let below = name(Words::english(), level, Some(Rating { elo: -40, error: 35, rounds: None }));
        assert_eq!(below, "8: plays as well as it can · Elo -40 ± 35");
        assert_eq!(name(Words::english(), level, None), "8: plays as well as it can");
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
