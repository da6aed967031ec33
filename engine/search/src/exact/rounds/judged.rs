//! What each move of a match is worth: for reviews and analysis.

use std::cmp::Ordering;

use kuzhi_engine::{Pallankuzhi, RepetitionKey};

use super::aim::Aim;
use super::match_table::MatchTable;
use super::memory::RoundMemory;
use super::share::{Share, State, left};
use super::solver::RoundSolver;
use crate::exact::ExactMoves;
use crate::judging::depends_on_past;
use crate::limits::Limits;
use crate::worth::{Certainty, Worth};

/// Exact knowledge may take this many times the nodes of a search.
const PATIENCE: u64 = 5;

/// Returns the proved worth of each move: in the last round the lead at its end, or who wins where the lead
/// depends on how often a position is repeated; in earlier rounds the result of the match, and the lead that
/// the player can make sure of in the round. `None` if the last round depends on repetitions, or if it takes
/// more than five times the node limit.
pub(crate) fn judged(
    rules: Pallankuzhi,
    state: &State,
    past: &[RepetitionKey],
    limits: &Limits,
) -> Option<ExactMoves> {
    let table = MatchTable::built_in(rules)?;
    let aim = Aim::new(rules, state, &table);
    let limits = Limits { nodes: limits.nodes.saturating_mul(PATIENCE), ..limits.clone() };
    let tables = limits.scratch.take::<RoundMemory>().unwrap_or_default();
    let mut solver = RoundSolver::with_memory(rules, tables).limited(limits.nodes, &limits.stop);
    let depends = |after: &State| depends_on_past(&rules, state, after, past);
    let moves = if solver.after_each_move(state).iter().any(|(_, after)| depends(after)) {
        None
    } else {
        solver.judged(state, &aim)
    };
    let nodes = solver.nodes();
    limits.scratch.put(solver.into_memory());
    Some(ExactMoves { moves: moves?, nodes })
}

/// Returns the exact lead with which the round ends after each legal move, stores included. `None` if some
/// value depends on how often a position is repeated, or if it takes more than the limits allow.
///
/// The history is ignored: it holds where no position has occurred twice since the last capture.
pub(crate) fn leads(rules: Pallankuzhi, state: &State, limits: &Limits) -> Option<ExactMoves> {
    let tables = limits.scratch.take::<RoundMemory>().unwrap_or_default();
    let mut solver = RoundSolver::with_memory(rules, tables).limited(limits.nodes, &limits.stop);
    let shares = solver.shares(state);
    let nodes = solver.nodes();
    limits.scratch.put(solver.into_memory());
    let (lead, left) = (state.as_ref().lead(), i32::from(left(state)));
    let of_move = |(mv, share): (_, Share)| Some((mv, lead + 2 * i32::from(share.exact()?) - left));
    let leads = shares?.into_iter().map(of_move).collect::<Option<_>>()?;
    Some(ExactMoves::of_leads(leads, nodes))
}

impl RoundSolver<'_> {
    fn judged(&mut self, state: &State, aim: &Aim<'_>) -> Option<Vec<(kuzhi_engine::Move, Worth)>> {
        let (lead, seeds) = (state.as_ref().lead(), i32::from(left(state)));
        let mut judged = Vec::new();
        for ((mv, share), (_, after)) in self.shares(state)?.into_iter().zip(self.after_each_move(state)) {
            let [least, most] = [share.least, share.most].map(|share| lead + 2 * i32::from(share) - seeds);
            let worth = if aim.is_last() {
                in_last_round(least, most)?
            } else {
                Worth { lead: least, certainty: self.match_result(state, &after, aim)? }
            };
            judged.push((mv, worth));
        }
        Some(judged)
    }

    /// Returns what a move certainly brings the player who made it in the match. `None` if a limit was
    /// reached.
    fn match_result(&mut self, before: &State, after: &State, aim: &Aim<'_>) -> Option<Certainty> {
        let side = before.as_ref().turn();
        let draw = if aim.is_endless() { Certainty::Unforced } else { Certainty::Match(Ordering::Equal) };
        if after.as_ref().is_over() {
            let sign = aim.after(side, after.as_ref().board().store(side)).sign();
            return Some(match sign {
                Some(0) => draw,
                Some(sign) => Certainty::Match(sign.cmp(&0)),
                None => Certainty::Unforced,
            });
        }
        for (asker, result) in [(side, Ordering::Greater), (side.other(), Ordering::Less)] {
            let wins = aim.wanted_numbers(after, asker, |outlook| outlook.least > 0);
            if self.can_force(after, &[], asker, wins)? {
                return Some(Certainty::Match(result));
            }
        }
        for asker in [side, side.other()] {
            let holds = aim.wanted_numbers(after, asker, |outlook| outlook.least >= 0);
            if !self.can_force(after, &[], asker, holds)? {
                return Some(Certainty::Unforced);
            }
        }
        Some(draw)
    }
}

/// Returns what a move is worth in the last round, by the leads that the players can force.
fn in_last_round(least: i32, most: i32) -> Option<Worth> {
    if least == most {
        return Some(Worth { lead: least, certainty: Certainty::Exact });
    }
    let nearest = if least > 0 { least } else { most };
    (least > 0 || most < 0).then_some(Worth { lead: nearest, certainty: Certainty::Winner })
}
