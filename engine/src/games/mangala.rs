//! Mangala, the Turkish game: two rows of six, a store each, four stones a pit.

use crate::options::{OptionError, OptionSpec, Values};
use crate::rules::{Core, Rules};
use crate::{Board, Event, Hole, Illegal, Move, Pit, Position, Reason, Ring, Side, sowing};

const RING: Ring = Ring::SIX;
const STONES_A_PIT: u8 = 4;

/// When an empty row ends the game (RULES M1).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum End {
    /// As soon as a row is empty after a move, also when the mover would move again.
    #[default]
    RowEmpty,
    /// When the player whose turn it is has an empty row.
    NoMove,
}

impl End {
    const WORDS: &'static [&'static str] = &["row-empty", "no-move"];

    /// The option, for every game that has it.
    pub(crate) const OPTION: OptionSpec =
        OptionSpec { name: "end", default: "row-empty", values: Values::Words(Self::WORDS) };

    pub(crate) fn parse(value: &str) -> Result<End, OptionError> {
        match value {
            "row-empty" => Ok(End::RowEmpty),
            "no-move" => Ok(End::NoMove),
            _ => Err(Self::OPTION.refuse(value)),
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            End::RowEmpty => "row-empty",
            End::NoMove => "no-move",
        }
    }

    /// Whose row is empty so that the game ends now: he takes what is left.
    fn taker(self, core: &Core) -> Option<Side> {
        let empty = |side| core.board.row_total(RING, side) == 0;
        match self {
            End::RowEmpty => Side::ALL.into_iter().find(|&side| empty(side)),
            End::NoMove => Some(core.turn).filter(|&side| empty(side)),
        }
    }

    const fn reason(self) -> Reason {
        match self {
            End::RowEmpty => Reason::RowEmpty,
            End::NoMove => Reason::NoMove,
        }
    }
}

/// The rules of Mangala.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mangala {
    /// When an empty row ends the game.
    pub end: End,
}

impl Mangala {
    /// Where a stone falls after `hole`: the mover's own store is sown into, the other passed over.
    fn next(mover: Side, hole: Hole) -> Hole {
        match hole {
            Hole::Pit(pit) if pit == RING.last(mover) => Hole::Store(mover),
            Hole::Pit(pit) => Hole::Pit(RING.next(pit)),
            Hole::Store(side) => Hole::Pit(RING.next(RING.last(side))),
        }
    }

    /// Rules 3 and 4: what the last stone, in a pit, captures.
    fn capture(core: &mut Core, mover: Side, last: Pit, tell: &mut impl FnMut(Event)) {
        let opposite = RING.opposite(last);
        if RING.owner(last) != mover {
            if core.board[last].is_multiple_of(2) {
                core.capture(last, mover, tell);
            }
        } else if core.board[last] == 1 && core.board[opposite] > 0 {
            core.capture(opposite, mover, tell);
            core.capture(last, mover, tell);
        }
    }

    fn end_if_due(self, core: &mut Core, tell: &mut impl FnMut(Event)) {
        if let Some(taker) = self.end.taker(core) {
            core.sweep(RING, taker, tell);
            core.end(self.end.reason(), tell);
        }
    }
}

impl Rules for Mangala {
    type State = Core;

    const ID: &'static str = "mangala";
    const OPTIONS: &'static [OptionSpec] = &[End::OPTION];
    const RING: Ring = RING;

    fn set(&mut self, _name: &str, value: &str) -> Result<(), OptionError> {
        self.end = End::parse(value)?;
        Ok(())
    }

    fn get(&self, _name: &str) -> String {
        self.end.name().to_owned()
    }

    fn start(&self) -> Core {
        Core::start(Board::filled(RING, STONES_A_PIT))
    }

    fn each_move(&self, core: &Core, visit: &mut impl FnMut(Move)) {
        if core.over.is_some() {
            return;
        }
        for (number, pit) in RING.numbers().zip(RING.row(core.turn)) {
            if core.board[pit] > 0 {
                visit(Move::Lift(number));
            }
        }
    }

    fn check(&self, core: &Core, mv: Move) -> Result<(), Illegal> {
        if core.over.is_some() {
            return Err(Illegal::Over);
        }
        let Move::Lift(number) = mv else { return Err(Illegal::WrongForm) };
        let last = RING.row_len();
        let pit = RING.pit(core.turn, number).ok_or(Illegal::NoSuchPit { number, last })?;
        if core.board[pit] == 0 { Err(Illegal::EmptyPit(number)) } else { Ok(()) }
    }

    fn play(&self, core: &mut Core, mv: Move, tell: &mut impl FnMut(Event)) {
        let mover = core.turn;
        let from = mv.pit_number().and_then(|number| RING.pit(mover, number)).expect("the move is legal");
        let stones = sowing::lift(&mut core.board, from, tell);
        // Rule 1: of several stones the first goes back into the pit just lifted.
        let first = if stones > 1 { Hole::Pit(from) } else { Self::next(mover, Hole::Pit(from)) };
        match sowing::sow(&mut core.board, stones, first, |hole| Self::next(mover, hole), tell) {
            Hole::Store(side) => tell(Event::ExtraTurn { side }),
            Hole::Pit(last) => {
                Self::capture(core, mover, last, tell);
                core.turn = mover.other();
            }
        }
        self.end_if_due(core, tell);
    }

    fn position(&self, core: &Core) -> Position {
        core.position(RING)
    }
}
