//! The stored form of a finished review: the search's verdict on each move, without what follows from the
//! moves.

use kuzhi_engine as engine;
use kuzhi_search::{Review, ReviewedMove, Verdict};

use crate::MatchId;
use crate::matches::Match;
use crate::study::Reviewed;

/// The stored review of a finished match. It names no people: it knows the moves, but not who made them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptReview {
    /// The version of the judgement: [`Review::JUDGEMENT`] when the review was made.
    pub judgement: u32,
    /// The findings for each move, from the first one on.
    pub verdicts: Vec<Verdict>,
}

impl KeptReview {
    /// Returns the stored form of a review that has just been made.
    pub fn from_judged(judged: &[ReviewedMove]) -> KeptReview {
        KeptReview { judgement: Review::JUDGEMENT, verdicts: judged.iter().map(Verdict::from).collect() }
    }

    /// The id under which the review of a match is stored. `None` while the match can go on, because more
    /// moves may follow.
    pub fn name(one: &Match) -> Option<MatchId> {
        one.over().map(|_| one.id())
    }

    /// Rebuilds the review of these moves without searching. `None` if it was made by another version of the
    /// judgement or for other moves. A match whose result was undone has gone on since.
    pub fn recall(&self, played: &engine::Match) -> Option<Reviewed> {
        if self.judgement != Review::JUDGEMENT {
            return None;
        }
        Some(Reviewed::from_judged(played, &Review::recall(played, &self.verdicts)?))
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_search::Limits;

    use super::*;
    use crate::matches::{Actor, History, Intent, MatchSetup, Seat, decide};
    use crate::{PlayerId, Timestamp};

    fn board(moves: &str) -> engine::Match {
        let moves: Vec<_> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        History::replay(engine::Game::default(), &moves).unwrap().board().clone()
    }

    #[test]
    fn a_kept_review_matches_its_moves_and_its_judgement() {
        let played = board("1 4 6");
        let judged: Vec<_> = Review::new(&played, Limits::nodes(2_000)).collect();
        let kept = KeptReview::from_judged(&judged);
        assert_eq!(kept.recall(&played), Some(Reviewed::from_judged(&played, &judged)));
        for other in ["1 4", "1 4 5", "1 4 6 1", "2 4 6"] {
            assert_eq!(kept.recall(&board(other)), None, "{other}");
        }
        for judgement in [Review::JUDGEMENT - 1, Review::JUDGEMENT + 1] {
            assert_eq!(KeptReview { judgement, ..kept.clone() }.recall(&played), None);
        }
    }

    #[test]
    fn that_of_a_match_is_kept_when_it_is_over() {
        let people = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let setup = MatchSetup::played(
            engine::Game::default(),
            people,
            &["3".parse().unwrap()],
            Timestamp::default(),
        );
        let begun = setup.unwrap().check().unwrap();
        assert_eq!(KeptReview::name(&begun), None);
        let over = decide(&begun, Actor::Person(PlayerId(1)), Intent::Resign, Timestamp::default()).unwrap();
        assert_eq!(KeptReview::name(&over), Some(begun.id()));
    }
}
