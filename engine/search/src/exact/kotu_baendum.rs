//! Kotu Baendum: its last round is solved when it is played.
//!
//! What the first moves bring of a round that begins with all pits full is compiled in. It takes more
//! positions than the bot has memory for.

use kuzhi_engine::{Capture, Direction, KotuBaendum, Move, RepetitionKey, Rules};

use super::round_graph::{Graph, GraphSolver, Reach, State};
use super::{Exact, ExactMoves, Knowledge, Purpose, TableValue};
use crate::choice::Choice;
use crate::limits::Limits;
use crate::value::WIN;

/// What is known exactly of the last round.
pub(crate) struct ExactRound {
    rules: KotuBaendum,
    /// Whether to solve in play.
    solutions: bool,
}

impl<'a> Exact<'a, KotuBaendum> for ExactRound {
    fn new(rules: &'a KotuBaendum, knowledge: &'a Knowledge) -> Self {
        ExactRound { rules: *rules, solutions: knowledge.has_solutions() }
    }

    fn look_up(&self, _state: &State) -> Option<TableValue> {
        None
    }

    fn solve(&self, state: &State, past: &[RepetitionKey], limits: &Limits) -> Option<Choice> {
        self.solves(state).then(|| best(self.rules, state, past, limits))?
    }

    fn moves(&self, state: &State, purpose: Purpose<'_>, limits: &Limits) -> Option<ExactMoves> {
        let past = match purpose {
            Purpose::Judge(past) => past,
            Purpose::Prove => &[],
        };
        self.solves(state).then(|| leads(self.rules, state, past, limits))?
    }

    fn hold(&self, _state: &State) -> Option<Move> {
        None
    }
}

impl ExactRound {
    fn solves(&self, state: &State) -> bool {
        self.solutions && self.rules.rounds.is_last(self.rules.round(state))
    }
}

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
pub(super) fn best(
    rules: KotuBaendum,
    state: &State,
    past: &[RepetitionKey],
    limits: &Limits,
) -> Option<Choice> {
    if let Some(leads) = leads_of_start(rules, state) {
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
pub(super) fn leads(
    rules: KotuBaendum,
    state: &State,
    past: &[RepetitionKey],
    limits: &Limits,
) -> Option<ExactMoves> {
    let known = leads_of_start(rules, state).map(|leads| (leads, 0));
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
    find: impl FnOnce(&mut GraphSolver<'_>) -> Option<T>,
) -> Option<T> {
    if state.is_arranging() {
        return None;
    }
    let graph = limits.scratch.take::<Graph>().unwrap_or_default();
    let nodes = limits.nodes.min(MOST_NODES);
    let reach = Reach { positions: POSITIONS, nodes, stop: &limits.stop };
    let mut solver = GraphSolver::new(graph, rules, state, past, reach);
    let found = find(&mut solver);
    limits.scratch.put(solver.into_graph());
    found
}

/// Returns the lead after each first move, to the player who makes it. `None` if the direction is chosen,
/// as another round has begun or a move was made.
///
/// `kuzhi-engine solve --game kotu-baendum --memory 1100` finds them out, for what follows `1+` and `1-`.
fn leads_of_start(rules: KotuBaendum, state: &State) -> Option<Vec<(Move, i8)>> {
    let (along_the_row, into_the_other) = match rules.capture {
        Capture::Relay => (2, 4),
        Capture::EndsTurn => (8, 2),
    };
    let mut leads = Vec::new();
    rules.each_move(state, &mut |mv| {
        let Move::LiftTowards(number, direction) = mv else { return };
        let stays = (number.get() == 1) == (direction == Direction::CounterClockwise);
        leads.push((mv, if stays { along_the_row } else { into_the_other }));
    });
    (!leads.is_empty()).then_some(leads)
}
