//! Mangala, the Turkish game: two rows of six, a store each, four stones a pit.

use super::end::End;
use super::store_sowing;
use crate::options::options;
use crate::rules::Rules;
use crate::{
    Board, Core, Event, Illegal, ImpossiblePosition, Move, Origin, Pit, Position, Reason, Ring, Side,
};

const RING: Ring = Ring::SIX;
const STONES_A_PIT: u8 = 4;

options! {
    /// The rules of Mangala.
    pub struct Mangala {
        /// When an empty row ends the game.
        pub end: End,
    }
}

impl Mangala {
    /// Captures after the last stone fell into a pit (rules 3 and 4).
    fn capture(core: &mut Core, mover: Side, last: Pit, emit: &mut impl FnMut(Event)) {
        let opposite = RING.opposite(last);
        if RING.owner(last) != mover {
            if core.board[last].is_multiple_of(2) {
                core.capture(last, mover, emit);
            }
        } else if core.board[last] == 1 && core.board[opposite] > 0 {
            core.capture(opposite, mover, emit);
            core.capture(last, mover, emit);
        }
    }
}

impl Rules for Mangala {
    type State = Core;

    const ID: &'static str = "mangala";
    const ORIGIN: Origin = Origin::Turkiye;
    const RING: Ring = RING;
    const REASONS: &'static [Reason] = &[Reason::RowEmpty, Reason::NoMove, Reason::Repetition];

    fn start(&self) -> Core {
        Core::start(Board::filled(RING, STONES_A_PIT))
    }

    fn each_move(&self, core: &Core, visit: &mut impl FnMut(Move)) {
        core.each_lift(RING, visit);
    }

    fn check(&self, core: &Core, mv: Move) -> Result<(), Illegal> {
        core.check_lift(RING, mv).map(|_| ())
    }

    fn play(&self, core: &mut Core, mv: Move, emit: &mut impl FnMut(Event)) {
        let from = core.lifted(RING, mv);
        // Rule 1: with several stones, the first goes back into the pit just lifted.
        let keeps_first = core.board[from] > 1;
        let next = store_sowing::play(core, RING, from, keeps_first, Self::capture, emit);
        self.end.end_or_pass(core, RING, next, emit);
    }

    fn position(&self, core: &Core) -> Position {
        core.position(RING)
    }

    fn state_from(&self, position: &Position) -> Result<Core, ImpossiblePosition> {
        let core = Core::from_position(position);
        self.end.check_goes_on(&core, RING)?;
        Ok(core)
    }

    fn split(&self, core: &mut Core, reason: Reason, emit: &mut impl FnMut(Event)) {
        core.sweep_rows(RING, emit);
        core.end(reason, emit);
    }
}
