//! Fast pseudo-random numbers for random games.

use kuzhi_search::mix;

/// The pseudo-random numbers of one game, with one multiplication each.
#[derive(Copy, Clone, Debug)]
pub(crate) struct QuickRng(u64);

impl QuickRng {
    /// Creates the generator of one of many random games. Each has numbers of its own.
    pub(crate) const fn of_game(seed: u64, game: u32) -> QuickRng {
        QuickRng(mix(mix(seed).wrapping_add(game as u64)) | 1)
    }

    /// Returns a number below `bound`, which is small: only the upper half of the state is used.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // below a usize
    pub(crate) const fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(0xd134_2543_de82_ef95);
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}
