//! How a finished game ended.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Side;

/// Why the rules ended a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// A row was empty after a move.
    RowEmpty,
    /// The player to move had nothing to lift.
    NoMove,
    /// A player has more than half of the seeds.
    Majority,
    /// The opponent has no seeds, and no move can give them any.
    CannotFeed,
    /// The same position occurred too often: for the third time, in Oware for the second.
    Repetition,
    /// Both players agreed to end a game that makes no progress.
    Agreed,
    /// Too many moves put no seed into a store, in a match whose players cannot agree (RULES G6).
    NoProgress,
    /// A player could not fill one pit for the next round.
    CannotFill,
    /// A player had no seeds left for the next round.
    CannotSow,
    /// The agreed number of rounds was played.
    RoundLimit,
}

impl Reason {
    /// Whether the match around a game ended it, and not a move: [`Match::split`](crate::Match::split).
    pub const fn is_split(self) -> bool {
        matches!(self, Reason::Agreed | Reason::NoProgress)
    }

    /// In the order of declaration.
    pub const ALL: [Reason; 10] = [
        Reason::RowEmpty,
        Reason::NoMove,
        Reason::Majority,
        Reason::CannotFeed,
        Reason::Repetition,
        Reason::Agreed,
        Reason::NoProgress,
        Reason::CannotFill,
        Reason::CannotSow,
        Reason::RoundLimit,
    ];

    /// Returns the name used in notation and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::RowEmpty => "row-empty",
            Reason::NoMove => "no-move",
            Reason::Majority => "majority",
            Reason::CannotFeed => "cannot-feed",
            Reason::Repetition => "repetition",
            Reason::Agreed => "agreed",
            Reason::NoProgress => "no-progress",
            Reason::CannotFill => "cannot-fill",
            Reason::CannotSow => "cannot-sow",
            Reason::RoundLimit => "round-limit",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a word that is not a reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a reason for the end of a game")]
pub struct ParseReasonError(String);

impl FromStr for Reason {
    type Err = ParseReasonError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Reason::ALL
            .into_iter()
            .find(|reason| reason.name() == text)
            .ok_or_else(|| ParseReasonError(text.chars().take(40).collect()))
    }
}

/// The result of a finished game: who won, why it ended, and the score.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The side with more seeds, or `None` for a draw.
    pub winner: Option<Side>,
    /// Why the game ended.
    pub reason: Reason,
    /// The seeds of South and North.
    pub score: [u8; 2],
}

impl Outcome {
    /// Creates the outcome for a final score: the player with more seeds wins.
    pub const fn by_score(score: [u8; 2], reason: Reason) -> Outcome {
        let [south, north] = score;
        let winner = if south > north {
            Some(Side::South)
        } else if north > south {
            Some(Side::North)
        } else {
            None
        };
        Outcome { winner, reason, score }
    }
}
