//! Ratings: what a rated result does to a standing, and the order of a leaderboard.

mod chart;
mod encounters;
mod glicko;
mod ratings;
mod standing;

pub use chart::{By, Chart, FromLine, LineKey, Rank, Span, Tally};
pub use encounters::Encounters;
pub use glicko::Rating;
pub use ratings::{RatingChange, Ratings, ShownRatings};
pub use standing::{MOVES_TO_COUNT, MatchResult, Scope, Standing, rate};
