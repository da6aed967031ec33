//! Mangala with castles: no stone is sown into a store, and each player may win one castle.

use super::end::End;
use crate::endgames::{Counts, Tabled};
use crate::knowledge::{Knowledge, Known};
use crate::options::{self, OptionError, OptionSpec, Values};
use crate::position::Shows;
use crate::quick::{self, QuickCastle};
use crate::rules::{Core, Rules};
use crate::search::{self, Budgets, OF_CASTLES, Playouts};
use crate::{
    Board, Event, Illegal, ImpossiblePosition, Move, Pit, PitNumber, Position, Reason, Ring, Side, sowing,
    weights,
};

const RING: Ring = Ring::SIX;
const STONES_A_PIT: u8 = 4;
/// What makes a castle.
const CASTLE_STONES: u8 = 3;

/// Where the weights of castles begin: what each stone on the board is worth to their owners.
const CASTLES: usize = 4 * weights::STAGES * weights::table_len(RING);

const OWN_PIT_CAPTURE: OptionSpec =
    OptionSpec { name: "own_pit_capture", default: "true", values: Values::Flag };

/// The rules of Mangala with castles.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct MangalaCastle {
    /// When an empty row ends the game.
    pub end: End,
    /// Whether a last stone in an empty pit of one's own captures the pit opposite (RULES C2).
    pub own_pit_capture: bool,
}

impl Default for MangalaCastle {
    fn default() -> Self {
        MangalaCastle { end: End::default(), own_pit_capture: true }
    }
}

/// The seeds, and the castle of each player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    core: Core,
    castles: [Option<Pit>; 2],
}

impl State {
    /// Whose castle the pit is: it lies in the other player's row.
    fn castle_of(&self, pit: Pit) -> Option<Side> {
        let owner = RING.owner(pit).other();
        (self.castles[owner.index()] == Some(pit)).then_some(owner)
    }

    /// Lets a stone fall; one that falls into a castle goes at once to its owner's store (rule 3).
    fn drop_into(&mut self, pit: Pit, tell: &mut impl FnMut(Event)) {
        match self.castle_of(pit) {
            Some(owner) => {
                self.core.board.bank(owner, 1);
                tell(Event::SownIntoCastle { pit, owner });
            }
            None => _ = sowing::drop_into(&mut self.core.board, pit, tell),
        }
    }
}

impl AsRef<Core> for State {
    fn as_ref(&self) -> &Core {
        &self.core
    }
}

/// Rule 2: pits 1 to 5 can become castles.
fn can_be_castle(pit: Pit) -> bool {
    RING.number(pit).get() < RING.row_len()
}

impl MangalaCastle {
    /// The same game in play in packed form, if it is not over and has no more seeds than at its start.
    pub(crate) fn quick(self, state: &State) -> Option<QuickCastle> {
        QuickCastle::of(&state.core, state.castles, self).filter(|_| state.core.over.is_none())
    }

    /// What the last stone captures in a pit that is no castle.
    fn capture(self, state: &mut State, mover: Side, last: Pit, tell: &mut impl FnMut(Event)) {
        let core = &mut state.core;
        let opposite = RING.opposite(last);
        if RING.owner(last) == mover {
            // RULES C2; an opposite castle counts as empty, and so it is.
            if self.own_pit_capture && core.board[last] == 1 && core.board[opposite] > 0 {
                core.capture(opposite, mover, tell);
                core.capture(last, mover, tell);
            }
            return;
        }
        let castle = &mut state.castles[mover.index()];
        if core.board[last] == CASTLE_STONES && castle.is_none() && can_be_castle(last) {
            core.capture(last, mover, tell);
            *castle = Some(last);
            tell(Event::CastleBuilt { pit: last, owner: mover });
        } else if core.board[last].is_multiple_of(2) {
            // RULES C1
            core.capture(last, mover, tell);
        }
    }
}

impl Rules for MangalaCastle {
    type State = State;

