//! Mangala with castles, in two words for the rows and two for the castles.

use std::hint::select_unpredictable;

use kuzhi_engine::{End, MangalaCastle, Pit, Position, Ring};

use super::form::Quick;
use super::rows::{ONES, PITS, Rows, filled, seeds, total};
use super::sown::{Sowings, Way};

const STONES: u32 = 48;

static SOWINGS: Sowings<{ 8 * 64 }> = Sowings::new(Way { row: 6, into_store: false, back_first: true });

/// A packed position of Mangala with castles.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct QuickCastle {
    /// The stones. Those in a castle stay there: its owner gets them at the end.
    rows: Rows,
    /// The bits of the mover's row and store, except the opponent's castle.
    own_open: u64,
    /// The bits of the opponent's row and store, except the mover's castle.
    other_open: u64,
    /// Whether a single stone captures: all bits or none.
    own_pit_capture: u64,
    end: End,
}

impl QuickCastle {
    /// Packs a position, if the game is not over and has no more stones than at the start.
    pub(crate) fn of(rules: MangalaCastle, from: &Position) -> Option<QuickCastle> {
        let (mover, castles) = (from.turn?, from.castles);
        let open = |castle: Option<Pit>| {
            PITS & !castle.map_or(0, |pit| 0xff << (8 * (usize::from(Ring::SIX.number(pit).get()) - 1)))
        };
        Some(QuickCastle {
            rows: Rows::of(&from.board, Ring::SIX, mover, STONES)?,
            own_open: open(castles[mover.other().index()]),
            other_open: open(castles[mover.index()]),
            own_pit_capture: u64::from(rules.own_pit_capture).wrapping_neg(),
            end: rules.end,
        })
    }

    /// Sows, captures and builds castles, without checking for the end.
    #[inline]
    fn sow_and_capture(&mut self, place: u32) {
        let Rows { own, other } = &mut self.rows;
        let sown = SOWINGS.of(place, seeds(*own, place));
        *own = own.wrapping_add(sown.own);
        *other += sown.other;
        // Rule 3: a last stone in a castle ends the move.
        let (open_own, open_other) = (*own & self.own_open, *other & self.other_open);
        let reached = open_other & sown.last_other;
        // RULES C1
        let even = select_unpredictable(reached & ONES == 0, reached, 0);
        // RULES C2
        let (across, alone) = sown.captured_across(open_own, open_other & self.own_pit_capture);
        let mut taken = even | across;
        // Rule 2
        if reached == sown.three && self.other_open == PITS {
            taken = reached;
            self.other_open = PITS & !sown.last_other;
        }
        *other -= taken;
        *own = *own - alone + total(taken + alone);
        self.rows.pass();
        std::mem::swap(&mut self.own_open, &mut self.other_open);
    }

    /// The rows after both players have emptied their castles.
    fn without_castles(&self) -> Rows {
        let Rows { own, other } = self.rows;
        let (to_own, to_other) = (other & PITS & !self.other_open, own & PITS & !self.own_open);
        Rows { own: own - to_other + total(to_own), other: other - to_own + total(to_other) }
    }

    /// Ends the game if one row is empty and the rules say so. Returns the pits that may be lifted.
    #[cold]
    fn end_if_due(&mut self, lifts: usize) -> usize {
        if lifts > 0 && self.end == End::NoMove {
            return lifts;
        }
        self.rows = self.without_castles();
        self.rows.sweep_to(lifts == 0);
        0
    }
}

impl Quick for QuickCastle {
    /// The shortest cycle. With a castle, stones going round fall into it. Without one, let no lift of a
    /// round take more than `k` stones. A pit from which `k` were lifted has to get back all but the one that
    /// it kept, one per move, which takes `k` moves including its own. Also, at least `k - 1` stones cross
    /// each of the 12 borders between pits, and a move makes at most `k (k - 1) / 2` crossings, which takes
    /// `24 / k` moves. So there are at least 5 moves, and an even number; more if all stones are moved
    /// singly. From `k = 13` on a move can give a pit more than one stone, but then at least six moves
    /// besides its own are needed.
    #[inline]
    fn least_round(&self) -> Option<usize> {
        (self.own_open & self.other_open == PITS).then_some(6)
    }

    #[inline]
    fn lifts(&self) -> usize {
        filled(self.rows.own & self.own_open)
    }

    #[inline]
    fn lift(&mut self, place: u32) -> usize {
        self.sow_and_capture(place);
        let lifts = self.lifts();
        if lifts == 0 || self.rows.other & self.other_open == 0 { self.end_if_due(lifts) } else { lifts }
    }

    #[cfg(test)]
    fn shown(&self) -> Rows {
        self.without_castles()
    }

    #[inline]
    fn rows(&self) -> &Rows {
        &self.rows
    }

    #[inline]
    fn rows_mut(&mut self) -> &mut Rows {
        &mut self.rows
    }
}
