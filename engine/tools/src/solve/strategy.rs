//! Strategies: the moves that hold a share against everything that the opponent can do.

use std::cell::Cell;
use std::collections::HashMap;

use kuzhi_engine::Mangala;
use kuzhi_search::acyclic::{HeldMoves, Opening, Packed, Sowing};

use super::solver::Solver;

/// A move for each position with its owner to move. One move is enough: the one that holds the most that was
/// asked for also holds less.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Strategy {
    places: HashMap<Packed, u8>,
}

impl Strategy {
    /// Returns the pit to lift, from 0.
    pub(crate) fn place(&self, position: Packed) -> Option<usize> {
        self.places.get(&position).copied().map(usize::from)
    }

    /// Returns the number of positions with a move.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// Returns every position and its move, in a stable order.
    pub(crate) fn entries(&self) -> Vec<(Packed, u8)> {
        let mut entries: Vec<_> = self.places.iter().map(|(&position, &place)| (position, place)).collect();
        entries.sort_unstable_by_key(|(position, _)| position.bits());
        entries
    }
}

impl FromIterator<(Packed, u8)> for Strategy {
    fn from_iter<T: IntoIterator<Item = (Packed, u8)>>(entries: T) -> Strategy {
        Strategy { places: entries.into_iter().collect() }
    }
}

/// What a strategy promises in a position, besides what was asked for.
pub(crate) trait Promise {
    /// Returns how many stones the owner shall get, who is to move and was promised `least`.
    fn least(&self, _position: Packed, least: u8) -> u8 {
        least
    }

    /// Returns how many stones the opponent may get, who is to move and was limited to `most`.
    fn most(&self, _position: Packed, most: u8) -> u8 {
        most
    }
}

/// Nothing else.
struct Nothing;

impl Promise for Nothing {}

/// Every position of an opening is held for all that it is worth.
impl Promise for Opening {
    fn least(&self, position: Packed, least: u8) -> u8 {
        self.share(position).map_or(least, |share| share.max(least))
    }

    fn most(&self, position: Packed, most: u8) -> u8 {
        self.share(position).map_or(most, |share| share.min(most))
    }
}

/// Every position is held for as much as is found out within so many nodes.
pub(crate) struct Effort<'a, S> {
    solver: &'a Solver<'a, S>,
    nodes: u64,
    exceeded: Cell<usize>,
}

impl<'a, S: Sowing> Effort<'a, S> {
    pub(crate) fn new(solver: &'a Solver<'a, S>, nodes: u64) -> Self {
        Effort { solver, nodes, exceeded: Cell::new(0) }
    }

    /// Returns the number of positions that could not be held for all they are worth for sure.
    pub(crate) fn exceeded(&self) -> usize {
        self.exceeded.get()
    }
}

impl<S: Sowing> Promise for Effort<'_, S> {
    fn least(&self, position: Packed, least: u8) -> u8 {
        let (low, is_all) = self.solver.surely(position, least, self.nodes);
        self.exceeded.update(|count| count + usize::from(!is_all));
        low
    }
}

/// Builds one player's strategy from the solver's memory, and solves again what was evicted.
pub(super) struct Scribe<'a, S = Mangala> {
    solver: &'a Solver<'a, S>,
    promise: &'a dyn Promise,
    /// Positions of this many stones or fewer need no move.
    few: u8,
    /// Whether a position in which the owner need not get anything has a move, too.
    is_complete: bool,
    /// The highest share asked for, and the move that holds it.
    held: HashMap<Packed, (u8, u8)>,
    /// With the opponent to move, the lowest limit on their share.
    allowed: HashMap<Packed, u8>,
}

impl<'a, S: Sowing> Scribe<'a, S> {
    /// Begins a strategy that holds what is asked for.
    pub(super) fn new(solver: &'a Solver<'a, S>) -> Self {
        Scribe {
            solver,
            promise: &Nothing,
            few: solver.seeds(),
            is_complete: false,
            held: HashMap::new(),
            allowed: HashMap::new(),
        }
    }

    /// Ensures that the owner, who is to move, gets this many stones.
    pub(super) fn hold(&mut self, position: Packed, least: u8) {
        if self.holds(position, least) || self.needs_no_move(position) {
            return;
        }
        let least = self.promise.least(position, least);
        if self.holds(position, least) || (least == 0 && !self.is_complete) {
            return;
        }
        let place = if least == 0 { any_place(position) } else { self.solver.reaching(position, least) };
        self.held.insert(position, (least, place));
        let step = position.play(self.solver.rules(), place.into());
        let least = least.saturating_sub(step.gain);
        if step.again {
            self.hold(step.after, least);
        } else {
            self.allow(step.after, step.after.stones() - least);
        }
    }

    /// Ensures that the opponent, who is to move, gets at most this many stones.
    pub(super) fn allow(&mut self, position: Packed, most: u8) {
        let most = self.promise.most(position, most);
        let known = self.allowed.get(&position).is_some_and(|&allowed| allowed <= most);
        if known || self.needs_no_move(position) {
            return;
        }
        self.allowed.insert(position, most);
        for place in position.lifts() {
            let step = position.play(self.solver.rules(), place);
            let left = step.after.stones();
            let rest = most.saturating_sub(step.gain);
            if step.again {
                self.allow(step.after, rest);
            } else {
                self.hold(step.after, left.saturating_sub(rest));
            }
        }
    }

    fn holds(&self, position: Packed, least: u8) -> bool {
        self.held.get(&position).is_some_and(|&(held, _)| held >= least)
    }

    fn needs_no_move(&self, position: Packed) -> bool {
        position.stones() <= self.few || self.solver.knows(position)
    }

    pub(super) fn strategy(self) -> Strategy {
        self.held.into_iter().map(|(position, (_, place))| (position, place)).collect()
    }
}

/// Returns the place nearest to the store that has stones.
fn any_place(position: Packed) -> u8 {
    (0..6).rfind(|&place| position.may_lift(place.into())).unwrap_or_default()
}

impl<S: Sowing> Solver<'_, S> {
    /// Returns how either player secures their part of the start, of which the first player's share is known,
    /// and whatever else is promised: so the strategy exploits the opponent's errors.
    pub(crate) fn strategy(&self, start: Packed, share: u8, promise: &dyn Promise) -> Strategy {
        let mut scribe = Scribe { promise, few: HeldMoves::FEW, is_complete: true, ..Scribe::new(self) };
        scribe.hold(start, share);
        scribe.allow(start, share);
        scribe.strategy()
    }
}
