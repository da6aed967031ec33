//! Alpha-beta search with a transposition table, for games in which turns need not alternate.

mod root;

use kuzhi_engine::{MOST_LIFTS, Move, MoveList, RepetitionKey, Side};

use super::path::Path;
use super::transpositions::{Bound, Entry, Memory};
use super::window::{INFINITE, Window};
use crate::exact::Exact as _;
use crate::limits::Limits;
use crate::searchable::Searchable;
use crate::value::{final_value, value_of_lead};
use crate::weights::Weights;

/// The plies that an arrangement costs inside the search. A row has hundreds of layouts.
const ARRANGING_PLIES: u8 = 3;
/// The bonus for an extra turn in move ordering, in seeds, …
const EXTRA_TURN: i32 = 2;
/// … if fewer plies than this are left. With more, moves are ordered by a full evaluation.
const WEIGHED_PLIES: u8 = 3;
/// Late move reduction: moves after this many others are first searched less deeply, …
const LATE: usize = 3;
/// … if at least this many plies are left.
const LATE_PLIES: u8 = 3;
/// The table is probed for all moves if at least this many plies are left.
const PROBED_PLIES: u8 = 2;

/// One search: its rules, its limits, and its progress.
pub(crate) struct Searcher<'a, R: Searchable> {
    rules: &'a R,
    exact: R::Exact<'a>,
    limits: &'a Limits,
    weights: &'a Weights,
    table: Memory<'a, R::State>,
    path: Path,
    nodes: u64,
    /// The total number of seeds in the game.
    seeds: i32,
    /// Whether the iteration must finish even if a limit is reached.
    must_finish: bool,
    /// Whether a line did not reach the end of the game since this was last cleared.
    cut_off: bool,
}

/// The search reached a limit, so the current node has no value.
pub(crate) struct OutOfBudget;

type Searched<T> = Result<T, OutOfBudget>;

/// The position after a move, with its score for move ordering.
#[derive(Copy, Clone)]
struct Child<S> {
    state: S,
    order: u16,
    score: i32,
}

/// The progress of the search through the moves of a position.
struct Progress {
    window: Window,
    value: i32,
    best: u16,
    first: bool,
}

impl<'a, R: Searchable> Searcher<'a, R> {
    pub(crate) fn new(
        rules: &'a R,
        past: &[RepetitionKey],
        limits: &'a Limits,
        weights: &'a Weights,
        table: Memory<'a, R::State>,
    ) -> Self {
        let (exact, path) = (R::Exact::new(rules, &limits.knowledge), Path::new(past));
        let (nodes, seeds, must_finish, cut_off) = (0, 0, false, false);
        Searcher { rules, exact, limits, weights, table, path, nodes, seeds, must_finish, cut_off }
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(crate) const fn exact(&self) -> &R::Exact<'a> {
        &self.exact
    }

    /// Returns whether the last iteration searched every line to the end of the game.
    pub(crate) const fn saw_everything(&self) -> bool {
        !self.cut_off
    }

    /// Returns the value of a move to the player who makes it.
    fn after(&mut self, state: &R::State, mv: Move, depth: u8, window: Window) -> Searched<i32> {
        let mut next = *state;
        self.rules.advance(&mut next, mv);
        self.enter(state, next, depth, window)
    }

    /// Returns the value of a position to the player who has just moved to it.
    fn enter(&mut self, before: &R::State, mut next: R::State, depth: u8, window: Window) -> Searched<i32> {
        let entered = self.path.enter(self.rules, before, &mut next);
        // The value depends on the path: another path to the same position may not repeat it.
        self.cut_off |= entered.repeated;
        let value = if next.as_ref().turn() == before.as_ref().turn() {
            // An extra turn costs no ply, because its benefit only shows with the next move.
            let depth = if R::EXTRA_TURNS { depth + 1 } else { depth };
            self.value(&next, depth, window)
        } else {
            self.value(&next, depth, window.turned()).map(|value| -value)
        };
        self.path.leave(&entered);
        value
    }

    /// Returns the value of a position to the player to move.
    fn value(&mut self, state: &R::State, depth: u8, window: Window) -> Searched<i32> {
        self.count_node()?;
        if state.as_ref().is_over() {
            return Ok(final_value(state.as_ref()));
        }
        if let Some(value) = self.looked_up(state, depth, window) {
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

    /// Looks up a position in the endgame tables, if the answer is good enough at this depth.
    ///
    /// Where positions can recur, the table value alone does not help at the root: of the moves that keep
    /// the value, the search must find one that makes progress. So such values are only used at the leaves,
    /// and count slightly less than what a capture secures.
    ///
    /// Where the tables have only bounds, they cut off what is outside the window, and limit an evaluation.
    fn looked_up(&mut self, state: &R::State, depth: u8, window: Window) -> Option<i32> {
        let known = self.exact.look_up(state)?;
        let [least, most] = [known.least, known.most].map(|lead| value_of_lead(state.as_ref().lead() + lead));
        if !known.can_recur || self.path.is_fresh::<R>() {
            if least == most || least >= window.beta {
                return Some(least);
            }
            if most <= window.alpha {
                return Some(most);
            }
        }
        if depth > 0 {
            return None;
        }
        self.cut_off = true;
        let value = if least == most { least } else { self.rules.evaluate(state, self.weights) };
        let inside = |bound: i32| bound - bound.signum();
        Some(value.clamp(inside(least), inside(most)))
    }

    /// Searches the moves of a position until one causes a beta cutoff.
    fn expand(
        &mut self,
        state: &R::State,
        depth: u8,
        window: Window,
        known: Option<u16>,
    ) -> Searched<Progress> {
        let moves = MoveList::from_state(self.rules, state);
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
            // The table entry may itself come from an incomplete search.
            self.cut_off = true;
            return Ok(progress);
        }
        for tried in 0..count {
            let left = &mut children[tried..count];
            // Select the best remaining move. Sorting all moves costs more than most positions need.
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

    /// Searches moves in the reverse of the rules' order, because the pits nearest to the store give extra
    /// turns and quick captures.
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

    /// Plays every move except the one from the table. Returns their number.
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

    /// Returns the score of a move for move ordering, before a search to this depth.
    fn promise(&self, after: &R::State, side: Side, depth: u8) -> i32 {
        let core = after.as_ref();
        let again = core.turn() == side;
        if depth < WEIGHED_PLIES {
            return if again { core.lead() + EXTRA_TURN } else { -core.lead() };
        }
        let value = if core.is_over() { final_value(core) } else { self.rules.evaluate(after, self.weights) };
        if again { value } else { -value }
    }

    /// Returns whether the table proves that a move causes a beta cutoff.
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

    /// Returns a bound on the value of a position, if it is outside the window. Seeds in store stay there,
    /// so a player with more than half of all seeds has won.
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

    /// Searches one move. Returns whether it causes a beta cutoff.
    ///
    /// An unpromising move is first searched `less` plies shallower.
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
