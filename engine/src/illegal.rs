//! The reasons why a move is illegal.

use crate::{Mark, PitNumber};

/// The reason why the rules refuse a move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The row has no pit with this number.
    #[error("there is no pit {number}: yours are numbered 1 to {last}")]
    NoSuchPit {
        /// As requested.
        number: PitNumber,
        /// The number of the last pit in a row.
        last: u8,
    },
    /// The pit is empty.
    #[error("pit {0} is empty")]
    EmptyPit(PitNumber),
    /// The game has no move of this form, or does not allow it now.
    #[error("a move of this form cannot be made now: write the number of one of your pits")]
    WrongForm,
    /// The pit is a castle.
    #[error("pit {0} is a castle: what falls into it is gone, and it is never lifted")]
    Castle(PitNumber),
    /// The pit could not be filled and is out of play for this round.
    #[error("pit {0} is out of play in this round")]
    Excluded(PitNumber),
    /// The pit is marked.
    #[error("pit {number} is {mark}: its seeds stay there until the end of the round")]
    Marked {
        /// Its number in the mover's row.
        number: PitNumber,
        /// Puta, naga or tied.
        mark: Mark,
    },
    /// The opponent's row is empty, and only moves that give them seeds are legal.
    #[error("the other row is empty: pit {0} would leave it so, and another move feeds it")]
    MustFeed(PitNumber),
    /// A single seed cannot move while another pit of the row holds more.
    #[error("pit {0} holds a single seed: singles stay while one of your pits holds two or more")]
    SingleSeed(PitNumber),
    /// When only single seeds are left, the one in front cannot move.
    #[error("pit {0} is the front pit: its single seed stays while you have other singles")]
    FrontSingle(PitNumber),
    /// The first turn of a round must start from an end pit.
    #[error("your first turn of a round starts from one of your end pits, 1 or {last}")]
    EndPitFirst {
        /// The number of the last pit in a row.
        last: u8,
    },
    /// The first move of the round must choose the direction.
    #[error("this move sets the direction for the whole round: write {0}+ or {0}-")]
    DirectionMissing(PitNumber),
    /// The direction has already been chosen.
    #[error("the direction is already set: write just {0}")]
    DirectionKnown(PitNumber),
    /// The player must arrange their row first.
    #[error("lay out your row first, such as =2.1.0.2.0.0.4 for your pits 1 to 7")]
    ArrangeFirst,
    /// There is no row to arrange now.
    #[error("there is no row to lay out now: write the number of one of your pits")]
    NothingToArrange,
    /// The arrangement is not allowed.
    #[error("{0}")]
    Arrangement(#[from] BadArrangement),
}

/// Why an arrangement of a short row is not allowed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BadArrangement {
    /// The first pit takes one or two seeds.
    #[error("pit 1 takes one or two seeds, not {0}")]
    First(u8),
    /// A pit between the end pits takes at most two seeds.
    #[error("pit {number} takes none, one or two seeds, not {seeds}")]
    Middle {
        /// Its number in the player's row.
        number: PitNumber,
        /// The requested number of seeds.
        seeds: u8,
    },
    /// The last pit takes at most four seeds.
    #[error("pit 7 takes up to four seeds, not {0}")]
    Last(u8),
    /// The arrangement must use exactly the seeds that the player has.
    #[error("you have {have} seeds to lay out, and these are {laid}")]
    Total {
        /// The number of seeds in the arrangement.
        laid: u8,
        /// The number of seeds that the player has.
        have: u8,
    },
    /// The standard layout needs at least one full pit of four seeds.
    #[error("the usual layout needs four seeds, and you have {0}")]
    TooFewForStandard(u8),
}
