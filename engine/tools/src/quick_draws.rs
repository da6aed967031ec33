//! Numbers that look drawn by lot, for games played at random.

use kuzhi_search::mix;

/// Numbers for one game, with one multiplication each.
#[derive(Copy, Clone, Debug)]
pub(crate) struct QuickRng(u64);

impl QuickRng {
    /// What decides one of many random games: each has numbers of its own.
    pub(crate) const fn of_game(seed: u64, game: u32) -> QuickRng {
        QuickRng(mix(mix(seed).wrapping_add(game as u64)) | 1)
    }

    /// The next number below `bound`, which is small: only the upper half of the state is used.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // below a usize
    pub(crate) const fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(0xd134_2543_de82_ef95);
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}
