//! The state of a game of Kotu Baendum, and the pits that can be lifted.

use crate::play::rounds::Round;
use crate::{Core, Direction, Illegal, Marks, Pit, PitNumber, PitSet, Ring};

pub(super) const RING: Ring = Ring::SEVEN;
pub(super) const SEEDS_A_PIT: u8 = 4;

/// The common state, the round, and the round's special pits and phases.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) core: Core,
    pub(super) round: Round,
    pub(super) excluded: PitSet,
    pub(super) marks: Marks,
    /// The direction of sowing. `None` until the first move chooses it.
    pub(super) direction: Option<Direction>,
    /// The number of seeds in a capture by each player (rule 9).
    pub(super) eats: [u8; 2],
    /// The players who have yet to make their first turn of the round (rule 2).
    pub(super) to_open: [bool; 2],
    pub(super) arranging: bool,
}

impl State {
    /// Returns the pits that are out of play in this round.
    #[inline]
    pub const fn excluded(&self) -> PitSet {
        self.excluded
    }

    /// Returns the pits that are marked in this round.
    #[inline]
    pub const fn marks(&self) -> Marks {
        self.marks
    }

    /// Returns whether the player to move must arrange their row.
    #[inline]
    pub const fn is_arranging(&self) -> bool {
        self.arranging
    }

    /// Returns the direction of sowing, or counter-clockwise if it is not chosen yet. Before that choice
    /// the board is symmetric, so the default changes nothing.
    #[inline]
    pub fn direction(&self) -> Direction {
        self.direction.unwrap_or(Direction::CounterClockwise)
    }

    /// Returns the next pit in play.
    pub(super) fn next(&self, mut pit: Pit) -> Pit {
        loop {
            pit = RING.step(pit, self.direction());
            if !self.excluded.contains(pit) {
                return pit;
            }
        }
    }

    pub(super) fn is_marked(&self, pit: Pit) -> bool {
        self.marks.pits().contains(pit)
    }

    /// Returns whether a turn can start here, apart from the rules for single seeds and first turns. Pits
    /// out of play are empty.
    pub(super) fn can_lift(&self, pit: Pit) -> bool {
        self.core.board[pit] > 0 && !self.is_marked(pit)
    }

    /// Returns the front pit: the pit in play that is furthest along the direction of sowing (RULES K3).
    fn front(&self) -> Option<Pit> {
        let mut row = RING.row(self.core.turn).filter(|&pit| !self.excluded.contains(pit));
        match self.direction() {
            Direction::CounterClockwise => row.next_back(),
            Direction::Clockwise => row.next(),
        }
    }

    /// Checks whether a pit can be lifted, apart from the rule for first turns (rule 3).
    pub(super) fn check_pit(&self, number: PitNumber, pit: Pit) -> Result<(), Illegal> {
        if self.excluded.contains(pit) {
            return Err(Illegal::Excluded(number));
        }
        if let Some(mark) = self.marks.mark(pit) {
            return Err(Illegal::Marked { number, mark });
        }
        match self.core.board[pit] {
            0 => Err(Illegal::EmptyPit(number)),
            1 => self.check_single(number, pit),
            _ => Ok(()),
        }
    }

    fn check_single(&self, number: PitNumber, pit: Pit) -> Result<(), Illegal> {
        let mut pits = 0;
        for other in RING.row(self.core.turn).filter(|&other| self.can_lift(other)) {
            if self.core.board[other] > 1 {
                return Err(Illegal::SingleSeed(number));
            }
            pits += 1;
        }
        if pits > 1 && self.front() == Some(pit) { Err(Illegal::FrontSingle(number)) } else { Ok(()) }
    }

    /// Returns the pits that the player to move can lift.
    pub(super) fn movable(&self) -> PitSet {
        let (mut singles, mut others) = (PitSet::EMPTY, PitSet::EMPTY);
        for pit in RING.row(self.core.turn).filter(|&pit| self.can_lift(pit)) {
            if self.core.board[pit] > 1 { others.insert(pit) } else { singles.insert(pit) }
        }
        // Rule 3, as in `check_pit`, but for the whole row.
        let pits = match self.front() {
            _ if !others.is_empty() => others,
            Some(front) if singles.len() > 1 => singles.without(front),
            _ => singles,
        };
        if !self.to_open[self.core.turn.index()] {
            return pits;
        }
        // Rule 2, and RULES K2 when no end pit can be lifted.
        let ends: PitSet =
            RING.row(self.core.turn).filter(|&pit| is_end(pit) && pits.contains(pit)).collect();
        if ends.is_empty() { pits } else { ends }
    }
}

impl AsRef<Core> for State {
    fn as_ref(&self) -> &Core {
        &self.core
    }
}

/// Returns whether a pit is the first or last of its row.
pub(super) fn is_end(pit: Pit) -> bool {
    let number = RING.number(pit).get();
    number == 1 || number == RING.row_len()
}
