//! Games between imperfect players, who err as people do.

use kuzhi_engine::{Game, Match};
use kuzhi_search::{Limits, Rng, Think as _};

/// The minimum number of random moves in an opening, and the additional ones at most.
const LEAST_RANDOM: usize = 1;
const MORE_RANDOM: usize = 6;
/// A game is abandoned after this many moves.
const MOST_MOVES: usize = 400;

/// Plays a game that depends only on the seed.
pub(crate) fn erring_game(game: Game, seed: u64) -> Match {
    let mut rng = Rng::new(seed);
    let mut playing = game.start();
    let random = LEAST_RANDOM + rng.below(MORE_RANDOM);
    // The strength of the players varies between games.
    let (depth, value_noise) = [(1, 4), (2, 4), (2, 2), (3, 2)][rng.below(4)];
    while playing.moves().len() < MOST_MOVES {
        let legal = playing.legal();
        if legal.is_empty() {
            break;
        }
        let limits = Limits { depth, value_noise, seed: rng.next_u64(), ..Limits::nodes(400) };
        let thought = if playing.moves().len() < random { None } else { playing.think(&limits) };
        let mv = thought.map_or_else(|| legal[rng.below(legal.len())], |choice| choice.best);
        playing.play(mv, &mut |_| ()).expect("players make legal moves");
    }
    playing
}
