//! Endgame tables of Bestemshe, and moves that hold the win of the start.

use kuzhi_engine::{Bestemshe, Board, Core, Rules};

use super::built_in::BuiltIn;
use super::forced_win::WinMoves;
use super::retrograde::{Counts, CyclicGame};

/// The moves of North, who wins the start.
pub(super) static HELD: BuiltIn<WinMoves> = BuiltIn::new(include_bytes!("data/bestemshe/start.moves"));

const ROW: usize = Bestemshe::RING.row_len() as usize;

impl CyclicGame for Bestemshe {
    const MOST_SEEDS: u8 = 28;
    /// Captures are even, so the number of seeds left is even too, …
    const STEP: u8 = 2;
    /// … and both players end with an even number.
    const GRAIN: u8 = 4;
    const BACK_INTO_THE_PIT: bool = true;

    /// Faster than playing moves. A position is looked at four times.
    fn each_after(
        &self,
        layout: usize,
        counts: &Counts,
        visit: &mut impl FnMut(i8, Option<(usize, Counts)>),
    ) {
        for from in (0..ROW).filter(|&from| counts[from] > 0) {
            let mut after = *counts;
            let seeds = std::mem::take(&mut after[from]);
            let first = if seeds > 1 { from } else { from + 1 };
            let last = (first + usize::from(seeds) - 1) % (2 * ROW);
            for at in first..first + usize::from(seeds) {
                after[at % (2 * ROW)] += 1;
            }
            let is_capture = last >= ROW && after[last].is_multiple_of(2);
            let gain = if is_capture { std::mem::take(&mut after[last]) } else { 0 }.cast_signed();
            let (own, other) = after[..2 * ROW].split_at_mut(ROW);
            own.swap_with_slice(other);
            if own.iter().all(|&count| count == 0) {
                // RULES T3: who cannot move leaves the rest to the other.
                visit(gain + other.iter().sum::<u8>().cast_signed(), None);
            } else {
                visit(gain, Some((layout, after)));
            }
        }
    }

    fn state(_layout: usize, counts: &Counts) -> Core {
        Core::start(Board::of_pits(Self::RING, counts))
    }
}
