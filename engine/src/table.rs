//! One game in play, behind an object-safe face.

use crate::perft;
use crate::rules::Rules;
use crate::search::{self, Choice, Limits};
use crate::{Event, Illegal, Move, Position};

/// A game in play whose rules are known only when the program runs.
///
/// Static inside, dynamic at the door: every call crosses this face once and then runs code
/// that is compiled for its game.
pub(crate) trait Table: Send + Sync {
    fn position(&self) -> Position;
    fn legal(&self) -> Vec<Move>;
    fn check(&self, mv: Move) -> Result<(), Illegal>;
    fn play(&mut self, mv: Move, tell: &mut dyn FnMut(Event)) -> Result<(), Illegal>;
    fn perft(&self, depth: u8) -> u64;
    fn think(&self, limits: &Limits) -> Option<Choice>;
    fn copy(&self) -> Box<dyn Table>;
}

/// The rules of one game and the state that they have led to.
#[derive(Clone)]
pub(crate) struct TableOf<R: Rules> {
    rules: R,
    state: R::State,
}

impl<R: Rules> TableOf<R> {
    pub(crate) fn start(rules: R) -> Self {
        TableOf { rules, state: rules.start() }
    }
}

impl<R: Rules> Table for TableOf<R> {
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

    fn play(&mut self, mv: Move, mut tell: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        self.rules.check(&self.state, mv)?;
        self.rules.play(&mut self.state, mv, &mut tell);
        Ok(())
    }

    fn perft(&self, depth: u8) -> u64 {
        perft::perft(&self.rules, &self.state, depth)
    }

    fn think(&self, limits: &Limits) -> Option<Choice> {
        search::think(&self.rules, &self.state, limits)
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
