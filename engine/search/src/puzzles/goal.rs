//! The goals of puzzles, and when only one move reaches them.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use kuzhi_engine::{Game, Move, Reason};

use crate::games::typical_loss;
use crate::judging::Judgement;
use crate::worth::Worth;

/// The goal of a puzzle, which only one move reaches.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Win: every other move lets the opponent draw or win. Always exact.
    Win,
    /// Draw: every other move loses. Always exact.
    Draw,
    /// Get the largest possible lead: every other move gets fewer seeds.
    Seeds {
        /// The smallest margin, in seeds, by which a move to find beats any other move.
        margin: u16,
        /// Whether the margin is exact. If not, searches see it: one of [`Puzzle::NODES`] nodes, and a longer
        /// one with another evaluation.
        ///
        /// [`Puzzle::NODES`]: super::Puzzle::NODES
        exact: bool,
    },
}

/// The smallest margin for a puzzle, in seeds, if all values are exact …
const CLEAR_EXACTLY: u16 = 3;
/// … and if not. In the second case it is the typical loss in the game, clamped between these two numbers.
const CLEAR: u16 = 5;
const CLEAR_ENOUGH: u16 = 8;

impl Goal {
    /// Returns the goal that only the best move of a position reaches, if it is clear.
    pub(crate) fn from_judgement(game: &Game, judgement: &Judgement) -> Option<Goal> {
        let (best, others) =
            (judgement.best().worth, judgement.moves().get(1..).filter(|rest| !rest.is_empty())?);
        let others_reach =
            |least: Ordering| others.iter().any(|other| other.worth.result().is_none_or(|r| r >= least));
        match best.result() {
            Some(Ordering::Greater) if !others_reach(Ordering::Greater) => return Some(Goal::Win),
            Some(Ordering::Equal) if !others_reach(Ordering::Equal) => return Some(Goal::Draw),
            _ => {}
        }
        if Goal::is_decided(game, judgement) {
            return None;
        }
        // Take the smallest margin over all moves. The second best need not have it: a certain loss can be
        // by fewer seeds than the estimate for another move.
        let margin = others.iter().map(|other| best.lead - other.worth.lead).min()?;
        let margin = u16::try_from(margin).unwrap_or_default();
        if judgement.moves().iter().all(|judged| judged.worth.is_exact()) {
            return (margin >= CLEAR_EXACTLY).then_some(Goal::Seeds { margin, exact: true });
        }
        // If a win is certain but its size is not, the leads are not comparable.
        let comparable = best.result().is_none();
        let goal = Goal::Seeds { margin, exact: false };
        (comparable && goal.is_clear(game)).then_some(goal)
    }

    /// Returns whether seeds do not matter any more: more than half of them end the game, and every move has
    /// the same result.
    pub(super) fn is_decided(game: &Game, judgement: &Judgement) -> bool {
        let result = judgement.best().worth.result();
        game.reasons().contains(&Reason::Majority)
            && result.is_some()
            && judgement.moves().iter().all(|judged| judged.worth.result() == result)
    }

    /// Returns whether a margin is large enough for an estimate. Other goals are clear.
    pub(super) fn is_clear(self, game: &Game) -> bool {
        match self {
            Goal::Win | Goal::Draw => true,
            Goal::Seeds { margin, .. } => margin >= CLEAR.max(typical_loss(game).min(CLEAR_ENOUGH)),
        }
    }

    /// Returns whether the goal is exact, not the estimate of a search.
    pub const fn is_exact(self) -> bool {
        !matches!(self, Goal::Seeds { exact: false, .. })
    }

    /// Returns the margin of the best move of a position, whether or not it is clear. `None` if there is only
    /// one move.
    pub(super) fn seen(judgement: &Judgement) -> Option<Goal> {
        let (best, others) = (judgement.best().worth, judgement.moves().get(1..)?);
        if judgement.moves().iter().all(|judged| judged.worth.is_exact()) {
            return judgement.margin().map(|margin| Goal::Seeds { margin, exact: true });
        }
        let margin = others.iter().map(|other| seen_margin(best, other.worth)).min()?;
        Some(Goal::Seeds { margin, exact: false })
    }

    /// Returns whether what was found confirms this goal. Of an estimated margin a search needs to see only
    /// half of the seeds, but what is known must be all of them.
    pub(super) fn is_held_by(self, found: Goal) -> bool {
        match (self, found) {
            (Goal::Seeds { margin: said, exact: false }, Goal::Seeds { margin: found, exact }) => {
                found >= if exact { said } else { said.div_ceil(2) }
            }
            _ => self == found,
        }
    }

    /// Returns whether the opponent may reply like this. With an exact goal, the reply must not be provably
    /// worse than the best one. With an estimated goal, it must lose less than the margin.
    pub(crate) fn allows_answer(self, judgement: &Judgement, mv: Move) -> bool {
        let (best, Some(played)) = (judgement.best().worth, judgement.worth_of(mv)) else { return false };
        let lost = best.lead - played.lead;
        match self {
            Goal::Win | Goal::Draw => {
                best.result().zip(played.result()).is_none_or(|(best, played)| played >= best)
            }
            Goal::Seeds { exact: true, .. } => lost <= 0 || !(best.is_exact() && played.is_exact()),
            Goal::Seeds { margin, exact: false } => lost < i32::from(margin),
        }
    }

    /// Combines the goal of the moves so far with the goal of the next move, or one opinion with another. It
    /// is what both say, or `None` if they differ in kind.
    pub(super) fn and(self, next: Goal) -> Option<Goal> {
        match (self, next) {
            (Goal::Seeds { margin, exact }, Goal::Seeds { margin: other, exact: as_exact }) => {
                Some(Goal::Seeds { margin: margin.min(other), exact: exact && as_exact })
            }
            _ => (self == next).then_some(self),
        }
    }
}

/// Returns the margin of a move over another in a search. If only one of the two certainly wins or loses,
/// their leads are not comparable, and the margin is at least [`CLEAR_ENOUGH`].
fn seen_margin(best: Worth, other: Worth) -> u16 {
    let alone = |result| (best.result() == Some(result)) != (other.result() == Some(result));
    let margin = u16::try_from(best.lead - other.lead).unwrap_or_default();
    if alone(Ordering::Greater) || alone(Ordering::Less) { margin.max(CLEAR_ENOUGH) } else { margin }
}

/// Writes `win`, `draw`, `seeds 6` or `seeds 6 exactly`.
impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Win => f.write_str("win"),
            Goal::Draw => f.write_str("draw"),
            Goal::Seeds { margin, exact: false } => write!(f, "seeds {margin}"),
            Goal::Seeds { margin, exact: true } => write!(f, "seeds {margin} exactly"),
        }
    }
}

impl FromStr for Goal {
    type Err = ();

    fn from_str(text: &str) -> Result<Goal, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let margin = |word: &str| word.parse().map_err(|_| ());
        match words[..] {
            ["win"] => Ok(Goal::Win),
            ["draw"] => Ok(Goal::Draw),
            ["seeds", number] => Ok(Goal::Seeds { margin: margin(number)?, exact: false }),
            ["seeds", number, "exactly"] => Ok(Goal::Seeds { margin: margin(number)?, exact: true }),
            _ => Err(()),
        }
    }
}
