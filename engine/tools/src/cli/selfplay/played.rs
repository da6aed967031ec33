//! A finished game.

/// A finished game, seen by the player named as south.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Played {
    pub(super) number: u32,
    /// Two for a win, one for a draw.
    pub(super) half_points: u8,
    /// Their seeds at the end, and the opponent's.
    pub(super) seeds: [u8; 2],
    pub(super) moves: usize,
}
