//! Kalah: what it gives to the solver, and the starts whose value is held. How the highest level plays by
//! them is in `acyclic/exact_shares.rs`.

use std::sync::{LazyLock, OnceLock};

use kuzhi_engine::{CaptureInto, Game, Kalah, KalahSeeds, PitsARow};

use super::acyclic::{AcyclicGame, AllSown, Guess, Packed, ShareTable, Sowing, all_sown};
use super::held_starts::HeldStart;

/// By the number of pits in a row, from three.
static SOWN: [AllSown; 4] = [all_sown(3, false), all_sown(4, false), all_sown(5, false), all_sown(6, false)];

/// The network, trained with rows of six.
static GUESS: LazyLock<Guess> =
    LazyLock::new(|| include_str!("data/kalah/guess.weights").parse().expect("the weights are tested"));

impl Sowing for Kalah {
    const KEEPS_FIRST: bool = false;
    const CAPTURES_EVEN: bool = false;

    #[inline]
    fn pits(self) -> usize {
        self.pits.get().into()
    }

    #[inline]
    fn sown(self) -> &'static AllSown {
        &SOWN[usize::from(self.pits.get()) - 3]
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

    fn sows_like(self, other: Kalah) -> bool {
        (self.pits, self.capture) == (other.pits, other.capture)
    }

    fn guess(self) -> &'static Guess {
        &GUESS
    }
}

/// By the number of pits in a row, and then by the capture.
static NO_TABLES: [OnceLock<ShareTable<Kalah>>; 8] = [const { OnceLock::new() }; 8];

impl AcyclicGame for Kalah {
    const MOST_PROVED: u8 = 30;

    fn no_tables(self) -> &'static ShareTable<Kalah> {
        let at = 2 * (usize::from(self.pits.get()) - 3) + usize::from(self.captures_alone());
        NO_TABLES[at].get_or_init(|| ShareTable::empty(self))
    }
}

macro_rules! held {
    ($pits:ident $seeds:ident $capture:ident, $share:literal, $file:literal) => {
        HeldStart::new(
            Game::Kalah(Kalah {
                pits: PitsARow::$pits,
                seeds: KalahSeeds::$seeds,
                capture: CaptureInto::$capture,
            }),
            $share,
            include_bytes!($file),
        )
    };
}

/// The starts of more than [`HeldMoves::FEW`](super::acyclic::HeldMoves::FEW) seeds, with the share of the
/// first player.
pub(super) static HELD: [HeldStart; 20] = [
    held!(Six Four Standard, 28, "data/kalah/6x4-standard.moves"),
    held!(Six Four Empty, 29, "data/kalah/6x4-empty.moves"),
    held!(Six Three Standard, 19, "data/kalah/6x3-standard.moves"),
    held!(Six Three Empty, 19, "data/kalah/6x3-empty.moves"),
    held!(Five Five Standard, 26, "data/kalah/5x5-standard.moves"),
    held!(Five Five Empty, 26, "data/kalah/5x5-empty.moves"),
    held!(Five Four Standard, 25, "data/kalah/5x4-standard.moves"),
    held!(Five Four Empty, 26, "data/kalah/5x4-empty.moves"),
    held!(Five Three Standard, 18, "data/kalah/5x3-standard.moves"),
    held!(Five Three Empty, 19, "data/kalah/5x3-empty.moves"),
    held!(Four Six Standard, 24, "data/kalah/4x6-standard.moves"),
    held!(Four Six Empty, 24, "data/kalah/4x6-empty.moves"),
    held!(Four Five Standard, 22, "data/kalah/4x5-standard.moves"),
    held!(Four Five Empty, 21, "data/kalah/4x5-empty.moves"),
    held!(Four Four Standard, 17, "data/kalah/4x4-standard.moves"),
    held!(Four Four Empty, 17, "data/kalah/4x4-empty.moves"),
    held!(Three Six Standard, 14, "data/kalah/3x6-standard.moves"),
    held!(Three Six Empty, 13, "data/kalah/3x6-empty.moves"),
    held!(Three Five Standard, 18, "data/kalah/3x5-standard.moves"),
    held!(Three Five Empty, 18, "data/kalah/3x5-empty.moves"),
];
