//! Alpha-beta with a table of what is known, over turns that need not alternate.

mod root;

use kuzhi_engine::{MOST_LIFTS, Move, MoveList, Side, Standing};

use super::path::Path;
use super::transpositions::{Bound, Entry, Memory};
use super::window::{INFINITE, Window};
use crate::limits::Limits;
use crate::searchable::Searchable;
use crate::value::{final_value, value_of_lead};
use crate::weights::Weights;

/// How many plies a row to arrange costs inside the search: it has hundreds of layouts.
const ARRANGING_PLIES: u8 = 3;
/// What an extra turn is worth in the order of moves, in seeds …
const EXTRA_TURN: i32 = 2;
/// … where fewer plies are left than it takes to make it worth while to evaluate them all.
const WEIGHED_PLIES: u8 = 3;
/// A move that so many others are tried before is looked at less deeply, first …
const LATE: usize = 3;
/// … if as many plies are left.
const LATE_PLIES: u8 = 3;
/// The table is asked about all moves if as many plies are left.
const PROBED_PLIES: u8 = 2;

/// One search: its rules, its limits, and how far it has got.
pub(crate) struct Searcher<'a, R: Searchable> {
    rules: &'a R,
    limits: &'a Limits,
    weights: &'a Weights,
    table: Memory<'a, R::State>,
    path: Path,
    nodes: u64,
    /// All seeds of the game.
    seeds: i32,
    /// Whether the iteration must be finished whatever the limits say.
    must_finish: bool,
    /// Whether a line was not followed to the end of the game since this was last cleared.
    cut_off: bool,
}

/// The search ran into a limit: what it was doing has no value.
pub(crate) struct OutOfBudget;

type Searched<T> = Result<T, OutOfBudget>;

/// A position behind a move, and what speaks for looking at it early.
#[derive(Copy, Clone)]
struct Child<S> {
    state: S,
    order: u16,
    score: i32,
}

/// The moves of a position as they are searched.
struct Progress {
    window: Window,
    value: i32,
    best: u16,
    first: bool,
}

