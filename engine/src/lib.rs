//! Exact rules of two-row mancala games: of India, Sri Lanka, Palestine, Türkiye, Kazakhstan and West Africa,
//! and Kalah.
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
// Moves, events and positions.
mod event;
mod illegal;
mod layout;
mod moves;
mod notation;
mod outcome;
mod play;
// The rules of each game, and their options.
mod games;
mod options;
mod origin;
mod rules;
mod state;
// A game in progress, and its records.

pub use crate::layout::board::Board;
pub use crate::layout::marks::{Mark, Marks, ParseMarkError};
pub use crate::layout::pit::{Pit, PitNumber, PitSet};
pub use crate::layout::position::{ImpossiblePosition, Phase, Position};
pub use crate::layout::ring::{Direction, Ring};
pub use crate::layout::side::{ParseSideError, Side};
pub use crate::notation::match_record::{Date, MatchRecord, RecordedResult, UnplayableRecord};
pub use crate::notation::match_record_text::ParseRecordError;
pub use crate::notation::pit_pair::{
    ParsePitPairError, PitPair, PitPairError, SaidResult, without_move_number,
};
pub use crate::notation::position_text::ParsePositionError;
pub use crate::notation::state_record::StateRecord;
pub use crate::play::event_replay::{EventMismatch, EventReplay};
pub use crate::play::matches::{IllegalAt, Match};
pub use crate::play::move_facts::{Captured, Ended, MoveFacts};
pub use crate::play::rounds::RoundLimit;
pub use event::{Event, Hole};
pub use games::{
    AfterCapture, AlManqala, Bestemshe, Capture, CaptureInto, End, Fours, Game, GameError, Kalah, KalahSeeds,
    KotuBaendum, Mangala, MangalaCastle, Oware, PallamKhuzi, Pallankuzhi, PitsARow, SeedsAPit, ToguzKumalak,
    UnknownGame,
};
pub use illegal::{BadArrangement, Illegal};
pub use moves::{Arrangement, Move, ParseMoveError};
pub use options::{OptionError, OptionSpec, OptionValue, Options, Values};
pub use origin::Origin;
pub use outcome::{Outcome, ParseReasonError, Reason};

// For code that is compiled for each game's rules, such as a search.
pub use crate::layout::position::Features;
pub use crate::notation::move_list::{MOST_LIFTS, MoveList};
pub use crate::play::playing::Playing;
pub use crate::play::repetition::{RepetitionHistory, RepetitionKey, is_final};
pub use games::AnyPlaying;
pub use rules::Rules;
pub use state::Core;
