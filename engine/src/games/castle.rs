//! Mangala with castles: no stone is sown into a store, and each player may win one castle.

use super::end::End;
use crate::layout::sowing;
use crate::options::options;
use crate::rules::Rules;
use crate::{
    Board, Core, Event, Features, Illegal, ImpossiblePosition, Move, Origin, Pit, PitNumber, Position,
    Reason, Ring, Side,
};

const RING: Ring = Ring::SIX;
const STONES_A_PIT: u8 = 4;
/// The number of stones in a pit that becomes a castle.
const CASTLE_STONES: u8 = 3;

options! {
    /// The rules of Mangala with castles.
    pub struct MangalaCastle {
        /// When an empty row ends the game.
        pub end: End,
        /// Whether the last stone in an empty pit of the mover's own row captures the opposite pit (RULES
        /// C2).
        pub own_pit_capture: bool = true,
    }
}

/// The common state and each player's castle.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    core: Core,
    castles: [Option<Pit>; 2],
}

impl State {
    /// Creates a state with these castles, South's first.
    #[inline]
    pub const fn with_castles(core: Core, castles: [Option<Pit>; 2]) -> State {
        State { core, castles }
    }

    /// Returns the castles, South's first.
    #[inline]
    pub const fn castles(&self) -> [Option<Pit>; 2] {
        self.castles
    }

    /// Returns the owner if the pit is a castle. A castle lies in the opponent's row.
    fn castle_of(&self, pit: Pit) -> Option<Side> {
        let owner = RING.owner(pit).other();
        (self.castles[owner.index()] == Some(pit)).then_some(owner)
    }

    /// Drops a stone. If it falls into a castle, it goes to the owner's store at once (rule 3).
    fn drop_into(&mut self, pit: Pit, emit: &mut impl FnMut(Event)) {
        match self.castle_of(pit) {
            Some(owner) => {
                self.core.board.bank(owner, 1);
                emit(Event::SownIntoCastle { pit, owner });
            }
            None => _ = sowing::drop_into(&mut self.core.board, pit, emit),
        }
    }
}

impl AsRef<Core> for State {
    fn as_ref(&self) -> &Core {
        &self.core
    }
}

/// Returns whether the pit can become a castle: only pits 1 to 5 can (rule 2).
fn can_be_castle(pit: Pit) -> bool {
    RING.number(pit).get() < RING.row_len()
}

impl MangalaCastle {
    /// Captures after the last stone fell into a pit that is not a castle.
    fn capture(self, state: &mut State, mover: Side, last: Pit, emit: &mut impl FnMut(Event)) {
        let core = &mut state.core;
        let opposite = RING.opposite(last);
        if RING.owner(last) == mover {
            // RULES C2: an opposite castle counts as empty, and it always is.
            if self.own_pit_capture && core.board[last] == 1 && core.board[opposite] > 0 {
                core.capture(opposite, mover, emit);
                core.capture(last, mover, emit);
            }
            return;
        }
        let castle = &mut state.castles[mover.index()];
        if core.board[last] == CASTLE_STONES && castle.is_none() && can_be_castle(last) {
            core.capture(last, mover, emit);
            *castle = Some(last);
            emit(Event::CastleBuilt { pit: last, owner: mover });
        } else if core.board[last].is_multiple_of(2) {
            // RULES C1
            core.capture(last, mover, emit);
        }
    }
}

impl Rules for MangalaCastle {
    type State = State;

    const ID: &'static str = "mangala-castle";
    const ORIGIN: Origin = Origin::Turkey;
    const RING: Ring = RING;
    const FEATURES: Features = Features { castles: true, ..Features::SEEDS };
    const REASONS: &'static [Reason] = &[Reason::RowEmpty, Reason::NoMove, Reason::Repetition];

    fn start(&self) -> State {
        State { core: Core::start(Board::filled(RING, STONES_A_PIT)), castles: [None; 2] }
    }

    fn each_move(&self, state: &State, visit: &mut impl FnMut(Move)) {
        // A castle is empty and so is never lifted.
        state.core.each_lift(RING, visit);
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Illegal> {
        let is_castle = |number: &PitNumber| {
            RING.pit(state.core.turn, *number).and_then(|pit| state.castle_of(pit)).is_some()
        };
        match state.core.check_lift(RING, mv) {
            Err(Illegal::EmptyPit(number)) if is_castle(&number) => Err(Illegal::Castle(number)),
            checked => checked.map(|_| ()),
        }
    }

    fn play(&self, state: &mut State, mv: Move, emit: &mut impl FnMut(Event)) {
        let mover = state.core.turn;
        let from = state.core.lifted(RING, mv);
        let stones = sowing::lift(&mut state.core.board, from, emit);
        // As in Mangala, with several stones, the first goes back into the pit just lifted.
        let mut last = if stones > 1 { from } else { RING.next(from) };
        state.drop_into(last, emit);
        for _ in 1..stones {
            last = RING.next(last);
            state.drop_into(last, emit);
        }
        if state.castle_of(last).is_none() {
            self.capture(state, mover, last, emit);
        }
        self.end.end_or_pass(&mut state.core, RING, mover.other(), emit);
    }

    fn position(&self, state: &State) -> Position {
        Position { castles: state.castles, ..state.core.position(RING) }
    }

    fn state_from(&self, position: &Position) -> Result<State, ImpossiblePosition> {
        let state = State { core: Core::of(position), castles: position.castles };
        self.end.check_goes_on(&state.core, RING)?;
        for owner in Side::ALL {
            let Some(pit) = position.castles[owner.index()] else { continue };
            let well_placed = RING.pits().any(|each| each == pit) && RING.owner(pit) != owner;
            if !well_placed || !can_be_castle(pit) {
                return Err(ImpossiblePosition::Inconsistent(
                    "a castle is one of the opponent's pits 1 to 5",
                ));
            }
            if state.core.board[pit] > 0 || state.core.board.store(owner) < CASTLE_STONES {
                return Err(ImpossiblePosition::Inconsistent(
                    "what falls into a castle is in its owner's store",
                ));
            }
        }
        Ok(state)
    }

    fn repeat(&self, state: &mut State, emit: &mut impl FnMut(Event)) {
        state.core.sweep_rows(RING, emit);
        state.core.end(Reason::Repetition, emit);
    }
}
