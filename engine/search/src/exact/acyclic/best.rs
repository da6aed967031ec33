//! The best move of a position during play: looked up, or searched.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kuzhi_engine::Mangala;

use super::held_moves::HeldMoves;
use super::known_shares::KnownShares;
use super::packed::Packed;
use super::sowing::Sowing;
use super::within::{Solved, solve_within};
use crate::scratch::Scratch;

/// The node limit for finding an improvement on a held move, …
const LEAVING: u64 = 60_000;
/// … and the limit where there is no such move. It is larger, because an improvement has to be found again
/// on the next turn.
const STAYING: u64 = 600_000;

/// The sources of exact results: tables, Mangala's opening and the held moves, for a game with its options.
pub(super) struct Sources<'a, S = Mangala> {
    pub(super) known: KnownShares<'a, S>,
    pub(super) moves: Option<Arc<HeldMoves>>,
}

impl<S: Sowing> Sources<'_, S> {
    /// Returns the exact share of the mover and a move that gets it, if it is known or can be found
    /// quickly.
    ///
    /// Among equal moves, it prefers the held move.
    pub(super) fn best(&self, position: Packed, stop: &AtomicBool, scratch: &Scratch) -> Option<Solved> {
        let held = self.moves.as_ref().and_then(|moves| moves.place(position));
        (self.compared(position, held))
            .or_else(|| self.opening_share(position, held))
            .or_else(|| self.searched(position, held, stop, scratch))
    }

    /// Compares all moves, if all of them lead to known positions.
    fn compared(&self, position: Packed, held: Option<u8>) -> Option<Solved> {
        let mut best: Option<Solved> = None;
        for (place, nodes) in (0..6).filter(|&place| position.may_lift(usize::from(place))).zip(1..) {
            let step = position.play(self.known.tables.rules(), place.into());
            let share = step.share_of_mover(self.known.share(step.after)?);
            let wins = |best: Solved| share > best.share || share == best.share && held == Some(place);
            let taken = if best.is_none_or(wins) { Some(Solved { share, place, nodes }) } else { best };
            best = taken.map(|best| Solved { nodes, ..best });
        }
        best
    }

    /// Returns the share from the opening, with the move that holds it.
    fn opening_share(&self, position: Packed, held: Option<u8>) -> Option<Solved> {
        let share = self.known.opening?.share(position)?;
        let place = held.or_else(|| self.known.opening?.place(position))?;
        Some(Solved { share, place, nodes: 1 })
    }

    /// Solves the position. Gives up on positions with many stones if it takes too long.
    fn searched(
        &self,
        position: Packed,
        held: Option<u8>,
        stop: &AtomicBool,
        scratch: &Scratch,
    ) -> Option<Solved> {
        let nodes = match (position.stones(), held) {
            (..=HeldMoves::FEW, _) => u64::MAX,
            (_, Some(_)) => LEAVING,
            (_, None) => STAYING,
        };
        let solved = solve_within(self.known.tables, position, nodes, stop, scratch)?;
        let as_good = held.filter(|&place| {
            let tried = position.play(self.known.tables.rules(), place.into());
            let solve = || {
                solve_within(self.known.tables, tried.after, nodes, stop, scratch).map(|solved| solved.share)
            };
            let share = self.known.share(tried.after).or_else(solve);
            share.is_some_and(|share| tried.share_of_mover(share) == solved.share)
        });
        Some(Solved { place: as_good.unwrap_or(solved.place), ..solved })
    }
}
