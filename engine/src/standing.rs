//! What counts when a position comes back (RULES G3).

use std::ops::Deref;

use crate::rules::Rules;
use crate::{Board, Event, PitSet, Side};

/// The pits, the marks and the side to move.
///
/// Captures need no further care: they take seeds out of the pits for good, and ties add marks, so
/// nothing from before them ever comes back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The board with empty stores.
    pits: Board,
    marked: PitSet,
    turn: Side,
}

impl Standing {
    /// What counts of a state.
    pub fn of<R: Rules>(rules: &R, state: &R::State) -> Standing {
        let core = state.as_ref();
        let mut pits = core.board;
        for side in Side::ALL {
            pits.set_store(side, 0);
        }
        Standing { pits, marked: rules.marked(state), turn: core.turn }
    }
}

/// Whether nothing that stood before a move can stand again after it: seeds have left the pits, or
/// another round has begun.
pub fn is_final<R: Rules>(rules: &R, before: &R::State, after: &R::State) -> bool {
    before.as_ref().board.stores() != after.as_ref().board.stores()
        || rules.round(before) != rules.round(after)
}

/// What has stood on the board and can come back, the last position being the one that stands there.
#[derive(Clone, Debug)]
pub struct Past(Vec<Standing>);

impl Past {
    /// As if nothing had stood before this position.
    pub fn new<R: Rules>(rules: &R, state: &R::State) -> Past {
        Past(vec![Standing::of(rules, state)])
    }

    /// Notes the position and ends the round if it stands for the third time (RULES G3).
    pub fn note<R: Rules>(
        &mut self,
        rules: &R,
        before: &R::State,
        state: &mut R::State,
        tell: &mut impl FnMut(Event),
    ) {
        let now = self.push(rules, before, state);
        let times = self.0.iter().filter(|&&standing| standing == now).count();
        if times >= 3 && state.as_ref().over.is_none() {
            let before = *state;
            rules.repeat(state, tell);
            self.push(rules, &before, state);
        }
    }

    /// Notes a position, and forgets those that cannot come back after it.
    fn push<R: Rules>(&mut self, rules: &R, before: &R::State, after: &R::State) -> Standing {
        if is_final(rules, before, after) {
            self.0.clear();
        }
        let now = Standing::of(rules, after);
        self.0.push(now);
        now
    }
}

impl Deref for Past {
    type Target = [Standing];

    fn deref(&self) -> &[Standing] {
        &self.0
    }
}
