//! How long games of rounds last, and which lengths tell who plays better.

use kuzhi_engine::Game;

/// The option that says how many rounds are played.
pub const ROUNDS: &str = "rounds";

/// So many rounds are played when nobody says how many, and so many at least where the result counts: fewer are decided
/// by their first moves.
pub const USUAL_ROUNDS: u16 = 3;

/// The number of rounds, 0 for as many as it takes, in the games that have rounds.
pub fn rounds(game: Game) -> Option<u16> {
    let (_, value) = game.options().find(|(spec, _)| spec.name == ROUNDS)?;
    value.parse().ok()
}

/// A game in its usual way over so many rounds, if it has rounds.
pub fn lasting(game: Game, rounds_played: u16) -> Game {
    let length = rounds_played.to_string();
    let chosen = rounds(game).map(|_| (ROUNDS, length.as_str()));
    Game::with_options(game.id(), chosen).unwrap_or(game)
}

/// A game as it is played when nothing more is said of it.
pub fn of_usual_length(game: Game) -> Game {
    lasting(game, USUAL_ROUNDS)
}

/// Whether a game has so few rounds that its result says little: it is always casual.
pub fn is_quick(game: Game) -> bool {
    rounds(game).is_some_and(|rounds| (1..USUAL_ROUNDS).contains(&rounds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_or_two_rounds_are_quick_and_games_without_rounds_never() {
        for game in Game::all() {
            let of_rounds = rounds(game).is_some();
            let quick = [0, 1, 2, 3, 12].map(|rounds| is_quick(lasting(game, rounds)));
            assert_eq!(quick, [false, of_rounds, of_rounds, false, false], "{game}");
            assert_eq!(rounds(of_usual_length(game)), of_rounds.then_some(3), "{game}");
        }
    }
}
