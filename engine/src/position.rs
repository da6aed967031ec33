//! What lies on the table, in a form that every game shares.

use std::fmt;

use crate::{Board, Outcome, Ring, Side};

/// What the player to move is asked for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Lift a pit.
    Play,
    /// Lay out a short row.
    Arrange,
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// The name in notation and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Play => "play",
            Phase::Arrange => "arrange",
            Phase::Over => "over",
        }
    }
}

/// A position as people see it: every count, whose turn it is, and how it ended.
///
/// The rules of each game play on a state of their own; this is what they show of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The shape of the board.
    pub ring: Ring,
    /// The seeds.
    pub board: Board,
    /// Who moves, unless the game is over.
    pub turn: Option<Side>,
    /// What he is asked for.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// One readable line: South's row, North's row (each from its owner's left), the stores, the turn.
///
/// ```
/// let game = kuzhi_engine::Game::default();
/// assert_eq!(game.start().position().to_string(), "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south");
/// ```
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::ALL {
            let row: Vec<String> = self.ring.row(side).map(|pit| self.board[pit].to_string()).collect();
            let separator = if side == Side::South { "/" } else { " " };
            write!(f, "{}{separator}", row.join("."))?;
        }
        let [south, north] = self.board.stores();
        write!(f, "{south}:{north} ")?;
        match (self.turn, self.outcome) {
            (Some(side), _) => side.fmt(f),
            (None, Some(outcome)) => outcome.reason.fmt(f),
            (None, None) => f.write_str(self.phase.name()),
        }
    }
}
