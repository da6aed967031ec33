//! A review of a match, finished or still growing, as it is shown to people.

use std::cmp::{Ordering, Reverse};

use kuzhi_engine as engine;
use kuzhi_engine::Side;
use kuzhi_search::{ReviewedMove, Worth, accuracy};

use crate::matches::rounds;
use crate::refusal::{LookingBack, Refusal};
use crate::study::PastGame;

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
    /// The moves of South and North that lost the most, the largest loss first. What only theory knows is
    /// left out.
    pub costliest: [Vec<ReviewedMove>; 2],
    /// For South and North, the numbers (from 1) of the moves that gave away the most, worst first. Those of
    /// games that were lost already are left out, too.
    pub mistakes: [Vec<usize>; 2],
    /// The last move that gave away what its player could have made sure of, in games of rounds, if all that
    /// is known for certain.
    pub turned: Turned,
}

/// The move that turned a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turned {
    /// Not all results are known for certain, or a move is still to be judged.
    Unknown,
    /// No move changed the result.
    Never,
    /// This was the last one that did.
    By(Box<ReviewedMove>),
}

impl Reviewed {
    /// Sums up the moves of a match judged so far, from the first one on. Moves that were drawn by lot say
    /// nothing about the players.
    pub fn from_judged(played: &engine::Match, judged: &[ReviewedMove]) -> Reviewed {
        let before = judged.iter().map(|reviewed| reviewed.before_to(Side::South));
        let last = judged.last().map(|reviewed| match reviewed.by {
            Side::South => reviewed.after,
            Side::North => reviewed.after.to_other(),
        });
        let chosen = judged.get(played.ballot()..).unwrap_or_default();
        Reviewed {
            moves: played.moves().len(),
            worths: before.chain(last).collect(),
            turned: turned(played, judged),
            accuracy: Side::ALL.map(|side| accuracy(&played.game(), chosen, side)),
            costliest: Side::ALL.map(|side| costliest(chosen, side)),
            mistakes: Side::ALL.map(|side| mistakes(chosen, side, played.position().board.total())),
        }
    }

