//! Castles: pits in the opponent's row that a player has won for the rest of the game. Seeds that fall into
//! one belong to its owner at once. In Toguz Kumalak a castle is called a tuzdik.

use crate::layout::sowing;
use crate::{Core, Event, Illegal, ImpossiblePosition, Move, Pit, PitNumber, Position, Ring, Side};

/// The number of seeds in a pit that becomes a castle.
const CASTLE_SEEDS: u8 = 3;

/// The common state and each player's castle.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) core: Core,
    castles: [Option<Pit>; 2],
}

impl State {
    /// Creates a state without castles.
    pub(super) const fn start(core: Core) -> State {
        State { core, castles: [None; 2] }
    }

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
    fn castle_of(&self, ring: Ring, pit: Pit) -> Option<Side> {
        let owner = ring.owner(pit).other();
        (self.castles[owner.index()] == Some(pit)).then_some(owner)
    }

    /// Checks a plain move. A castle is empty and so is never lifted.
    pub(super) fn check_lift(&self, ring: Ring, mv: Move) -> Result<(), Illegal> {
        let is_castle = |number: &PitNumber| {
            ring.pit(self.core.turn, *number).and_then(|pit| self.castle_of(ring, pit)).is_some()
        };
        match self.core.check_lift(ring, mv) {
            Err(Illegal::EmptyPit(number)) if is_castle(&number) => Err(Illegal::Castle(number)),
            checked => checked.map(|_| ()),
        }
    }

    /// Sows a pit counter-clockwise, past the stores. With several seeds, the first goes back into the pit
    /// just lifted. Returns the pit of the last seed, unless it is a castle.
    #[inline]
    pub(super) fn sow(&mut self, ring: Ring, from: Pit, emit: &mut impl FnMut(Event)) -> Option<Pit> {
        let seeds = sowing::lift(&mut self.core.board, from, emit);
        let mut last = if seeds > 1 { from } else { ring.next(from) };
        self.drop_into(ring, last, emit);
        for _ in 1..seeds {
            last = ring.next(last);
            self.drop_into(ring, last, emit);
        }
        self.castle_of(ring, last).is_none().then_some(last)
    }

    /// Drops a seed. If it falls into a castle, it goes to the owner's store at once.
    #[inline]
    fn drop_into(&mut self, ring: Ring, pit: Pit, emit: &mut impl FnMut(Event)) {
        match self.castle_of(ring, pit) {
            Some(owner) => {
                self.core.board.bank(owner, 1);
                emit(Event::SownIntoCastle { pit, owner });
            }
            None => _ = sowing::drop_into(&mut self.core.board, pit, emit),
        }
    }

    /// Captures after the last seed fell into the opponent's pit: three make it the mover's castle if
    /// `can_be_castle` and they have none, an even number is captured.
    #[inline]
    pub(super) fn capture_across(
        &mut self,
        last: Pit,
        can_be_castle: impl FnOnce(&State) -> bool,
        emit: &mut impl FnMut(Event),
    ) {
        let mover = self.core.turn;
        let seeds = self.core.board[last];
        if seeds == CASTLE_SEEDS && self.castles[mover.index()].is_none() && can_be_castle(self) {
            self.core.capture(last, mover, emit);
            self.castles[mover.index()] = Some(last);
            emit(Event::CastleBuilt { pit: last, owner: mover });
        } else if seeds.is_multiple_of(2) {
            self.core.capture(last, mover, emit);
        }
    }

    /// Returns the position for display.
    pub(super) fn position(&self, ring: Ring) -> Position {
        Position { castles: self.castles, ..self.core.position(ring) }
    }

    /// Checks that each castle lies in the opponent's row, where `may_be` allows it, and that its three seeds
    /// are in its owner's store.
    pub(super) fn check_castles(
        &self,
        ring: Ring,
        may_be: impl Fn(Pit) -> bool,
        where_they_are: &'static str,
    ) -> Result<(), ImpossiblePosition> {
        for owner in Side::ALL {
            let Some(pit) = self.castles[owner.index()] else { continue };
            let well_placed = ring.pits().any(|each| each == pit) && ring.owner(pit) != owner;
            if !well_placed || !may_be(pit) {
                return Err(ImpossiblePosition::Inconsistent(where_they_are));
            }
            if self.core.board[pit] > 0 || self.core.board.store(owner) < CASTLE_SEEDS {
                return Err(ImpossiblePosition::Inconsistent(
                    "what falls into a castle is in its owner's store",
                ));
            }
        }
        Ok(())
    }
}

impl AsRef<Core> for State {
    fn as_ref(&self) -> &Core {
        &self.core
    }
}
