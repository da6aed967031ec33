//! Exact rules and search for the two-row mancala games of India, Sri Lanka, Palestine and Turkey.
//!
//! The rules tell, the others listen: a move reports [`Event`]s in order, and whoever draws,
//! counts or explains a move needs nothing else. The engine does no I/O, knows no time, and gives
//! the same answer to the same question everywhere. `RULES.md` beside this crate has the rules.
//!
//! # Examples
//!
//! ```
//! use kuzhi_engine::{Game, Limits};
//!
//! let mut game = Game::by_id("mangala").expect("Mangala is among the games").start();
//! while let Some(choice) = game.think(&Limits::nodes(1_000)) {
//!     game.play(choice.best, &mut |_| ())?;
//! }
//! let outcome = game.outcome().expect("the game is over when there is nothing to choose");
//! assert_eq!(outcome.score.iter().map(|&seeds| u32::from(seeds)).sum::<u32>(), 48);
//! # Ok::<(), kuzhi_engine::Illegal>(())
//! ```

// The material.
mod board;
mod draws;
mod marks;
mod pit;
mod ring;
mod side;
// What happens on it.
mod diagram;
mod event;
mod illegal;
mod moves;
mod outcome;
mod position;
mod position_text;
mod redraw;
mod relay;
mod rounds;
mod sowing;
// The games.
mod games;
mod options;
mod rules;
// A game in play.
mod endgames;
mod knowledge;
mod match_record;
mod match_record_text;
mod matches;
mod perft;
mod quick;
mod search;
mod solve;
mod standing;
mod state_record;
mod table;
mod weights;
// The program.
pub mod cli;

pub use board::Board;
pub use event::{Event, Hole};
pub use games::{
    AfterCapture, AlManqala, Capture, End, Fours, Game, GameError, KotuBaendum, Mangala, MangalaCastle,
    PallamKhuzi, Pallankuzhi, SeedsAPit, UnknownGame,
};
pub use illegal::{BadArrangement, Illegal};
pub use knowledge::{GameTable, Knowledge, NoTables, ReadTableError};
pub use marks::{Mark, Marks, ParseMarkError};
pub use match_record::{Date, MatchRecord, MatchResult, UnplayableRecord};
pub use match_record_text::ParseRecordError;
pub use matches::{IllegalAt, Match};
pub use moves::{Arrangement, Move, ParseMoveError};
pub use options::{OptionError, OptionSpec, Values};
pub use outcome::{Outcome, ParseReasonError, Reason};
pub use pit::{Pit, PitNumber, PitSet};
pub use position::{ImpossiblePosition, Phase, Position};
pub use position_text::ParsePositionError;
pub use redraw::{Misfit, Redraw};
pub use ring::{Direction, Ring};
pub use rounds::RoundLimit;
pub use search::{Choice, Level, Limits, ParseLevelError, Playouts, Rating, Scratch, WIN};
pub use side::{ParseSideError, Side};
pub use state_record::StateRecord;
