//! Why a move is not allowed.

use crate::{Mark, PitNumber};

/// Why the rules refuse a move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// Nothing can be played any more.
    #[error("the game is over")]
    Over,
    /// The row has fewer pits.
    #[error("there is no pit {number}: yours are numbered 1 to {last}")]
    NoSuchPit {
        /// The pit that was asked for.
        number: PitNumber,
        /// The last pit of a row.
        last: u8,
    },
    /// Nothing lies in the pit.
    #[error("pit {0} is empty")]
    EmptyPit(PitNumber),
    /// The game does not know this form of a move, or not now.
    #[error("this move is not one that can be made now: write the number of one of your pits")]
    WrongForm,
    /// The pit is a castle.
    #[error("pit {0} is a castle: what falls into it is gone, and it is never lifted")]
    Castle(PitNumber),
    /// The pit could not be filled for this round.
    #[error("pit {0} is out of play in this round")]
    Excluded(PitNumber),
    /// The pit is marked.
    #[error("pit {number} is {mark}: its seeds stay there until the end of the round")]
    Marked {
        /// The pit.
        number: PitNumber,
        /// What it is marked as.
        mark: Mark,
    },
    /// The opponent has nothing, and another move would give them something.
    #[error("the other row is empty: pit {0} would leave it so, and another move feeds it")]
    MustFeed(PitNumber),
    /// A single seed does not move while a pit holds more.
    #[error("pit {0} holds a single seed: singles stay while one of your pits holds two or more")]
    SingleSeed(PitNumber),
    /// Of several single seeds the one in front does not move.
    #[error("pit {0} is the front pit: its single seed stays while you have other singles")]
    FrontSingle(PitNumber),
    /// The first turn of a round is from an end pit.
    #[error("your first turn of a round is from one of your end pits, 1 or {last}")]
    EndPitFirst {
        /// The last pit of a row.
        last: u8,
    },
    /// The first move of the round has to say which way.
    #[error("this move chooses the way for the whole round: write {0}+ or {0}-")]
    DirectionMissing(PitNumber),
    /// The way is known already.
    #[error("the way is chosen already: write just {0}")]
    DirectionKnown(PitNumber),
    /// A row has to be laid out first.
    #[error("lay out your row first, such as =2.1.0.2.0.0.4 for your pits 1 to 7")]
    ArrangeFirst,
    /// The row is laid out already, or is not the player's to lay out.
    #[error("there is no row to lay out now: write the number of one of your pits")]
    NothingToArrange,
    /// The row cannot be laid out like this.
    #[error("{0}")]
    Arrangement(#[from] BadArrangement),
    /// The game knows no agreement.
    #[error("in this game the players cannot share what is on the board")]
    NoAgreement,
}

/// Why a short row cannot be laid out like this.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BadArrangement {
    /// The first pit takes one or two.
    #[error("pit 1 takes one or two seeds, not {0}")]
    First(u8),
    /// A pit between the ends takes at most two.
    #[error("pit {number} takes none, one or two seeds, not {seeds}")]
    Middle {
        /// The pit.
        number: PitNumber,
        /// What was asked for.
        seeds: u8,
    },
    /// The last pit takes at most four.
    #[error("pit 7 takes up to four seeds, not {0}")]
    Last(u8),
    /// All seeds have to be laid out, and no more.
    #[error("you have {have} seeds to lay out, and these are {laid}")]
    Total {
        /// How many were laid out.
        laid: u8,
        /// How many there are.
        have: u8,
    },
    /// Less than one full pit cannot be laid out in the usual way.
    #[error("the usual layout needs four seeds, and you have {0}")]
    TooFewForStandard(u8),
}
