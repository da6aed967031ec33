//! The round solver: what one round of Pallankuzhi or Pallam Khuzi is worth, exactly. `ROUNDS.md` beside
//! this crate describes the method and has figures.

mod bounds;
mod key;
mod proving;
mod share;
mod solver;

#[cfg(test)]
mod tests;

pub use share::Share;
pub use solver::RoundSolver;

use kuzhi_engine::Pallankuzhi;

use crate::exact_moves::ExactMoves;
use crate::limits::Limits;
use bounds::BoundsTable;
use share::State;

/// Returns the exact lead with which the round ends after each legal move, stores included. `None` if some
/// value depends on how often a position is repeated, or if it takes more than the limits allow.
///
/// The history is ignored: it holds where no position has occurred twice since the last capture.
pub(crate) fn leads(rules: Pallankuzhi, state: &State, limits: &Limits) -> Option<ExactMoves> {
    let bounds = limits.scratch.take::<BoundsTable>().unwrap_or_default();
    let mut solver = RoundSolver::with_bounds(rules, bounds).limited(limits.nodes, &limits.stop);
    let shares = solver.shares(state);
    let nodes = solver.nodes();
    limits.scratch.put(solver.into_bounds());
    let (lead, left) = (state.as_ref().lead(), i32::from(share::left(state)));
    let of_move = |(mv, share): (_, Share)| Some((mv, lead + 2 * i32::from(share.exact()?) - left));
    let leads = shares?.into_iter().map(of_move).collect::<Option<_>>()?;
    Some(ExactMoves { leads, nodes })
}
