//! The winner's moves of a proof.

use std::collections::hash_map::Entry;
use std::sync::Arc;

use kuzhi_engine::{Bestemshe, Board, Core, Move, RepetitionKey, Rules, Side};
use rustc_hash::{FxHashMap, FxHashSet};

use super::search::children;
use crate::exact::bestemshe::HELD;
use crate::exact::packing::{A_BYTE, pack, unpack};

/// A move for every position above the table to which these moves of the winner can lead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WinMoves {
    winner: Side,
    moves: FxHashMap<u64, Move>,
}

impl WinMoves {
    pub(super) const fn new(winner: Side, moves: FxHashMap<u64, Move>) -> WinMoves {
        WinMoves { winner, moves }
    }

    /// Positions of this many seeds on the board or fewer are not written. Their wins are found in play.
    pub const FEW: u32 = 28;

    /// Returns the moves that win the start, read on first use.
    pub fn built_in() -> Arc<WinMoves> {
        HELD.get(|bytes| WinMoves::read(bytes, Side::North, &Bestemshe.start()))
    }

    /// Reads a player's moves from a position. Returns `None` if they do not fit.
    pub fn read(bytes: &[u8], winner: Side, start: &Core) -> Option<WinMoves> {
        let mut places = unpack(bytes);
        let moves = walk(winner, start, &mut |_| Move::lift(places.next()? + 1))?;
        // The last byte may be padded.
        (places.count() < A_BYTE).then_some(WinMoves { winner, moves })
    }

    /// Writes the moves for [`WinMoves::read`], without their positions. Returns `None` if one is missing.
    pub fn written(&self, start: &Core) -> Option<Vec<u8>> {
        let mut places = Vec::new();
        walk(self.winner, start, &mut |core| {
            let mv = self.get(core)?;
            places.push(mv.pit_number()?.get() - 1);
            Some(mv)
        })?;
        Some(pack(&places))
    }

    /// Returns the player who wins with these moves.
    pub const fn winner(&self) -> Side {
        self.winner
    }

    /// Returns the number of positions with a move.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Returns whether there are no moves: the table knows the first position.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Returns the winner's move, if these moves can lead to the position.
    pub fn get(&self, core: &Core) -> Option<Move> {
        self.moves.get(&key(core)).copied()
    }
}

/// Walks all positions of more than [`WinMoves::FEW`] seeds to which a player's moves can lead, against any
/// play. Calls `choose` once for each in which that player is to move. Returns `None` if it returns no move,
/// or an illegal one.
fn walk(
    winner: Side,
    start: &Core,
    choose: &mut dyn FnMut(&Core) -> Option<Move>,
) -> Option<FxHashMap<u64, Move>> {
    let (mut moves, mut answered) = (FxHashMap::default(), FxHashSet::default());
    let mut open = vec![*start];
    while let Some(core) = open.pop() {
        if core.is_over() || on_board(core.board()) <= WinMoves::FEW {
            continue;
        }
        if core.turn() != winner {
            if answered.insert(key(&core)) {
                open.extend(children(&core).into_iter().map(|(_, next)| next));
            }
        } else if let Entry::Vacant(place) = moves.entry(key(&core)) {
            let mv = *place.insert(choose(&core).filter(|&mv| Bestemshe.check(&core, mv).is_ok())?);
            let mut next = core;
            Bestemshe.advance(&mut next, mv);
            open.push(next);
        }
    }
    Some(moves)
}

/// Returns a number for a position of a game in progress: the pits but the last, which holds the rest, half
/// of South's store, half of what lies on the board, and the player to move. It is never 0.
pub(super) fn key(core: &Core) -> u64 {
    key_of(core.board(), core.board().store(Side::South), core.turn())
}

/// Returns the number of an earlier position that could come back: nothing was captured since.
pub(super) fn key_of_past(past: &RepetitionKey, now: &Core) -> u64 {
    key_of(past.pits(), now.board().store(Side::South), past.turn())
}

fn key_of(board: &Board, south: u8, turn: Side) -> u64 {
    let pits = board.pits(Bestemshe::RING)[1..].iter().fold(0, |key, &count| (key << 6) | u64::from(count));
    let half = u64::from(on_board(board) / 2);
    (pits << 10) | ((u64::from(south) / 2) << 6) | (half << 1) | u64::from(turn == Side::South)
}

/// Returns the number of seeds in the pits.
pub(super) fn on_board(board: &Board) -> u32 {
    board.pits(Bestemshe::RING).iter().map(|&count| u32::from(count)).sum()
}
