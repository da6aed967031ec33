//! The ring of pits: owners, neighbours and opposite pits.

use crate::{Pit, PitNumber, Side};

/// The direction of sowing.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// From a player's left to their right. Written `+`.
    CounterClockwise,
    /// From a player's right to their left. Written `-`.
    Clockwise,
}

impl Direction {
    /// Both directions, counter-clockwise first.
    pub const ALL: [Direction; 2] = [Direction::CounterClockwise, Direction::Clockwise];

    /// Returns the arrow for this direction in a player's row, drawn with South's row at the bottom.
    pub const fn arrow(self, side: Side) -> char {
        match (self, side) {
            (Direction::CounterClockwise, Side::South) | (Direction::Clockwise, Side::North) => '→',
            (Direction::Clockwise, Side::South) | (Direction::CounterClockwise, Side::North) => '←',
        }
    }

    /// Returns the sign used in notation.
    pub const fn sign(self) -> char {
        match self {
            Direction::CounterClockwise => '+',
            Direction::Clockwise => '-',
        }
    }
}

/// The shape of a board: two rows of equal length, connected as a ring of pits.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ring {
    row: u8,
}

impl Ring {
    /// Two rows of five.
    pub const FIVE: Ring = Ring { row: 5 };
    /// Two rows of six.
    pub const SIX: Ring = Ring { row: 6 };
    /// Two rows of seven.
    pub const SEVEN: Ring = Ring { row: 7 };
    /// Two rows of nine.
    pub const NINE: Ring = Ring { row: 9 };

    /// The fewest pits in a row.
    const LEAST: u8 = 3;

    /// Creates two rows of this many pits. Returns `None` if no game has such rows.
    pub const fn of_rows(row: u8) -> Option<Ring> {
        if Self::LEAST <= row && row <= PitNumber::MAX { Some(Ring { row }) } else { None }
    }

    /// Returns whether castles on this board are called tuzdiks: in Toguz Kumalak, which alone has rows of
    /// nine.
    pub const fn has_tuzdiks(self) -> bool {
        self.row == Ring::NINE.row
    }

    /// Returns the number of pits in a row.
    pub const fn row_len(self) -> u8 {
        self.row
    }

    /// Returns the number of pits in the ring.
    #[allow(clippy::len_without_is_empty)] // a ring is never empty
    pub const fn len(self) -> usize {
        2 * self.row as usize
    }

    /// Iterates over every pit, from South's first to North's last.
    pub fn pits(self) -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator {
        (0..self.len()).map(pit)
    }

    /// Iterates over a player's pits, from their own left to right.
    pub fn row(self, side: Side) -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator {
        let first = side.index() * self.row as usize;
        (first..first + self.row as usize).map(pit)
    }

    /// Iterates over the pit numbers of a row.
    pub fn numbers(self) -> impl DoubleEndedIterator<Item = PitNumber> + ExactSizeIterator {
        (1..=self.row).map(|number| PitNumber::new(number).expect("a row has at most nine pits"))
    }

    /// Returns a player's pit by its number, or `None` if the row is shorter.
    pub const fn pit(self, side: Side, number: PitNumber) -> Option<Pit> {
        if number.get() > self.row {
            return None;
        }
        Pit::new(side.index() * self.row as usize + number.get() as usize - 1)
    }

    /// Returns the player whose row the pit is in.
    pub const fn owner(self, pit: Pit) -> Side {
        if pit.index() < self.row as usize { Side::South } else { Side::North }
    }

    /// Returns the pit's number in its owner's row.
    #[allow(clippy::cast_possible_truncation)] // at most 9
    pub fn number(self, pit: Pit) -> PitNumber {
        let number = pit.index() % self.row as usize + 1;
        PitNumber::new(number as u8).expect("a row has at most nine pits")
    }

    /// Returns the pit across the board.
    pub fn opposite(self, at: Pit) -> Pit {
        pit(self.len() - 1 - at.index())
    }

    /// Returns the next pit counter-clockwise.
    pub fn next(self, at: Pit) -> Pit {
        let next = at.index() + 1;
        pit(if next == self.len() { 0 } else { next })
    }

    /// Returns the next pit clockwise.
    pub fn previous(self, at: Pit) -> Pit {
        pit(at.index().checked_sub(1).unwrap_or(self.len() - 1))
    }

    /// Returns the next pit in the given direction.
    pub fn step(self, at: Pit, direction: Direction) -> Pit {
        match direction {
            Direction::CounterClockwise => self.next(at),
            Direction::Clockwise => self.previous(at),
        }
    }

    /// Returns the first pit of a player's row, at their own left.
    pub fn first(self, side: Side) -> Pit {
        pit(side.index() * self.row as usize)
    }

    /// Returns the last pit of a player's row, at their own right.
    pub fn last(self, side: Side) -> Pit {
        pit((side.index() + 1) * self.row as usize - 1)
    }
}

fn pit(index: usize) -> Pit {
    Pit::new(index).expect("a ring has at most eighteen pits")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_closes_and_faces_itself() {
        assert_eq!(Ring::of_rows(6), Some(Ring::SIX));
        assert_eq!([0, 2, 10].map(Ring::of_rows), [None; 3]);
        for ring in (3..=9).filter_map(Ring::of_rows) {
            for pit in ring.pits() {
                assert_eq!(ring.previous(ring.next(pit)), pit);
                assert_eq!(ring.opposite(ring.opposite(pit)), pit);
                assert_ne!(ring.owner(ring.opposite(pit)), ring.owner(pit));
                assert_eq!(ring.pit(ring.owner(pit), ring.number(pit)), Some(pit));
            }
            assert_eq!(ring.row(Side::North).last(), Some(ring.last(Side::North)));
        }
        assert_eq!(Ring::SIX.pit(Side::South, PitNumber::new(7).unwrap()), None);
    }
}
