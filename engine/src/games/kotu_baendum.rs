//! Kotu Baendum, the Sinhalese game that Parker describes: two rows of seven, relays, threes that
//! are passed over, tied end pits, and rounds laid out by the loser.

mod adopt;
mod arrangement;
mod layout;

use crate::options::{OptionError, OptionSpec, word_option};
use crate::position::USUAL_EATS;
use crate::relay::{self, Relay};
use crate::rounds::{Round, RoundLimit};
use crate::rules::Rules;
use crate::{
    Board, Core, Direction, Event, Illegal, ImpossiblePosition, Mark, Marks, Move, Phase, Pit, PitNumber,
    PitSet, Position, Reason, Ring, Shows, sowing,
};

const RING: Ring = Ring::SEVEN;
const SEEDS_A_PIT: u8 = 4;

word_option! {
    /// What follows a capture (RULES K7).
    Capture, "capture" {
        /// The next pit is lifted and sown on.
        Relay = "relay",
        /// Nothing: the turn is over, as Parker has it.
        EndsTurn = "ends-turn",
    }
}

/// The rules of Kotu Baendum.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct KotuBaendum {
    /// What follows a capture.
    pub capture: Capture,
    /// After how many rounds the game ends.
    pub rounds: RoundLimit,
}

/// The seeds, the round, and what is special in it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    core: Core,
    round: Round,
    excluded: PitSet,
    marks: Marks,
    /// The way seeds go; chosen by the first move where it is not known.
    direction: Option<Direction>,
    /// What a capture of each player holds (rule 9).
    eats: [u8; 2],
    /// Who has still to make his first turn of the round (rule 2).
    to_open: [bool; 2],
    arranging: bool,
}

impl State {
    /// The pits that are out of play in this round.
    #[inline]
    pub const fn excluded(&self) -> PitSet {
        self.excluded
    }

    /// The pits that are marked in this round.
    #[inline]
    pub const fn marks(&self) -> Marks {
        self.marks
    }

    /// Whether a row is to be laid out.
    #[inline]
    pub const fn is_arranging(&self) -> bool {
        self.arranging
    }

    /// The way seeds go. Where it is not chosen yet every pit is alike and nobody can tell.
    #[inline]
    pub fn direction(&self) -> Direction {
        self.direction.unwrap_or(Direction::CounterClockwise)
    }

    /// The next pit in play.
    fn next(&self, mut pit: Pit) -> Pit {
        loop {
            pit = RING.step(pit, self.direction());
            if !self.excluded.contains(pit) {
                return pit;
            }
        }
    }

    fn is_marked(&self, pit: Pit) -> bool {
        self.marks.pits().contains(pit)
    }

    /// Whether a turn could start here but for single seeds and first turns: pits out of play are empty.
    fn can_lift(&self, pit: Pit) -> bool {
        self.core.board[pit] > 0 && !self.is_marked(pit)
    }

    /// RULES K3: the pit in play that is furthest along the way.
    fn front(&self) -> Option<Pit> {
        let mut row = RING.row(self.core.turn).filter(|&pit| !self.excluded.contains(pit));
        match self.direction() {
            Direction::CounterClockwise => row.next_back(),
            Direction::Clockwise => row.next(),
        }
    }

    /// What keeps a pit from being lifted, first turns apart (rule 3).
    fn check_pit(&self, number: PitNumber, pit: Pit) -> Result<(), Illegal> {
        if self.excluded.contains(pit) {
            return Err(Illegal::Excluded(number));
        }
        if let Some(mark) = self.marks.mark(pit) {
            return Err(Illegal::Marked { number, mark });
        }
        match self.core.board[pit] {
            0 => Err(Illegal::EmptyPit(number)),
            1 => self.check_single(number, pit),
            _ => Ok(()),
        }
    }

    fn check_single(&self, number: PitNumber, pit: Pit) -> Result<(), Illegal> {
        let mut pits = 0;
        for other in RING.row(self.core.turn).filter(|&other| self.can_lift(other)) {
            if self.core.board[other] > 1 {
                return Err(Illegal::SingleSeed(number));
            }
            pits += 1;
        }
        if pits > 1 && self.front() == Some(pit) { Err(Illegal::FrontSingle(number)) } else { Ok(()) }
    }

    /// The pits that the mover may lift now.
    fn movable(&self) -> PitSet {
        let (mut singles, mut others) = (PitSet::EMPTY, PitSet::EMPTY);
        for pit in RING.row(self.core.turn).filter(|&pit| self.can_lift(pit)) {
            if self.core.board[pit] > 1 { others.insert(pit) } else { singles.insert(pit) }
        }
        // Rule 3, as `check_pit` tells it of one pit.
        let pits = match self.front() {
            _ if !others.is_empty() => others,
            Some(front) if singles.len() > 1 => singles.without(front),
            _ => singles,
        };
        if !self.to_open[self.core.turn.index()] {
            return pits;
        }
        // Rule 2, and RULES K2 when no end pit can be lifted.
        let ends: PitSet =
            RING.row(self.core.turn).filter(|&pit| is_end(pit) && pits.contains(pit)).collect();
        if ends.is_empty() { pits } else { ends }
    }
}

