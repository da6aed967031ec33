//! The accuracy of a player, as one number.

use kuzhi_engine::{Game, Side};

use super::ReviewedMove;
use crate::games::typical_loss;

/// Returns the accuracy of a side's moves in percent, or `None` if none of their moves mattered.
///
/// A move that loses `n` seeds scores `100 t / (t + n)`, where `t` is the average loss of a random move in
/// this game. A move that loses nothing scores 100, one that loses `t` seeds scores 50. The accuracy is the
/// rounded mean over the moves that mattered. A move that gives away a match scores at most 50. Forced moves,
/// and moves in positions where all moves are worth the same, say nothing about how well somebody played and
/// do not count.
///
/// Chess sites also score each move by its loss against the engine's best move and average the scores
/// (<https://lichess.org/page/accuracy>). They measure the loss in winning chances, with a curve fitted to
/// many human games. No such games exist for mancala yet, so this uses seeds and the typical loss in each
/// game.
///
/// # Examples
///
/// ```
/// use kuzhi_engine::{Game, Side};
/// use kuzhi_search::{Limits, Review, accuracy};
///
/// let mut match_ = Game::default().start();
/// match_.play("5".parse()?, &mut |_| ())?;
/// let reviewed: Vec<_> = Review::new(&match_, Limits::nodes(1_000)).collect();
/// assert!(accuracy(&Game::default(), &reviewed, Side::South).is_some_and(|percent| percent <= 100));
/// assert_eq!(accuracy(&Game::default(), &reviewed, Side::North), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn accuracy(game: &Game, moves: &[ReviewedMove], side: Side) -> Option<u8> {
    let typical = u32::from(typical_loss(game));
    let (mut sum, mut count) = (0_u32, 0_u32);
    for reviewed in moves.iter().filter(|reviewed| reviewed.by == side && reviewed.mattered) {
        let lost = u32::from(reviewed.loss);
        // Who gives away a match can even win seeds by it.
        let lost = if reviewed.gave_away_match() { lost.max(typical) } else { lost };
        sum += WHOLE * typical / (typical + lost);
        count += 1;
    }
    let mean = (sum + count * WHOLE / 200).checked_div(count)?;
    u8::try_from(mean * 100 / WHOLE).ok()
}

/// The score of a move that loses nothing. Scores are integers, so they are the same on every machine.
const WHOLE: u32 = 10_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worth::{Certainty, Worth};

    fn lost(by: Side, loss: u16, mattered: bool) -> ReviewedMove {
        let played = kuzhi_engine::Move::lift(1).unwrap();
        let worth = Worth { lead: 0, certainty: Certainty::Estimate };
        let (ply, best, why) = (1, played, None);
        ReviewedMove {
            ply,
            by,
            played,
            best,
            before: worth,
            after: worth,
            loss,
            mattered,
            why,
            is_theory: false,
        }
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
