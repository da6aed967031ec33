//! Mangala with castles: no stone is sown into a store, and each player may win one castle.

use super::castles::State;
use super::end::End;
use crate::options::options;
use crate::rules::Rules;
use crate::{
    Board, Core, Event, Features, Illegal, ImpossiblePosition, Move, Origin, Pit, Position, Reason, Ring,
};

const RING: Ring = Ring::SIX;
const STONES_A_PIT: u8 = 4;

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

/// Returns whether the pit can become a castle: only pits 1 to 5 can (rule 2).
fn can_be_castle(pit: Pit) -> bool {
    RING.number(pit).get() < RING.row_len()
}

impl MangalaCastle {
    /// Captures after the last stone fell into a pit that is not a castle.
    fn capture(self, state: &mut State, last: Pit, emit: &mut impl FnMut(Event)) {
        let mover = state.core.turn;
        if RING.owner(last) != mover {
            // RULES C1
            return state.capture_across(last, |_| can_be_castle(last), emit);
        }
        let (core, opposite) = (&mut state.core, RING.opposite(last));
        // RULES C2: an opposite castle counts as empty, and it always is.
        if self.own_pit_capture && core.board[last] == 1 && core.board[opposite] > 0 {
            core.capture(opposite, mover, emit);
            core.capture(last, mover, emit);
        }
    }
}

impl Rules for MangalaCastle {
    type State = State;

    const ID: &'static str = "mangala-castle";
    const ORIGIN: Origin = Origin::Turkiye;
    const RING: Ring = RING;
    const FEATURES: Features = Features { castles: true, ..Features::SEEDS };
    const REASONS: &'static [Reason] = &[Reason::RowEmpty, Reason::NoMove, Reason::Repetition];

    fn start(&self) -> State {
        State::start(Core::start(Board::filled(RING, STONES_A_PIT)))
    }

    fn each_move(&self, state: &State, visit: &mut impl FnMut(Move)) {
        state.core.each_lift(RING, visit);
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Illegal> {
        state.check_lift(RING, mv)
    }

    fn play(&self, state: &mut State, mv: Move, emit: &mut impl FnMut(Event)) {
        let next = state.core.turn.other();
        if let Some(last) = state.sow(RING, state.core.lifted(RING, mv), emit) {
            self.capture(state, last, emit);
        }
        self.end.end_or_pass(&mut state.core, RING, next, emit);
    }

    fn position(&self, state: &State) -> Position {
        state.position(RING)
    }

    fn state_from(&self, position: &Position) -> Result<State, ImpossiblePosition> {
        let state = State::with_castles(Core::from_position(position), position.castles);
        self.end.check_goes_on(&state.core, RING)?;
        state.check_castles(RING, can_be_castle, "a castle is one of the opponent's pits 1 to 5")?;
        Ok(state)
    }

    fn split(&self, state: &mut State, reason: Reason, emit: &mut impl FnMut(Event)) {
        state.core.sweep_rows(RING, emit);
        state.core.end(reason, emit);
    }
}
