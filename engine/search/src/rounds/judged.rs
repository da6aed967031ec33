//! What each move of a match is worth: for reviews and analysis.

use std::cmp::Ordering;

use kuzhi_engine::{Pallankuzhi, RepetitionKey};

use super::aim::Aim;
use super::match_table::MatchTable;
use super::share::{State, left};
use super::solver::RoundSolver;
use super::tables::Tables;
use crate::exact_moves::ExactMoves;
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
    let aim = Aim::of(rules, state, &table);
    let limits = Limits { nodes: limits.nodes.saturating_mul(PATIENCE), ..limits.clone() };
    let tables = limits.scratch.take::<Tables>().unwrap_or_default();
    let mut solver = RoundSolver::with_tables(rules, tables).limited(limits.nodes, &limits.stop);
    let depends = |after: &State| depends_on_past(&rules, state, after, past);
    let moves = if solver.after_each_move(state).iter().any(|(_, after)| depends(after)) {
        None
    } else {
        solver.judged(state, &aim)
    };
    let nodes = solver.nodes();
    limits.scratch.put(solver.into_tables());
    Some(ExactMoves { moves: moves?, nodes })
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
            let wins = aim.wanted(after, asker, |outlook| outlook.least > 0);
            if self.can_force(after, &[], asker, wins)? {
                return Some(Certainty::Match(result));
            }
        }
        for asker in [side, side.other()] {
            let holds = aim.wanted(after, asker, |outlook| outlook.least >= 0);
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