impl<'a, R: Searchable> Searcher<'a, R> {
    pub(crate) fn new(
        rules: &'a R,
        past: &[Standing],
        limits: &'a Limits,
        weights: &'a Weights,
        table: Memory<'a, R::State>,
    ) -> Self {
        let path = Path::new(past);
        let (nodes, seeds, must_finish, cut_off) = (0, 0, false, false);
        Searcher { rules, limits, weights, table, path, nodes, seeds, must_finish, cut_off }
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the last iteration followed every line to the end of the game.
    pub(crate) const fn saw_everything(&self) -> bool {
        !self.cut_off
    }

    /// The value of a move to the player who makes it.
    fn after(&mut self, state: &R::State, mv: Move, depth: u8, window: Window) -> Searched<i32> {
        let mut next = *state;
        self.rules.advance(&mut next, mv);
        self.enter(state, next, depth, window)
    }

    /// The value of a position to the player who has just moved into it.
    fn enter(&mut self, before: &R::State, mut next: R::State, depth: u8, window: Window) -> Searched<i32> {
        let entered = self.path.enter(self.rules, before, &mut next);
        // Another way to the same position may not have been there before.
        self.cut_off |= entered.repeated;
        let value = if next.as_ref().turn() == before.as_ref().turn() {
            // An extra turn costs no ply: what it is good for comes with the next move.
            let depth = if R::EXTRA_TURNS { depth + 1 } else { depth };
            self.value(&next, depth, window)
        } else {
            self.value(&next, depth, window.turned()).map(|value| -value)
        };
        self.path.leave(&entered);
        value
    }

    /// The value of a position to the player whose turn it is.
    fn value(&mut self, state: &R::State, depth: u8, window: Window) -> Searched<i32> {
        self.count_node()?;
        if state.as_ref().is_over() {
            return Ok(final_value(state.as_ref()));
        }
        if let Some(value) = self.looked_up(state, depth) {
            return Ok(value);
        }
        if depth == 0 {
            self.cut_off = true;
            return Ok(self.rules.evaluate(state, self.weights));
        }
        if let Some(value) = self.decided(state, window) {
            return Ok(value);
        }
        let known = self.table.get(state);
        if let Some(entry) = known.filter(|entry| entry.settles(depth, window.alpha, window.beta)) {
            self.cut_off |= entry.depth < Entry::<R::State>::COMPLETE;
            return Ok(entry.value.into());
        }
        let cut_off_elsewhere = std::mem::take(&mut self.cut_off);
        let found = self.expand(state, depth, window, known.map(|entry| entry.best))?;
        let reached = if self.cut_off { depth } else { Entry::<R::State>::COMPLETE };
        self.cut_off |= cut_off_elsewhere;
        let bound = if found.value >= window.beta {
            Bound::AtLeast
        } else if found.value > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.table.put(state, found.value, found.best, reached, bound);
        Ok(found.value)
    }

    /// What tables know about a position, if that is enough at this depth.
    ///
    /// Where positions can come back, the one that is thought about is not enough known by its value:
    /// of moves that keep it, one must be found that leads on. So such values stand at the ends of
    /// lines, and are a little less than what a capture makes sure of.
    fn looked_up(&mut self, state: &R::State, depth: u8) -> Option<i32> {
        let known = self.rules.known(state, &self.limits.knowledge)?;
        let value = value_of_lead(state.as_ref().lead() + known.lead);
        if !known.goes_round || self.path.is_fresh() {
            return Some(value);
        }
        self.cut_off |= depth == 0;
        (depth == 0).then_some(value - value.signum())
    }

    /// Searches the moves of a position until one is too good to be allowed.
    fn expand(
        &mut self,
        state: &R::State,
        depth: u8,
        window: Window,
        known: Option<u16>,
    ) -> Searched<Progress> {
        let moves = MoveList::of(self.rules, state);
        let mut progress = Progress { window, value: -INFINITE, best: 0, first: true };
        if let Some(mv) = known.and_then(|best| moves.get(best.into())) {
            let mut next = *state;
            self.rules.advance(&mut next, mv);
            if self.refutes(state, next, known.unwrap_or_default(), depth - 1, 0, &mut progress)? {
                return Ok(progress);
            }
        }
        if depth == 1 || moves.len() > MOST_LIFTS {
            let depth = if moves.len() > MOST_LIFTS { depth.saturating_sub(ARRANGING_PLIES) } else { 0 };
            self.expand_as_listed(state, &moves, depth, known, &mut progress)?;
            return Ok(progress);
        }
        let mut children = [Child { state: *state, order: 0, score: 0 }; MOST_LIFTS];
        let count = self.children(state, &moves, known, depth, &mut children);
        let refuted = |child: &&Child<R::State>| self.is_refuted(state, child, depth - 1, window.beta);
        if depth >= PROBED_PLIES
            && let Some(child) = children[..count].iter().find(refuted)
        {
            (progress.value, progress.best) = (window.beta, child.order);
            // What the table says may itself have been cut off.
            self.cut_off = true;
            return Ok(progress);
        }
        for tried in 0..count {
            let left = &mut children[tried..count];
            // The first of the best; sorting all would cost more than most positions need.
            let best =
                (1..left.len()).fold(0, |best, at| if left[at].score > left[best].score { at } else { best });
            left[..=best].rotate_right(1);
            let Child { state: next, order, .. } = children[tried];
            let late = tried >= LATE && depth >= LATE_PLIES;
            if self.refutes(state, next, order, depth - 1, late.into(), &mut progress)? {
                break;
            }
        }
        Ok(progress)
    }

    /// Searches moves in the order in which the rules list them, the last first: the pits nearest
    /// the store give the extra turns and the quick captures.
    fn expand_as_listed(
        &mut self,
        state: &R::State,
        moves: &MoveList,
        depth: u8,
        known: Option<u16>,
        progress: &mut Progress,
    ) -> Searched<()> {
        for index in (0..moves.len()).rev() {
            let order = u16::try_from(index).unwrap_or(u16::MAX);
            let Some(mv) = moves.get(index).filter(|_| known != Some(order)) else { continue };
            let mut next = *state;
            self.rules.advance(&mut next, mv);
            if self.refutes(state, next, order, depth, 0, progress)? {
                break;
            }
        }
        Ok(())
    }

    /// Plays every move but the known one; gives how many there are.
    fn children(
        &self,
        state: &R::State,
        moves: &MoveList,
        known: Option<u16>,
        depth: u8,
        children: &mut [Child<R::State>; MOST_LIFTS],
    ) -> usize {
        let side = state.as_ref().turn();
        let mut count = 0;
        for index in (0..moves.len()).rev() {
            let order = u16::try_from(index).unwrap_or(u16::MAX);
            let Some(mv) = moves.get(index).filter(|_| known != Some(order)) else { continue };
            let child = &mut children[count];
            self.rules.advance(&mut child.state, mv);
            child.order = order;
            child.score = self.promise(&child.state, side, depth);
            count += 1;
        }
        count
    }

    /// What speaks for a move before it is searched to this depth.
    fn promise(&self, after: &R::State, side: Side, depth: u8) -> i32 {
        let core = after.as_ref();
        let again = core.turn() == side;
        if depth < WEIGHED_PLIES {
            return if again { core.lead() + EXTRA_TURN } else { -core.lead() };
        }
        let value = if core.is_over() { final_value(core) } else { self.rules.evaluate(after, self.weights) };
        if again { value } else { -value }
    }

    /// Whether the table knows that a move is too good for the opponent to allow the position.
    fn is_refuted(&self, before: &R::State, child: &Child<R::State>, depth: u8, beta: i32) -> bool {
        let Some(entry) = self.table.get(&child.state) else { return false };
        let same = child.state.as_ref().turn() == before.as_ref().turn();
        let window = Window::just_above(beta - 1);
        let Window { alpha, beta } = if same { window } else { window.turned() };
        let depth = if same && R::EXTRA_TURNS { depth + 1 } else { depth };
        let value = i32::from(entry.value);
        let refuted = if same { value >= beta } else { value <= alpha };
        refuted
            && entry.settles(depth, alpha, beta)
            && !self.path.comes_back(self.rules, before, &child.state)
    }

    /// What a position is worth at most or least, if that is all that the window asks: seeds that are
    /// in store stay there, and when a player has more than half of all the game is decided.
    fn decided(&self, state: &R::State, window: Window) -> Option<i32> {
        let core = state.as_ref();
        let half = |side| 2 * i32::from(core.board().store(side)) > self.seeds;
        if !(half(core.turn()) || half(core.turn().other())) || !self.rules.is_last_round(state) {
            return None;
        }
        let left = self.seeds - Side::ALL.map(|side| i32::from(core.board().store(side))).iter().sum::<i32>();
        let [least, most] = [core.lead() - left, core.lead() + left].map(value_of_lead);
        if most <= window.alpha { Some(most) } else { Some(least).filter(|&least| least >= window.beta) }
    }

    /// Searches one move; whether it is too good for the opponent to allow the position.
    ///
    /// A move of which little is hoped is looked at less deeply first, by `less` plies.
    fn refutes(
        &mut self,
        state: &R::State,
        next: R::State,
        order: u16,
        depth: u8,
        less: u8,
        progress: &mut Progress,
    ) -> Searched<bool> {
        let window = progress.window;
        let narrow = Window::just_above(window.alpha);
        let mut value = if progress.first {
            self.enter(state, next, depth, window)?
        } else {
            self.enter(state, next, depth - less, narrow)?
        };
        if less > 0 && !progress.first && value > window.alpha {
            value = self.enter(state, next, depth, narrow)?;
        }
        if !progress.first && value > window.alpha && value < window.beta {
            value = self.enter(state, next, depth, window)?;
        }
        progress.first = false;
        if value > progress.value {
            (progress.value, progress.best) = (value, order);
        }
        progress.window.alpha = window.alpha.max(value);
        Ok(progress.window.alpha >= window.beta)
    }

    fn count_node(&mut self) -> Searched<()> {
        self.nodes += 1;
        let over = self.nodes > self.limits.nodes || self.limits.stopped();
        if over && !self.must_finish { Err(OutOfBudget) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests;
