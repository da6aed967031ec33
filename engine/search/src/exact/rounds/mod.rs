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
mod memory;
mod notebook;
mod outlook;
mod playing;
mod proof;
mod proving;
mod share;
mod solver;
mod starts;
mod wanted;

#[cfg(test)]
mod match_tests;
#[cfg(test)]
mod tests;

pub use balanced::find_balanced_openings;
pub use balanced_list::balanced_openings;
pub use known_start::KnownStart;
pub use match_solver::{MatchSolution, MatchSolver, MatchValue};
pub use proof::{Forced, MatchProof, ProvedPosition, RoundStrategy, StartClaim};
pub use share::Share;
pub use solver::RoundSolver;

pub(super) use judged::{judged, leads};
pub(crate) use match_solver::has_known_rounds;
pub(super) use outlook::{Outlook, WON};
pub(super) use playing::best;
pub(super) use share::State;
