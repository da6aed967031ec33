//! The way from the beginning of the game to the position that is looked at.

use kuzhi_engine::{Rules, Standing, is_final};

/// Where a position may come back from (RULES G3).
pub(crate) struct Path {
    standings: Vec<Standing>,
    /// How many of them stood on the board before the search began.
    played: usize,
    /// The first one that can still come back.
    since: usize,
}

/// What [`Path::leave`] needs to know.
pub(crate) struct Entered {
    since: usize,
    /// Whether the position was one that the rules end the round by.
    pub(crate) repeated: bool,
}

impl Path {
    /// The way so far; its last position is the one that is thought about.
    pub(crate) fn new(past: &[Standing]) -> Path {
        let mut standings = Vec::with_capacity(past.len() + 256);
        standings.extend_from_slice(past);
        Path { standings, played: past.len().saturating_sub(1), since: 0 }
    }

    /// Goes on to a position; one that comes back becomes what the rules make of it.
    ///
    /// What stood in the search ends the round when it stands for the second time: whoever brought
    /// it back can do so again. What stood in the game alone must do so for the third time.
    pub(crate) fn enter<R: Rules>(&mut self, rules: &R, before: &R::State, after: &mut R::State) -> Entered {
        let since = self.since;
        if is_final(rules, before, after) {
            self.since = self.standings.len();
        }
        let mut standing = Standing::of(rules, after);
        let repeated = self.has_come_back(&standing) && !after.as_ref().is_over();
        if repeated {
            rules.repeat(after, &mut |_| ());
            self.since = self.standings.len();
            standing = Standing::of(rules, after);
        }
        self.standings.push(standing);
        Entered { since, repeated }
    }

    /// Goes back to the position before.
    pub(crate) fn leave(&mut self, entered: &Entered) {
        self.standings.pop();
        self.since = entered.since;
    }

    /// Whether nothing that stood in the game can still come back.
    pub(crate) const fn is_fresh(&self) -> bool {
        self.since > self.played
    }

    /// Whether the rules would end the round by a position.
    pub(crate) fn comes_back<R: Rules>(&self, rules: &R, before: &R::State, after: &R::State) -> bool {
        !is_final(rules, before, after) && self.has_come_back(&Standing::of(rules, after))
    }

    fn has_come_back(&self, standing: &Standing) -> bool {
        let searched = self.since.max(self.played);
        self.standings[searched..].contains(standing)
            || self.standings[self.since.min(searched)..searched]
                .iter()
                .filter(|&each| each == standing)
                .count()
                >= 2
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{AlManqala, Position, Reason, Side};

    use super::*;

    #[test]
    fn what_comes_back_ends_the_round() {
        let rules = AlManqala;
        let here = rules.start();
        let turned = Position { turn: Some(Side::North), ..rules.position(&here) };
        let there = rules.adopt(&turned).unwrap();
        let (at_first, mut once, mut again) = (here, there, here);
        let mut path = Path::new(&[Standing::of(&rules, &here)]);
        assert!(!path.enter(&rules, &at_first, &mut once).repeated);
        let entered = path.enter(&rules, &there, &mut again);
        assert!(entered.repeated);
        assert_eq!(again.ending(), Some(Reason::Repetition));
        path.leave(&entered);
        // In the game it must stand for the third time.
        let [here, there] = [here, there].map(|state| Standing::of(&rules, &state));
        for (past, repeated) in [(vec![here, there], false), (vec![here, there, here, there], true)] {
            let mut again = at_first;
            assert_eq!(Path::new(&past).enter(&rules, &once, &mut again).repeated, repeated);
        }
    }
}
