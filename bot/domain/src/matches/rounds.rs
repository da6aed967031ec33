//! The number of rounds of a game, and which numbers are enough to tell who plays better.

use kuzhi_engine::Game;
use kuzhi_search::Level;

/// The name of the option for the number of rounds.
pub const ROUNDS: &str = "rounds";

/// The default number of rounds, and the minimum for a rated match. Shorter games are decided by their first
/// moves.
pub const USUAL_ROUNDS: u16 = 3;

/// Returns the number of rounds, or 0 for as many as it takes. `None` for games without rounds.
pub fn rounds(game: Game) -> Option<u16> {
    let (_, value) = game.options().find(|(spec, _)| spec.name == ROUNDS)?;
    value.parse().ok()
}

/// Returns the game with this number of rounds, if it has rounds, and its other options at their defaults.
pub fn lasting(game: Game, rounds_played: u16) -> Game {
    let length = rounds_played.to_string();
    let chosen = rounds(game).map(|_| (ROUNDS, length.as_str()));
    Game::with_options(game.id(), chosen).unwrap_or(game)
}

/// Returns the game with this number of rounds, if it has rounds, and its other options as they are.
pub fn with_rounds(game: Game, rounds_played: u16) -> Game {
    let length = rounds_played.to_string();
    let options: Vec<(&str, String)> = game.options().map(|(spec, value)| (spec.name, value)).collect();
    let chosen = options.iter().map(|(name, value)| (*name, if *name == ROUNDS { &length } else { value }));
    Game::with_options(game.id(), chosen.map(|(name, value)| (name, value.as_str()))).unwrap_or(game)
}

/// Returns the game with its default options and the default number of rounds.
pub fn of_usual_length(game: Game) -> Game {
    lasting(game, USUAL_ROUNDS)
}

/// Whether a game is one over which a level of the bot was measured, or has its usual options.
pub fn is_measured(game: Game, level: Level) -> bool {
    let measured = level.rating(&game).and_then(|rating| rating.rounds);
    let lengths = [USUAL_ROUNDS].into_iter().chain(measured);
    Game::by_id(game.id()) == Some(game) || lengths.into_iter().any(|rounds| lasting(game, rounds) == game)
}

/// Whether a game has so few rounds that its result says little. Such a game is always casual.
pub fn is_quick(game: Game) -> bool {
    rounds(game).is_some_and(|rounds| (1..USUAL_ROUNDS).contains(&rounds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_measured_over_usual_games() {
        let is = |game: &str, level| is_measured(game.parse().unwrap(), level);
        for level in [Level::LOWEST, Level::HIGHEST] {
            for game in Game::all() {
                assert!(is_measured(game, level) && is_measured(of_usual_length(game), level), "{game}");
            }
            assert!(is("pallankuzhi rounds=12", level) && !is("pallankuzhi rounds=1", level));
            assert!(!is("kalah pits=3 seeds=3", level) && !is("pallankuzhi seeds=4 rounds=3", level));
        }
    }

    #[test]
    fn games_of_one_or_two_rounds_are_quick() {
        for game in Game::all() {
            let of_rounds = rounds(game).is_some();
            let quick = [0, 1, 2, 3, 12].map(|rounds| is_quick(lasting(game, rounds)));
            assert_eq!(quick, [false, of_rounds, of_rounds, false, false], "{game}");
            assert_eq!(rounds(of_usual_length(game)), of_rounds.then_some(3), "{game}");
        }
        let four: Game = "pallankuzhi seeds=4 rounds=2".parse().expect("these are its options");
        assert_eq!(with_rounds(four, 5).to_string(), "pallankuzhi seeds=4 rounds=5");
        for game in Game::all() {
            assert_eq!(rounds(with_rounds(game, 7)), rounds(game).map(|_| 7), "{game}");
        }
    }
}
