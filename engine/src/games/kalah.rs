//! Kalah, the mancala that most shops sell: three to six pits a row, and a store for each player.

use super::store_sowing;
use crate::options::{options, words};
use crate::rules::Rules;
use crate::{
    Board, Core, Event, Illegal, ImpossiblePosition, Move, Origin, Pit, Position, Reason, Ring, Side,
};

words! {
    /// The number of pits in each row.
    pub enum PitsARow {
        /// Six.
        Six = "6",
        /// Five.
        Five = "5",
        /// Four.
        Four = "4",
        /// Three.
        Three = "3",
    }
}

impl PitsARow {
    /// Returns the number.
    pub const fn get(self) -> u8 {
        match self {
            PitsARow::Six => 6,
            PitsARow::Five => 5,
            PitsARow::Four => 4,
            PitsARow::Three => 3,
        }
    }
}

words! {
    /// The number of seeds in each pit at the start.
    pub enum KalahSeeds {
        /// Four.
        Four = "4",
        /// One.
        One = "1",
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
        /// Five.
        Five = "5",
        /// Six.
        Six = "6",
    }
}

impl KalahSeeds {
    /// Returns the number.
    pub const fn get(self) -> u8 {
        match self {
            KalahSeeds::One => 1,
            KalahSeeds::Two => 2,
            KalahSeeds::Three => 3,
            KalahSeeds::Four => 4,
            KalahSeeds::Five => 5,
            KalahSeeds::Six => 6,
        }
    }
}

words! {
    /// When a last seed in an empty pit of the mover's own row captures (RULES L1).
    pub enum CaptureInto {
        /// Only if the opposite pit holds seeds.
        Standard = "standard",
        /// Always: if the opposite pit is empty, the last seed alone.
        Empty = "empty",
    }
}

options! {
    /// The rules of Kalah.
    pub struct Kalah {
        /// The number of pits in each row.
        pub pits: PitsARow,
        /// The number of seeds in each pit at the start.
        pub seeds: KalahSeeds,
        /// When a last seed in an empty pit of the mover's own row captures.
        pub capture: CaptureInto,
    }
}

impl Kalah {
    /// Captures after the last seed fell into a pit (rule 3).
    fn capture(self, core: &mut Core, mover: Side, last: Pit, emit: &mut impl FnMut(Event)) {
        let ring = self.ring();
        let opposite = ring.opposite(last);
        if ring.owner(last) != mover || core.board[last] != 1 {
            return;
        }
        if core.board[opposite] > 0 {
            core.capture(opposite, mover, emit);
        } else if self.capture == CaptureInto::Standard {
            return; // RULES L1
        }
        core.capture(last, mover, emit);
    }

    fn has_ended(self, core: &Core) -> bool {
        Side::ALL.into_iter().any(|side| core.board.row_total(self.ring(), side) == 0)
    }
}

impl Rules for Kalah {
    type State = Core;

    const ID: &'static str = "kalah";
    const ORIGIN: Origin = Origin::America;
    const RING: Ring = Ring::SIX;
    const REASONS: &'static [Reason] = &[Reason::RowEmpty, Reason::Repetition];

    fn ring(&self) -> Ring {
        Ring::of_rows(self.pits.get()).expect("there are rows of three to six")
    }

    fn start(&self) -> Core {
        Core::start(Board::filled(self.ring(), self.seeds.get()))
    }

    fn each_move(&self, core: &Core, visit: &mut impl FnMut(Move)) {
        core.each_lift(self.ring(), visit);
    }

    fn check(&self, core: &Core, mv: Move) -> Result<(), Illegal> {
        core.check_lift(self.ring(), mv).map(|_| ())
    }

    fn play(&self, core: &mut Core, mv: Move, emit: &mut impl FnMut(Event)) {
        let (ring, mover) = (self.ring(), core.turn);
        let from = core.lifted(ring, mv);
        let capture = |core: &mut Core, mover, last, emit: &mut _| self.capture(core, mover, last, emit);
        core.turn = store_sowing::play(core, ring, from, false, capture, emit);
        if self.has_ended(core) {
            core.sweep_rows(ring, emit);
            core.end(Reason::RowEmpty, emit);
        } else if core.turn != mover {
            emit(Event::TurnPassed { to: core.turn });
        }
    }

    fn position(&self, core: &Core) -> Position {
        core.position(self.ring())
    }

    fn state_from(&self, position: &Position) -> Result<Core, ImpossiblePosition> {
        let core = Core::from_position(position);
        if core.over.is_none() && self.has_ended(&core) {
            return Err(ImpossiblePosition::Ended("a row is empty"));
        }
        Ok(core)
    }

    fn split(&self, core: &mut Core, reason: Reason, emit: &mut impl FnMut(Event)) {
        core.sweep_rows(self.ring(), emit);
        core.end(reason, emit);
    }
}
