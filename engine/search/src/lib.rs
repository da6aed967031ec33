//! Search and analysis for the mancala games of `kuzhi-engine`: choosing moves, reviewing games, solving
//! puzzles.
//!
//! A search budget counts nodes, not time, so a search gives the same move on every machine. The levels of
//! the bot are such budgets, and the lower levels make mistakes on purpose. Endgame tables and the solution
//! of Mangala replace searching where they apply.
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

// Values and evaluation.
mod value;
mod weights;
mod worth;
// Knowledge that replaces searching.
mod exact;
// Search limits and results.
mod budget;
mod carelessness;
mod choice;
mod level;
mod limits;
mod root_move;
mod scratch;
// What each game provides for the search.
mod games;
mod level_limits;
mod ratings;
mod searchable;
// The search.
mod deepening;
mod judging;
mod parallel;
mod path;
mod rng;
mod searcher;
mod thinking;
mod transpositions;
mod window;
// Reviews and puzzles.
mod puzzles;
mod review;

pub use carelessness::Carelessness;
pub use choice::Choice;
pub use exact::acyclic;
pub use exact::forced_win::{ForcedWin, Unforced, WinMoves};
pub use exact::kotu_match::{KotuStarts, NoStarts};
pub use exact::round_graph::{KotuSolution, KotuUnsolved};
pub use exact::rounds::{
    Forced, KnownStart, MatchProof, MatchSolution, MatchSolver, MatchValue, ProvedPosition, RoundSolver,
    RoundStrategy, Share, StartClaim, balanced_openings, find_balanced_openings,
};
pub use exact::{GameTable, Knowledge, NoTables};
pub use games::weights;
pub use judging::{JudgedMove, Judgement};
pub use level::{Level, ParseLevelError};
pub use limits::Limits;
pub use puzzles::{BadPuzzle, Goal, Grade, Puzzle, PuzzleId, Unsound};
pub use ratings::Rating;
pub use review::{Missed, Review, ReviewedMove, Verdict, Why, accuracy, costliest};
pub use rng::{Rng, mix};
pub use scratch::Scratch;
pub use thinking::Think;
pub use value::{SEED, WIN, final_value};
pub use weights::Weights;
pub use worth::{Certainty, Worth};
