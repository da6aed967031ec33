//! Al-manqala, the Palestinian game: two rows of seven, seven beads a pit, captures of twos and fours.

use super::feeding::{self, Feeding};
use super::run;
use crate::layout::sowing;
use crate::options::options;
use crate::rules::Rules;
use crate::{
    Board, Core, Event, Hole, Illegal, ImpossiblePosition, Move, Origin, Pit, Position, Reason, Ring, Side,
};

const RING: Ring = Ring::SEVEN;
const BEADS_A_PIT: u8 = 7;
/// Rule 5: more than half of the beads.
const MAJORITY: u8 = 50;

options! {
    /// The rules of Al-manqala.
    pub struct AlManqala;
}

impl Feeding for AlManqala {
    const RING: Ring = RING;

    fn sow_and_capture(core: &mut Core, from: Pit, emit: &mut impl FnMut(Event)) {
        let mover = core.turn;
        let beads = sowing::lift(&mut core.board, from, emit);
        let next = |hole| match hole {
            Hole::Pit(pit) => Hole::Pit(RING.next(pit)),
            store @ Hole::Store(_) => store,
        };
        // RULES A1: sowing does not skip the pit just lifted.
        let last = sowing::sow(&mut core.board, beads, next(Hole::Pit(from)), next, emit);
        let Hole::Pit(last) = last else { return };
        for pit in run::back_from(core.board, RING, last, |_, beads| matches!(beads, 2 | 4)) {
            core.capture(pit, mover, emit);
        }
    }
}

/// Ends the game if a player has a majority or the player to move cannot go on. Otherwise reports the new
/// turn.
fn end_if_due(core: &mut Core, emit: &mut impl FnMut(Event)) {
    let [south, north] = core.board.stores();
    if south >= MAJORITY || north >= MAJORITY {
        core.end(Reason::Majority, emit);
    } else if core.board.row_total(RING, core.turn) == 0 {
        // RULES A2
        core.sweep_rows(RING, emit);
        core.end(Reason::NoMove, emit);
    } else if feeding::is_hopeless::<AlManqala>(core) {
        // Rule 3: the player who cannot be fed takes everything.
        core.sweep(RING, core.turn.other(), emit);
        core.end(Reason::CannotFeed, emit);
    } else {
        emit(Event::TurnPassed { to: core.turn });
    }
}

/// Gives each player half of the beads on the board (RULES A3). Captures are even, so the number is even
/// too.
fn halve(core: &mut Core, reason: Reason, emit: &mut impl FnMut(Event)) {
    let on_board: u8 = Side::ALL.map(|side| core.board.row_total(RING, side)).iter().sum();
    let mut souths = on_board / 2;
    for pit in RING.pits() {
        let beads = core.board[pit];
        let to_south = beads.min(souths);
        souths -= to_south;
        for (to, seeds) in [(Side::South, to_south), (Side::North, beads - to_south)] {
            if seeds > 0 {
                core.board.take(pit, seeds);
                core.board.bank(to, seeds);
                emit(Event::Swept { pit, seeds, to });
            }
        }
    }
    core.end(reason, emit);
}

impl Rules for AlManqala {
    type State = Core;

    const ID: &'static str = "al-manqala";
    const ORIGIN: Origin = Origin::Palestine;
    const RING: Ring = RING;
    const REASONS: &'static [Reason] =
        &[Reason::Majority, Reason::NoMove, Reason::CannotFeed, Reason::Repetition];

    fn start(&self) -> Core {
        Core::start(Board::filled(RING, BEADS_A_PIT))
    }

    fn each_move(&self, core: &Core, visit: &mut impl FnMut(Move)) {
        feeding::each_move::<AlManqala>(core, visit);
    }

    fn check(&self, core: &Core, mv: Move) -> Result<(), Illegal> {
        feeding::check::<AlManqala>(core, mv)
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
        let mut core = Core::from_position(position);
        if !core.board.stores()[0].is_multiple_of(2) && core.over.is_none() {
            return Err(ImpossiblePosition::Inconsistent("beads are captured by twos and fours"));
        }
        let over = core.over.is_some();
        let mut ended = false;
        if !over {
            end_if_due(&mut core, &mut |event| ended |= matches!(event, Event::Ended { .. }));
        }
        if ended {
            return Err(ImpossiblePosition::Ended("the player to move cannot go on, or has lost"));
        }
        Ok(core)
    }

    fn split(&self, core: &mut Core, reason: Reason, emit: &mut impl FnMut(Event)) {
        halve(core, reason, emit);
    }
}
