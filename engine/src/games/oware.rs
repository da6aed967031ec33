//! Oware, also called Abapa or Awalé, the game of West Africa: two rows of six, captures of twos and threes.

use super::feeding::{self, Feeding};
use super::run;
use crate::layout::sowing;
use crate::options::options;
use crate::rules::Rules;
use crate::{Board, Core, Event, Illegal, ImpossiblePosition, Move, Origin, Pit, Position, Reason, Ring};

const RING: Ring = Ring::SIX;
const SEEDS_A_PIT: u8 = 4;
/// Rule 5: more than half of the seeds.
const MAJORITY: u8 = 25;
/// The fewest seeds in a capture.
const LEAST_CAPTURE: u8 = 2;

options! {
    /// The rules of Oware.
    pub struct Oware;
}

/// Sows a pit past itself (rule 1). Returns the pit of the last seed.
fn sow(core: &mut Core, from: Pit, emit: &mut impl FnMut(Event)) -> Pit {
    let mut pit = from;
    for _ in 0..sowing::lift(&mut core.board, from, emit) {
        pit = RING.next(pit);
        if pit == from {
            emit(Event::PassedOver { pit });
            pit = RING.next(pit);
        }
        sowing::drop_into(&mut core.board, pit, emit);
    }
    pit
}

/// Captures the opponent's twos and threes that end with the last seed (rule 2).
fn capture(core: &mut Core, last: Pit, emit: &mut impl FnMut(Event)) {
    let mover = core.turn;
    let takes = |pit, seeds| RING.owner(pit) != mover && matches!(seeds, 2 | 3);
    let chain = || run::back_from(core.board, RING, last, takes);
    let all = core.board.row_total(RING, mover.other());
    if chain().map(|pit| core.board[pit]).sum::<u8>() == all {
        // RULES O1. A last seed that captures nothing anyway is no grand slam.
        if chain().next().is_some() {
            emit(Event::GrandSlam { by: mover });
        }
        return;
    }
    for pit in chain() {
        core.capture(pit, mover, emit);
    }
}

impl Feeding for Oware {
    const RING: Ring = RING;

    fn sow_and_capture(core: &mut Core, from: Pit, emit: &mut impl FnMut(Event)) {
        let last = sow(core, from, emit);
        capture(core, last, emit);
    }
}

/// Ends the game if a player has a majority or the player to move cannot feed the other. Otherwise reports
/// the new turn.
fn end_if_due(core: &mut Core, emit: &mut impl FnMut(Event)) {
    if core.board.stores().iter().any(|&store| store >= MAJORITY) {
        core.end(Reason::Majority, emit);
    } else if feeding::is_hopeless::<Oware>(core) {
        // Rule 3: whoever cannot feed takes everything.
        core.sweep(RING, core.turn, emit);
        core.end(Reason::CannotFeed, emit);
    } else {
        emit(Event::TurnPassed { to: core.turn });
    }
}

impl Rules for Oware {
    type State = Core;

    const ID: &'static str = "oware";
    const ORIGIN: Origin = Origin::WestAfrica;
    const RING: Ring = RING;
    const REASONS: &'static [Reason] = &[Reason::Majority, Reason::CannotFeed, Reason::Repetition];
    /// RULES O3
    const OCCURRENCES: usize = 2;

    fn start(&self) -> Core {
        Core::start(Board::filled(RING, SEEDS_A_PIT))
    }

    fn each_move(&self, core: &Core, visit: &mut impl FnMut(Move)) {
        feeding::each_move::<Oware>(core, visit);
    }

    fn check(&self, core: &Core, mv: Move) -> Result<(), Illegal> {
        feeding::check::<Oware>(core, mv)
    }

    fn play(&self, core: &mut Core, mv: Move, emit: &mut impl FnMut(Event)) {
        Self::sow_and_capture(core, core.lifted(RING, mv), emit);
        core.turn = core.turn.other();
        end_if_due(core, emit);
    }

    fn position(&self, core: &Core) -> Position {
        core.position(RING)
    }

    fn state_from(&self, position: &Position) -> Result<Core, ImpossiblePosition> {
        let core = Core::from_position(position);
        if core.over.is_some() {
            return Ok(core);
        }
        let (own, stores) = (core.board.row_total(RING, core.turn), core.board.stores());
        if own == 0 || stores.iter().any(|store| (1..LEAST_CAPTURE).contains(store)) {
            // RULES O1 and rule 3: no move leaves the next player without seeds.
            return Err(ImpossiblePosition::Inconsistent(
                "whoever is to move has seeds, and captures are of twos and threes",
            ));
        }
        if stores.iter().any(|&store| store >= MAJORITY) || feeding::is_hopeless::<Oware>(&core) {
            return Err(ImpossiblePosition::Ended("the player to move cannot go on, or has lost"));
        }
        Ok(core)
    }

    fn split(&self, core: &mut Core, reason: Reason, emit: &mut impl FnMut(Event)) {
        core.sweep_rows(RING, emit);
        core.end(reason, emit);
    }
}
