//! Mangala, solved: what it gives to the solver, its opening, and the starts whose value is held. How the
//! highest level plays by them is in `acyclic/exact_shares.rs`.

use std::sync::LazyLock;

use kuzhi_engine::{End, Game, Mangala};

use super::acyclic::{AcyclicGame, AllSown, Guess, Opening, Packed, ShareTable, Sowing, all_sown};
use super::held_starts::HeldStart;

/// By the number of pits in a row, from two.
static SOWN: [AllSown; 5] =
    [all_sown(2, true), all_sown(3, true), all_sown(4, true), all_sown(5, true), all_sown(6, true)];

/// The network, trained with rows of six.
static GUESS: LazyLock<Guess> =
    LazyLock::new(|| include_str!("data/mangala/guess.weights").parse().expect("the weights are tested"));

impl Sowing for Mangala {
    const KEEPS_FIRST: bool = true;
    const CAPTURES_EVEN: bool = true;

    #[inline]
    fn pits(self) -> usize {
        6
    }

    #[inline]
    fn sown(self) -> &'static AllSown {
        &SOWN[4]
    }

    #[inline]
    fn captures_alone(self) -> bool {
        false
    }

    /// The player with the empty row takes everything that is left (rule 6 of Mangala in RULES). Ruling M1
    /// decides when the game ends.
    #[inline]
    fn settled(self, position: Packed, seeds: u8) -> Option<u8> {
        if position.own_row_is_empty() {
            return Some(seeds);
        }
        (self.end == End::RowEmpty && position.other_row_is_empty()).then_some(0)
    }

    fn guess(self) -> &'static Guess {
        &GUESS
    }
}

static OPENINGS: [LazyLock<Opening>; 2] = [
    LazyLock::new(|| read(include_str!("data/mangala/row-empty.opening"))),
    LazyLock::new(|| read(include_str!("data/mangala/no-move.opening"))),
];

fn read(text: &str) -> Opening {
    text.parse().expect("the openings are tested")
}

impl Opening {
    /// Returns the built-in opening of Mangala for an end rule.
    pub fn solved(end: End) -> &'static Opening {
        &OPENINGS[usize::from(end == End::NoMove)]
    }
}

static NO_TABLES: [LazyLock<ShareTable>; 2] = [
    LazyLock::new(|| ShareTable::empty(Mangala { end: End::RowEmpty })),
    LazyLock::new(|| ShareTable::empty(Mangala { end: End::NoMove })),
];

impl AcyclicGame for Mangala {
    const MOST_PROVED: u8 = 38;

    fn opening(self) -> Option<&'static Opening> {
        Some(Opening::solved(self.end))
    }

    fn no_tables(self) -> &'static ShareTable {
        &NO_TABLES[usize::from(self.end == End::NoMove)]
    }
}

macro_rules! held {
    ($end:ident, $share:literal, $file:literal) => {
        HeldStart::new(Game::Mangala(Mangala { end: End::$end }), $share, include_bytes!($file))
    };
}

/// The starts, with the share of the first player.
pub(super) static HELD: [HeldStart; 2] =
    [held!(RowEmpty, 24, "data/mangala/row-empty.moves"), held!(NoMove, 24, "data/mangala/no-move.moves")];

/// Mangala on a board of another size, with any number of stones.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct MangalaBoard {
    pits: usize,
    end: End,
}

impl MangalaBoard {
    /// Takes the number of pits in a row. Returns `None` unless it is from two to six.
    pub const fn new(pits: usize, end: End) -> Option<MangalaBoard> {
        if 2 <= pits && pits <= 6 { Some(MangalaBoard { pits, end }) } else { None }
    }
}

impl Sowing for MangalaBoard {
    const KEEPS_FIRST: bool = true;
    const CAPTURES_EVEN: bool = true;

    #[inline]
    fn pits(self) -> usize {
        self.pits
    }

    #[inline]
    fn sown(self) -> &'static AllSown {
        &SOWN[self.pits - 2]
    }

    #[inline]
    fn captures_alone(self) -> bool {
        false
    }

    #[inline]
    fn settled(self, position: Packed, seeds: u8) -> Option<u8> {
        Mangala { end: self.end }.settled(position, seeds)
    }

    fn guess(self) -> &'static Guess {
        &GUESS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opening_begins_with_a_draw() {
        let start = Packed::from_counts([4; 12]);
        for end in [End::RowEmpty, End::NoMove] {
            let solved = Opening::solved(end);
            assert_eq!(solved.share(start), Some(24));
            assert_eq!(solved.entries().count(), solved.len());
        }
    }
}
