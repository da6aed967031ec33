//! A review of a match, finished or still growing, as it is shown to people.

use std::cmp::Reverse;

use kuzhi_engine as engine;
use kuzhi_engine::Side;
use kuzhi_search::{ReviewedMove, Worth, accuracy, costliest};

use crate::{LookingBack, PastGame, Refusal};

/// The maximum number of moves for which a review shows a better one.
const MOST_COSTLY: usize = 3;

/// The findings of a review so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reviewed {
    /// The number of moves in the match.
    pub moves: usize,
    /// The values of the boards to South: of the first board, and of the one after each judged move.
    pub worths: Vec<Worth>,
    /// The accuracy of South and North in percent. `None` for a player none of whose moves mattered.
    pub accuracy: [Option<u8>; 2],
    /// The moves that lost the most, worst first.
    pub costliest: Vec<ReviewedMove>,
    /// For South and North, the numbers (from 1) of the moves that lost the most, worst first.
    pub mistakes: [Vec<usize>; 2],
}

impl Reviewed {
    /// Sums up the moves of a match judged so far, from the first one on.
    pub fn of(played: &engine::Match, judged: &[ReviewedMove]) -> Reviewed {
        let before = judged.iter().map(|reviewed| reviewed.before_to(Side::South));
        let last = judged.last().map(|reviewed| match reviewed.by {
            Side::South => reviewed.after,
            Side::North => reviewed.after.to_other(),
        });
        Reviewed {
            moves: played.moves().len(),
            worths: before.chain(last).collect(),
            accuracy: Side::ALL.map(|side| accuracy(&played.game(), judged, side)),
            costliest: costliest(judged, MOST_COSTLY).into_iter().cloned().collect(),
            mistakes: Side::ALL.map(|side| mistakes(judged, side)),
        }
    }

    /// How many moves have been judged.
    pub fn done(&self) -> usize {
        self.worths.len().saturating_sub(1)
    }

    /// Whether all moves have been judged.
    pub fn is_whole(&self) -> bool {
        self.done() == self.moves
    }
}

/// Returns the numbers of a side's moves that lost the most.
fn mistakes(judged: &[ReviewedMove], side: Side) -> Vec<usize> {
    let mut lost: Vec<&ReviewedMove> = judged.iter().filter(|one| one.by == side && one.loss > 0).collect();
    lost.sort_by_key(|one| (Reverse(one.gave_away()), Reverse(one.loss), one.ply));
    lost.into_iter().take(MOST_COSTLY).map(|one| one.ply).collect()
}

/// Returns the board with the moves to review, if the game may be reviewed now. A rated match may only be
/// reviewed once it is over, because its players get no help.
///
/// # Errors
///
/// A [`Refusal`] that says why not.
pub fn may_review(game: &PastGame) -> Result<&engine::Match, Refusal> {
    if game.is_without_help() {
        return Err(Refusal::LookingBack(LookingBack::NoReviewRated));
    }
    if game.ply() == 0 {
        return Err(Refusal::LookingBack(LookingBack::NothingToReview));
    }
    Ok(game.history().board())
}

#[cfg(test)]
mod tests {
    use kuzhi_search::{Limits, Review};

    use super::*;
    use crate::{Actor, History, Intent, MatchSetup, PlayerId, Seat, Timestamp, decide};

    fn board(moves: &str) -> engine::Match {
        let moves: Vec<_> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        History::replay(engine::Game::default(), &moves).unwrap().board().clone()
    }

    #[test]
    fn a_review_grows_move_by_move_from_souths_side() {
        let played = board("1 4 6");
        let judged: Vec<_> = Review::of(&played, Limits::nodes(2_000)).collect();
        let none = Reviewed::of(&played, &[]);
        assert_eq!((none.done(), none.is_whole(), none.accuracy), (0, false, [None, None]));
        for count in 1..=3 {
            let so_far = Reviewed::of(&played, &judged[..count]);
            assert_eq!((so_far.done(), so_far.is_whole()), (count, count == 3));
            assert_eq!(so_far.worths[0], judged[0].before);
        }
        // The second move was North's.
        let whole = Reviewed::of(&played, &judged);
        assert_eq!(whole.worths[1], judged[1].before.to_other());
        for (place, side) in Side::ALL.into_iter().enumerate() {
            let of_side = |ply: &usize| judged[ply - 1].by == side && judged[ply - 1].loss > 0;
            assert!(whole.mistakes[place].iter().all(of_side));
        }
        assert!(whole.costliest.iter().all(|reviewed| reviewed.loss > 0) && whole.costliest.len() <= 3);
    }

    #[test]
    fn rated_matches_are_reviewed_only_when_over() {
        let people = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let begun = |moves: &str, rated| {
            let moves: Vec<_> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
            let setup = MatchSetup::played(engine::Game::default(), people, &moves, Timestamp::default());
            MatchSetup { rated, ..setup.unwrap() }.check().unwrap()
        };
        let reviewed = |one| may_review(&PastGame::try_from(one).unwrap()).map(|board| board.moves().len());
        let refused = |why| Err(Refusal::LookingBack(why));
        assert_eq!(reviewed(begun("3", true)), refused(LookingBack::NoReviewRated));
        assert_eq!(reviewed(begun("", false)), refused(LookingBack::NothingToReview));
        assert_eq!(reviewed(begun("3", false)), Ok(1));
        let over =
            decide(&begun("3", true), Actor::Person(PlayerId(1)), Intent::Resign, Timestamp::default());
        assert_eq!(reviewed(over.unwrap()), Ok(1));
    }
}
