//! Endgame tables of Mangala with castles.

use kuzhi_engine::{Board, Core, MangalaCastle, Ring, Rules, Side};

use super::retrograde::{Counts, CyclicGame};

const RING: Ring = MangalaCastle::RING;

/// The number of places for a castle: none, or pits 1 to 5.
const PLACES: usize = 6;

impl CyclicGame for MangalaCastle {
    const MOST_SEEDS: u8 = 12;
    /// The layout combines the place of the mover's castle, in the opponent's row, and of the opponent's
    /// castle, in the mover's row.
    const LAYOUTS: usize = PLACES * PLACES;
    const BACK_INTO_THE_PIT: bool = true;

    fn closed(layout: usize) -> u16 {
        // Place 1 is the first pit of a row. Place 0, no castle, is shifted out.
        let bit = |place: usize| 1_u16 << place >> 1;
        bit(layout / PLACES) << RING.row_len() | bit(layout % PLACES)
    }

    /// No stone passes a castle, and every sowing moves some stones forward, so positions with a castle
    /// cannot recur.
    fn can_recur(layout: usize) -> bool {
        layout == 0
    }

    fn layout(state: &Self::State) -> usize {
        let (mover, castles) = (state.as_ref().turn(), state.castles());
        let place = |owner: Side| castles[owner.index()].map_or(0, |pit| usize::from(RING.number(pit).get()));
        place(mover) * PLACES + place(mover.other())
    }

    fn state(layout: usize, counts: &Counts) -> Self::State {
        let castle = |place: usize, side: Side| RING.row(side).nth(place.checked_sub(1)?);
        let castles = [castle(layout / PLACES, Side::North), castle(layout % PLACES, Side::South)];
        Self::State::with_castles(Core::start(Board::of_pits(RING, counts)), castles)
    }
}
