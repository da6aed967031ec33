//! A position as a page draws it.

use kuzhi_engine::{Mark, Position, Side};
use serde::Serialize;

use super::event::Way;

/// The seeds on a board, and what is special about its pits. Pits are counted from 0 in the order of sowing:
/// South's from South's left, then North's from North's left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LivePosition {
    /// The seeds in each pit.
    pub pits: Vec<u8>,
    /// The seeds in the stores of South and North.
    pub stores: [u8; 2],
    /// Pits that are castles or tuzdiks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub castles: Vec<LiveCastle>,
    /// Pits that are marked for the round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<LiveMark>,
    /// Pits that are out of play in this round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub excluded: Vec<usize>,
    /// The direction of sowing, where the game leaves a choice and it has been made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub direction: Option<Way>,
}

/// A castle or tuzdik.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveCastle {
    /// Where it is.
    pub pit: usize,
    /// The player who gets its seeds.
    pub owner: Side,
}

/// A marked pit.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveMark {
    /// Where it is.
    pub pit: usize,
    /// What kind of mark it is.
    pub mark: Mark,
    /// The player who owns its seeds.
    pub owner: Side,
}

impl LivePosition {
    pub(super) fn from_position(position: &Position) -> LivePosition {
        let ring = position.ring;
        let castle = |side: Side| {
            position.castles[side.index()].map(|pit| LiveCastle { pit: pit.index(), owner: side })
        };
        let marks = ring.pits().filter_map(|pit| {
            let (mark, owner) = position.marks.mark(pit).zip(position.marks.owner(pit))?;
            Some(LiveMark { pit: pit.index(), mark, owner })
        });
        let excluded = ring.pits().filter(|&pit| position.excluded.contains(pit));
        LivePosition {
            pits: position.board.pits(ring).to_vec(),
            stores: position.board.stores(),
            castles: Side::ALL.into_iter().filter_map(castle).collect(),
            marks: marks.collect(),
            excluded: excluded.map(kuzhi_engine::Pit::index).collect(),
            direction: position.direction.map(Way::from),
        }
    }
}
