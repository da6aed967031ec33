//! Kotu Baendum, the Sinhalese game that Parker describes: two rows of seven, relay sowing, threes that are
//! skipped, tied end pits, and a short row for the loser of a round.

mod arrangement;
mod from_position;
mod layout;
mod state;

use crate::layout::position::USUAL_EATS;
use crate::options::{options, words};
use crate::play::relay::{self, Relay};
use crate::play::rounds::{Round, RoundLimit};
use crate::rules::Rules;
use state::{RING, SEEDS_A_PIT, State, is_end};

use crate::layout::sowing;
use crate::{
    Board, Core, Direction, Event, Features, Illegal, ImpossiblePosition, Mark, Marks, Move, Origin, Phase,
    Pit, PitSet, Position, Reason, Ring, Side,
};

words! {
    /// What follows a capture (RULES K7).
    pub enum Capture {
        /// The turn goes on: the next pit is lifted and sown.
        Relay = "relay",
        /// The turn ends, as Parker describes it.
        EndsTurn = "ends-turn",
    }
}

options! {
    /// The rules of Kotu Baendum.
    pub struct KotuBaendum {
        /// What follows a capture.
        pub capture: Capture,
        /// The number of rounds after which the game ends.
        pub rounds: RoundLimit,
    }
}

impl Relay for KotuBaendum {
    fn lap(&self, state: &mut State, from: Pit, emit: &mut impl FnMut(Event)) -> Option<Pit> {
        let mover = state.core.turn;
        let (last, held) = sow(state, from, emit)?;
        // Rule 5: where the last seed falls.
        if state.is_marked(last) || held == 0 {
            return None;
        }
        if held + 1 != state.eats[mover.index()] {
            return Some(last);
        }
        if is_end(last) {
            // Rule 6
            state.marks.insert(last, Mark::Tied, mover);
            emit(Event::Marked { pit: last, mark: Mark::Tied, owner: mover });
            return None;
        }
        state.core.capture(last, mover, emit);
        // RULES K6, K7
        let next = state.next(last);
        (self.capture == Capture::Relay && state.can_lift(next)).then_some(next)
    }
}

/// Sows one lap (rule 4). Returns the pit of the last seed and its count before that seed, or `None` if the
/// rest of the hand went to the store.
fn sow(state: &mut State, from: Pit, emit: &mut impl FnMut(Event)) -> Option<(Pit, u8)> {
    let mover = state.core.turn;
    let passed_over = state.eats[mover.index()] - 1;
    let mut pit = from;
    for hand in (2..=sowing::lift(&mut state.core.board, from, emit)).rev() {
        let Some(taker) = next_taker(state, pit, passed_over, emit) else {
            // RULES K5
            state.core.board.bank(mover, hand);
            emit(Event::HandKept { seeds: hand, by: mover });
            return None;
        };
        pit = taker;
        // RULES K4: marked pits are sown into like any other.
        sowing::drop_into(&mut state.core.board, pit, emit);
    }
    // The last seed goes into the very next pit, whatever it holds.
    let last = state.next(pit);
    let held = state.core.board[last];
    sowing::drop_into(&mut state.core.board, last, emit);
    Some((last, held))
}

/// Returns the next pit that takes a seed, or `None` if every pit holds the count that is skipped.
fn next_taker(state: &State, after: Pit, passed_over: u8, emit: &mut impl FnMut(Event)) -> Option<Pit> {
    let takes = |pit: Pit| !state.excluded.contains(pit) && state.core.board[pit] != passed_over;
    let mut pit = state.next(after);
    if !takes(pit) && !RING.pits().any(takes) {
        return None;
    }
    while !takes(pit) {
        emit(Event::PassedOver { pit });
        pit = state.next(pit);
    }
    Some(pit)
}

impl KotuBaendum {
    /// The number of seeds in a full pit when a round is laid out.
    pub const SEEDS_A_PIT: u8 = SEEDS_A_PIT;

    /// Lays out the second round for a solver, after a first one that this side opened and that has brought
    /// South and North so many seeds. Neither has none.
    pub fn lay_out(opener: Side, stores: [u8; 2]) -> State {
        let mut board = Board::default();
        for side in Side::ALL {
            board.set_store(side, stores[side.index()]);
        }
        let round = Round { opener, ..Round::FIRST };
        let mut state = State { core: Core::start(board), round, ..KotuBaendum::default().start() };
        layout::begin_round(&mut state, &mut |_| ());
        state
    }

    /// Sets the direction if the move chooses one.
    fn choose_direction(state: &mut State, mv: Move, emit: &mut impl FnMut(Event)) {
        if let Move::LiftTowards(_, direction) = mv {
            state.direction = Some(direction);
            emit(Event::DirectionChosen { direction });
        }
    }

