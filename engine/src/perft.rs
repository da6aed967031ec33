//! Perft: counting move sequences, the classic check of a move generator.

use crate::rules::Rules;

/// Counts the sequences of exactly `depth` moves; a sequence that ends the game earlier is no part of it.
pub(crate) fn perft<R: Rules>(rules: &R, state: &R::State, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    rules.each_move(state, &mut |mv| {
        if depth == 1 {
            count += 1;
            return;
        }
        let mut next = *state;
        rules.play(&mut next, mv, &mut |_| ());
        count += perft(rules, &next, depth - 1);
    });
    count
}
