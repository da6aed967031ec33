//! What the solver of a puzzle is to reach, and when a move alone reaches it.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use kuzhi_engine::{Game, Move};

use crate::games::typical_loss;
use crate::judging::Judgement;
use crate::worth::Worth;

/// What the solver of a puzzle is to reach, which one move alone does.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// To win: every other move lets the other player draw or win. Exact.
    Win,
    /// To draw: every other move loses. Exact.
    Draw,
    /// To be ahead by as many seeds as can be: every other move brings fewer.
    Seeds {
        /// By how many seeds the moves to find are better than any other, at least.
        margin: u16,
        /// Whether that is what comes of best play. If not, it is what a search of [`Puzzle::NODES`] sees.
        ///
        /// [`Puzzle::NODES`]: super::Puzzle::NODES
        exact: bool,
    },
}

/// By how many seeds a move has to be better where that is exact …
const CLEAR_EXACTLY: u16 = 3;
/// … and where it is not: at least so many, and what a move usually loses in the game, up to the other number.
const CLEAR: u16 = 5;
const CLEAR_ENOUGH: u16 = 8;

impl Goal {
    /// What the best move of a position reaches alone, if that is clear.
    pub(crate) fn of(game: &Game, judgement: &Judgement) -> Option<Goal> {
        let (best, others) =
            (judgement.best().worth, judgement.moves().get(1..).filter(|rest| !rest.is_empty())?);
        let others_reach =
            |least: Ordering| others.iter().any(|other| other.worth.result().is_none_or(|r| r >= least));
        match best.result() {
            Some(Ordering::Greater) if !others_reach(Ordering::Greater) => return Some(Goal::Win),
            Some(Ordering::Equal) if !others_reach(Ordering::Equal) => return Some(Goal::Draw),
            _ => {}
        }
        // Not that of the next best one: who surely loses may lose by fewer seeds than others seem to bring.
        let margin = others.iter().map(|other| best.lead - other.worth.lead).min()?;
        let margin = u16::try_from(margin).unwrap_or_default();
        if judgement.moves().iter().all(|judged| judged.worth.is_exact()) {
            return (margin >= CLEAR_EXACTLY).then_some(Goal::Seeds { margin, exact: true });
        }
        // Where somebody surely wins by an unknown number of seeds, numbers do not compare.
        let comparable = best.result().is_none();
        let clear = margin >= CLEAR.max(typical_loss(game).min(CLEAR_ENOUGH));
        (comparable && clear).then_some(Goal::Seeds { margin, exact: false })
    }

    /// Whether it is certain, and not what a search has seen.
    pub const fn is_exact(self) -> bool {
        !matches!(self, Goal::Seeds { exact: false, .. })
    }

    /// What the best move reaches where this is said to be the goal. For one that a search has seen any margin is
    /// given, be it clear or not.
    pub(crate) fn again(self, game: &Game, judgement: &Judgement) -> Option<Goal> {
        if self.is_exact() {
            return Goal::of(game, judgement);
        }
        let (best, others) = (judgement.best().worth, judgement.moves().get(1..)?);
        let margin = others.iter().map(|other| seen_margin(best, other.worth)).min()?;
        Some(Goal::Seeds { margin, exact: false })
    }

    /// Whether a puzzle that says so is sound where this was found: of a margin that was seen half is enough.
    pub(crate) fn is_held_by(self, found: Goal) -> bool {
        match (self, found) {
            (Goal::Seeds { margin: said, exact: false }, Goal::Seeds { margin: found, exact: false }) => {
                found >= said.div_ceil(2)
            }
            _ => self == found,
        }
    }

    /// Whether the other player may answer so. Where the goal is exact the answer must not be known to leave them
    /// less; where not, it must not give away as much as the margin.
    pub(crate) fn allows_answer(self, judgement: &Judgement, mv: Move) -> bool {
        let (best, Some(played)) = (judgement.best().worth, judgement.of(mv)) else { return false };
        let lost = best.lead - played.lead;
        match self {
            Goal::Win | Goal::Draw => {
                best.result().zip(played.result()).is_none_or(|(best, played)| played >= best)
            }
            Goal::Seeds { exact: true, .. } => lost <= 0 || !(best.is_exact() && played.is_exact()),
            Goal::Seeds { margin, exact: false } => lost < i32::from(margin),
        }
    }

    /// The goal of a line of which the moves so far have this one, and the next has another; `None` if they are not
    /// of one kind.
    pub(crate) fn and(self, next: Goal) -> Option<Goal> {
        match (self, next) {
            (Goal::Seeds { margin, exact }, Goal::Seeds { margin: other, exact: as_exact })
                if exact == as_exact =>
            {
                Some(Goal::Seeds { margin: margin.min(other), exact })
            }
            _ => (self == next).then_some(self),
        }
    }
}

/// By how many seeds a move is better, as a search sees it; by a clear margin at least where only one of two moves is
/// known to win, or to lose: then their numbers do not compare.
fn seen_margin(best: Worth, other: Worth) -> u16 {
    let alone = |result| (best.result() == Some(result)) != (other.result() == Some(result));
    let margin = u16::try_from(best.lead - other.lead).unwrap_or_default();
    if alone(Ordering::Greater) || alone(Ordering::Less) { margin.max(CLEAR_ENOUGH) } else { margin }
}

/// `win`, `draw`, `seeds 6`, `seeds 6 exactly`.
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
