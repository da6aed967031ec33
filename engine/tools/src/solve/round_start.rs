//! Starts of rounds, laid out by rule 7.

use kuzhi_engine::{Board, Pallankuzhi, PitSet, Position, Rules as _, Side};

/// Returns the start of a round. Its opener has so many seeds in all. `None` if there are not so many.
pub(crate) fn round_start(rules: Pallankuzhi, round: u16, opener: Side, seeds: u8) -> Option<Position> {
    let (full, ring) = (rules.seeds.get(), Pallankuzhi::RING);
    let rest = (2 * ring.row_len() * full).checked_sub(seeds)?;
    let mut stores = if opener == Side::South { [seeds, rest] } else { [rest, seeds] };
    let (mut counts, mut excluded) = ([0; 14], PitSet::EMPTY);
    for side in Side::ALL {
        for pit in ring.row(side) {
            let store = &mut stores[side.index()];
            if *store >= full {
                *store -= full;
                counts[pit.index()] = full;
            } else {
                excluded.insert(pit);
            }
        }
    }
    let board = Board::from_counts(ring, &counts, stores)?;
    Some(Position { round, opener, turn: Some(opener), excluded, ..Position::bare(ring, board) })
}