    /// The costliest moves of a player, or of both for whoever did not play. The largest loss comes first.
    pub fn costliest_of(&self, player: Option<Side>) -> Vec<&ReviewedMove> {
        let is_meant = |side: &Side| player.is_none_or(|player| player == *side);
        let sides = Side::ALL.into_iter().filter(is_meant);
        let mut lost: Vec<&ReviewedMove> = sides.flat_map(|side| &self.costliest[side.index()]).collect();
        lost.sort_by_key(|one| by_cost(one));
        lost.truncate(MOST_COSTLY);
        lost
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

/// Returns the move that turned a match of rounds.
fn turned(played: &engine::Match, judged: &[ReviewedMove]) -> Turned {
    let is_known = |one: &ReviewedMove| one.before.result().is_some() && one.after.result().is_some();
    if rounds(played.game()).is_none() || judged.len() < played.moves().len() || !judged.iter().all(is_known)
    {
        return Turned::Unknown;
    }
    let mut chosen = judged.iter().skip(played.ballot());
    let last = chosen.rfind(|one| one.gave_away());
    last.map_or(Turned::Never, |one| Turned::By(Box::new(one.clone())))
}

/// The moves of a side that a strong player would have made otherwise.
fn lost(judged: &[ReviewedMove], side: Side) -> Vec<&ReviewedMove> {
    judged.iter().filter(|one| one.by == side && one.lost() && !one.is_theory).collect()
}

/// Returns a side's moves that lost the most.
fn costliest(judged: &[ReviewedMove], side: Side) -> Vec<ReviewedMove> {
    let mut lost = lost(judged, side);
    lost.sort_by_key(|one| by_cost(one));
    lost.into_iter().take(MOST_COSTLY).cloned().collect()
}

/// Orders costly moves: what gave away a match first, then by seeds.
fn by_cost(one: &ReviewedMove) -> (Reverse<bool>, Reverse<u16>, usize) {
    (Reverse(one.gave_away_match()), Reverse(one.loss), one.ply)
}

/// Returns the numbers of a side's moves that gave away the most, in a game with so many seeds.
fn mistakes(judged: &[ReviewedMove], side: Side, seeds: u32) -> Vec<usize> {
    let mut lost = lost(judged, side);
    lost.retain(|one| !was_lost(one.before, seeds));
    lost.sort_by_key(|one| (Reverse(one.gave_away()), Reverse(one.loss), one.ply));
    lost.into_iter().take(MOST_COSTLY).map(|one| one.ply).collect()
}

/// Whether a board is lost for the player to move: certainly, or by a quarter of all seeds.
fn was_lost(before: Worth, seeds: u32) -> bool {
    let far = i32::try_from(seeds / 4).unwrap_or(i32::MAX);
    // Nobody sees that a match is lost with rounds to come.
    let is_certain = before.result() == Some(Ordering::Less) && !before.is_of_match();
    is_certain || before.lead <= -far
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
    if game.ply() == game.history().ballot() {
        return Err(Refusal::LookingBack(LookingBack::NothingToReview));
    }
    Ok(game.history().board())
}

#[cfg(test)]
mod tests {
    use kuzhi_search::{Limits, Review};

    use super::*;
    use crate::matches::{Actor, History, Intent, MatchSetup, Seat, decide};
    use crate::{PlayerId, Timestamp};

    fn board(moves: &str) -> engine::Match {
        let moves: Vec<_> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        History::replay(engine::Game::default(), &moves).unwrap().board().clone()
    }

    #[test]
    fn a_review_grows_move_by_move_from_souths_side() {
        let played = board("1 4 6");
        let judged: Vec<_> = Review::new(&played, Limits::nodes(2_000)).collect();
        let none = Reviewed::from_judged(&played, &[]);
        assert_eq!((none.done(), none.is_whole(), none.accuracy), (0, false, [None, None]));
        for count in 1..=3 {
            let so_far = Reviewed::from_judged(&played, &judged[..count]);
            assert_eq!((so_far.done(), so_far.is_whole()), (count, count == 3));
            assert_eq!(so_far.worths[0], judged[0].before);
        }
        // The second move was North's.
        let whole = Reviewed::from_judged(&played, &judged);
        assert_eq!(whole.worths[1], judged[1].before.to_other());
        for (place, side) in Side::ALL.into_iter().enumerate() {
            let of_side = |ply: &usize| judged[ply - 1].by == side && judged[ply - 1].loss > 0;
            assert!(whole.mistakes[place].iter().all(of_side));
        }
        for side in Side::ALL {
            let of_side = |one: &&ReviewedMove| one.by == side && one.loss > 0;
            assert!(whole.costliest_of(Some(side)).iter().all(of_side));
        }
    }

    /// Moves as if judged, each with its number, its loss, and what it was worth before.
    fn judged(moves: &[(usize, u16, Worth)]) -> Vec<ReviewedMove> {
        let first = Review::new(&board("1"), Limits::nodes(500)).next().unwrap();
        let one = |&(ply, loss, before)| {
            let by = if ply % 2 == 1 { Side::South } else { Side::North };
            ReviewedMove { ply, by, loss, before, after: before, is_theory: false, ..first.clone() }
        };
        moves.iter().map(one).collect()
    }

    fn even() -> Worth {
        Review::new(&board("1"), Limits::nodes(500)).next().unwrap().before
    }

    fn plies(moves: &[&ReviewedMove]) -> Vec<usize> {
        moves.iter().map(|one| one.ply).collect()
    }

    #[test]
    fn ones_own_costliest_moves_come_by_size() {
        let losses = [(1, 2, even()), (2, 9, even()), (3, 7, even()), (5, 1, even()), (7, 4, even())];
        let reviewed = Reviewed::from_judged(&board("1"), &judged(&losses));
        assert_eq!(plies(&reviewed.costliest_of(Some(Side::South))), [3, 7, 1]);
        assert_eq!(plies(&reviewed.costliest_of(Some(Side::North))), [2]);
        assert_eq!(plies(&reviewed.costliest_of(None)), [2, 3, 7]);
    }

    #[test]
    fn theory_is_no_mistake_and_lost_games_have_none() {
        let behind = |lead| Worth { lead, ..even() };
        let mut moves = judged(&[(1, 9, behind(0)), (3, 7, behind(-12)), (5, 4, behind(-11))]);
        moves[0].is_theory = true;
        let reviewed = Reviewed::from_judged(&board("1"), &moves);
        assert_eq!(plies(&reviewed.costliest_of(Some(Side::South))), [3, 5]);
        assert_eq!(reviewed.mistakes[0], [5], "at move 3 a quarter of all seeds was lost already");
    }

    #[test]
    fn moves_that_were_drawn_are_nobodys_mistakes() {
        let played = board("1 1 2").with_ballot(2);
        let losses = judged(&[(1, 9, even()), (2, 8, even()), (3, 5, even())]);
        let reviewed = Reviewed::from_judged(&played, &losses);
        assert_eq!(
            (reviewed.mistakes.clone(), plies(&reviewed.costliest_of(None))),
            ([vec![3], vec![]], vec![3])
        );
        assert!(reviewed.is_whole() && reviewed.accuracy[1].is_none());
        assert_eq!(Reviewed::from_judged(&played, &losses[..1]).costliest, [vec![], vec![]]);
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
