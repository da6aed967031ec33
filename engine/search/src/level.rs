//! The playing strengths of the bot.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A playing strength, from 1 (for a first game) upwards.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The highest level.
    pub const MAX: u8 = 8;

    /// The strongest level: the full engine.
    pub const HIGHEST: Level = Level(Self::MAX);

    /// The weakest level.
    pub const LOWEST: Level = Level(1);

    /// Iterates over every level, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + ExactSizeIterator + Clone {
        (1..=Self::MAX).map(Level)
    }

    /// Creates a level, or returns `None` if it is not between 1 and [`Level::MAX`].
    pub const fn new(level: u8) -> Option<Level> {
        if 1 <= level && level <= Self::MAX { Some(Level(level)) } else { None }
    }

    /// Returns the number of the level.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Returns the next stronger level, unless this is the highest.
    pub const fn above(self) -> Option<Level> {
        Level::new(self.0 + 1)
    }

    /// Returns the next weaker level, unless this is the lowest.
    pub const fn below(self) -> Option<Level> {
        Level::new(self.0 - 1)
    }
}

/// The weakest level: whoever names none may be playing a first game.
impl Default for Level {
    fn default() -> Self {
        Level::LOWEST
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

/// The error for a number that is not a level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a level: the levels are 1 to {max}", max = Level::MAX)]
pub struct ParseLevelError(String);

impl TryFrom<u8> for Level {
    type Error = ParseLevelError;

    fn try_from(level: u8) -> Result<Self, Self::Error> {
        Level::new(level).ok_or_else(|| ParseLevelError(level.to_string()))
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().ok().and_then(Level::new).ok_or_else(|| ParseLevelError(text.to_owned()))
    }
}
