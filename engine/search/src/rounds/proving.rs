//! Proving that a player can force a number of seeds.
//!
//! A line that repeats a position proves nothing for the player who asks. So a proof never meets a position
//! twice, and holds on every path. That something cannot be proved may depend on the path: such answers
//! are kept apart as long as they depend on positions whose own answer is still open.

use std::collections::HashSet;

use kuzhi_engine::{MoveList, RepetitionKey, Rules, Side, is_final};

use super::key::RoundKey;
use super::share::{State, left};
use super::solver::RoundSolver;

/// A line of this length is abandoned.
const LONGEST: usize = 1_000;
/// A row has this many pits to lift.
const MOST_MOVES: usize = 7;

/// Whether the asker can force what they ask for.
#[derive(Copy, Clone)]
struct Answer {
    is_proved: bool,
    /// The index on the path of the first position on which a refutation depends.
    earliest: usize,
}

impl Answer {
    /// The answer on every path.
    const fn sure(is_proved: bool) -> Answer {
        Answer { is_proved, earliest: usize::MAX }
    }
}

/// A question: whether the asker can force so many seeds. The asker is 0 if they are to move.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
struct Question {
    key: RoundKey,
    seeds: u8,
    asker: usize,
    need: u8,
}

/// Questions that were refuted only if some positions on the path are refuted, too.
#[derive(Default)]
pub(super) struct Assumed {
    order: Vec<Question>,
    all: HashSet<Question>,
    /// No refutation among them depends on an earlier position of the path.
    earliest: usize,
}

impl Assumed {
    fn clear(&mut self) {
        self.order.clear();
        self.all.clear();
    }

    fn push(&mut self, question: Question, earliest: usize) {
        let before = if self.order.is_empty() { usize::MAX } else { self.earliest };
        self.earliest = before.min(earliest);
        if self.all.insert(question) {
            self.order.push(question);
        }
    }

    /// Removes all but the first ones, and returns the removed ones.
    fn split_off(&mut self, first: usize) -> Vec<Question> {
        let removed = self.order.split_off(first);
        for question in &removed {
            self.all.remove(question);
        }
        removed
    }
}

impl RoundSolver<'_> {
    /// Returns whether a player can force this many of the seeds in the pits. `None` if a limit was reached.
    pub(super) fn can_force(&mut self, state: &State, asker: Side, need: u8) -> Option<bool> {
        self.path.clear();
        self.assumed.clear();
        self.path.push(RepetitionKey::of(&self.rules, state));
        match self.settled(state, asker, need) {
            Some(is_proved) => Some(is_proved),
            None => self.prove(state, asker, need, 0).map(|answer| answer.is_proved),
        }
    }

    /// `since` is the index of the first position on the path that can recur.
    fn prove(&mut self, state: &State, asker: Side, need: u8, since: usize) -> Option<Answer> {
        let is_own_turn = state.as_ref().turn() == asker;
        let question =
            Question { key: RoundKey::of(state), seeds: left(state), asker: (!is_own_turn).into(), need };
        if self.assumed.all.contains(&question) {
            // No assumption depends on a position before the last capture, which cannot recur.
            return Some(Answer { is_proved: false, earliest: self.assumed.earliest.max(since) });
        }
        self.count_node()?;
        let (here, assumed) = (self.path.len() - 1, self.assumed.order.len());
        let answer = self.try_moves(state, asker, need, since)?;
        if answer.is_proved {
            self.assumed.split_off(assumed);
            self.note(question, true);
            return Some(Answer::sure(true));
        }
        if answer.earliest < here {
            self.assumed.push(question, answer.earliest);
            return Some(answer);
        }
        // Nothing on the path before this position matters: whatever was refuted on the way is refuted.
        for question in self.assumed.split_off(assumed) {
            self.note(question, false);
        }
        self.note(question, false);
        Some(Answer::sure(false))
    }

    fn try_moves(&mut self, state: &State, asker: Side, need: u8, since: usize) -> Option<Answer> {
        let is_own_turn = state.as_ref().turn() == asker;
        let mut next = [*state; MOST_MOVES];
        let count = self.moves(state, &mut next);
        let next = &next[..count];
        if next.iter().any(|next| self.settled_after(state, next, asker, need) == Some(is_own_turn)) {
            return Some(Answer::sure(is_own_turn));
        }
        let mut all = Answer::sure(!is_own_turn);
        for next in next {
            let answer = self.follow(state, next, asker, need, since)?;
            if answer.is_proved == is_own_turn {
                return Some(answer);
            }
            all.earliest = all.earliest.min(answer.earliest);
        }
        Some(all)
    }

    /// Plays every move, those that bring most at once first. Returns their number.
    fn moves(&self, state: &State, next: &mut [State; MOST_MOVES]) -> usize {
        let moves = MoveList::of(&self.rules, state);
        let count = moves.len().min(MOST_MOVES);
        for (index, next) in next.iter_mut().enumerate().take(count) {
            if let Some(mv) = moves.get(index) {
                self.rules.advance(next, mv);
            }
        }
        let turn = state.as_ref().turn();
        let lead = |state: &State| {
            let [own, other] = [turn, turn.other()].map(|side| state.as_ref().board().store(side));
            i16::from(own) - i16::from(other)
        };
        next[..count].sort_by_key(|next| -lead(next));
        count
    }

    fn follow(
        &mut self,
        before: &State,
        next: &State,
        asker: Side,
        need: u8,
        since: usize,
    ) -> Option<Answer> {
        if let Some(is_proved) = self.settled_after(before, next, asker, need) {
            return Some(Answer::sure(is_proved));
        }
        let since = if is_final(&self.rules, before, next) { self.path.len() } else { since };
        let key = RepetitionKey::of(&self.rules, next);
        if let Some(place) = self.path[since..].iter().position(|stood| *stood == key) {
            return Some(Answer { is_proved: false, earliest: since + place });
        }
        if self.path.len() >= LONGEST {
            return None;
        }
        self.path.push(key);
        let answer = self.prove(next, asker, need - gained(before, next, asker), since);
        self.path.pop();
        answer
    }

    /// Returns whether the asker gets what they need by a move, if that is known without a search.
    fn settled_after(&self, before: &State, next: &State, asker: Side, need: u8) -> Option<bool> {
        let gained = gained(before, next, asker);
        if gained >= need || next.as_ref().is_over() {
            return Some(gained >= need);
        }
        self.settled(next, asker, need - gained)
    }

    /// Returns whether the asker can force this many seeds, if it is known.
    fn settled(&self, state: &State, asker: Side, need: u8) -> Option<bool> {
        let seeds = left(state);
        if need == 0 || need > seeds {
            return Some(need == 0);
        }
        let player = usize::from(state.as_ref().turn() != asker);
        self.bounds.get(RoundKey::of(state)).settle(player, need, seeds)
    }

    fn note(&mut self, question: Question, is_proved: bool) {
        let Question { key, seeds, asker, need } = question;
        self.bounds.put(key, seeds, asker, need, is_proved);
    }
}

/// Returns how many seeds a move brings a player into their store.
fn gained(before: &State, after: &State, side: Side) -> u8 {
    let [before, after] = [before, after].map(|state| state.as_ref().board().store(side));
    after - before
}
