//! What the solver asks of a game without cycles: sowing through the own store, captures and the end.

use std::fmt::Debug;

use kuzhi_engine::{CaptureInto, End, Kalah, PitsARow};

use super::guess::Guess;
use super::packed::{AllSown, Packed, all_sown};

/// A game in which every position is passed at most once: seeds leave the pits for good, and until then they
/// only move on.
pub trait Sowing: Copy + Eq + Debug + Send + Sync + 'static {
    /// Whether the first of several seeds goes back into the pit just lifted.
    const KEEPS_FIRST: bool;
    /// Whether a last seed that makes a pit of the opponent even captures it.
    const CAPTURES_EVEN: bool;

    /// Returns the number of pits in a row, at most six.
    fn pits(self) -> usize;

    /// Returns the effect of every sowing.
    fn sown(self) -> &'static AllSown;

    /// Returns whether a last seed in an empty pit of the mover's row is captured even if the opposite pit is
    /// empty.
    fn captures_alone(self) -> bool;

    /// Returns the mover's share if the game has just ended in a position of this many seeds.
    fn settled(self, position: Packed, seeds: u8) -> Option<u8>;

    /// Returns the network that orders the moves.
    fn guess(self) -> &'static Guess;
}

/// By the number of pits in a row, from two.
static MANGALA: [AllSown; 5] =
    [all_sown(2, true), all_sown(3, true), all_sown(4, true), all_sown(5, true), all_sown(6, true)];

/// Mangala as it is played, by its end rule.
impl Sowing for End {
    const KEEPS_FIRST: bool = true;
    const CAPTURES_EVEN: bool = true;

    #[inline]
    fn pits(self) -> usize {
        6
    }

    #[inline]
    fn sown(self) -> &'static AllSown {
        &MANGALA[4]
    }

    #[inline]
    fn captures_alone(self) -> bool {
        false
    }

    #[inline]
    fn settled(self, position: Packed, seeds: u8) -> Option<u8> {
        super::shares::settled(position, seeds, self)
    }

    fn guess(self) -> &'static Guess {
        Guess::of_mangala()
    }
}

/// Mangala on a board of another size, with any number of stones.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct MangalaSowing {
    pits: usize,
    end: End,
}

impl MangalaSowing {
    /// Takes the number of pits in a row. Returns `None` unless it is from two to six.
    pub const fn new(pits: usize, end: End) -> Option<MangalaSowing> {
        if 2 <= pits && pits <= 6 { Some(MangalaSowing { pits, end }) } else { None }
    }
}

impl Sowing for MangalaSowing {
    const KEEPS_FIRST: bool = true;
    const CAPTURES_EVEN: bool = true;

    #[inline]
    fn pits(self) -> usize {
        self.pits
    }

    #[inline]
    fn sown(self) -> &'static AllSown {
        &MANGALA[self.pits - 2]
    }

    #[inline]
    fn captures_alone(self) -> bool {
        false
    }

    #[inline]
    fn settled(self, position: Packed, seeds: u8) -> Option<u8> {
        self.end.settled(position, seeds)
    }

    /// The network was trained with rows of six.
    fn guess(self) -> &'static Guess {
        Guess::of_mangala()
    }
}

/// Kalah, with any number of seeds.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct KalahSowing {
    pits: PitsARow,
    capture: CaptureInto,
}

impl KalahSowing {
    /// Takes what matters from the rules. The number of seeds at the start does not.
    pub const fn of(rules: &Kalah) -> KalahSowing {
        KalahSowing { pits: rules.pits, capture: rules.capture }
    }
}

static KALAH: [AllSown; 4] = [all_sown(3, false), all_sown(4, false), all_sown(5, false), all_sown(6, false)];

impl Sowing for KalahSowing {
    const KEEPS_FIRST: bool = false;
    const CAPTURES_EVEN: bool = false;

    #[inline]
    fn pits(self) -> usize {
        self.pits.get().into()
    }

    #[inline]
    fn sown(self) -> &'static AllSown {
        &KALAH[self.pits() - 3]
    }

    #[inline]
    fn captures_alone(self) -> bool {
        self.capture == CaptureInto::Empty
    }

    /// Each player keeps their own row (rule 4 of Kalah in RULES).
    #[inline]
    fn settled(self, position: Packed, seeds: u8) -> Option<u8> {
        if position.own_row_is_empty() {
            return Some(0);
        }
        position.other_row_is_empty().then_some(seeds)
    }

    fn guess(self) -> &'static Guess {
        Guess::of_kalah()
    }
}
