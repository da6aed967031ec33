//! Proving that a player can force one of the numbers of seeds that they want.
//!
//! A line that repeats a position proves nothing for the player who asks. So a proof never meets a position
//! twice, and holds on every path. That something cannot be proved may depend on the path: such answers
//! are kept apart as long as they depend on positions whose own answer is still open.

use std::collections::HashSet;

use kuzhi_engine::{Move, MoveList, RepetitionKey, Rules, Side, is_final};

use super::key::RoundKey;
use super::share::{State, left};
use super::solver::RoundSolver;
use super::wanted::Wanted;

/// A line of this length is abandoned: nothing is known of what comes after it.
const LONGEST: usize = 1_000;
/// The index that stands for what is not known: it is before every index of the path.
const UNKNOWN: usize = 0;
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

    /// The answer to the first question, if it does not depend on an abandoned line.
    fn settled(self) -> Option<bool> {
        (self.is_proved || self.earliest > UNKNOWN).then_some(self.is_proved)
    }
}

/// A question: whether the asker can force a number of seeds that they want. The asker is 0 if they are to
/// move.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(super) struct Question {
    pub(super) key: RoundKey,
    pub(super) seeds: u8,
    pub(super) asker: usize,
    pub(super) wanted: Wanted,
}

impl Question {
    pub(super) fn new(state: &State, asker: Side, wanted: Wanted) -> Question {
        let asker = usize::from(state.as_ref().turn() != asker);
        Question { key: RoundKey::from_state(state), seeds: left(state), asker, wanted }
    }
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

