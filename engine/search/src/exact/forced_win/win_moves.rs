//! The winner's moves of a proof.

use kuzhi_engine::{Bestemshe, Core, Move, Rules, Side};
use rustc_hash::FxHashMap;

/// A move for every position above the table to which these moves of the winner can lead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WinMoves {
    winner: Side,
    moves: FxHashMap<u64, Move>,
}

impl WinMoves {
    pub(super) const fn new(winner: Side, moves: FxHashMap<u64, Move>) -> WinMoves {
        WinMoves { winner, moves }
    }

    /// Returns the player who wins with these moves.
    pub const fn winner(&self) -> Side {
        self.winner
    }

    /// Returns the number of positions with a move.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Returns whether there are no moves: the table knows the first position.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Returns the winner's move, if these moves can lead to the position.
    pub fn get(&self, core: &Core) -> Option<Move> {
        self.moves.get(&key(core)).copied()
    }
}

/// Returns a number for a position of a game in progress: the pits but the last, which holds the rest, half
/// of South's store, half of what lies on the board, and the player to move. It is never 0.
pub(super) fn key(core: &Core) -> u64 {
    let pits = core.board().pits(Bestemshe::RING);
    let on_board: u64 = pits.iter().map(|&count| u64::from(count)).sum();
    let store = u64::from(core.board().store(Side::South));
    let pits = pits[1..].iter().fold(0, |key, &count| (key << 6) | u64::from(count));
    let rest = ((store / 2) << 6) | ((on_board / 2) << 1) | u64::from(core.turn() == Side::South);
    (pits << 10) | rest
}
