//! The value of a position or a move to a player, and how certain it is.

use std::cmp::Ordering;

use crate::value::{SEED, WIN};

/// How certain a value is, least certain first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Certainty {
    /// The result of a search that did not reach the end of every line.
    Estimate,
    /// The winner is certain, the margin is not.
    Winner,
    /// Neither side can force a win of a match over several rounds. It can go on for ever, or depend on how
    /// often a position is repeated. The lead is that of [`Certainty::Match`].
    Unforced,
    /// The result of a match over several rounds is certain: the player wins it (`Greater`), loses it
    /// (`Less`), or it is a draw. The lead is the one that the player to move, or who has moved, can make
    /// sure of in the current round.
    Match(Ordering),
    /// The lead at the end of the game under best play by both sides. In Al-manqala and Oware, where a
    /// majority ends the game early, it may be the lead if the game were played out. The winner is the same.
    Exact,
}

/// The value of a position or a move to a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Worth {
    /// The player's final lead in seeds. Negative if they end up with fewer seeds.
    pub lead: i32,
    /// How certain the value is.
    pub certainty: Certainty,
}

impl Worth {
    /// Creates a worth from a search value in parts of a seed. `exact` means that every line was searched
    /// to its end.
    pub(crate) const fn new(value: i32, exact: bool) -> Worth {
        let seeds = value / SEED;
        let decided = seeds.abs() >= WIN;
        let lead = if decided { seeds - WIN * seeds.signum() } else { seeds };
        let certainty = if exact {
            Certainty::Exact
        } else if decided {
            Certainty::Winner
        } else {
            Certainty::Estimate
        };
        Worth { lead, certainty }
    }

    /// Returns the worth to the opponent.
    #[must_use]
    pub const fn to_other(self) -> Worth {
        let certainty = match self.certainty {
            Certainty::Match(result) => Certainty::Match(result.reverse()),
            other => other,
        };
        Worth { lead: -self.lead, certainty }
    }

    /// Returns whether the lead is exact.
    pub fn is_exact(self) -> bool {
        self.certainty == Certainty::Exact
    }

    /// Returns the player's result if it is certain: `Greater` for a win, `Equal` for a draw, `Less` for a
    /// loss.
    pub fn result(self) -> Option<Ordering> {
        match self.certainty {
            Certainty::Estimate => None,
            Certainty::Unforced => Some(Ordering::Equal),
            Certainty::Match(result) => Some(result),
            Certainty::Winner | Certainty::Exact => Some(self.lead.cmp(&0)),
        }
    }

    /// Returns whether it is known what a match of several rounds brings, and the lead is that of its current
    /// round.
    pub const fn is_of_match(self) -> bool {
        matches!(self.certainty, Certainty::Match(_) | Certainty::Unforced)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_certain_is_told_apart() {
        let win = Worth::new((WIN + 6) * SEED, false);
        assert_eq!((win.lead, win.certainty, win.result()), (6, Certainty::Winner, Some(Ordering::Greater)));
        assert_eq!(win.to_other().result(), Some(Ordering::Less));
        let draw = Worth::new(0, true);
        assert_eq!((draw.lead, draw.result()), (0, Some(Ordering::Equal)));
        let guess = Worth::new(-5 * SEED - 3, false);
        assert_eq!((guess.lead, guess.certainty, guess.result()), (-5, Certainty::Estimate, None));
    }

    #[test]
    fn a_match_can_be_won_with_fewer_seeds() {
        let won = Worth { lead: -4, certainty: Certainty::Match(Ordering::Greater) };
        assert_eq!((won.result(), won.is_exact(), won.is_of_match()), (Some(Ordering::Greater), false, true));
        assert_eq!((won.to_other().lead, won.to_other().result()), (4, Some(Ordering::Less)));
    }
}
