//! The values of all legal moves in a position, for reviews, analysis and puzzles.

use std::cmp::Reverse;

use kuzhi_engine::{Move, RepetitionKey, Rules, is_final};

use crate::exact::{Exact as _, ExactMoves, Purpose};
use crate::limits::Limits;
use crate::searchable::Searchable;
use crate::searcher::Searcher;
use crate::transpositions::{Memory, Transpositions};
use crate::value::{SEED, WIN, value_of_lead};
use crate::weights::Weights;
use crate::worth::{Certainty, Worth};

/// A move and its worth to the player who makes it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct JudgedMove {
    /// A legal move.
    pub mv: Move,
    /// To the player who makes it.
    pub worth: Worth,
}

/// The worth of every legal move in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    moves: Vec<JudgedMove>,
    depth: u8,
    nodes: u64,
}

impl Judgement {
    /// Returns every legal move, best first, equal moves in the order of the rules. There is at least one.
    pub fn moves(&self) -> &[JudgedMove] {
        &self.moves
    }

    /// Returns the move that is worth most to its player.
    pub fn best(&self) -> JudgedMove {
        self.moves[0]
    }

    /// Returns the worth of the position to the player to move. This is the worth of the best move, but
    /// exact only if all moves are.
    pub fn worth(&self) -> Worth {
        if self.best().worth.is_of_match() {
            return self.best().worth;
        }
        let Worth { lead, certainty } = self.best().worth;
        let least = self.moves.iter().map(|judged| judged.worth.certainty).min();
        // If the best move certainly wins, the position is won whatever the other moves are worth.
        let floor = if self.best().worth.result() == Some(std::cmp::Ordering::Greater) {
            Certainty::Winner
        } else {
            Certainty::Estimate
        };
        Worth { lead, certainty: least.map_or(certainty, |least| certainty.min(least.max(floor))) }
    }

    /// Returns the worth of a move, or `None` if it is illegal.
    pub fn worth_of(&self, mv: Move) -> Option<Worth> {
        self.moves.iter().find(|judged| judged.mv == mv).map(|judged| judged.worth)
    }

    /// Returns how many seeds a legal move loses compared with the best one, at least 0. A move that gives
    /// away a match can lose none.
    pub fn loss(&self, mv: Move) -> Option<u16> {
        let loss = self.best().worth.lead - self.worth_of(mv)?.lead;
        Some(u16::try_from(loss).unwrap_or_default())
    }

    /// Returns by how many seeds the best move beats the second best, or `None` if there is only one move.
    pub fn margin(&self) -> Option<u16> {
        self.moves.get(1).and_then(|second| self.loss(second.mv))
    }

    /// Returns whether the choice matters: the moves differ in worth.
    pub fn matters(&self) -> bool {
        let best = self.best().worth;
        let is_other_result = |worth: Worth| worth.is_of_match() && worth.result() != best.result();
        self.moves.iter().any(|one| one.worth.lead != best.lead || is_other_result(one.worth))
    }

    /// Returns the depth in plies to which all moves were searched, or 0 if they were looked up or solved.
    pub const fn depth(&self) -> u8 {
        self.depth
    }

    /// Returns the number of nodes searched.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    fn exact(ExactMoves { moves, nodes }: ExactMoves) -> Judgement {
        let mut moves: Vec<_> = moves.into_iter().map(|(mv, worth)| JudgedMove { mv, worth }).collect();
        // What a match brings comes before seeds. The sort is stable, so equal moves keep their order.
        moves.sort_by_key(|judged| Reverse((judged.worth.result(), judged.worth.lead)));
        Judgement { moves, depth: 0, nodes }
    }

    /// Creates a judgement from moves in the order of the rules, with values in parts of a seed.
    fn new(mut valued: Vec<Valued>, depth: u8, nodes: u64) -> Judgement {
        // The sort is stable, so equal moves keep their order.
        valued.sort_by_key(|valued| -valued.value);
        let judged =
            |valued: &Valued| JudgedMove { mv: valued.mv, worth: Worth::new(valued.value, valued.exact) };
        Judgement { moves: valued.iter().map(judged).collect(), depth, nodes }
    }
}

/// Returns the exact worth of every move at the end of the round, if it can be proved within the node limit.
pub(crate) fn prove<R: Searchable>(rules: &R, state: &R::State, limits: &Limits) -> Option<Judgement> {
    if state.as_ref().is_over() {
        return None;
    }
    let exact = R::Exact::new(rules, &limits.knowledge);
    exact.moves(state, Purpose::Prove, limits).map(Judgement::exact)
}

