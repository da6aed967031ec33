//! Alpha-beta over turns that need not alternate.

use super::{Limits, WIN};
use crate::rules::{Core, Rules};
use crate::{Board, Move, Side};

const INFINITE: i32 = i32::MAX;

/// A move of the position that is thought about.
#[derive(Copy, Clone, Debug)]
pub(super) struct Root {
    pub(super) mv: Move,
    /// What it is worth to the mover.
    pub(super) value: i32,
    /// Its place among the legal moves.
    pub(super) order: u64,
}

/// One search: its rules, its limits, and how far it has got.
pub(super) struct Search<'a, R: Rules> {
    rules: &'a R,
    limits: &'a Limits,
    nodes: u64,
    /// Whether the iteration must be finished whatever the limits say.
    must_finish: bool,
    /// Whether a line of the iteration was cut off by its depth.
    cut_off: bool,
}

/// The search ran into a limit: what it was doing has no value.
struct OutOfBudget;

impl<'a, R: Rules> Search<'a, R> {
    pub(super) fn new(rules: &'a R, limits: &'a Limits) -> Self {
        Search { rules, limits, nodes: 0, must_finish: false, cut_off: false }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the last iteration followed every line to the end of the game.
    pub(super) const fn saw_everything(&self) -> bool {
        !self.cut_off
    }

    pub(super) fn roots(&self, state: &R::State) -> Vec<Root> {
        let mut roots = Vec::new();
        let mut order = 0;
        self.rules.each_move(state, &mut |mv| {
            roots.push(Root { mv, value: 0, order });
            order += 1;
        });
        roots
    }

    /// Searches every move to a depth and sorts the best first; false when a limit came between.
    pub(super) fn iterate(
        &mut self,
        state: &R::State,
        roots: &mut Vec<Root>,
        depth: u8,
        must_finish: bool,
    ) -> bool {
        self.must_finish = must_finish;
        self.cut_off = false;
        let mut searched = roots.clone();
        let mut alpha = -INFINITE;
        for root in &mut searched {
            let floor = if self.limits.needs_exact_values() { -INFINITE } else { alpha };
            match self.after(state, root.mv, depth - 1, floor, INFINITE) {
                Ok(value) => root.value = value,
                Err(OutOfBudget) => return false,
            }
            alpha = alpha.max(root.value);
        }
        searched.sort_by_key(|root| -root.value);
        *roots = searched;
        true
    }

    /// The value of a move to the player who makes it.
    fn after(
        &mut self,
        state: &R::State,
        mv: Move,
        depth: u8,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, OutOfBudget> {
        let mover = state.as_ref().turn;
        let mut next = *state;
        self.rules.advance(&mut next, mv);
        if next.as_ref().turn == mover {
            self.value(&next, depth, alpha, beta)
        } else {
            self.value(&next, depth, -beta, -alpha).map(|value| -value)
        }
    }

    /// The value of a position to the player whose turn it is.
    fn value(&mut self, state: &R::State, depth: u8, mut alpha: i32, beta: i32) -> Result<i32, OutOfBudget> {
        self.count_node()?;
        let core = state.as_ref();
        if core.over.is_some() {
            return Ok(final_value(core));
        }
        if depth == 0 {
            self.cut_off = true;
            return Ok(difference(&core.board, core.turn));
        }
        let mut moves = Vec::with_capacity(R::RING.row_len().into());
        self.rules.each_move(state, &mut |mv| moves.push(mv));
        let mut best = -INFINITE;
        // The pits nearest the store come first: they give the extra turns and the quick captures.
        for &mv in moves.iter().rev() {
            best = best.max(self.after(state, mv, depth - 1, alpha, beta)?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    fn count_node(&mut self) -> Result<(), OutOfBudget> {
        self.nodes += 1;
        let over = self.nodes > self.limits.nodes || self.limits.stopped();
        if over && !self.must_finish { Err(OutOfBudget) } else { Ok(()) }
    }
}

fn difference(board: &Board, side: Side) -> i32 {
    i32::from(board.store(side)) - i32::from(board.store(side.other()))
}

fn final_value(core: &Core) -> i32 {
    let difference = difference(&core.board, core.turn);
    difference + WIN * difference.signum()
}
