//! Bestemshe, the Kazakh game of five: two rows of five, five seeds a pit, as Toguz Kumalak without castles.

use super::first_past;
use crate::layout::sowing;
use crate::options::options;
use crate::rules::Rules;
use crate::{Board, Core, Event, Hole, Illegal, ImpossiblePosition, Move, Origin, Position, Reason, Ring};

const RING: Ring = Ring::FIVE;
const SEEDS_A_PIT: u8 = 5;
/// Rule 3: more than half of the seeds.
const MAJORITY: u8 = 26;

options! {
    /// The rules of Bestemshe.
    pub struct Bestemshe;
}

impl Rules for Bestemshe {
    type State = Core;

    const ID: &'static str = "bestemshe";
    const ORIGIN: Origin = Origin::CentralAsia;
    const RING: Ring = RING;
    const REASONS: &'static [Reason] = first_past::REASONS;

    fn start(&self) -> Core {
        Core::start(Board::filled(RING, SEEDS_A_PIT))
    }

    fn each_move(&self, core: &Core, visit: &mut impl FnMut(Move)) {
        core.each_lift(RING, visit);
    }

    fn check(&self, core: &Core, mv: Move) -> Result<(), Illegal> {
        core.check_lift(RING, mv).map(|_| ())
    }

    fn play(&self, core: &mut Core, mv: Move, emit: &mut impl FnMut(Event)) {
        let (mover, from) = (core.turn, core.lifted(RING, mv));
        let seeds = sowing::lift(&mut core.board, from, emit);
        // Rule 1: with several seeds, the first goes back into the pit just lifted.
        let first = if seeds > 1 { from } else { RING.next(from) };
        let next = |hole| match hole {
            Hole::Pit(pit) => Hole::Pit(RING.next(pit)),
            store @ Hole::Store(_) => store,
        };
        let last = sowing::sow(&mut core.board, seeds, Hole::Pit(first), next, emit);
        if let Hole::Pit(last) = last
            && RING.owner(last) != mover
            && core.board[last].is_multiple_of(2)
        {
            core.capture(last, mover, emit);
        }
        first_past::end_or_pass(core, RING, MAJORITY, emit);
    }

    fn position(&self, core: &Core) -> Position {
        core.position(RING)
    }

    fn state_from(&self, position: &Position) -> Result<Core, ImpossiblePosition> {
        let core = Core::from_position(position);
        if core.over.is_none() && !core.board.store(crate::Side::South).is_multiple_of(2) {
            return Err(ImpossiblePosition::Inconsistent("seeds are captured in even numbers"));
        }
        first_past::check_goes_on(&core, RING, MAJORITY)?;
        Ok(core)
    }

    fn split(&self, core: &mut Core, reason: Reason, emit: &mut impl FnMut(Event)) {
        core.sweep_rows(RING, emit);
        core.end(reason, emit);
    }
}
