//! What lies on the table, in a form that every game shares.

use crate::{Board, Direction, Marks, Outcome, Pit, PitSet, Reason, Ring, Side};

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

/// What a game has besides seeds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Shows {
    /// Rounds, and pits that are out of play in one.
    pub excluded: bool,
    /// Castles.
    pub castles: bool,
    /// Marks, a way to choose, and rows to arrange.
    pub marks: bool,
}

impl Shows {
    /// Nothing more.
    pub const SEEDS: Shows = Shows { excluded: false, castles: false, marks: false };
}

/// A position as people see it: every count, whose turn it is, and how it ended.
///
/// The rules of each game play on a state of their own; this is what they show of it. Anybody can
/// write one down: only [`crate::Match::from_position`] says whether a game can come to it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The shape of the board.
    pub ring: Ring,
    /// The seeds.
    pub board: Board,
    /// Who moves, unless the game is over.
    pub turn: Option<Side>,
    /// What they are asked for.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    /// Who made, or makes, the first move of the round.
    pub opener: Side,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// The pits that are out of play in this round.
    pub excluded: PitSet,
    /// South's castle and North's.
    pub castles: [Option<Pit>; 2],
    /// The pits that are marked in this round.
    pub marks: Marks,
    /// The way seeds go, where a game chooses it and has done so.
    pub direction: Option<Direction>,
    /// How many seeds a capture of South and of North holds, where the game has one number for it.
    pub eats: [u8; 2],
    /// Whether South and North have still to make their first turn of the round, from an end pit.
    pub to_open: [bool; 2],
}

/// What a capture holds in Kotu Baendum, unless the player arranged their row.
pub(crate) const USUAL_EATS: u8 = 4;

/// Why a position cannot come about in a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ImpossiblePosition {
    /// The board has another shape.
    #[error("the board has rows of {row}, and the game has rows of {expected}")]
    Ring {
        /// The row of the position.
        row: u8,
        /// The row of the game.
        expected: u8,
    },
    /// Seeds are missing, or there are too many.
    #[error("there are {seeds} seeds, and the game has {expected}")]
    Total {
        /// The seeds of the position.
        seeds: u32,
        /// The seeds of the game.
        expected: u32,
    },
    /// The game does not have what the position shows.
    #[error("this game has no {0}")]
    Foreign(&'static str),
    /// The game does not end for that reason, or not like this.
    #[error("this game does not end like this by {0}")]
    Ending(Reason),
    /// The rules would have ended the game or the round.
    #[error("play would not go on here: {0}")]
    Ended(&'static str),
    /// Something does not fit with the rest.
    #[error("{0}")]
    Inconsistent(&'static str),
}

impl Position {
    /// A position with nothing but seeds, South to move.
    pub const fn bare(ring: Ring, board: Board) -> Position {
        Position {
            ring,
            board,
            turn: Some(Side::South),
            phase: Phase::Play,
            round: 1,
            opener: Side::South,
            outcome: None,
            excluded: PitSet::EMPTY,
            castles: [None; 2],
            marks: Marks::NONE,
            direction: None,
            eats: [USUAL_EATS; 2],
            to_open: [false; 2],
        }
    }

    /// Finds what cannot be in any position of a game of this shape with so many seeds, whatever its rules say
    /// further.
    pub(crate) fn check_for(
        &self,
        ring: Ring,
        seeds: u32,
        shows: Shows,
        reasons: &[Reason],
    ) -> Result<(), ImpossiblePosition> {
        let (row, expected) = (self.ring.row_len(), ring.row_len());
        if row != expected {
            return Err(ImpossiblePosition::Ring { row, expected });
        }
        let (seeds, expected) = (self.board.total(), seeds);
        if seeds != expected {
            return Err(ImpossiblePosition::Total { seeds, expected });
        }
        self.check_shown(shows)?;
        match (self.phase, self.turn, self.outcome) {
            (Phase::Play | Phase::Arrange, Some(_), None) => Ok(()),
            (Phase::Over, None, Some(outcome)) => self.check_ending(outcome, reasons),
            _ => Err(ImpossiblePosition::Inconsistent("either somebody is to move or the game is over")),
        }
    }

    fn check_shown(&self, shows: Shows) -> Result<(), ImpossiblePosition> {
        let bare = Position::bare(self.ring, self.board);
        let foreign = |what| Err(ImpossiblePosition::Foreign(what));
        if self.round == 0 {
            return Err(ImpossiblePosition::Inconsistent("rounds are counted from 1"));
        }
        if !shows.excluded && (self.round, self.opener) != (bare.round, bare.opener) {
            return foreign("rounds");
        }
        if !shows.excluded && !self.excluded.is_empty() {
            return foreign("pits out of play");
        }
        if !shows.castles && self.castles != bare.castles {
            return foreign("castles");
        }
        if !shows.marks && (self.marks, self.direction) != (bare.marks, bare.direction) {
            return foreign("marks and no way to choose");
        }
        let plain = (self.eats, self.to_open) == (bare.eats, bare.to_open) && self.phase != Phase::Arrange;
        if !shows.marks && !plain {
            return foreign("rows to arrange and no first turns");
        }
        Ok(())
    }

    fn check_ending(&self, outcome: Outcome, reasons: &[Reason]) -> Result<(), ImpossiblePosition> {
        let stores = self.board.stores();
        let cleared = self.ring.pits().all(|pit| self.board[pit] == 0);
        let majority = stores.iter().any(|&store| u32::from(store) * 2 > self.board.total());
        let fits = if outcome.reason == Reason::Majority { majority } else { cleared };
        if fits && reasons.contains(&outcome.reason) && outcome == Outcome::by_score(stores, outcome.reason) {
            Ok(())
        } else {
            Err(ImpossiblePosition::Ending(outcome.reason))
        }
    }
}