    const ID: &'static str = "mangala-castle";
    const OPTIONS: &'static [OptionSpec] = &[End::OPTION, OWN_PIT_CAPTURE];
    const RING: Ring = RING;
    const SHOWS: Shows = Shows { castles: true, ..Shows::SEEDS };
    const LEVELS: &'static Budgets = &OF_CASTLES;
    const WEIGHTS: &'static str = include_str!("weights/mangala-castle.txt");
    const REASONS: &'static [Reason] = &[Reason::RowEmpty, Reason::NoMove, Reason::Repetition];

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "end" => self.end = End::parse(value)?,
            _ => self.own_pit_capture = options::flag(&OWN_PIT_CAPTURE, value)?,
        }
        Ok(())
    }

    fn get(&self, name: &str) -> String {
        match name {
            "end" => self.end.name().to_owned(),
            _ => self.own_pit_capture.to_string(),
        }
    }

    fn start(&self) -> State {
        State { core: Core::start(Board::filled(RING, STONES_A_PIT)), castles: [None; 2] }
    }

    fn each_move(&self, state: &State, visit: &mut impl FnMut(Move)) {
        // A castle holds nothing and so is never lifted.
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

    fn play(&self, state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
        let mover = state.core.turn;
        let from = state.core.lifted(RING, mv);
        let stones = sowing::lift(&mut state.core.board, from, tell);
        // As in Mangala, of several stones the first goes back into the pit just lifted.
        let mut last = if stones > 1 { from } else { RING.next(from) };
        state.drop_into(last, tell);
        for _ in 1..stones {
            last = RING.next(last);
            state.drop_into(last, tell);
        }
        if state.castle_of(last).is_none() {
            self.capture(state, mover, last, tell);
        }
        self.end.end_or_pass(&mut state.core, RING, mover.other(), tell);
    }

    fn position(&self, state: &State) -> Position {
        Position { castles: state.castles, ..state.core.position(RING) }
    }

    fn adopt(&self, position: &Position) -> Result<State, ImpossiblePosition> {
        let state = State { core: position.core(), castles: position.castles };
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

    /// Seeds lie otherwise where castles take their part of them, and each castle takes by its place.
    fn weigh(&self, state: &State, count: &mut impl FnMut(usize, i32)) {
        let core = &state.core;
        let [own, other] = [core.turn, core.turn.other()].map(|side| state.castles[side.index()]);
        let table = usize::from(own.is_some()) + 2 * usize::from(other.is_some());
        let [owns, others] = [own, other].map(|castle| castle.map(Pit::index));
        let is_castle = |pit| owns == Some(pit) || others == Some(pit);
        weights::each_pit(
            core,
            RING,
            table * weights::STAGES + weights::stage(core, RING, 48),
            is_castle,
            count,
        );
        for (castle, row) in [own, other].into_iter().zip([0, usize::from(RING.row_len())]) {
            if let Some(pit) = castle {
                let place = usize::from(RING.number(pit).get()) - 1;
                count(CASTLES + row + place, weights::left(core, RING));
            }
        }
    }

    fn known(&self, state: &State, knowledge: &Knowledge) -> Option<Known> {
        knowledge.castle(self)?.known(state)
    }

    fn repeat(&self, state: &mut State, tell: &mut impl FnMut(Event)) {
        state.core.sweep_rows(RING, tell);
        state.core.end(Reason::Repetition, tell);
    }

    fn playouts(&self, state: &State, games: u32, seed: u64) -> Playouts {
        match self.quick(state) {
            Some(game) => quick::playouts(game, games, seed),
            None => search::playouts(self, state, games, seed),
        }
    }
}

/// How many places a castle has: none, or pits 1 to 5.
const PLACES: usize = 6;

impl Tabled for MangalaCastle {
    const NAME: &'static [u8; 7] = b"castle1";
    /// The place of the mover's castle, in the opponent's row, and of the opponent's, in his own.
    const LAYOUTS: usize = PLACES * PLACES;
    const BACK_INTO_THE_PIT: bool = true;

    fn options(&self) -> u8 {
        u8::from(self.end == End::NoMove) + 2 * u8::from(!self.own_pit_capture)
    }

    fn closed(layout: usize) -> u16 {
        // Place 1 is a row's first pit; a place that is none falls out.
        let bit = |place: usize| 1_u16 << place >> 1;
        bit(layout / PLACES) << RING.row_len() | bit(layout % PLACES)
    }

    /// No stone goes past a castle, and every sowing takes some further.
    fn goes_round(layout: usize) -> bool {
        layout == 0
    }

    /// Each takes his row, whatever lies in it.
    fn repetition(seeds: u8) -> i8 {
        seeds.cast_signed()
    }

    fn layout(state: &State) -> usize {
        let mover = state.core.turn;
        let place =
            |owner: Side| state.castles[owner.index()].map_or(0, |pit| usize::from(RING.number(pit).get()));
        place(mover) * PLACES + place(mover.other())
    }

    fn state(layout: usize, counts: &Counts) -> State {
        let castle = |place: usize, side: Side| RING.row(side).nth(place.checked_sub(1)?);
        let castles = [castle(layout / PLACES, Side::North), castle(layout % PLACES, Side::South)];
        State { core: Core::start(Board::of_pits(RING, counts)), castles }
    }
}
