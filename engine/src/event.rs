//! What happens in a move, told in order.

use crate::{Direction, Mark, Outcome, Pit, Side};

/// A place that a seed can fall into.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Hole {
    /// A pit of either row.
    Pit(Pit),
    /// A player's store.
    Store(Side),
}

/// One thing that happened on the board.
///
/// The events of a move, in order, lead from the position before it to the position after it:
/// who draws, tells or counts a move listens to them and needs no rules. [`crate::Redraw`] does.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Event {
    /// The first move of a round chose the way for both players.
    DirectionChosen {
        /// The way seeds go from now on.
        direction: Direction,
    },
    /// A pit was emptied into the mover's hand: at the start of a turn, or of a further lap.
    Lifted {
        /// The emptied pit.
        pit: Pit,
        /// What lay in it.
        seeds: u8,
    },
    /// One seed of the hand fell into a hole.
    Sown {
        /// Where it fell.
        hole: Hole,
    },
    /// One seed of the hand fell into a castle, and so went to the store of its owner.
    SownIntoCastle {
        /// The castle.
        pit: Pit,
        /// Its owner.
        owner: Side,
    },
    /// The hand went past a pit that takes no seed now.
    PassedOver {
        /// The pit.
        pit: Pit,
    },
    /// No pit could take a seed: the rest of the hand went to the mover's store.
    HandKept {
        /// How many seeds it were.
        seeds: u8,
        /// Whose store has them now.
        by: Side,
    },
    /// The turn had begun to go round for ever and ends, with this pit not lifted (RULES G2).
    EndlessSowing {
        /// The pit that would have been lifted.
        pit: Pit,
    },
    /// Seeds went from a pit to a store.
    Captured {
        /// The emptied pit.
        pit: Pit,
        /// What lay in it.
        seeds: u8,
        /// Whose store has them now.
        by: Side,
    },
    /// An emptied pit of the opponent became a player's castle.
    CastleBuilt {
        /// The pit.
        pit: Pit,
        /// Whose castle it is.
        owner: Side,
    },
    /// A pit was marked: it is not lifted any more in this round.
    Marked {
        /// The pit.
        pit: Pit,
        /// What it is now.
        mark: Mark,
        /// Whom its seeds belong to.
        owner: Side,
    },
    /// The last seed fell into the mover's store: they move again.
    ExtraTurn {
        /// The player who moves again.
        side: Side,
    },
    /// The other player's turn began.
    TurnPassed {
        /// The player to move.
        to: Side,
    },
    /// At the end of a round, seeds of a pit went to a store.
    Swept {
        /// The pit.
        pit: Pit,
        /// How many of its seeds: all, unless the board is halved.
        seeds: u8,
        /// Whose store has them now.
        to: Side,
    },
    /// A round is over; all seeds lie in the stores.
    RoundEnded {
        /// The round.
        round: u16,
        /// What South and North have.
        score: [u8; 2],
    },
    /// The next round begins on an empty board, with no pit excluded or marked.
    RoundBegan {
        /// The round.
        round: u16,
        /// Who makes its first move.
        begins: Side,
        /// The way seeds go, where the game has ways and this one is not chosen.
        direction: Option<Direction>,
        /// Whether a player's first turn must be from an end pit.
        end_pits_first: bool,
    },
    /// Seeds went from the store of a pit's owner to the pit.
    Filled {
        /// The pit.
        pit: Pit,
        /// How many seeds.
        seeds: u8,
    },
    /// Seeds of a pit that was just filled went back to its owner's store.
    Withdrawn {
        /// The pit.
        pit: Pit,
        /// How many seeds; the rest stays.
        seeds: u8,
    },
    /// A pit is out of play for the round.
    Excluded {
        /// The pit.
        pit: Pit,
    },
    /// A player with few seeds is to lay out their row as they like.
    ArrangingBegan {
        /// The player.
        side: Side,
    },
    /// They did, and capture with this many seeds in the round.
    Arranged {
        /// The player.
        side: Side,
        /// What a capture of theirs holds.
        eats: u8,
    },
    /// The game is over.
    Ended {
        /// How it ended.
        outcome: Outcome,
    },
}
