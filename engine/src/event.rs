//! The events of a move, in order.

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
/// The events of a move, applied in order, turn the position before it into the position after it. Code
/// that draws, describes or counts a move needs only these, not the rules. See [`crate::EventReplay`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Event {
    /// The first move of a round chose the direction for both players.
    DirectionChosen {
        /// The direction of sowing from now on.
        direction: Direction,
    },
    /// A pit was emptied into the mover's hand, at the start of a turn or of a further lap.
    Lifted {
        /// The emptied pit.
        pit: Pit,
        /// How many it held.
        seeds: u8,
    },
    /// One seed from the hand fell into a hole.
    Sown {
        /// Where it fell.
        hole: Hole,
    },
    /// One seed from the hand fell into a castle and went to its owner's store.
    SownIntoCastle {
        /// The castle that it fell into.
        pit: Pit,
        /// The player whose store received it.
        owner: Side,
    },
    /// The hand skipped a pit that takes no seed now.
    PassedOver {
        /// The pit skipped.
        pit: Pit,
    },
    /// No pit could take a seed. The rest of the hand went to the mover's store.
    HandKept {
        /// The rest of the hand.
        seeds: u8,
        /// The player whose store received them.
        by: Side,
    },
    /// The turn would have gone on for ever. It ends, and this pit is not lifted (RULES G2).
    EndlessSowing {
        /// The pit that would have been lifted.
        pit: Pit,
    },
    /// Seeds went from a pit to a store.
    Captured {
        /// The emptied pit.
        pit: Pit,
        /// How many it held.
        seeds: u8,
        /// The player whose store received them.
        by: Side,
    },
    /// The capture would have taken all seeds of the opponent's row, so it takes none (RULES O1).
    GrandSlam {
        /// The player who captured nothing.
        by: Side,
    },
    /// An emptied pit of the opponent became a player's castle.
    CastleBuilt {
        /// In the opponent's row, and empty.
        pit: Pit,
        /// The player who owns the castle.
        owner: Side,
    },
    /// A pit was marked. It cannot be lifted for the rest of the round.
    Marked {
        /// The pit, whose seeds stay.
        pit: Pit,
        /// Puta, naga or tied.
        mark: Mark,
        /// The player who owns its seeds.
        owner: Side,
    },
    /// The last seed fell into the mover's store, so they move again.
    ExtraTurn {
        /// The player who moves again.
        side: Side,
    },
    /// The other player's turn began.
    TurnPassed {
        /// The player to move.
        to: Side,
    },
    /// At the end of a round, seeds went from a pit to a store.
    Swept {
        /// Emptied, unless the players halve the board.
        pit: Pit,
        /// The number of seeds: all that it held, unless the players halve the board.
        seeds: u8,
        /// The player whose store received them.
        to: Side,
    },
    /// A round ended. All seeds are now in the stores.
    RoundEnded {
        /// Counted from 1.
        round: u16,
        /// The seeds of South and North.
        score: [u8; 2],
    },
    /// The next round began, with empty pits, none of them excluded or marked.
    RoundBegan {
        /// Counted from 1.
        round: u16,
        /// The player who moves first.
        begins: Side,
        /// The direction of sowing. `None` if the first move chooses it, or if the game has no choice.
        direction: Option<Direction>,
        /// Whether each player's first turn must start from an end pit.
        end_pits_first: bool,
    },
    /// Seeds moved from the store of a pit's owner to the pit.
    Filled {
        /// The pit that receives them.
        pit: Pit,
        /// How many it receives.
        seeds: u8,
    },
    /// Seeds moved from a newly filled pit back to its owner's store.
    Withdrawn {
        /// The pit that gives them back.
        pit: Pit,
        /// The number of seeds. The rest stays.
        seeds: u8,
    },
    /// A pit is out of play for the round.
    Excluded {
        /// It could not be filled.
        pit: Pit,
    },
    /// A player with few seeds must now arrange their row.
    ArrangingBegan {
        /// The player with few seeds.
        side: Side,
    },
    /// The player arranged their row, and their captures now have this size for the round.
    Arranged {
        /// The player who arranged.
        side: Side,
        /// The number of seeds in each of this player's captures.
        eats: u8,
    },
    /// The game is over.
    Ended {
        /// The result and its reason.
        outcome: Outcome,
    },
}
