//! Perft: counting move sequences, the standard test of a move generator.

use crate::rules::Rules;

/// Counts the sequences of `depth` moves, including shorter ones that end the game.
pub(crate) fn perft<R: Rules>(rules: &R, state: &R::State, depth: u8) -> u64 {
    if depth == 0 || state.as_ref().over.is_some() {
        return 1;
    }
    let mut count = 0;
    rules.each_move(state, &mut |mv| {
        if depth == 1 {
            count += 1;
            return;
        }
        let mut next = *state;
        rules.advance(&mut next, mv);
        count += perft(rules, &next, depth - 1);
    });
    count
}
