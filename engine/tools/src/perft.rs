//! Perft, by the fastest method that a game has.

use kuzhi_engine::{Game, Mangala, Match};
use kuzhi_search::acyclic::{Packed, Sowing as _};

/// Counts the sequences of `depth` moves from here, as [`Match::perft`] does. Mangala is counted with the
/// solver's packed positions, which is several times as fast.
pub fn perft(from: &Match, depth: u8) -> u64 {
    let packed = from.turn().and_then(|mover| Packed::pack(&from.position().board, mover));
    match (from.game(), packed) {
        (Game::Mangala(rules), Some(pits)) => count(pits, rules, depth),
        _ => from.perft(depth),
    }
}

fn count(pits: Packed, rules: Mangala, depth: u8) -> u64 {
    if depth < 2 {
        return if depth == 0 { 1 } else { moves(pits, rules) };
    }
    if rules.settled(pits, 0).is_some() {
        return 1;
    }
    let after = (0..6).filter(|&place| pits.may_lift(place)).map(|place| pits.play(rules, place).after);
    // Most of the work is in the last two moves.
    if depth == 2 {
        after.map(|pits| moves(pits, rules)).sum()
    } else {
        after.map(|pits| count(pits, rules, depth - 1)).sum()
    }
}

/// Counts the moves, or 1 if the game is over.
#[inline]
fn moves(pits: Packed, rules: Mangala) -> u64 {
    let moves = if rules.settled(pits, 0).is_some() { 0 } else { pits.lift_count() };
    moves.max(1).into()
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::End;
    use kuzhi_search::Rng;

    use super::*;

    #[test]
    fn mangala_is_counted_the_same_to_its_end() {
        let mut rng = Rng::new(1);
        for end in [End::RowEmpty, End::NoMove] {
            for _ in 0..20 {
                let mut playing = Game::Mangala(Mangala { end }).start();
                while playing.turn().is_some() {
                    for depth in 0..4 {
                        assert_eq!(perft(&playing, depth), playing.perft(depth), "{}", playing.position());
                    }
                    let legal = playing.legal();
                    playing.play(legal[rng.below(legal.len())], &mut |_| ()).unwrap();
                }
                assert_eq!(perft(&playing, 3), 1);
            }
        }
    }
}
