//! Follows a proof once more, to write down the winner's moves.

use kuzhi_engine::{Core, Move};
use rustc_hash::FxHashMap;

use super::search::{WinSearch, children};
use super::win_moves::{WinMoves, key};

/// What was followed of a proof.
pub(super) struct Following<'a> {
    search: &'a WinSearch<'a>,
    /// A position is false while it is followed: if it comes back, the proof goes round.
    done: FxHashMap<u64, bool>,
    moves: FxHashMap<u64, Move>,
}

impl<'a> Following<'a> {
    pub(super) fn new(search: &'a WinSearch<'a>) -> Following<'a> {
        Following { search, done: FxHashMap::default(), moves: FxHashMap::default() }
    }

    /// Follows the winner's moves and all of the opponent's to the table. Returns the winner's moves, or
    /// `None` if the proof is not complete any more.
    pub(super) fn moves(mut self, core: &Core) -> Option<WinMoves> {
        self.follow(core).then(|| WinMoves::new(self.search.winner, self.moves))
    }

    fn follow(&mut self, core: &Core) -> bool {
        if let Some(won) = self.search.is_known(core) {
            return won;
        }
        let key = key(core);
        if let Some(&done) = self.done.get(&key) {
            return done;
        }
        self.done.insert(key, false);
        let is_done = if core.turn() == self.search.winner {
            self.choose(core).is_some_and(|(mv, next)| {
                self.moves.insert(key, mv);
                self.follow(&next)
            })
        } else {
            children(core).iter().all(|(_, next)| self.follow(next))
        };
        self.done.insert(key, is_done);
        is_done
    }

    /// Returns a move of the winner that was proved.
    fn choose(&self, core: &Core) -> Option<(Move, Core)> {
        let proved = |(mv, next): (Move, Core)| Some((self.search.proved_at(&next)?, (mv, next)));
        let cost = |&(at, (_, next)): &(u32, (Move, Core))| {
            // What is followed already needs no more moves.
            let is_done = self.done.get(&key(&next)) == Some(&true);
            // The move that was proved first does not lean on this position.
            if is_done { 0 } else { at }
        };
        children(core).into_iter().filter_map(proved).min_by_key(cost).map(|(_, best)| best)
    }
}
