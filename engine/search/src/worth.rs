//! What a position or a move is worth to a player, and how sure that is.

use std::cmp::Ordering;

use crate::value::{SEED, WIN};

/// How much is known of a worth, least first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Certainty {
    /// As far as the search saw.
    Estimate,
    /// Who wins is certain, by how many seeds is not.
    Winner,
    /// The lead is what comes of it when both play their best. In Al-manqala, where a majority ends the game early, the
    /// lead may be what would come of playing on; who wins is the same.
    Exact,
}

/// What something is worth to a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Worth {
    /// By how many seeds they have more than the other player in the end; negative, by how many fewer.
    pub lead: i32,
    /// How much of that is known.
    pub certainty: Certainty,
}

impl Worth {
    /// A value in parts of a seed, as the search counts them, and whether every line was followed to its end.
    pub(crate) const fn of(value: i32, exact: bool) -> Worth {
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

    /// The same to the other player.
    #[must_use]
    pub const fn to_other(self) -> Worth {
        Worth { lead: -self.lead, ..self }
    }

    /// Whether the lead is exact.
    pub fn is_exact(self) -> bool {
        self.certainty == Certainty::Exact
    }

    /// How the game ends for them, if that is certain: `Greater` for a win, `Equal` for a draw.
    pub fn result(self) -> Option<Ordering> {
        (self.certainty > Certainty::Estimate).then(|| self.lead.cmp(&0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_certain_is_told_apart() {
        let win = Worth::of((WIN + 6) * SEED, false);
        assert_eq!((win.lead, win.certainty, win.result()), (6, Certainty::Winner, Some(Ordering::Greater)));
        assert_eq!(win.to_other().result(), Some(Ordering::Less));
        let draw = Worth::of(0, true);
        assert_eq!((draw.lead, draw.result()), (0, Some(Ordering::Equal)));
        let guess = Worth::of(-5 * SEED - 3, false);
        assert_eq!((guess.lead, guess.certainty, guess.result()), (-5, Certainty::Estimate, None));
    }
}
