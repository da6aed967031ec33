//! Mangala in two words.

use std::hint::select_unpredictable;

use kuzhi_engine::{End, Mangala, Position, Ring};

use super::form::Quick;
use super::rows::{ONES, Rows, seeds, total};
use super::sown::{Sowings, Way};

const STONES: u32 = 48;

static SOWINGS: Sowings<{ 8 * 64 }> = Sowings::new(Way { row: 6, into_store: true, back_first: true });

/// A packed position of Mangala.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct QuickMangala {
    rows: Rows,
    end: End,
}

impl QuickMangala {
    /// Packs a position, if the game is not over and has no more stones than at the start.
    pub(crate) fn of(rules: Mangala, from: &Position) -> Option<QuickMangala> {
        Some(QuickMangala { rows: Rows::of(&from.board, Ring::SIX, from.turn?, STONES)?, end: rules.end })
    }

    /// Sows and captures, without checking for the end.
    #[inline]
    fn sow_and_capture(&mut self, place: u32) {
        let Rows { own, other } = &mut self.rows;
        let sown = SOWINGS.of(place, seeds(*own, place));
        *own = own.wrapping_add(sown.own);
        *other += sown.other;
        // Captures an even count in the opponent's row, which may be zero if nothing fell there.
        let reached = *other & sown.last_other;
        let even = select_unpredictable(reached & ONES == 0, reached, 0);
        let (across, alone) = sown.captured_across(*own, *other);
        let taken = even | across;
        *other -= taken;
        *own = *own - alone + total(taken + alone);
        self.rows.pass_if(sown.last_own | sown.last_other != 0);
    }

    /// Returns whether an empty row ends the game.
    #[inline]
    fn is_over(&self) -> bool {
        match self.end {
            End::RowEmpty => self.rows.own_is_empty() || self.rows.other_is_empty(),
            End::NoMove => self.rows.own_is_empty(),
        }
    }

    /// Counts the sequences of `depth` moves, including shorter ones that end the game.
    pub(crate) fn perft(&self, depth: u8) -> u64 {
        if depth == 0 || self.is_over() {
            return 1;
        }
        let lifts = self.rows.filled();
        if depth == 1 {
            return super::choice::len(lifts) as u64;
        }
        let mut count = 0;
        for index in 0..super::choice::len(lifts) {
            let mut next = *self;
            next.sow_and_capture(super::choice::pick(lifts, index));
            count += next.perft(depth - 1);
        }
        count
    }
}

impl Quick for QuickMangala {
    /// Positions cannot repeat: within a row stones go one way, and at its end some go into the store.
    #[inline]
    fn least_round(&self) -> Option<usize> {
        None
    }

    #[inline]
    fn lift(&mut self, place: u32) -> usize {
        self.sow_and_capture(place);
        let lifts = self.rows.filled();
        if (lifts == 0 || self.rows.other_is_empty()) && self.is_over() {
            self.rows.sweep_to(lifts == 0);
            return 0;
        }
        lifts
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
