//! How a rated result becomes a standing, and a standing a line on a leaderboard.
//!
//! A rated match that is over has a result on the leaderboards of its place (`matches/result.rs`). Whoever
//! adds it to one fetches the standings of its two players (`standing.rs`), how often they have met of late
//! (`encounters.rs`) and the results that ended after it. Together they are a rated result
//! (`rated_result.rs`), which Glicko-2 turns into the next two standings (`glicko.rs`). What `add_result`
//! returns, and `remove_result` when a result is undone or void, is all that changes, later results rated
//! again included (`rerate`); a store writes it in the commit of the match. From the first result on, the
//! same is computed in `ranking.rs`: for audits, and when the rules have changed. A standing has a line on
//! each leaderboard of its time (`leaderboard.rs`), below the others if it has too few opponents for a place.
//! Its place is one more than the number of lines above it, which the store counts. The ratings that a match
//! shows are read from standings and results (`match_ratings.rs`).

pub(crate) mod add_result;
mod encounters;
mod glicko;
mod leaderboard;
mod match_ratings;
mod ranking;
mod rated_result;
mod standing;

pub use self::add_result::{LeaderboardChange, add_result, remove_result};
pub use encounters::{Encounters, pair};
pub use glicko::Rating;
pub use leaderboard::{By, Chart, FromLine, Leaderboard, LeaderboardResults, LineKey, Rank, Span, Tally};
pub use match_ratings::{Ratings, ShownRatings};
pub use ranking::Ranking;
pub use rated_result::{RatedResult, RatingChange};
pub use standing::{Standing, best_first, rate};