/// A move and its value so far.
#[derive(Copy, Clone)]
struct Valued {
    mv: Move,
    /// The value to the mover, in parts of a seed.
    value: i32,
    exact: bool,
}

/// Judges every legal move of a position. Returns `None` when the game is over.
///
/// All moves are searched to the same depth, one ply deeper at a time, until the nodes are used up.
/// Unfinished iterations are discarded, so that values are comparable. Moves that tables or solutions cover
/// are not searched.
pub(crate) fn judge<R: Searchable>(
    rules: &R,
    state: &R::State,
    past: &[RepetitionKey],
    limits: &Limits,
    weights: &Weights,
) -> Option<Judgement> {
    if state.as_ref().is_over() {
        return None;
    }
    let exact = R::Exact::new(rules, &limits.knowledge);
    if let Some(moves) = exact.moves(state, Purpose::Judge(past), limits) {
        return Some(Judgement::exact(moves));
    }
    let mut table: Transpositions<R::State> = limits.scratch.take().unwrap_or_default();
    table.reset(limits.nodes);
    let judgement = deepen(rules, state, past, limits, weights, Memory::Own(&mut table));
    limits.scratch.put(table);
    Some(judgement)
}

fn deepen<R: Searchable>(
    rules: &R,
    state: &R::State,
    past: &[RepetitionKey],
    limits: &Limits,
    weights: &Weights,
    table: Memory<'_, R::State>,
) -> Judgement {
    let mut search = Searcher::new(rules, past, limits, weights, table);
    let mut moves = Vec::new();
    rules.each_move(state, &mut |mv| {
        let known = looked_up(rules, search.exact(), state, past, mv);
        moves.push(Valued { mv, value: known.unwrap_or_default(), exact: known.is_some() });
    });
    let mut reached = 0;
    for depth in 1..=limits.depth {
        let Some(judged) = iterate(&mut search, state, &moves, depth) else { break };
        (moves, reached) = (judged, depth);
        if moves.iter().all(|valued| valued.exact) {
            break;
        }
    }
    Judgement::new(moves, reached, search.nodes())
}

/// Judges every move that is not yet exact. Returns `None` if a limit was reached. The first iteration
/// always finishes.
fn iterate<R: Searchable>(
    search: &mut Searcher<'_, R>,
    state: &R::State,
    moves: &[Valued],
    depth: u8,
) -> Option<Vec<Valued>> {
    let judged = moves.iter().map(|&valued| {
        if valued.exact {
            return Some(valued);
        }
        let expected = (depth > 2).then_some(valued.value);
        let (value, exact) = search.judge(state, valued.mv, depth, expected)?;
        Some(Valued { value, exact, ..valued })
    });
    judged.collect()
}

/// Looks up the position after a move in the endgame tables, as a value to the mover in parts of a seed.
/// Returns `None` if earlier positions of the game could change it.
fn looked_up<R: Searchable>(
    rules: &R,
    exact: &R::Exact<'_>,
    before: &R::State,
    past: &[RepetitionKey],
    mv: Move,
) -> Option<i32> {
    let mut after = *before;
    rules.advance(&mut after, mv);
    let core = after.as_ref();
    if core.is_over() {
        return None;
    }
    let known = exact.look_up(&after)?;
    if known.can_recur && depends_on_past(rules, before, &after, past) {
        return None;
    }
    let value = value_of_lead(core.lead() + known.lead()?);
    Some(if core.turn() == before.as_ref().turn() { value } else { -value })
}

/// Returns whether a move leads to a position whose value may depend on those before it. A value holds while
/// no position has occurred twice since the last capture, or once where a second time ends the round. See
/// `exact/retrograde/lead_table.rs`.
pub(crate) fn depends_on_past<R: Rules>(
    rules: &R,
    before: &R::State,
    after: &R::State,
    past: &[RepetitionKey],
) -> bool {
    let times = |key: &RepetitionKey| past.iter().filter(|&each| each == key).count();
    !is_final(rules, before, after)
        && (past.contains(&RepetitionKey::from_state(rules, after))
            || past.iter().any(|key| times(key) + 1 >= R::OCCURRENCES))
}

/// Won games have values beyond every possible lead, and all values fit into an `i16`.
const _: () = assert!(WIN > 2 * 98 && (WIN + 98) * SEED < i16::MAX as i32);

#[cfg(test)]
mod tests;
