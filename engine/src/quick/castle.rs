//! Mangala with castles in two words, and two more for the castles.

use super::Quick;
use super::rows::{ONES, Rows, total};
use super::sown::{Sowings, Way};
use crate::games::{End, MangalaCastle};
use crate::rules::Core;
use crate::{Pit, Ring};

const STONES: u32 = 48;

static SOWINGS: Sowings<{ 8 * 64 }> = Sowings::new(Way { row: 6, into_store: false, back_first: true });

/// Mangala with castles in play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct QuickCastle {
    rows: Rows,
    /// All bits of the mover's castle, in the other row.
    own_castle: u64,
    /// All bits of the opponent's castle, in the mover's row.
    other_castle: u64,
    /// Whether a stone alone captures: all bits or none.
    own_pit_capture: u64,
    end: End,
}

impl QuickCastle {
    /// The same game in play, if it has no more stones than the game starts with.
    pub(crate) fn of(core: &Core, castles: [Option<Pit>; 2], rules: MangalaCastle) -> Option<QuickCastle> {
        let bits = |castle: Option<Pit>| {
            castle.map_or(0, |pit| 0xff << (8 * (usize::from(Ring::SIX.number(pit).get()) - 1)))
        };
        Some(QuickCastle {
            rows: Rows::of(&core.board, Ring::SIX, core.turn, STONES)?,
            own_castle: bits(castles[core.turn.index()]),
            other_castle: bits(castles[core.turn.other().index()]),
            own_pit_capture: u64::from(rules.own_pit_capture).wrapping_neg(),
            end: rules.end,
        })
    }

    /// Sows, captures, builds castles; gives nothing to decide about the game.
    #[inline]
    fn sow_and_capture(&mut self, place: usize) {
        let Rows { own, other } = &mut self.rows;
        let stones = *own >> (8 * place) & 0xff;
        let sown = SOWINGS.of(place, stones);
        *own = *own - (stones << (8 * place)) + sown.own;
        *other += sown.other;
        // Rule 3: castles keep nothing, so a last stone in one finds an empty pit and does nothing.
        let to_own = *other & self.own_castle;
        let to_other = *own & self.other_castle;
        *own -= to_other;
        *other = *other - to_own + total(to_other);
        // RULES C1
        let reached = *other & sown.last_other;
        let mut taken = if reached & ONES == 0 { reached } else { 0 };
        // Rule 2
        if reached == sown.three && self.own_castle == 0 {
            taken = reached;
            self.own_castle = sown.last_other;
        }
        // RULES C2
        let (across, alone) = sown.captured_across(*own, *other & self.own_pit_capture);
        taken |= across;
        *other -= taken;
        *own = *own - alone + total(to_own + taken + alone);
        self.rows.pass();
        std::mem::swap(&mut self.own_castle, &mut self.other_castle);
    }
}

impl Quick for QuickCastle {
    const COMES_BACK: bool = true;

    #[inline]
    fn lift(&mut self, place: usize) -> bool {
        self.sow_and_capture(place);
        let own_is_empty = self.rows.own_is_empty();
        if own_is_empty || self.end == End::RowEmpty && self.rows.other_is_empty() {
            self.rows.sweep_to(own_is_empty);
            return false;
        }
        true
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
