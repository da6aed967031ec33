//! Positions, in a form shared by all games.

use crate::{Board, Direction, Marks, Outcome, Pit, PitSet, Reason, Ring, Side};

/// What the player to move has to do.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Lift a pit.
    Play,
    /// Arrange a short row.
    Arrange,
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// Returns the name used in notation and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Play => "play",
            Phase::Arrange => "arrange",
            Phase::Over => "over",
        }
    }
}

/// The features that a game has besides seeds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Features {
    /// Rounds, and pits that can be out of play in a round.
    pub excluded: bool,
    /// Pits that have become castles.
    pub castles: bool,
    /// Marks, a choice of direction, and rows to arrange.
    pub marks: bool,
}

impl Features {
    /// No feature besides seeds.
    pub const SEEDS: Features = Features { excluded: false, castles: false, marks: false };
}

/// A complete position: every count, whose turn it is, and how the game ended.
///
/// The rules of each game play on a state type of their own and convert it to this. A position need not be
/// reachable: [`crate::Match::from_position`] checks whether the game allows it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The shape of the board.
    pub ring: Ring,
    /// The seeds in pits and stores.
    pub board: Board,
    /// The player to move, or `None` when the game is over.
    pub turn: Option<Side>,
    /// What the player to move has to do.
    pub phase: Phase,
    /// The round, counted from 1.
    pub round: u16,
    /// The player who makes the first move of the round.
    pub opener: Side,
    /// The outcome, if the game is over.
    pub outcome: Option<Outcome>,
    /// The pits that are out of play in this round.
    pub excluded: PitSet,
    /// South's castle and North's.
    pub castles: [Option<Pit>; 2],
    /// The pits that are marked in this round.
    pub marks: Marks,
    /// The direction of sowing, if the game has a choice and it has been made.
    pub direction: Option<Direction>,
    /// The size of a capture by South and by North, in games where it is a fixed number of seeds.
    pub eats: [u8; 2],
    /// Whether South and North have yet to make their first turn of the round, from an end pit.
    pub to_open: [bool; 2],
}

/// The number of seeds in a capture in Kotu Baendum, unless the player arranged their row.
pub(crate) const USUAL_EATS: u8 = 4;

/// Why a game cannot reach a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ImpossiblePosition {
    /// The board has a different shape.
    #[error("the board has rows of {row}, and the game has rows of {expected}")]
    Ring {
        /// The row length of the position.
        row: u8,
        /// The row length of the game.
        expected: u8,
    },
    /// The number of seeds is wrong.
    #[error("there are {seeds} seeds, and the game has {expected}")]
    Total {
        /// The number of seeds in the position.
        seeds: u32,
        /// The number of seeds in the game.
        expected: u32,
    },
    /// The position shows a feature that the game does not have.
    #[error("this game has no {0}")]
    Foreign(&'static str),
    /// The game never ends for this reason, or not with this board and score.
    #[error("the game does not end here by {0}")]
    Ending(Reason),
    /// The rules would already have ended the game or the round.
    #[error("the game would already be over here: {0}")]
    Ended(&'static str),
    /// The parts of the position contradict each other.
    #[error("{0}")]
    Inconsistent(&'static str),
}

impl Position {
    /// Creates a position with seeds only. South is to move.
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

    /// Checks what holds in every position of a game with this shape, number of seeds, features and
    /// endings. The game's own rules check the rest.
    pub(crate) fn check_for(
        &self,
        ring: Ring,
        seeds: u32,
        features: Features,
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
        self.check_features(features)?;
        match (self.phase, self.turn, self.outcome) {
            (Phase::Play | Phase::Arrange, Some(_), None) => Ok(()),
            (Phase::Over, None, Some(outcome)) => self.check_ending(outcome, reasons),
            _ => Err(ImpossiblePosition::Inconsistent("either a side is to move or the game is over")),
        }
    }

    fn check_features(&self, features: Features) -> Result<(), ImpossiblePosition> {
        let bare = Position::bare(self.ring, self.board);
        let foreign = |what| Err(ImpossiblePosition::Foreign(what));
        if self.round == 0 {
            return Err(ImpossiblePosition::Inconsistent("rounds are counted from 1"));
        }
        if !features.excluded && (self.round, self.opener) != (bare.round, bare.opener) {
            return foreign("rounds");
        }
        if !features.excluded && !self.excluded.is_empty() {
            return foreign("pits out of play");
        }
        if !features.castles && self.castles != bare.castles {
            return foreign("castles");
        }
        if !features.marks && (self.marks, self.direction) != (bare.marks, bare.direction) {
            return foreign("marks and no way to choose");
        }
        let plain = (self.eats, self.to_open) == (bare.eats, bare.to_open) && self.phase != Phase::Arrange;
        if !features.marks && !plain {
            return foreign("rows to arrange and no first turns");
        }
        Ok(())
    }

    fn check_ending(&self, outcome: Outcome, reasons: &[Reason]) -> Result<(), ImpossiblePosition> {
        let stores = self.board.stores();
        let cleared = self.ring.pits().all(|pit| self.board[pit] == 0);
        let majority = stores.iter().any(|&store| u32::from(store) * 2 > self.board.total());
        let fits = if outcome.reason == Reason::Majority { majority } else { cleared };
        let is_known = outcome.reason.is_split() || reasons.contains(&outcome.reason);
        if fits && is_known && outcome == Outcome::by_score(stores, outcome.reason) {
            Ok(())
        } else {
            Err(ImpossiblePosition::Ending(outcome.reason))
        }
    }
}
