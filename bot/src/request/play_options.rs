//! What somebody says of a match that they want to begin.

use kuzhi_engine::Game;

use crate::domain::{Opponent, SideChoice, TimeControl};

/// The options of a new match. What is left open is as usual in the place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayOptions {
    /// Against whom.
    pub opponent: Opponent,
    /// Which game.
    pub game: Option<Game>,
    /// The game's options, as they were typed.
    pub written: String,
    /// How many rounds, 0 for as many as it takes.
    pub length: Option<i64>,
    /// Whether the result is to count.
    pub rated: Option<bool>,
    /// The challenger's side.
    pub side: SideChoice,
    /// The best of how many sets.
    pub sets: Option<u8>,
    /// Which clock, if it was said: one, or none.
    pub clock: ClockChoice,
}

/// Which clock somebody wants.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ClockChoice {
    /// That which is usual in the place.
    Usual,
    /// This one, or none.
    Chosen(Option<TimeControl>),
}
