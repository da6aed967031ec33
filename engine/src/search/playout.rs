//! Games played at random: a measure of how fast the rules are.

use super::move_list::MoveList;
use crate::draws::Draws;
use crate::rules::Rules;

/// A game goes on so long at most: random play leaves every cycle, but not by a promise.
const MOST_MOVES: u64 = 5_000;

/// Plays games at random from a position; gives how many moves were made.
pub(crate) fn playouts<R: Rules>(rules: &R, from: &R::State, games: u32, seed: u64) -> u64 {
    let mut draws = Draws::new(seed);
    let mut moves = 0;
    for _ in 0..games {
        let mut state = *from;
        for _ in 0..MOST_MOVES {
            let legal = MoveList::of(rules, &state);
            if legal.len() == 0 {
                break;
            }
            let mv = legal.get(draws.below(legal.len())).expect("the index is below the length");
            rules.advance(&mut state, mv);
            moves += 1;
        }
    }
    moves
}
