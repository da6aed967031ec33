//! Choosing moves in the mancala games of `kuzhi-engine`: what a bot asks while it plays.
//!
//! A search has a budget of nodes, not of time, so that it gives the same move everywhere. Levels are such budgets, and
//! the lower ones err. What need not be searched is looked up: endgame tables, and what is solved of Mangala.
//!
//! # Examples
//!
//! ```
//! use kuzhi_engine::Game;
//! use kuzhi_search::{Limits, Think as _};
//!
//! let mut game = Game::by_id("mangala").expect("Mangala is among the games").start();
//! while let Some(choice) = game.think(&Limits::nodes(1_000)) {
//!     game.play(choice.best, &mut |_| ())?;
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), kuzhi_engine::Illegal>(())
//! ```

// What a position is worth.
mod value;
mod weights;
mod worth;
// What need not be searched.
mod endgames;
mod knowledge;
pub mod solve;
// How far a search goes.
mod budget;
mod choice;
mod level;
mod limits;
mod root_move;
mod scratch;
// What the games answer.
mod games;
mod level_limits;
mod ratings;
mod searchable;
// The search.
mod deepening;
mod draws;
mod judging;
mod parallel;
mod path;
mod searcher;
mod thinking;
mod transpositions;
mod window;
// After the game.
mod puzzles;
mod review;

pub use choice::Choice;
pub use draws::{Draws, mix};
pub use games::weights;
pub use judging::{JudgedMove, Judgement};
pub use knowledge::{GameTable, Knowledge, NoTables};
pub use level::{Level, ParseLevelError};
pub use limits::Limits;
pub use puzzles::{BadPuzzle, Goal, Grade, Puzzle, PuzzleId, Unsound};
pub use ratings::Rating;
pub use review::{Missed, Review, ReviewedMove, Verdict, Why, accuracy, costliest};
pub use scratch::Scratch;
pub use thinking::Think;
pub use value::{SEED, WIN, final_value};
pub use weights::{WEIGHED_SEED, Weights};
pub use worth::{Certainty, Worth};
