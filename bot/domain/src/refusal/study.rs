//! Why reviews, analyses and puzzles are refused.

use super::Refusal;

/// The reasons why a person cannot review or analyse a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LookingBack {
    /// The person has not played anything yet.
    NothingPlayed,
    /// A rated match can only be reviewed once it is over.
    NoReviewRated,
    /// The game has no moves to review.
    NothingToReview,
    /// Other people's running matches cannot be analysed.
    NoAnalysisYet,
    /// Players cannot analyse their match while it has a live clock.
    ClockRuns,
    /// The engine does not evaluate running matches.
    NoEvaluationYet,
    /// Only the players of a match can keep notes on it.
    NotTheirs,
    /// The person is playing the same position in a rated match.
    PlayedNow,
}

impl From<LookingBack> for Refusal {
    fn from(why: LookingBack) -> Refusal {
        Refusal::LookingBack(why)
    }
}

/// The reasons why a person does not get a puzzle, or cannot do what they want with it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NoPuzzle {
    /// The puzzle no longer exists.
    Gone,
    /// The person has not solved the puzzle of the day.
    NotSolved,
    /// The person has already shared their solution in this channel.
    SharedHere,
}

impl From<NoPuzzle> for Refusal {
    fn from(why: NoPuzzle) -> Refusal {
        Refusal::Puzzle(why)
    }
}
