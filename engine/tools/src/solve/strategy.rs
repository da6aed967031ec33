//! Strategies: the moves that hold a share against everything that the opponent can do.

use std::collections::HashMap;

use kuzhi_search::solve::{Opening, Packed};

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

/// Builds one player's strategy from the solver's memory, and solves again what was evicted.
pub(super) struct Scribe<'a> {
    solver: &'a Solver<'a>,
    /// In a position whose full value is known here, the strategy holds all of it.
    opening: Option<&'a Opening>,
    /// The highest share asked for, and the move that holds it.
    held: HashMap<Packed, (u8, u8)>,
    /// With the opponent to move, the lowest limit on their share.
    allowed: HashMap<Packed, u8>,
}

impl<'a> Scribe<'a> {
    pub(super) fn new(solver: &'a Solver<'a>) -> Scribe<'a> {
        Scribe { solver, opening: None, held: HashMap::new(), allowed: HashMap::new() }
    }

    /// Returns the mover's share in a position, if the opening book has it.
    fn worth(&self, position: Packed) -> Option<u8> {
        self.opening.and_then(|opening| opening.share(position))
    }

    /// Ensures that the owner, who is to move, gets this many stones.
    pub(super) fn hold(&mut self, position: Packed, least: u8) {
        let least = self.worth(position).unwrap_or(least).max(least);
        let known = self.held.get(&position).is_some_and(|&(held, _)| held >= least);
        if least == 0 || known || self.solver.knows(position) {
            return;
        }
        let place = self.solver.reaching(position, least);
        self.held.insert(position, (least, place));
        let step = position.play(place.into());
        let least = least.saturating_sub(step.gain);
        if step.again {
            self.hold(step.after, least);
        } else {
            self.allow(step.after, step.after.stones() - least);
        }
    }

    /// Ensures that the opponent, who is to move, gets at most this many stones.
    pub(super) fn allow(&mut self, position: Packed, most: u8) {
        let most = self.worth(position).unwrap_or(most).min(most);
        let known = self.allowed.get(&position).is_some_and(|&allowed| allowed <= most);
        if known || self.solver.knows(position) {
            return;
        }
        self.allowed.insert(position, most);
        for place in (0..6).filter(|&place| position.may_lift(place)) {
            let step = position.play(place);
            let left = step.after.stones();
            let rest = most.saturating_sub(step.gain);
            if step.again {
                self.allow(step.after, rest);
            } else {
                self.hold(step.after, left.saturating_sub(rest));
            }
        }
    }

    pub(super) fn strategy(self) -> Strategy {
        self.held.into_iter().map(|(position, (_, place))| (position, place)).collect()
    }
}

impl Solver<'_> {
    /// Returns how either player secures the value of the start, and the full value of every opening position
    /// that can follow: there, the strategy exploits the opponent's errors.
    pub(crate) fn strategy(&self, opening: &Opening) -> Strategy {
        let mut scribe = Scribe { opening: Some(opening), ..Scribe::new(self) };
        let start = Packed::from_counts([4; 12]);
        scribe.hold(start, 0);
        scribe.allow(start, start.stones());
        scribe.strategy()
    }
}
