//! What happens in a move, told in order.

use crate::{Direction, Outcome, Pit, Side};

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
/// who draws, tells or counts a move listens to them and needs no rules.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Event {
    /// The first move of a round chose the way for both players.
    DirectionChosen {
        /// The way seeds go from now on.
        direction: Direction,
    },
    /// A pit was emptied into the mover's hand.
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
    /// Seeds went from a pit to a store.
    Captured {
        /// The emptied pit.
        pit: Pit,
        /// What lay in it.
        seeds: u8,
        /// Whose store has them now.
        by: Side,
    },
    /// The last seed fell into the mover's store: he moves again.
    ExtraTurn {
        /// The player who moves again.
        side: Side,
    },
    /// At the end, seeds of a pit went to a store.
    Swept {
        /// The emptied pit.
        pit: Pit,
        /// What lay in it.
        seeds: u8,
        /// Whose store has them now.
        to: Side,
    },
    /// The game is over.
    Ended {
        /// How it ended.
        outcome: Outcome,
    },
}
