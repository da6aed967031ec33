//! Repetition of positions (RULES G3).

use std::ops::Deref;

use crate::rules::Rules;
use crate::{Board, Event, PitSet, Side};

/// The part of a position that counts for repetition: the pits, the marks and the side to move.
///
/// Captures and ties need no special handling. A capture removes seeds from the pits for good, and a tie
/// adds a mark, so an earlier position cannot recur.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RepetitionKey {
    /// The board with empty stores.
    pits: Board,
    marked: PitSet,
    turn: Side,
}

impl RepetitionKey {
    /// Takes the part of a state that counts for repetition.
    pub fn from_state<R: Rules>(rules: &R, state: &R::State) -> RepetitionKey {
        let core = state.as_ref();
        let mut pits = core.board;
        for side in Side::ALL {
            pits.set_store(side, 0);
        }
        RepetitionKey { pits, marked: rules.marked(state), turn: core.turn }
    }

    /// Returns the board, with empty stores.
    pub const fn pits(&self) -> &Board {
        &self.pits
    }

    /// Returns the player to move.
    pub const fn turn(&self) -> Side {
        self.turn
    }
}

/// Returns whether no position from before a move can recur after it, because seeds have moved to a store
/// or a new round has begun.
pub fn is_final<R: Rules>(rules: &R, before: &R::State, after: &R::State) -> bool {
    before.as_ref().board.stores() != after.as_ref().board.stores()
        || rules.round(before) != rules.round(after)
}

/// The positions that can still recur, oldest first. The last one is the current position.
#[derive(Clone, Debug)]
pub struct RepetitionHistory(Vec<RepetitionKey>);

impl RepetitionHistory {
    /// Starts a history at this position.
    pub fn new<R: Rules>(rules: &R, state: &R::State) -> RepetitionHistory {
        RepetitionHistory(vec![RepetitionKey::from_state(rules, state)])
    }

    /// Records the position, and ends the round if it has occurred too often (RULES G3).
    pub fn record_position<R: Rules>(
        &mut self,
        rules: &R,
        before: &R::State,
        state: &mut R::State,
        emit: &mut impl FnMut(Event),
    ) {
        let now = self.push(rules, before, state);
        let times = self.0.iter().filter(|&&key| key == now).count();
        if times >= R::OCCURRENCES && state.as_ref().over.is_none() {
            let before = *state;
            rules.repeat(state, emit);
            self.push(rules, &before, state);
        }
    }

    /// Records a position and drops those that can no longer recur.
    fn push<R: Rules>(&mut self, rules: &R, before: &R::State, after: &R::State) -> RepetitionKey {
        if is_final(rules, before, after) {
            self.0.clear();
        }
        let now = RepetitionKey::from_state(rules, after);
        self.0.push(now);
        now
    }
}

impl Deref for RepetitionHistory {
    type Target = [RepetitionKey];

    fn deref(&self) -> &[RepetitionKey] {
        &self.0
    }
}
