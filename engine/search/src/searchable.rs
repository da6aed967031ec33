//! The trait that a game implements to be searched.

use kuzhi_engine::{Move, RepetitionKey, Rules};

use crate::budget::{Budgets, OF_SOWINGS};
use crate::choice::Choice;
use crate::endgames::Known;
use crate::exact_moves::ExactMoves;
use crate::knowledge::Knowledge;
use crate::limits::Limits;
use crate::value::SEED;
use crate::weights::Weights;

/// A game with an evaluation and with knowledge that replaces searching.
pub(crate) trait Searchable: Rules {
    /// Whether a move can give an extra turn.
    const EXTRA_TURNS: bool = false;
    /// The weights of the evaluation, fitted by `kuzhi-engine tune`.
    const WEIGHTS: &'static str;
    /// The built-in puzzles, one per line. See `PUZZLES.md`.
    const PUZZLES: &'static str;
    /// The average loss of a random move in seeds, in positions where moves differ, as measured by
    /// `kuzhi-engine review --random`. It gives the scale of mistakes in this game.
    const TYPICAL_LOSS: u16;
    /// The search budgets of the bot's levels.
    const LEVELS: &'static Budgets = &OF_SOWINGS;

    /// Looks up an unfinished game in the endgame tables.
    fn known(&self, _state: &Self::State, _knowledge: &Knowledge) -> Option<Known> {
        None
    }

    /// Returns the best move of an unfinished game with its exact value, if it is known or can be solved
    /// quickly. `past` holds the positions of the game that can still recur.
    fn solved(&self, _state: &Self::State, _past: &[RepetitionKey], _limits: &Limits) -> Option<Choice> {
        None
    }

    /// Returns the exact worth of each move of an unfinished game, if all are known or can be solved within
    /// the node limit. `past` holds the positions of the game that can still recur.
    fn solved_moves(
        &self,
        _state: &Self::State,
        _past: &[RepetitionKey],
        _limits: &Limits,
    ) -> Option<ExactMoves> {
        None
    }

    /// Returns the exact lead after each move at the end of the current round, as long as no position has
    /// occurred twice, if it can be proved within the node limit. It is worth many nodes: not for play, but
    /// for claims such as a puzzle's.
    fn proved_moves(&self, state: &Self::State, limits: &Limits) -> Option<ExactMoves> {
        self.solved_moves(state, &[], limits)
    }

    /// Returns a move from a proven strategy, which loses nothing whatever the opponent plays. It is used
    /// where [`Searchable::solved`] has no answer.
    fn held(&self, _state: &Self::State, _knowledge: &Knowledge) -> Option<Move> {
        None
    }

    /// Evaluates an unfinished game statically for the player to move: [`SEED`] for each seed of the
    /// expected final lead.
    fn evaluate(&self, state: &Self::State, weights: &Weights) -> i32 {
        let mut sum = 0;
        self.weigh(state, &mut |index, times| sum += weights.weight(index) * times);
        self.certain(state) + Weights::worth(sum)
    }

    /// Returns whether the game ends with the current round, so that seeds in store stay there.
    fn is_last_round(&self, _state: &Self::State) -> bool {
        true
    }

    /// Returns the part of the evaluation that needs no weights.
    fn certain(&self, state: &Self::State) -> i32 {
        state.as_ref().lead() * SEED
    }

    /// Calls `count` with the index of each weight that applies to the position, and its multiplicity.
    fn weigh(&self, state: &Self::State, count: &mut impl FnMut(usize, i32));
}
