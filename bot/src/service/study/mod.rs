//! What people study with: reviews in progress, puzzles solved, and games that they have written down.

pub(super) mod reviews;
pub(super) mod solvers;
pub(super) mod written_games;
