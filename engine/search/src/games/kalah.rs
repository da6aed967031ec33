//! Kalah: extra turns and single captures. Positions with few seeds are solved.

use kuzhi_engine::{Core, Kalah, Move, RepetitionKey, Rules};

use crate::budget::{Budgets, OF_EXTRA_TURNS};
use crate::choice::Choice;
use crate::endgames::Known;
use crate::exact_moves::ExactMoves;
use crate::knowledge::Knowledge;
use crate::limits::Limits;
use crate::searchable::Searchable;
use crate::solve::MOST_STONES;
use crate::weights;

/// With more seeds, solving all moves of a position is hopeless within the nodes of a puzzle.
const MOST_PROVED: u8 = 30;

impl Searchable for Kalah {
    const EXTRA_TURNS: bool = true;
    const LEVELS: &'static Budgets = &OF_EXTRA_TURNS;
    const WEIGHTS: &'static str = include_str!("weights/kalah.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/kalah.puzzles");
    const TYPICAL_LOSS: u16 = 4;

    /// The weights are those of rows of six. In a shorter row, the pits nearest the store have them.
    fn weigh(&self, core: &Core, count: &mut impl FnMut(usize, i32)) {
        let ring = self.ring();
        let seeds = 2 * self.pits.get() * self.seeds.get();
        let table = weights::stage(core, ring, seeds.into()) * weights::table_len(Self::RING);
        weights::each_pit(core, ring, 0, |_| false, &mut |index, times| {
            count(table + weights::widened(index, ring, Self::RING), times);
        });
    }

    fn known(&self, core: &Core, knowledge: &Knowledge) -> Option<Known> {
        knowledge.kalah(self, core.board(), core.turn())
    }

    fn solved(&self, core: &Core, _past: &[RepetitionKey], limits: &Limits) -> Option<Choice> {
        limits.knowledge.solve_kalah(self, core.board(), core.turn(), limits)
    }

    fn solved_moves(&self, core: &Core, _past: &[RepetitionKey], limits: &Limits) -> Option<ExactMoves> {
        limits.knowledge.solve_moves_of_kalah(self, core.board(), core.turn(), MOST_STONES, limits)
    }

    fn proved_moves(&self, core: &Core, limits: &Limits) -> Option<ExactMoves> {
        limits.knowledge.solve_moves_of_kalah(self, core.board(), core.turn(), MOST_PROVED, limits)
    }

    fn held(&self, core: &Core, knowledge: &Knowledge) -> Option<Move> {
        knowledge.held_in_kalah(self, core.board(), core.turn())
    }
}
