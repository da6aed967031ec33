//! Toguz Kumalak, the Kazakh and Kyrgyz game of nine: two rows of nine, nine seeds a pit, and a castle each.

use super::castles::State;
use super::first_past;
use crate::options::options;
use crate::rules::Rules;
use crate::{
    Board, Core, Event, Features, Illegal, ImpossiblePosition, Move, Origin, Pit, Position, Reason, Ring,
};

const RING: Ring = Ring::NINE;
const SEEDS_A_PIT: u8 = 9;
/// Rule 5: more than half of the seeds.
const MAJORITY: u8 = 82;

options! {
    /// The rules of Toguz Kumalak.
    pub struct ToguzKumalak;
}

/// Returns whether a pit can become a castle beside the opponent's (rule 4). Pit 9 never can.
fn can_be_castle(state: &State, pit: Pit) -> bool {
    let number = RING.number(pit);
    number.get() < RING.row_len() && state.castles().iter().flatten().all(|&one| RING.number(one) != number)
}

impl Rules for ToguzKumalak {
    type State = State;

    const ID: &'static str = "toguz-kumalak";
    const ORIGIN: Origin = Origin::CentralAsia;
    const RING: Ring = RING;
    const FEATURES: Features = Features { castles: true, ..Features::SEEDS };
    const REASONS: &'static [Reason] = first_past::REASONS;

    fn start(&self) -> State {
        State::start(Core::start(Board::filled(RING, SEEDS_A_PIT)))
    }

    fn each_move(&self, state: &State, visit: &mut impl FnMut(Move)) {
        state.core.each_lift(RING, visit);
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Illegal> {
        state.check_lift(RING, mv)
    }

    fn play(&self, state: &mut State, mv: Move, emit: &mut impl FnMut(Event)) {
        let mover = state.core.turn;
        let last = state.sow(RING, state.core.lifted(RING, mv), emit);
        if let Some(last) = last.filter(|&last| RING.owner(last) != mover) {
            state.capture_across(last, |state| can_be_castle(state, last), emit);
        }
        first_past::end_or_pass(&mut state.core, RING, MAJORITY, emit);
    }

    fn position(&self, state: &State) -> Position {
        state.position(RING)
    }

    fn state_from(&self, position: &Position) -> Result<State, ImpossiblePosition> {
        const PLACES: &str =
            "a castle is one of the opponent's pits 1 to 8, and not of the same number as theirs";
        let state = State::with_castles(Core::from_position(position), position.castles);
        first_past::check_goes_on(&state.core, RING, MAJORITY)?;
        let numbers = state.castles().map(|castle| castle.map(|pit| RING.number(pit)));
        let differ = numbers[0].is_none() || numbers[0] != numbers[1];
        state.check_castles(RING, |pit| differ && RING.number(pit).get() < RING.row_len(), PLACES)?;
        Ok(state)
    }

    fn split(&self, state: &mut State, reason: Reason, emit: &mut impl FnMut(Event)) {
        state.core.sweep_rows(RING, emit);
        state.core.end(reason, emit);
    }
}
