//! Pallankuzhi, the Tamil game: two rows of seven, relay sowing, and rounds with rubbish holes.

use crate::layout::sowing;
use crate::options::{options, words};
use crate::play::relay::{self, Relay};
use crate::play::rounds::{Round, RoundLimit};
use crate::rules::Rules;
use crate::{
    Board, Core, Event, Features, Illegal, ImpossiblePosition, Move, Origin, Pit, PitSet, Position, Reason,
    Ring, Side,
};

const RING: Ring = Ring::SEVEN;
/// Rule 4: a pit with this many seeds after a drop is captured.
const FOUR: u8 = 4;

words! {
    /// The number of seeds in each pit at the start.
    pub enum SeedsAPit {
        /// Six: 84 in all.
        Six = "6",
        /// Five: 70 in all.
        Five = "5",
        /// Four: 56 in all.
        Four = "4",
    }
}

impl SeedsAPit {
    /// Returns the number.
    pub const fn get(self) -> u8 {
        match self {
            SeedsAPit::Six => 6,
            SeedsAPit::Five => 5,
            SeedsAPit::Four => 4,
        }
    }
}

words! {
    /// What follows a capture after an empty pit (RULES P1).
    pub enum AfterCapture {
        /// The pit after the captured one is lifted, if it holds seeds.
        Continue = "continue",
        /// The turn ends.
        End = "end",
    }
}

words! {
    /// The player who gets a pit that a dropped seed made four (RULES P2).
    pub enum Fours {
        /// The player who dropped the seed.
        Sower = "sower",
        /// The player in whose row the pit is.
        Owner = "owner",
    }
}

options! {
    /// The rules of Pallankuzhi.
    pub struct Pallankuzhi {
        /// The number of seeds in each pit at the start.
        pub seeds: SeedsAPit,
        /// What follows a capture after an empty pit.
        pub after_capture: AfterCapture,
        /// The player who gets the fours.
        pub fours: Fours,
        /// Whether a lap skips the pit that it lifted (RULES P3).
        pub skip_origin: bool,
        /// The number of rounds after which the game ends.
        pub rounds: RoundLimit,
    }
}

/// The common state, the round, and the rubbish holes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    core: Core,
    round: Round,
    excluded: PitSet,
}

impl State {
    /// Returns the rubbish holes.
    #[inline]
    pub const fn excluded(&self) -> PitSet {
        self.excluded
    }

    /// Returns the next pit in play.
    fn next(&self, mut pit: Pit) -> Pit {
        loop {
            pit = RING.next(pit);
            if !self.excluded.contains(pit) {
                return pit;
            }
        }
    }
}

impl AsRef<Core> for State {
    fn as_ref(&self) -> &Core {
        &self.core
    }
}

impl Relay for Pallankuzhi {
    fn lap(&self, state: &mut State, from: Pit, emit: &mut impl FnMut(Event)) -> Option<Pit> {
        let last = self.sow(state, from, emit);
        let next = state.next(last);
        if state.core.board[next] > 0 {
            return Some(next);
        }
        // Rule 2: the pit after the empty one is captured.
        let prize = state.next(next);
        if state.core.board[prize] == 0 {
            return None;
        }
        state.core.capture(prize, state.core.turn, emit);
        // RULES P1
        let after = state.next(prize);
        (self.after_capture == AfterCapture::Continue && state.core.board[after] > 0).then_some(after)
    }
}

impl Pallankuzhi {
    /// Sows one lap and captures its fours. Returns the pit of the last seed.
    fn sow(self, state: &mut State, from: Pit, emit: &mut impl FnMut(Event)) -> Pit {
        let mover = state.core.turn;
        let mut pit = from;
        for _ in 0..sowing::lift(&mut state.core.board, from, emit) {
            pit = state.next(pit);
            if self.skip_origin && pit == from {
                emit(Event::PassedOver { pit });
                pit = state.next(pit);
            }
            if sowing::drop_into(&mut state.core.board, pit, emit) == FOUR {
                // RULES P2
                let by = if self.fours == Fours::Owner { RING.owner(pit) } else { mover };
                state.core.capture(pit, by, emit);
            }
        }
        pit
    }

    /// Passes the turn, or ends the round if the next player has no seeds in their row (rule 6).
    fn pass(self, state: &mut State, emit: &mut impl FnMut(Event)) {
        let mover = state.core.turn;
        state.core.turn = mover.other();
        if state.core.board.row_total(RING, state.core.turn) == 0 {
            state.core.sweep(RING, mover, emit);
            self.end_round(state, emit);
        } else {
            emit(Event::TurnPassed { to: state.core.turn });
        }
    }

    /// Ends the round once all seeds are in the stores (rules 7 and 8).
    fn end_round(self, state: &mut State, emit: &mut impl FnMut(Event)) {
        state.round.emit_end(&state.core, emit);
        if Side::ALL.iter().any(|&side| state.core.board.store(side) < self.seeds.get()) {
            state.core.end(Reason::CannotFill, emit);
        } else if self.rounds.is_last(state.round.number) {
            state.core.end(Reason::RoundLimit, emit);
        } else {
            self.begin_round(state, emit);
        }
    }

