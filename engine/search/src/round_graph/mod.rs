//! The solver of rounds of Kotu Baendum, whose lines go on too long for the one of `rounds`. `SOLVED.md`
//! beside this crate describes the method and has figures.

mod graph;
mod packed;
mod solution;
mod solver;
mod starts;

#[cfg(test)]
mod tests;

pub use solution::{KotuSolution, KotuUnsolved};

use kuzhi_engine::{KotuBaendum, Move, RepetitionKey, Rules};

use crate::choice::Choice;
use crate::exact_moves::ExactMoves;
use crate::limits::Limits;
use crate::value::WIN;
use graph::Graph;
use solver::{Reach, Solver};

type State = <KotuBaendum as Rules>::State;

/// The memory for a round in play, in bytes, as for the table of a search.
const BYTES: usize = 16 << 20;
const POSITIONS: usize = BYTES / Graph::BYTES;
/// The nodes of a round in play, some microseconds each. More are of little use within that memory.
const MOST_NODES: u64 = 200_000;

/// Returns the best move of the last round, with the lead at its end. `None` if it takes too long to find
/// out, or depends on how often a position is repeated.
///
/// The proof passes through no position that has stood since the last capture, so who keeps to it comes
/// to the end of the round.
pub(crate) fn best(
    rules: KotuBaendum,
    state: &State,
    past: &[RepetitionKey],
    limits: &Limits,
) -> Option<Choice> {
    if let Some(leads) = starts::leads(rules, state) {
        let (best, lead) = leads.into_iter().rev().max_by_key(|&(_, lead)| lead)?;
        return Some(choice(best, state, lead, 0));
    }
    let found = with_solver(rules, state, past, limits, |solver| {
        let lead = solver.lead().ok()?;
        let (best, _) = solver.bringing(lead).max_by_key(|&(_, after)| solver.gain(after))?;
        Some((best, lead, solver.nodes()))
    });
    let (best, lead, nodes) = found?;
    Some(choice(best, state, lead, nodes))
}

fn choice(best: Move, state: &State, lead: i8, nodes: u64) -> Choice {
    let lead = state.as_ref().lead() + i32::from(lead);
    let value = lead + WIN * lead.signum();
    Choice { best, value, exact: true, result: None, depth: 0, nodes }
}

/// Returns the exact lead with which the round ends after each move, stores included. `None` as for
/// [`best`].
pub(crate) fn leads(
    rules: KotuBaendum,
    state: &State,
    past: &[RepetitionKey],
    limits: &Limits,
) -> Option<ExactMoves> {
    let known = starts::leads(rules, state).map(|leads| (leads, 0));
    let (leads, nodes) = known.or_else(|| {
        with_solver(rules, state, past, limits, |solver| Some((solver.leads().ok()?, solver.nodes())))
    })?;
    let of_move = |(mv, lead)| (mv, state.as_ref().lead() + i32::from(lead));
    Some(ExactMoves::of_leads(leads.into_iter().map(of_move).collect(), nodes))
}

/// Lets a solver with the kept memory find something out. `None` while a row is to be arranged.
fn with_solver<T>(
    rules: KotuBaendum,
    state: &State,
    past: &[RepetitionKey],
    limits: &Limits,
    find: impl FnOnce(&mut Solver<'_>) -> Option<T>,
) -> Option<T> {
    if state.is_arranging() {
        return None;
    }
    let graph = limits.scratch.take::<Graph>().unwrap_or_default();
    let nodes = limits.nodes.min(MOST_NODES);
    let reach = Reach { positions: POSITIONS, nodes, stop: &limits.stop };
    let mut solver = Solver::new(graph, rules, state, past, reach);
    let found = find(&mut solver);
    limits.scratch.put(solver.into_graph());
    found
}
