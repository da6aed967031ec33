//! The moves of a row, precomputed as far as they do not depend on the other row.

use super::packed::{ROW_BITS, STORE};
use super::ranks::Ranks;
use super::sowing::Sowing;

const ROW: u64 = (1 << ROW_BITS) - 1;

/// One move of a row.
#[derive(Copy, Clone)]
pub(super) struct Lift {
    /// The stones added to the other row, packed.
    pub(super) gives: u32,
    /// The rank of the mover's row after the move, followed by its stones.
    pub(super) rank: u32,
    pub(super) stones: u8,
    /// The stones added to the store.
    pub(super) store: u8,
    pub(super) last: Last,
}

/// Where the last stone falls.
#[derive(Copy, Clone)]
pub(super) enum Last {
    Store,
    /// A pit from which nothing is captured.
    Own,
    /// A pit of the mover's row that was empty, with the bit offset of the opposite pit and the rank of the
    /// mover's row after a capture.
    Empty {
        across: u8,
        rank: u32,
    },
    /// A pit of the other row from which an even count is captured, as its bit offset.
    Other(u8),
}

const NO_LIFT: Lift = Lift { gives: 0, rank: 0, stones: 0, store: 0, last: Last::Own };

/// The moves of a row.
#[derive(Copy, Clone)]
pub(super) struct Lifts {
    list: [Lift; 6],
    len: usize,
}

impl Lifts {
    #[allow(clippy::cast_possible_truncation)] // rows have 30 bits, ranks and stones fewer
    pub(super) fn new<S: Sowing>(row: u32, ranks: &Ranks, rules: S) -> Lifts {
        let mut lifts = Lifts { list: [NO_LIFT; 6], len: 0 };
        for place in 0..6 {
            let stones = row >> (5 * place) & 31;
            if stones == 0 {
                continue;
            }
            let sown = &rules.sown()[place][(stones & 31) as usize];
            let own = (row & !(31 << (5 * place))) + (sown.pits & ROW) as u32;
            let (rank, left) = ranks.rank(own);
            let last = if sown.last == STORE {
                Last::Store
            } else if usize::from(sown.last) >= ROW_BITS {
                if S::CAPTURES_EVEN { Last::Other(sown.last - ROW_BITS as u8) } else { Last::Own }
            } else if own >> sown.last & 31 == 1 {
                let emptied = ranks.rank(own & !(31 << sown.last)).0 as u32;
                Last::Empty { across: 5 * (11 - rules.pits() as u8) - sown.last, rank: emptied }
            } else {
                Last::Own
            };
            lifts.list[lifts.len] = Lift {
                gives: (sown.pits >> ROW_BITS) as u32,
                rank: rank as u32,
                stones: left as u8,
                store: sown.store,
                last,
            };
            lifts.len += 1;
        }
        lifts
    }

    pub(super) fn list(&self) -> &[Lift] {
        &self.list[..self.len]
    }
}
