//! How well somebody played, as one number.

use kuzhi_engine::{Game, Side};

use super::ReviewedMove;
use crate::games::typical_loss;

/// The accuracy of a side's moves in percent, or `None` where no move of theirs mattered.
///
/// A move that loses nothing counts 100, one that loses `n` seeds `100 t / (t + n)`, where `t` is how many seeds a move
/// drawn by lot loses in this game on the average: who loses as much counts 50. The accuracy is the mean over the
/// moves on which something hung, rounded. Forced moves, and moves that are all worth the same, say nothing about how
/// somebody played and do not count.
///
/// That moves are measured by what they lose against the engine's best one, each on a scale of 100 and then averaged,
/// is how chess sites have it (<https://lichess.org/page/accuracy>). They measure winning chances, by a curve fitted to
/// many games of people; here there are none yet, so seeds are measured against the game's own measure.
///
/// # Examples
///
/// ```
/// use kuzhi_engine::{Game, Side};
/// use kuzhi_search::{Limits, Review, accuracy};
///
/// let mut match_ = Game::default().start();
/// match_.play("5".parse()?, &mut |_| ())?;
/// let reviewed: Vec<_> = Review::of(&match_, Limits::nodes(1_000)).collect();
/// assert!(accuracy(&Game::default(), &reviewed, Side::South).is_some_and(|percent| percent <= 100));
/// assert_eq!(accuracy(&Game::default(), &reviewed, Side::North), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn accuracy(game: &Game, moves: &[ReviewedMove], side: Side) -> Option<u8> {
    let typical = u32::from(typical_loss(game));
    let (mut sum, mut count) = (0_u32, 0_u32);
    for reviewed in moves.iter().filter(|reviewed| reviewed.by == side && reviewed.mattered) {
        sum += WHOLE * typical / (typical + u32::from(reviewed.loss));
        count += 1;
    }
    let mean = (sum + count * WHOLE / 200).checked_div(count)?;
    u8::try_from(mean * 100 / WHOLE).ok()
}

/// What a move that loses nothing counts, in whole numbers: the same on every machine.
const WHOLE: u32 = 10_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worth::{Certainty, Worth};

    fn lost(by: Side, loss: u16, mattered: bool) -> ReviewedMove {
        let played = kuzhi_engine::Move::lift(1).unwrap();
        let worth = Worth { lead: 0, certainty: Certainty::Estimate };
        let (ply, best, why) = (1, played, None);
        ReviewedMove { ply, by, played, best, before: worth, after: worth, loss, mattered, why }
    }

    #[test]
    fn the_mean_is_taken_over_moves_that_mattered() {
        let game = Game::default();
        let typical = typical_loss(&game);
        let of = |losses: &[u16]| {
            let moves: Vec<_> = losses.iter().map(|&loss| lost(Side::South, loss, true)).collect();
            accuracy(&game, &moves, Side::South)
        };
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[0, 0, 0]), Some(100));
        assert_eq!(of(&[typical]), Some(50));
        assert_eq!(of(&[0, typical]), Some(75));
        assert_eq!(of(&[3 * typical]), Some(25));
        assert!(of(&[u16::MAX]) < Some(2));
        let others = [lost(Side::South, 40, false), lost(Side::North, 40, true), lost(Side::South, 0, true)];
        assert_eq!(accuracy(&game, &others, Side::South), Some(100));
    }
}
