//! Random openings, so that no two games are alike.

use crate::draws::Draws;
use crate::{Game, Match};

/// A position after so many random moves; another seed, another position.
pub(super) fn opening(game: Game, plies: usize, seed: u64) -> Match {
    for attempt in 0.. {
        let mut draws = Draws::new(seed.wrapping_add(attempt << 32));
        let mut playing = game.start();
        for _ in 0..plies {
            let legal = playing.legal();
            if legal.is_empty() {
                break;
            }
            playing.play(legal[draws.below(legal.len())], &mut |_| ()).expect("the move is legal");
        }
        if playing.turn().is_some() {
            return playing;
        }
    }
    unreachable!("random moves do not end every game so early")
}
