//! The options of the `play` command.

use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::matches::{Opponent, SideChoice};
use kuzhi_engine::Game;

/// The options of a new match. Those left out have this place's defaults.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayOptions {
    /// A person, anyone, or the bot.
    pub opponent: Opponent,
    /// `None` for this place's default.
    pub game: Option<Game>,
    /// The game's options, as typed.
    pub written: String,
    /// The number of rounds, 0 for as many as it takes.
    pub length: Option<i64>,
    /// Whether the result counts.
    pub rated: Option<bool>,
    /// Whether the first moves are drawn among openings that leave the game even.
    pub balanced: bool,
    /// The challenger's side. `None` if they leave it open.
    pub side: Option<SideChoice>,
    /// The number of sets in a best-of series.
    pub sets: Option<u8>,
    /// The clock, or none, if the user said.
    pub clock: ClockChoice,
    /// What a clock of days stands for.
    pub time_off: TimeOff,
}

/// The clock that a user wants.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ClockChoice {
    /// This place's default.
    Usual,
    /// The given one, or none.
    Chosen(Option<TimeControl>),
}
