//! The trait that a game implements to be searched.

use kuzhi_engine::{Game, Rules};

use crate::budget::{Budgets, OF_SOWINGS};
use crate::exact::Exact;
use crate::value::SEED;
use crate::weights::Weights;

/// A game with an evaluation and with knowledge that replaces searching.
pub(crate) trait Searchable: Rules + Into<Game> {
    /// What is known exactly of the game.
    type Exact<'a>: Exact<'a, Self>;

    /// Whether a move can give an extra turn.
    const EXTRA_TURNS: bool = false;
    /// The weights of the evaluation, fitted by the example `tune` of `kuzhi-tools`.
    const WEIGHTS: &'static str;
    /// The built-in puzzles, one per line. See `PUZZLES.md`.
    const PUZZLES: &'static str;
    /// The average loss of a random move in seeds, in positions where moves differ, as measured by
    /// `kuzhi-engine review --random`. It gives the scale of mistakes in this game.
    const TYPICAL_LOSS: u16;
    /// The search budgets of the bot's levels.
    const LEVELS: &'static Budgets = &OF_SOWINGS;

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
