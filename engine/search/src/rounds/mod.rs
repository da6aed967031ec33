//! The round solver: what one round of Pallankuzhi or Pallam Khuzi is worth, exactly. `ROUNDS.md` beside
//! this crate describes the method and has figures.

mod aim;
mod balanced;
mod balanced_list;
mod bounds;
mod built_in;
mod claims;
mod judged;
mod key;
mod known_start;
mod match_solver;
mod match_table;
mod notebook;
mod outlook;
mod playing;
mod proof;
mod proving;
mod share;
mod solver;
mod starts;
mod tables;
mod wanted;

#[cfg(test)]
mod match_tests;
#[cfg(test)]
mod tests;

pub use balanced::find_balanced_openings;
pub use balanced_list::balanced_openings;
pub use known_start::KnownStart;
pub use match_solver::{MatchResult, MatchSolution, MatchSolver};
pub use proof::{Forced, MatchProof, ProvedPosition, RoundStrategy, StartClaim};
pub use share::Share;
pub use solver::RoundSolver;

pub(crate) use judged::judged;
pub(crate) use match_solver::has_known_rounds;
pub(crate) use playing::best;

use kuzhi_engine::Pallankuzhi;

use crate::exact_moves::ExactMoves;
use crate::limits::Limits;
use share::State;
use tables::Tables;

/// Returns the exact lead with which the round ends after each legal move, stores included. `None` if some
/// value depends on how often a position is repeated, or if it takes more than the limits allow.
///
/// The history is ignored: it holds where no position has occurred twice since the last capture.
pub(crate) fn leads(rules: Pallankuzhi, state: &State, limits: &Limits) -> Option<ExactMoves> {
    let tables = limits.scratch.take::<Tables>().unwrap_or_default();
    let mut solver = RoundSolver::with_tables(rules, tables).limited(limits.nodes, &limits.stop);
    let shares = solver.shares(state);
    let nodes = solver.nodes();
    limits.scratch.put(solver.into_tables());
    let (lead, left) = (state.as_ref().lead(), i32::from(share::left(state)));
    let of_move = |(mv, share): (_, Share)| Some((mv, lead + 2 * i32::from(share.exact()?) - left));
    let leads = shares?.into_iter().map(of_move).collect::<Option<_>>()?;
    Some(ExactMoves::of_leads(leads, nodes))
}