    /// Lays out the next round. The player who went second now goes first (rule 7).
    fn begin_round(self, state: &mut State, emit: &mut impl FnMut(Event)) {
        let begins = state.round.opener.other();
        state.round = state.round.next(begins);
        state.core.turn = begins;
        state.excluded = PitSet::EMPTY;
        let round = state.round.number;
        emit(Event::RoundBegan { round, begins, direction: None, end_pits_first: false });
        for side in Side::ALL {
            // RULES P4: players fill from their own left.
            for pit in RING.row(side) {
                fill(state, pit, side, self.seeds.get(), emit);
            }
        }
    }

    /// Lays out a round for a solver: each player fills up to so many of their pits, from their own left,
    /// with so many seeds each. A round of a match has seven pits and as many seeds as its option says;
    /// smaller ones are for comparing a solver with an exhaustive search.
    pub fn lay_out(opener: Side, stores: [u8; 2], pits: u8, seeds: u8) -> State {
        let mut board = Board::default();
        for side in Side::ALL {
            board.set_store(side, stores[side.index()]);
        }
        let core = Core { turn: opener, ..Core::start(board) };
        let mut state = State { core, round: Round { opener, ..Round::FIRST }, excluded: PitSet::EMPTY };
        for side in Side::ALL {
            for (number, pit) in (0..).zip(RING.row(side)) {
                if number < pits {
                    fill(&mut state, pit, side, seeds, &mut |_| ());
                } else {
                    state.excluded.insert(pit);
                }
            }
        }
        state
    }
}

/// Fills a pit of a new round, or takes it out of play if the player has too few seeds.
fn fill(state: &mut State, pit: Pit, side: Side, seeds: u8, emit: &mut impl FnMut(Event)) {
    if state.core.board.store(side) >= seeds {
        state.core.board.fill(pit, seeds, side);
        emit(Event::Filled { pit, seeds });
    } else {
        state.excluded.insert(pit);
        emit(Event::Excluded { pit });
    }
}

impl Rules for Pallankuzhi {
    type State = State;

    const ID: &'static str = "pallankuzhi";
    const ORIGIN: Origin = Origin::SouthIndia;
    const RING: Ring = RING;
    const FEATURES: Features = Features { excluded: true, ..Features::SEEDS };
    const REASONS: &'static [Reason] = &[Reason::CannotFill, Reason::RoundLimit];

    fn start(&self) -> State {
        let core = Core::start(Board::filled(RING, self.seeds.get()));
        State { core, round: Round::FIRST, excluded: PitSet::EMPTY }
    }

    fn each_move(&self, state: &State, visit: &mut impl FnMut(Move)) {
        // A pit out of play is empty and so is never lifted.
        state.core.each_lift(RING, visit);
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Illegal> {
        match state.core.check_lift(RING, mv) {
            Err(Illegal::EmptyPit(number)) if state.excluded.contains(state.core.lifted(RING, mv)) => {
                Err(Illegal::Excluded(number))
            }
            checked => checked.map(|_| ()),
        }
    }

    fn play(&self, state: &mut State, mv: Move, emit: &mut impl FnMut(Event)) {
        relay::sow_with_events(self, state, state.core.lifted(RING, mv), emit);
        self.pass(state, emit);
    }

    fn advance(&self, state: &mut State, mv: Move) {
        relay::sow(self, state, state.core.lifted(RING, mv));
        self.pass(state, &mut |_| ());
    }

    fn position(&self, state: &State) -> Position {
        Position {
            round: state.round.number,
            opener: state.round.opener,
            excluded: state.excluded,
            ..state.core.position(RING)
        }
    }

    fn state_from(&self, position: &Position) -> Result<State, ImpossiblePosition> {
        let round = Round { number: position.round, opener: position.opener };
        let state = State { core: Core::from_position(position), round, excluded: position.excluded };
        self.rounds.check(round, state.excluded)?;
        check_excluded(&state)?;
        if state.core.over.is_none() && state.core.board.row_total(RING, state.core.turn) == 0 {
            return Err(ImpossiblePosition::Ended("the player to move has no seeds in their row"));
        }
        Ok(state)
    }

    fn round(&self, state: &State) -> u16 {
        state.round.number
    }

    fn repeat(&self, state: &mut State, emit: &mut impl FnMut(Event)) {
        state.core.sweep_rows(RING, emit);
        self.end_round(state, emit);
    }

    fn split(&self, state: &mut State, reason: Reason, emit: &mut impl FnMut(Event)) {
        state.core.sweep_rows(RING, emit);
        state.core.end(reason, emit);
    }
}

/// Checks rule 7: at most one player has pits out of play, and they fill their pits from the left.
fn check_excluded(state: &State) -> Result<(), ImpossiblePosition> {
    let out = |pit| state.excluded.contains(pit);
    if RING.pits().any(|pit| out(pit) && state.core.board[pit] > 0) {
        return Err(ImpossiblePosition::Inconsistent("a pit out of play must be empty"));
    }
    if Side::ALL.into_iter().all(|side| RING.row(side).any(out)) {
        return Err(ImpossiblePosition::Inconsistent("only one row can have pits out of play"));
    }
    let from_the_left = |side| !out(RING.first(side)) && RING.row(side).map(out).is_sorted();
    if !Side::ALL.into_iter().all(from_the_left) {
        return Err(ImpossiblePosition::Inconsistent("pits are filled from their owner's left"));
    }
    Ok(())
}
