//! What a game answers when it is searched.

use kuzhi_engine::{Move, Rules};

use crate::budget::{Budgets, OF_SOWINGS};
use crate::choice::Choice;
use crate::endgames::Known;
use crate::judging::ExactMoves;
use crate::knowledge::Knowledge;
use crate::limits::Limits;
use crate::value::SEED;
use crate::weights::Weights;

/// What a search asks of a game besides its rules: an evaluation, and what is known without searching.
pub(crate) trait Searchable: Rules {
    /// Whether a move can be followed by another one of the same turn.
    const EXTRA_TURNS: bool = false;
    /// The weights of its evaluation, as `kuzhi-engine tune` has found them.
    const WEIGHTS: &'static str;
    /// The puzzles that are kept with the program, a line each: `PUZZLES.md`.
    const PUZZLES: &'static str;
    /// How many seeds a move drawn by lot loses on the average where moves differ, as `kuzhi-engine review --random`
    /// measures it: what counts as much in this game.
    const TYPICAL_LOSS: u16;
    /// What the bot's levels may spend on a move.
    const LEVELS: &'static Budgets = &OF_SOWINGS;

    /// What tables know about an unfinished game.
    fn known(&self, _state: &Self::State, _knowledge: &Knowledge) -> Option<Known> {
        None
    }

    /// The best move of an unfinished game and its exact value, where they are known or soon found out.
    fn solved(&self, _state: &Self::State, _limits: &Limits) -> Option<Choice> {
        None
    }

    /// The exact lead that each move of an unfinished game brings, where all of them are known or found out within
    /// the nodes of the limits.
    fn solved_moves(&self, _state: &Self::State, _limits: &Limits) -> Option<ExactMoves> {
        None
    }

    /// A move that is known to lose nothing whatever follows, for where [`Searchable::solved`] knows no best one.
    fn held(&self, _state: &Self::State, _knowledge: &Knowledge) -> Option<Move> {
        None
    }

    /// What an unfinished game is worth to the player to move, as far as one can see without looking
    /// ahead: [`SEED`] for each seed by which they will have more at the end.
    fn evaluate(&self, state: &Self::State, weights: &Weights) -> i32 {
        let mut sum = 0;
        self.weigh(state, &mut |index, times| sum += weights.weight(index) * times);
        self.certain(state) + Weights::worth(sum)
    }

    /// Whether the game ends with the round that is played, so that seeds in store stay there.
    fn is_last_round(&self, _state: &Self::State) -> bool {
        true
    }

    /// The part of the evaluation that needs no weights.
    fn certain(&self, state: &Self::State) -> i32 {
        state.as_ref().lead() * SEED
    }

    /// Calls `count` with the number of each weight that a position asks for, and how many times.
    fn weigh(&self, state: &Self::State, count: &mut impl FnMut(usize, i32));
}
