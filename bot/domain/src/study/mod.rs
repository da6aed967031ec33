//! Study: hints, reviews, variations, puzzles and written games.

mod daily;
mod decisive;
mod hint;
mod kept_review;
mod note;
mod past_game;
mod reviewed;
mod solver;
mod solving;
mod variation;
mod without_help;
mod written_game;
mod written_options;

pub use daily::Day;
pub use decisive::{Decisive, decisive, telling_ply};
pub use hint::{Hint, Question, may_have_hint};
pub use kept_review::KeptReview;
pub use note::{KeptLine, LONGEST_LINE_NAME, LONGEST_NOTE, Note};
pub use past_game::{PastGame, Player};
pub use reviewed::{Reviewed, Turned, may_review};
pub use solver::{Daily, DailyEnd, OwnPuzzle, PuzzleKind, PuzzleTry, Solver, Streak};
pub use solving::{Attempt, Solving};
pub use variation::{ParseVariationError, Variation, analysed, may_evaluate};
pub use without_help::{helped_by, is_played_without_help};
pub use written_game::{LONGEST_GAME, WrittenGame, read_game, read_position};
pub use written_options::WrittenOptions;