    /// Returns the earliest index on which the refutations depend. None of them depends on a position before
    /// the last capture, which cannot recur.
    fn since(&self, since: usize) -> usize {
        if self.earliest == UNKNOWN { UNKNOWN } else { self.earliest.max(since) }
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
    /// Returns whether a player can force one of these numbers of the seeds in the pits. `None` if a limit
    /// was reached.
    ///
    /// No position of the past comes up again on the way, if there is one.
    pub(super) fn can_force(
        &mut self,
        state: &State,
        past: &[RepetitionKey],
        asker: Side,
        wanted: Wanted,
    ) -> Option<bool> {
        self.begin_path(state, past);
        match self.settled(state, asker, wanted) {
            Some(is_proved) => Some(is_proved),
            None => self.prove(state, asker, wanted, UNKNOWN + 1)?.settled(),
        }
    }

    /// Returns whether a player can force one of these numbers of the seeds in the pits if this move is made,
    /// as [`RoundSolver::can_force`] does.
    pub(super) fn can_force_by(
        &mut self,
        state: &State,
        past: &[RepetitionKey],
        next: &State,
        asker: Side,
        wanted: Wanted,
    ) -> Option<bool> {
        self.begin_path(state, past);
        self.follow(state, next, asker, wanted, UNKNOWN + 1)?.settled()
    }

    /// Begins a path with the positions of the past and the current one.
    fn begin_path(&mut self, state: &State, past: &[RepetitionKey]) {
        self.path.clear();
        self.assumed.clear();
        let here = RepetitionKey::from_state(&self.rules, state);
        // The first place is for what is not known: no position is compared with it.
        self.path.push(here);
        self.path.extend(past);
        if past.last() != Some(&here) {
            self.path.push(here);
        }
    }

    /// `since` is the index of the first position on the path that can recur.
    fn prove(&mut self, state: &State, asker: Side, wanted: Wanted, since: usize) -> Option<Answer> {
        let question = Question::new(state, asker, wanted);
        if self.assumed.all.contains(&question) {
            return Some(Answer { is_proved: false, earliest: self.assumed.since(since) });
        }
        self.count_node()?;
        let (here, assumed) = (self.path.len() - 1, self.assumed.order.len());
        let (answer, by) = self.try_moves(state, asker, wanted, since)?;
        if answer.is_proved {
            self.assumed.split_off(assumed);
            self.record(question, true);
            if let (Some(notebook), Some(by)) = (&mut self.notebook, by) {
                notebook.write(question, by);
            }
            return Some(Answer::sure(true));
        }
        if answer.earliest < here {
            self.assumed.push(question, answer.earliest);
            return Some(answer);
        }
        // Nothing on the path before this position matters: whatever was refuted on the way is refuted.
        for question in self.assumed.split_off(assumed) {
            self.record(question, false);
        }
        self.record(question, false);
        Some(Answer::sure(false))
    }

    /// Also returns the move by which the asker, who is to move, gets what they want.
    fn try_moves(
        &mut self,
        state: &State,
        asker: Side,
        wanted: Wanted,
        since: usize,
    ) -> Option<(Answer, Option<Move>)> {
        let is_own_turn = state.as_ref().turn() == asker;
        let moves = MoveList::from_state(&self.rules, state);
        let first = moves.get(0).expect("the player to move has seeds in their row");
        let mut next = [(first, *state); MOST_MOVES];
        let count = self.advance_all(&moves, &mut next, state.as_ref().turn());
        let next = &next[..count];
        let settles =
            |(_, next): &&(Move, State)| self.settled_after(state, next, asker, wanted) == Some(is_own_turn);
        if let Some(&(mv, _)) = next.iter().find(settles) {
            return Some((Answer::sure(is_own_turn), Some(mv).filter(|_| is_own_turn)));
        }
        let mut all = Answer::sure(!is_own_turn);
        for (mv, next) in next {
            let answer = self.follow(state, next, asker, wanted, since)?;
            if answer.is_proved == is_own_turn {
                return Some((answer, Some(*mv).filter(|_| is_own_turn)));
            }
            all.earliest = all.earliest.min(answer.earliest);
        }
        Some((all, None))
    }

    /// Plays every move, those that bring the mover most at once first. Returns their number.
    fn advance_all(&self, moves: &MoveList, next: &mut [(Move, State); MOST_MOVES], turn: Side) -> usize {
        let count = moves.len().min(MOST_MOVES);
        for (index, next) in next.iter_mut().enumerate().take(count) {
            if let Some(mv) = moves.get(index) {
                next.0 = mv;
                self.rules.advance(&mut next.1, mv);
            }
        }
        let lead = |(_, state): &(Move, State)| {
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
        wanted: Wanted,
        since: usize,
    ) -> Option<Answer> {
        if let Some(is_proved) = self.settled_after(before, next, asker, wanted) {
            return Some(Answer::sure(is_proved));
        }
        let since = if is_final(&self.rules, before, next) { self.path.len() } else { since };
        let key = RepetitionKey::from_state(&self.rules, next);
        if let Some(place) = self.path[since..].iter().position(|stood| *stood == key) {
            return Some(Answer { is_proved: false, earliest: since + place });
        }
        if self.path.len() >= LONGEST {
            return Some(Answer { is_proved: false, earliest: UNKNOWN });
        }
        self.path.push(key);
        let answer = self.prove(next, asker, wanted_after(before, next, asker, wanted), since);
        self.path.pop();
        answer
    }

    /// Returns whether the asker gets what they want by a move, if that is known without a search.
    fn settled_after(&self, before: &State, next: &State, asker: Side, wanted: Wanted) -> Option<bool> {
        self.settled(next, asker, wanted_after(before, next, asker, wanted))
    }

    /// Returns whether the asker can force a number that they want, if it is known.
    fn settled(&self, state: &State, asker: Side, wanted: Wanted) -> Option<bool> {
        let seeds = left(state);
        if let Some(settled) = wanted.settle(seeds) {
            return Some(settled);
        }
        let player = usize::from(state.as_ref().turn() != asker);
        let key = RoundKey::from_state(state);
        let bounds = self.tables.bounds.get(key);
        let (least, enough) = (wanted.least(), wanted.enough(seeds));
        if enough <= seeds && bounds.settle(player, enough, seeds) == Some(true) {
            return Some(true);
        }
        if least == enough || bounds.settle(player, least, seeds) == Some(false) {
            return bounds.settle(player, least, seeds);
        }
        self.tables.claims.get(key, wanted, player)
    }

    fn record(&mut self, question: Question, is_proved: bool) {
        let Question { key, seeds, asker, wanted } = question;
        let (least, enough) = (wanted.least(), wanted.enough(seeds));
        if least < enough {
            self.tables.claims.put(key, seeds, wanted, asker, is_proved);
        }
        // Who can force a wanted number can force the least of them; who cannot, cannot force one from which
        // on all are wanted.
        let need = if is_proved { least } else { enough };
        if 0 < need && need <= seeds {
            self.tables.bounds.put(key, seeds, asker, need, is_proved);
        }
    }
}

/// Returns what a player still wants after a move.
pub(super) fn wanted_after(before: &State, after: &State, side: Side, wanted: Wanted) -> Wanted {
    wanted.after(gained(before, after, side), left(after))
}

/// Returns how many seeds a move brings a player into their store.
fn gained(before: &State, after: &State, side: Side) -> u8 {
    let [before, after] = [before, after].map(|state| state.as_ref().board().store(side));
    after - before
}