impl AsRef<Core> for State {
    fn as_ref(&self) -> &Core {
        &self.core
    }
}

/// Whether a pit is the first or the last of its row.
fn is_end(pit: Pit) -> bool {
    let number = RING.number(pit).get();
    number == 1 || number == RING.row_len()
}

impl Relay for KotuBaendum {
    fn lap(&self, state: &mut State, from: Pit, tell: &mut impl FnMut(Event)) -> Option<Pit> {
        let mover = state.core.turn;
        let (last, held) = sow(state, from, tell)?;
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
            tell(Event::Marked { pit: last, mark: Mark::Tied, owner: mover });
            return None;
        }
        state.core.capture(last, mover, tell);
        // RULES K6, K7
        let next = state.next(last);
        (self.capture == Capture::Relay && state.can_lift(next)).then_some(next)
    }
}

/// Sows one lap (rule 4); gives the pit of the last seed and what it held before, unless the hand
/// went to the store.
fn sow(state: &mut State, from: Pit, tell: &mut impl FnMut(Event)) -> Option<(Pit, u8)> {
    let mover = state.core.turn;
    let passed_over = state.eats[mover.index()] - 1;
    let mut pit = from;
    for hand in (2..=sowing::lift(&mut state.core.board, from, tell)).rev() {
        let Some(taker) = next_taker(state, pit, passed_over, tell) else {
            // RULES K5
            state.core.board.bank(mover, hand);
            tell(Event::HandKept { seeds: hand, by: mover });
            return None;
        };
        pit = taker;
        // RULES K4: marked pits are sown into like others.
        sowing::drop_into(&mut state.core.board, pit, tell);
    }
    // The last seed goes into the very next pit, whatever it holds.
    let last = state.next(pit);
    let held = state.core.board[last];
    sowing::drop_into(&mut state.core.board, last, tell);
    Some((last, held))
}

/// The next pit that does not hold what is passed over, if any pit does not.
fn next_taker(state: &State, after: Pit, passed_over: u8, tell: &mut impl FnMut(Event)) -> Option<Pit> {
    let takes = |pit: Pit| !state.excluded.contains(pit) && state.core.board[pit] != passed_over;
    let mut pit = state.next(after);
    if !takes(pit) && !RING.pits().any(takes) {
        return None;
    }
    while !takes(pit) {
        tell(Event::PassedOver { pit });
        pit = state.next(pit);
    }
    Some(pit)
}

impl KotuBaendum {
    /// How many seeds a full pit holds when a round is laid out.
    pub const SEEDS_A_PIT: u8 = SEEDS_A_PIT;

    /// Chooses the way, if the move does.
    fn choose_direction(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
        if let Move::LiftTowards(_, direction) = mv {
            state.direction = Some(direction);
            tell(Event::DirectionChosen { direction });
        }
    }

    /// Gives the turn to the other player, or ends the round if he has no pit to lift (rule 7).
    fn pass(self, state: &mut State, tell: &mut impl FnMut(Event)) {
        let mover = state.core.turn;
        state.to_open[mover.index()] = false;
        state.core.turn = mover.other();
        if RING.row(state.core.turn).any(|pit| state.can_lift(pit)) {
            tell(Event::TurnPassed { to: state.core.turn });
        } else {
            layout::end_round(state, self.rounds, tell);
        }
    }
}

impl Rules for KotuBaendum {
    type State = State;

    const ID: &'static str = "kotu-baendum";
    const OPTIONS: &'static [OptionSpec] = &[Capture::OPTION, RoundLimit::OPTION];
    const RING: Ring = RING;
    const SHOWS: Shows = Shows { excluded: true, marks: true, ..Shows::SEEDS };
    const REASONS: &'static [Reason] = &[Reason::CannotSow, Reason::RoundLimit];

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "capture" => self.capture = Capture::parse(value)?,
            _ => self.rounds = RoundLimit::parse(value)?,
        }
        Ok(())
    }

    fn get(&self, name: &str) -> String {
        match name {
            "capture" => self.capture.name().to_owned(),
            _ => self.rounds.get().to_string(),
        }
    }

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

    fn play(&self, state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
        if let Move::Arrange(arrangement) = mv {
            return layout::arrange(state, arrangement, tell);
        }
        Self::choose_direction(state, mv, tell);
        relay::sow_telling(self, state, state.core.lifted(RING, mv), tell);
        self.pass(state, tell);
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

    fn adopt(&self, position: &Position) -> Result<State, ImpossiblePosition> {
        adopt::adopt(*self, position)
    }

    fn marked(&self, state: &State) -> PitSet {
        state.marks.pits()
    }

    fn round(&self, state: &State) -> u16 {
        state.round.number
    }

    fn repeat(&self, state: &mut State, tell: &mut impl FnMut(Event)) {
        layout::end_round(state, self.rounds, tell);
    }
}
