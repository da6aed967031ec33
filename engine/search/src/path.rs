//! The path from the start of the game to the position being searched, for detecting repetition.

use kuzhi_engine::{RepetitionKey, Rules, is_final};

/// The earlier positions that can recur (RULES G3).
pub(crate) struct Path {
    keys: Vec<RepetitionKey>,
    /// The number of positions from the game itself, before the search began.
    played: usize,
    /// The index of the first position that can still recur.
    since: usize,
}

/// The data that [`Path::leave`] needs to undo a step.
pub(crate) struct Entered {
    since: usize,
    /// Whether the position was a repetition that ends the round.
    pub(crate) repeated: bool,
}

impl Path {
    /// Creates a path from the positions of the game. The last one is the root of the search.
    pub(crate) fn new(past: &[RepetitionKey]) -> Path {
        let mut keys = Vec::with_capacity(past.len() + 256);
        keys.extend_from_slice(past);
        Path { keys, played: past.len().saturating_sub(1), since: 0 }
    }

    /// Steps to a position. If it is a repetition, `after` becomes the state after the end of the round.
    ///
    /// A position from the search ends the round at its second occurrence, because the player who brought
    /// it back can do so again. A position that only occurred in the game needs as many occurrences as the
    /// rules say.
    pub(crate) fn enter<R: Rules>(&mut self, rules: &R, before: &R::State, after: &mut R::State) -> Entered {
        let since = self.since;
        if is_final(rules, before, after) {
            self.since = self.keys.len();
        }
        let mut key = RepetitionKey::from_state(rules, after);
        let repeated = self.has_come_back::<R>(&key) && !after.as_ref().is_over();
        if repeated {
            rules.repeat(after, &mut |_| ());
            self.since = self.keys.len();
            key = RepetitionKey::from_state(rules, after);
        }
        self.keys.push(key);
        Entered { since, repeated }
    }

    /// Steps back to the previous position.
    pub(crate) fn leave(&mut self, entered: &Entered) {
        self.keys.pop();
        self.since = entered.since;
    }

    /// Returns whether no position from the game can recur any more; where the first recurrence ends the
    /// round, no position from the search either.
    pub(crate) const fn is_fresh<R: Rules>(&self) -> bool {
        self.since > self.played && (R::OCCURRENCES > 2 || self.keys.len() == self.since + 1)
    }

    /// Returns whether a position is a repetition that ends the round.
    pub(crate) fn comes_back<R: Rules>(&self, rules: &R, before: &R::State, after: &R::State) -> bool {
        !is_final(rules, before, after) && self.has_come_back::<R>(&RepetitionKey::from_state(rules, after))
    }

    fn has_come_back<R: Rules>(&self, key: &RepetitionKey) -> bool {
        let searched = self.since.max(self.played);
        let played =
            || self.keys[self.since.min(searched)..searched].iter().filter(|&each| each == key).count();
        self.keys[searched..].contains(key) || played() + 1 >= R::OCCURRENCES
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{AlManqala, Oware, Position, Reason, Side};

    use super::*;

    #[test]
    fn what_comes_back_ends_the_round() {
        let rules = AlManqala;
        let here = rules.start();
        let turned = Position { turn: Some(Side::North), ..rules.position(&here) };
        let there = rules.state_from(&turned).unwrap();
        let (at_first, mut once, mut again) = (here, there, here);
        let mut path = Path::new(&[RepetitionKey::from_state(&rules, &here)]);
        assert!(!path.enter(&rules, &at_first, &mut once).repeated);
        let entered = path.enter(&rules, &there, &mut again);
        assert!(entered.repeated);
        assert_eq!(again.ending(), Some(Reason::Repetition));
        path.leave(&entered);
        // In the game, it needs a third occurrence.
        let [here, there] = [here, there].map(|state| RepetitionKey::from_state(&rules, &state));
        for (past, repeated) in [(vec![here, there], false), (vec![here, there, here, there], true)] {
            let mut again = at_first;
            assert_eq!(Path::new(&past).enter(&rules, &once, &mut again).repeated, repeated);
        }
        // In Oware, a second one.
        let rules = Oware;
        let (here, mut again) = (rules.start(), rules.start());
        let turned = Position { turn: Some(Side::North), ..rules.position(&here) };
        let there = rules.state_from(&turned).unwrap();
        let past = [here, there].map(|state| RepetitionKey::from_state(&rules, &state));
        assert!(Path::new(&past).enter(&rules, &there, &mut again).repeated);
    }
}
