//! A game in progress, typed by its rules.

use super::perft::perft;
use super::repetition::RepetitionHistory;
use crate::rules::Rules;
use crate::{Event, Illegal, ImpossiblePosition, Move, Position, Reason};

/// The rules of one game, the current state, and the repetition history.
///
/// The caller matches on [`AnyPlaying`] once and then runs code that is compiled for the game. Only that
/// first step is dynamic.
///
/// [`AnyPlaying`]: crate::AnyPlaying
#[derive(Clone, Debug)]
pub struct Playing<R: Rules> {
    rules: R,
    state: R::State,
    past: RepetitionHistory,
}

impl<R: Rules> Playing<R> {
    pub(crate) fn start(rules: R) -> Self {
        Playing::new(rules, rules.start())
    }

    /// Creates a game in progress from a position. Fails if the rules cannot reach it.
    pub(crate) fn from_position(rules: R, position: &Position) -> Result<Self, ImpossiblePosition> {
        let seeds = rules.start().as_ref().board.total();
        position.check_for(rules.ring(), seeds, R::FEATURES, R::REASONS)?;
        Ok(Playing::new(rules, rules.state_from(position)?))
    }

    fn new(rules: R, state: R::State) -> Self {
        let past = RepetitionHistory::new(&rules, &state);
        Playing { rules, state, past }
    }

    /// Returns the rules, with their options.
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// Returns the current state.
    pub const fn state(&self) -> &R::State {
        &self.state
    }

    /// Returns the earlier positions that can still recur.
    pub const fn past(&self) -> &RepetitionHistory {
        &self.past
    }
}

/// The operations on a game in progress that do not depend on its rules. Object-safe.
pub(crate) trait Play {
    fn position(&self) -> Position;
    fn legal(&self) -> Vec<Move>;
    fn check(&self, mv: Move) -> Result<(), Illegal>;
    fn play(&mut self, mv: Move, emit: &mut dyn FnMut(Event)) -> Result<(), Illegal>;
    fn split(&mut self, reason: Reason, emit: &mut dyn FnMut(Event)) -> Result<(), Illegal>;
    fn quiet_moves(&self) -> usize;
    fn has_come_back(&self) -> bool;
    fn perft(&self, depth: u8) -> u64;
}

impl<R: Rules> Play for Playing<R> {
    fn position(&self) -> Position {
        self.rules.position(&self.state)
    }

    fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.rules.each_move(&self.state, &mut |mv| moves.push(mv));
        moves
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.rules.check(&self.state, mv)
    }

    fn play(&mut self, mv: Move, mut emit: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        self.rules.check(&self.state, mv)?;
        let before = self.state;
        self.rules.play(&mut self.state, mv, &mut emit);
        self.past.record_position(&self.rules, &before, &mut self.state, &mut emit);
        Ok(())
    }

    fn split(&mut self, reason: Reason, mut emit: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        if self.state.as_ref().over.is_some() {
            return Err(Illegal::Over);
        }
        self.rules.split(&mut self.state, reason, &mut emit);
        Ok(())
    }

    fn quiet_moves(&self) -> usize {
        self.past.len() - 1
    }

    fn has_come_back(&self) -> bool {
        self.past.iter().enumerate().any(|(at, key)| self.past[..at].contains(key))
    }

    fn perft(&self, depth: u8) -> u64 {
        perft(&self.rules, &self.state, depth)
    }
}