    /// Passes the turn, or ends the round if the next player has no pit to lift (rule 7).
    fn pass(self, state: &mut State, emit: &mut impl FnMut(Event)) {
        let mover = state.core.turn;
        state.to_open[mover.index()] = false;
        state.core.turn = mover.other();
        if RING.row(state.core.turn).any(|pit| state.can_lift(pit)) {
            emit(Event::TurnPassed { to: state.core.turn });
        } else {
            layout::end_round(state, self.rounds, emit);
        }
    }
}

impl Rules for KotuBaendum {
    type State = State;

    const ID: &'static str = "kotu-baendum";
    const ORIGIN: Origin = Origin::SriLanka;
    const RING: Ring = RING;
    const FEATURES: Features = Features { excluded: true, marks: true, ..Features::SEEDS };
    const REASONS: &'static [Reason] = &[Reason::CannotSow, Reason::RoundLimit];

    fn start(&self) -> State {
        State {
            core: Core::start(Board::filled(RING, SEEDS_A_PIT)),
            round: Round::FIRST,
            excluded: PitSet::EMPTY,
            marks: Marks::NONE,
            direction: None,
            eats: [USUAL_EATS; 2],
            to_open: [true; 2],
            arranging: false,
        }
    }

    fn each_move(&self, state: &State, visit: &mut impl FnMut(Move)) {
        if state.core.over.is_some() {
            return;
        }
        if state.arranging {
            return arrangement::each(state.core.board.store(state.core.turn), visit);
        }
        let movable = state.movable();
        for (number, pit) in RING.numbers().zip(RING.row(state.core.turn)) {
            if !movable.contains(pit) {
                continue;
            }
            if state.direction.is_some() {
                visit(Move::Lift(number));
            } else {
                // Rule 1
                for way in Direction::ALL {
                    visit(Move::LiftTowards(number, way));
                }
            }
        }
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Illegal> {
        if state.core.over.is_some() {
            return Err(Illegal::Over);
        }
        let number = match mv {
            Move::Arrange(_) if !state.arranging => return Err(Illegal::NothingToArrange),
            Move::Arrange(arrangement) => {
                return Ok(arrangement::check(arrangement, state.core.board.store(state.core.turn))?);
            }
            _ if state.arranging => return Err(Illegal::ArrangeFirst),
            Move::Lift(number) | Move::LiftTowards(number, _) => number,
        };
        let last = RING.row_len();
        let pit = RING.pit(state.core.turn, number).ok_or(Illegal::NoSuchPit { number, last })?;
        state.check_pit(number, pit)?;
        match (mv, state.direction) {
            _ if !state.movable().contains(pit) => Err(Illegal::EndPitFirst { last }),
            (Move::Lift(_), None) => Err(Illegal::DirectionMissing(number)),
            (Move::LiftTowards(..), Some(_)) => Err(Illegal::DirectionKnown(number)),
            _ => Ok(()),
        }
    }

    fn play(&self, state: &mut State, mv: Move, emit: &mut impl FnMut(Event)) {
        if let Move::Arrange(arrangement) = mv {
            return layout::arrange(state, arrangement, emit);
        }
        Self::choose_direction(state, mv, emit);
        relay::sow_with_events(self, state, state.core.lifted(RING, mv), emit);
        self.pass(state, emit);
    }

    fn advance(&self, state: &mut State, mv: Move) {
        if let Move::Arrange(arrangement) = mv {
            return layout::arrange(state, arrangement, &mut |_| ());
        }
        Self::choose_direction(state, mv, &mut |_| ());
        relay::sow(self, state, state.core.lifted(RING, mv));
        self.pass(state, &mut |_| ());
    }

    fn position(&self, state: &State) -> Position {
        let position = state.core.position(RING);
        Position {
            phase: if state.arranging { Phase::Arrange } else { position.phase },
            round: state.round.number,
            opener: state.round.opener,
            excluded: state.excluded,
            marks: state.marks,
            direction: state.direction,
            eats: state.eats,
            to_open: state.to_open,
            ..position
        }
    }

    fn state_from(&self, position: &Position) -> Result<State, ImpossiblePosition> {
        from_position::state_from(self.rounds, position)
    }

    fn marked(&self, state: &State) -> PitSet {
        state.marks.pits()
    }

    fn round(&self, state: &State) -> u16 {
        state.round.number
    }

    fn repeat(&self, state: &mut State, emit: &mut impl FnMut(Event)) {
        layout::end_round(state, self.rounds, emit);
    }

    fn split(&self, state: &mut State, reason: Reason, emit: &mut impl FnMut(Event)) {
        layout::sweep(state, emit);
        state.arranging = false;
        state.core.end(reason, emit);
    }
}
