//! The plain rules of the solved games, beside the solver's view of them.

use kuzhi_engine::{Board, CaptureInto, Core, End, Kalah, Mangala, Move};
use kuzhi_search::acyclic::{AcyclicGame, Packed};

use super::check::Unproven;

/// The number of places of a packed row. A shorter row leaves its first places empty.
const ROW: usize = 6;

/// A solved game, with its options.
pub(crate) trait Plain: AcyclicGame {
    /// Returns what stands for these rules in files of proofs.
    fn code(self) -> u8;

    /// Returns the pits from the view of the player to move.
    fn packed(self, core: &Core) -> Result<Packed, Unproven> {
        Packed::of_ring(core.board(), self.ring(), core.turn()).ok_or(Unproven::Illegal)
    }

    /// Returns the outcome of a move, by the plain rules.
    fn played(self, core: &Core, place: usize) -> Result<Core, Unproven> {
        let mv = self.lift(place).ok_or(Unproven::Illegal)?;
        self.check(core, mv).map_err(|_| Unproven::Illegal)?;
        let mut after = *core;
        self.advance(&mut after, mv);
        Ok(after)
    }

    /// Returns the move that lifts the pit at a place.
    fn lift(self, place: usize) -> Option<Move> {
        let number = (place + 1).checked_sub(self.unused())?;
        Move::lift(u8::try_from(number).ok()?).filter(|_| place < ROW)
    }

    /// Builds the board with South to move and empty stores.
    fn board(self, position: Packed) -> Board {
        let (unused, counts) = (self.unused(), position.counts());
        let rows = [&counts[unused..ROW], &counts[ROW + unused..]].concat();
        Board::from_counts(self.ring(), &rows, [0, 0]).expect("there are as many counts as pits")
    }

    fn unused(self) -> usize {
        ROW - usize::from(self.ring().row_len())
    }
}

impl Plain for Mangala {
    fn code(self) -> u8 {
        u8::from(self.end == End::NoMove)
    }
}

impl Plain for Kalah {
    fn code(self) -> u8 {
        2 * self.pits.get() + u8::from(self.capture == CaptureInto::Empty)
    }
}

/// Returns the pits of the start, if the solver holds so many seeds.
pub(crate) fn start_of<G: Plain>(rules: G) -> Option<Packed> {
    let start = rules.start();
    Packed::of_ring(start.board(), rules.ring(), start.turn())
}
