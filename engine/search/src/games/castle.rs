//! Mangala with castles.

use kuzhi_engine::{MangalaCastle, Pit, Ring, Rules};

use crate::budget::{Budgets, OF_CASTLES};
use crate::exact::ExactLeads;
use crate::searchable::Searchable;
use crate::weights;

impl Searchable for MangalaCastle {
    type Exact<'a> = ExactLeads<'a, Self>;

    const LEVELS: &'static Budgets = &OF_CASTLES;
    const WEIGHTS: &'static str = include_str!("weights/mangala-castle.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/mangala-castle.puzzles");
    const TYPICAL_LOSS: u16 = 3;

    fn weigh(&self, state: &Self::State, count: &mut impl FnMut(usize, i32)) {
        weigh(Self::RING, 48, state, count);
    }
}

/// Counts the features of a game with castles and so many seeds.
///
/// The pit weights depend on which castles exist, because castles change how seeds accumulate. Each castle
/// also has a weight for its place, which is multiplied by the number of seeds in the pits.
pub(super) fn weigh(
    ring: Ring,
    seeds: i32,
    state: &<MangalaCastle as Rules>::State,
    count: &mut impl FnMut(usize, i32),
) {
    let core = state.as_ref();
    let [own, other] = [core.turn(), core.turn().other()].map(|side| state.castles()[side.index()]);
    let table = usize::from(own.is_some()) + 2 * usize::from(other.is_some());
    let [owns, others] = [own, other].map(|castle| castle.map(Pit::index));
    let is_castle = |pit| owns == Some(pit) || others == Some(pit);
    let table = table * weights::STAGES + weights::stage(core, ring, seeds);
    weights::each_pit(core, ring, table, is_castle, count);
    let castles = 4 * weights::STAGES * weights::table_len(ring);
    for (castle, row) in [own, other].into_iter().zip([0, usize::from(ring.row_len())]) {
        if let Some(pit) = castle {
            let place = usize::from(ring.number(pit).get()) - 1;
            count(castles + row + place, weights::left(core, ring));
        }
    }
}
