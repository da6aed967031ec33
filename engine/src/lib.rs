//! Exact rules of the two-row mancala games of India, Sri Lanka, Palestine and Turkey.
//!
//! A move reports what happens as a sequence of [`Event`]s. Code that draws, counts or explains a move
//! needs nothing else. The engine does no I/O, reads no clock, and is deterministic: the same call gives
//! the same answer on every machine. `RULES.md` beside this crate has the rules.
//!
//! # Examples
//!
//! ```
//! use kuzhi_engine::Game;
//!
//! let mut game = Game::by_id("mangala").expect("Mangala is among the games").start();
//! while let Some(&first) = game.legal().first() {
//!     game.play(first, &mut |_| ())?;
//! }
//! let outcome = game.outcome().expect("the game is over when there is nothing to choose");
//! assert_eq!(outcome.score.iter().map(|&seeds| u32::from(seeds)).sum::<u32>(), 48);
//! # Ok::<(), kuzhi_engine::Illegal>(())
//! ```

// Board and pits.
mod board;
mod marks;
mod pit;
mod ring;
mod side;
// Moves, events and positions.
mod diagram;
mod event;
mod event_replay;
mod illegal;
mod moves;
mod outcome;
mod position;
mod position_text;
mod relay;
mod rounds;
mod sowing;
// The rules of each game, and their options.
mod games;
mod options;
mod rules;
mod state;
// A game in progress, and its records.
mod match_record;
mod match_record_text;
mod matches;
mod move_facts;
mod move_list;
mod perft;
mod playing;
mod repetition;
mod state_record;

pub use board::Board;
pub use event::{Event, Hole};
pub use event_replay::{EventMismatch, EventReplay};
pub use games::{
    AfterCapture, AlManqala, Capture, End, Fours, Game, GameError, KotuBaendum, Mangala, MangalaCastle,
    PallamKhuzi, Pallankuzhi, SeedsAPit, UnknownGame,
};
pub use illegal::{BadArrangement, Illegal};
pub use marks::{Mark, Marks, ParseMarkError};
pub use match_record::{Date, MatchRecord, MatchResult, UnplayableRecord};
pub use match_record_text::ParseRecordError;
pub use matches::{IllegalAt, Match};
pub use move_facts::{Captured, Ended, MoveFacts};
pub use moves::{Arrangement, Move, ParseMoveError};
pub use options::{OptionError, OptionSpec, OptionValue, Options, Values};
pub use outcome::{Outcome, ParseReasonError, Reason};
pub use pit::{Pit, PitNumber, PitSet};
pub use position::{ImpossiblePosition, Phase, Position};
pub use position_text::ParsePositionError;
pub use ring::{Direction, Ring};
pub use rounds::RoundLimit;
pub use side::{ParseSideError, Side};
pub use state_record::StateRecord;

// For code that is compiled for each game's rules, such as a search.
pub use games::AnyPlaying;
pub use move_list::{MOST_LIFTS, MoveList};
pub use playing::Playing;
pub use position::Features;
pub use repetition::{RepetitionHistory, RepetitionKey, is_final};
pub use rules::Rules;
pub use state::Core;
