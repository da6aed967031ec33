//! Mangala: few stones move in a turn, and much of the game is solved.

use kuzhi_engine::{Core, Mangala, Move, RepetitionKey, Rules};

use crate::budget::{Budgets, OF_SOLVED};
use crate::choice::Choice;
use crate::endgames::Known;
use crate::exact_moves::ExactMoves;
use crate::knowledge::Knowledge;
use crate::limits::Limits;
use crate::searchable::Searchable;
use crate::solve::MOST_STONES;
use crate::weights;

/// With more stones, solving all moves of a position is hopeless within the nodes of a puzzle.
const MOST_PROVED: u8 = 38;

impl Searchable for Mangala {
    const EXTRA_TURNS: bool = true;
    const LEVELS: &'static Budgets = &OF_SOLVED;
    const WEIGHTS: &'static str = include_str!("weights/mangala.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/mangala.puzzles");
    const TYPICAL_LOSS: u16 = 3;

    fn weigh(&self, core: &Core, count: &mut impl FnMut(usize, i32)) {
        let stage = weights::stage(core, Self::RING, 48);
        weights::each_pit(core, Self::RING, stage, |_| false, count);
    }

    fn known(&self, core: &Core, knowledge: &Knowledge) -> Option<Known> {
        knowledge.mangala(self, core.board(), core.turn())
    }

    fn solved(&self, core: &Core, _past: &[RepetitionKey], limits: &Limits) -> Option<Choice> {
        limits.knowledge.solve_mangala(self, core.board(), core.turn(), &limits.stop, &limits.scratch)
    }

    fn solved_moves(&self, core: &Core, _past: &[RepetitionKey], limits: &Limits) -> Option<ExactMoves> {
        limits.knowledge.solve_moves_of_mangala(self, core.board(), core.turn(), MOST_STONES, limits)
    }

    fn proved_moves(&self, core: &Core, limits: &Limits) -> Option<ExactMoves> {
        limits.knowledge.solve_moves_of_mangala(self, core.board(), core.turn(), MOST_PROVED, limits)
    }

    fn held(&self, core: &Core, knowledge: &Knowledge) -> Option<Move> {
        knowledge.held_in_mangala(self, core.board(), core.turn())
    }
}
