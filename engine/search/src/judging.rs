//! What every move of a position is worth: for a review, an analysis, a puzzle.

use kuzhi_engine::{Move, Standing, is_final};

use crate::limits::Limits;
use crate::searchable::Searchable;
use crate::searcher::Searcher;
use crate::transpositions::{Memory, Transpositions};
use crate::value::{SEED, WIN, value_of_lead};
use crate::weights::Weights;
use crate::worth::{Certainty, Worth};

/// A move, and what it is worth to the player who makes it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct JudgedMove {
    /// The move.
    pub mv: Move,
    /// Its worth.
    pub worth: Worth,
}

/// What every legal move of a position is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    moves: Vec<JudgedMove>,
    depth: u8,
    nodes: u64,
}

impl Judgement {
    /// Every legal move, the best first; of equals in the order of the rules. There is at least one.
    pub fn moves(&self) -> &[JudgedMove] {
        &self.moves
    }

    /// The best move.
    pub fn best(&self) -> JudgedMove {
        self.moves[0]
    }

    /// What the position is worth to the player to move: that of its best move, and exact where all moves are.
    pub fn worth(&self) -> Worth {
        let Worth { lead, certainty } = self.best().worth;
        let least = self.moves.iter().map(|judged| judged.worth.certainty).min();
        // That a move wins is certain whatever the others bring.
        let floor = if self.best().worth.result() == Some(std::cmp::Ordering::Greater) {
            Certainty::Winner
        } else {
            Certainty::Estimate
        };
        Worth { lead, certainty: least.map_or(certainty, |least| certainty.min(least.max(floor))) }
    }

    /// What a move is worth, if it is legal.
    pub fn of(&self, mv: Move) -> Option<Worth> {
        self.moves.iter().find(|judged| judged.mv == mv).map(|judged| judged.worth)
    }

    /// By how many seeds a legal move is worse than the best one, never less than 0.
    pub fn loss(&self, mv: Move) -> Option<u16> {
        let loss = self.best().worth.lead - self.of(mv)?.lead;
        Some(u16::try_from(loss).unwrap_or_default())
    }

    /// By how many seeds the best move is better than the next one; `None` if there is no other.
    pub fn margin(&self) -> Option<u16> {
        self.moves.get(1).and_then(|second| self.loss(second.mv))
    }

    /// Whether something hangs on the choice: there are moves of different worth.
    pub fn matters(&self) -> bool {
        let best = self.best().worth;
        self.moves.iter().any(|judged| judged.worth.lead != best.lead)
    }

    /// How many plies all moves were looked ahead; 0 where all was looked up or solved.
    pub const fn depth(&self) -> u8 {
        self.depth
    }

    /// How many positions were looked at.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Of moves and values in parts of a seed, in the order of the rules.
    fn new(mut valued: Vec<Valued>, depth: u8, nodes: u64) -> Judgement {
        // The sort is stable.
        valued.sort_by_key(|valued| -valued.value);
        let judged =
            |valued: &Valued| JudgedMove { mv: valued.mv, worth: Worth::of(valued.value, valued.exact) };
        Judgement { moves: valued.iter().map(judged).collect(), depth, nodes }
    }
}

/// What is known of every move by exact means.
pub(crate) struct ExactMoves {
    /// The moves and their leads, in the order of the rules.
    pub(crate) leads: Vec<(Move, i32)>,
    pub(crate) nodes: u64,
}

/// A move while it is judged.
#[derive(Copy, Clone)]
struct Valued {
    mv: Move,
    /// In parts of a seed, to the mover.
    value: i32,
    exact: bool,
}

/// Judges every move of a position, or gives `None` when the game is over.
///
/// All moves are searched equally deep, one ply after another until the nodes are spent; what was not finished is not
/// used, so that moves compare. What tables or solutions know is not searched.
pub(crate) fn judge<R: Searchable>(
    rules: &R,
    state: &R::State,
    past: &[Standing],
    limits: &Limits,
    weights: &Weights,
) -> Option<Judgement> {
    if state.as_ref().is_over() {
        return None;
    }
    if let Some(ExactMoves { leads, nodes }) = rules.solved_moves(state, limits) {
        let exact = |(mv, lead)| Valued { mv, value: value_of_lead(lead), exact: true };
        return Some(Judgement::new(leads.into_iter().map(exact).collect(), 0, nodes));
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
    past: &[Standing],
    limits: &Limits,
    weights: &Weights,
    table: Memory<'_, R::State>,
) -> Judgement {
    let mut search = Searcher::new(rules, past, limits, weights, table);
    let mut moves = Vec::new();
    rules.each_move(state, &mut |mv| {
        let known = looked_up(rules, state, past, limits, mv);
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

/// Judges every move that is not known exactly; `None` when a limit came between. The first iteration is finished
/// whatever the limits say.
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

/// What a table knows of the position after a move, in parts of a seed to the mover, where nothing that has stood in
/// the game can change it.
fn looked_up<R: Searchable>(
    rules: &R,
    before: &R::State,
    past: &[Standing],
    limits: &Limits,
    mv: Move,
) -> Option<i32> {
    let mut after = *before;
    rules.advance(&mut after, mv);
    let core = after.as_ref();
    if core.is_over() {
        return None;
    }
    let known = rules.known(&after, &limits.knowledge)?;
    if known.goes_round && !is_final(rules, before, &after) {
        // A value holds while no position has stood twice since the last capture: `endgames/known.rs`.
        let now = Standing::of(rules, &after);
        let twice = |at: usize| past[..at].contains(&past[at]);
        if past.contains(&now) || (0..past.len()).any(twice) {
            return None;
        }
    }
    let value = value_of_lead(core.lead() + known.lead);
    Some(if core.turn() == before.as_ref().turn() { value } else { -value })
}

/// What is exact is exact: a value beyond every lead says who wins.
const _: () = assert!(WIN > 2 * 98 && (WIN + 98) * SEED < i16::MAX as i32);

#[cfg(test)]
mod tests;
