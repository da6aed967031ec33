//! Perft, the fastest way that there is for a game.

use kuzhi_engine::{End, Game, Match};
use kuzhi_search::solve::{Packed, settled};

/// Counts the sequences of `depth` moves from here, as [`Match::perft`] does. Mangala is counted with the
/// solver's packed positions, which is several times as fast.
pub fn perft(from: &Match, depth: u8) -> u64 {
    let packed = from.turn().and_then(|mover| Packed::of(&from.position().board, mover));
    match (from.game(), packed) {
        (Game::Mangala(rules), Some(pits)) => count(pits, rules.end, depth),
        _ => from.perft(depth),
    }
}

fn count(pits: Packed, end: End, depth: u8) -> u64 {
    if depth == 0 || settled(pits, 0, end).is_some() {
        return 1;
    }
    let lifts = (0..6).filter(|&place| pits.may_lift(place));
    if depth == 1 {
        return lifts.count() as u64;
    }
    lifts.map(|place| count(pits.play(place).after, end, depth - 1)).sum()
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Mangala;
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
