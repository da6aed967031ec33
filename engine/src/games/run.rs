//! Runs of pits that are captured together, against the sowing from the last seed's pit.

use std::iter::successors;

use crate::{Board, Pit, Ring};

/// Returns the pits of the unbroken run that ends with `last`: those of which `takes` is true for the pit and
/// its seeds. A run ends after one round of the board at the latest.
pub(super) fn back_from(
    board: Board,
    ring: Ring,
    last: Pit,
    takes: impl Fn(Pit, u8) -> bool,
) -> impl Iterator<Item = Pit> {
    let pits = successors(Some(last), move |&pit| Some(ring.previous(pit))).take(ring.len());
    pits.take_while(move |&pit| takes(pit, board[pit]))
}
