//! Al-manqala, the Palestinian game: two rows of seven, seven beads a pit, twos and fours are eaten.

use crate::endgames::{Counts, Tabled};
use crate::knowledge::{Knowledge, Known};
use crate::options::{OptionError, OptionSpec};
use crate::quick::{self, QuickAlManqala};
use crate::rules::{Core, Rules};
use crate::search::{self, Playouts};
use crate::{
    Board, Event, Hole, Illegal, ImpossiblePosition, Move, Pit, Position, Reason, Ring, Side, sowing, weights,
};

const RING: Ring = Ring::SEVEN;
const BEADS_A_PIT: u8 = 7;
/// Rule 5: more than half of the beads.
const MAJORITY: u8 = 50;

/// The rules of Al-manqala.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct AlManqala;

/// Sows a pit and captures; gives nothing to decide about the game.
fn sow_and_capture(core: &mut Core, from: Pit, tell: &mut impl FnMut(Event)) {
    let mover = core.turn;
    let beads = sowing::lift(&mut core.board, from, tell);
    let next = |hole| match hole {
        Hole::Pit(pit) => Hole::Pit(RING.next(pit)),
        store @ Hole::Store(_) => store,
    };
    // RULES A1: the pit just lifted is not passed over.
    let last = sowing::sow(&mut core.board, beads, next(Hole::Pit(from)), next, tell);
    let Hole::Pit(mut pit) = last else { return };
    // Rule 2: the run ends at the latest where it has come round, for there it has emptied the pit.
    while matches!(core.board[pit], 2 | 4) {
        core.capture(pit, mover, tell);
        pit = RING.previous(pit);
    }
}

/// Whether a move leaves the opponent something to play with.
fn feeds(core: &Core, from: Pit) -> bool {
    let mut after = *core;
    sow_and_capture(&mut after, from, &mut |_| ());
    after.board.row_total(RING, core.turn.other()) > 0
}

/// Rule 3: whether the mover has to give the opponent something.
fn must_feed(core: &Core) -> bool {
    core.board.row_total(RING, core.turn.other()) == 0
}

fn can_feed(core: &Core) -> bool {
    RING.row(core.turn).any(|pit| core.board[pit] > 0 && feeds(core, pit))
}

/// Ends the game if the player whose turn has come cannot go on.
fn end_if_due(core: &mut Core, tell: &mut impl FnMut(Event)) {
    let [south, north] = core.board.stores();
    if south >= MAJORITY || north >= MAJORITY {
        core.end(Reason::Majority, tell);
    } else if core.board.row_total(RING, core.turn) == 0 {
        // RULES A2
        core.sweep_rows(RING, tell);
        core.end(Reason::NoMove, tell);
    } else if must_feed(core) && !can_feed(core) {
        // Rule 3: the one who could not be fed takes all.
        core.sweep(RING, core.turn.other(), tell);
        core.end(Reason::CannotFeed, tell);
    } else {
        tell(Event::TurnPassed { to: core.turn });
    }
}

/// Gives each player half of what is on the board (RULES A3): captures are even, so it is.
fn halve(core: &mut Core, reason: Reason, tell: &mut impl FnMut(Event)) {
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
                tell(Event::Swept { pit, seeds, to });
            }
        }
    }
    core.end(reason, tell);
}

impl AlManqala {
    /// The same game in play in packed form, if it is not over and has no more seeds than at its start.
    pub(crate) fn quick(core: &Core) -> Option<QuickAlManqala> {
        QuickAlManqala::of(core).filter(|_| core.over.is_none())
    }
}

impl Rules for AlManqala {
    type State = Core;

    const ID: &'static str = "al-manqala";
    const OPTIONS: &'static [OptionSpec] = &[];
    const RING: Ring = RING;
    const WEIGHTS: &'static str = include_str!("weights/al-manqala.txt");
    const REASONS: &'static [Reason] =
        &[Reason::Majority, Reason::NoMove, Reason::CannotFeed, Reason::Repetition, Reason::Agreed];

    fn set(&mut self, _name: &str, _value: &str) -> Result<(), OptionError> {
        Ok(())
    }

    fn get(&self, _name: &str) -> String {
        String::new()
    }

    fn start(&self) -> Core {
        Core::start(Board::filled(RING, BEADS_A_PIT))
    }

    fn each_move(&self, core: &Core, visit: &mut impl FnMut(Move)) {
        let must_feed = must_feed(core);
        core.each_lift(RING, &mut |mv| {
            if !must_feed || feeds(core, core.lifted(RING, mv)) {
                visit(mv);
            }
        });
    }

    fn check(&self, core: &Core, mv: Move) -> Result<(), Illegal> {
        let pit = core.check_lift(RING, mv)?;
        if must_feed(core) && !feeds(core, pit) { Err(Illegal::MustFeed(RING.number(pit))) } else { Ok(()) }
    }

    fn play(&self, core: &mut Core, mv: Move, tell: &mut impl FnMut(Event)) {
        sow_and_capture(core, core.lifted(RING, mv), tell);
        core.turn = core.turn.other();
        end_if_due(core, tell);
    }

    fn position(&self, core: &Core) -> Position {
        core.position(RING)
    }

    fn adopt(&self, position: &Position) -> Result<Core, ImpossiblePosition> {
        let mut core = position.core();
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

    fn weigh(&self, core: &Core, count: &mut impl FnMut(usize, i32)) {
        let stage = weights::stage(core, RING, 98);
        weights::each_pit(core, RING, stage, |_| false, count);
    }

    fn known(&self, core: &Core, knowledge: &Knowledge) -> Option<Known> {
        knowledge.al_manqala()?.known(core)
    }

    fn repeat(&self, core: &mut Core, tell: &mut impl FnMut(Event)) {
        halve(core, Reason::Repetition, tell);
    }

    fn agree(&self, core: &mut Core, tell: &mut impl FnMut(Event)) -> bool {
        halve(core, Reason::Agreed, tell);
        true
    }

    fn playouts(&self, core: &Core, games: u32, seed: u64) -> Playouts {
        match Self::quick(core) {
            Some(game) => quick::playouts(game, games, seed),
            None => search::playouts(self, core, games, seed),
        }
    }
}

impl Tabled for AlManqala {
    const NAME: &'static [u8; 7] = b"manqala";
    /// Captures are even, and so is what they leave.
    const STEP: u8 = 2;
    const BACK_INTO_THE_PIT: bool = false;

    /// Each gets half (RULES A3).
    fn repetition(_seeds: u8) -> i8 {
        0
    }

    fn state(_layout: usize, counts: &Counts) -> Core {
        Core::start(Board::of_pits(RING, counts))
    }
}
