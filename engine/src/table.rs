//! One game in play, behind an object-safe face.

use crate::rules::Rules;
use crate::search::{self, Choice, Limits, Playouts};
use crate::standing::Past;
use crate::weights::Weights;
use crate::{Event, Illegal, ImpossiblePosition, Move, Position};

/// A game in play whose rules are known only when the program runs.
///
/// Static inside, dynamic at the door: every call crosses this face once and then runs code
/// that is compiled for its game.
pub(crate) trait Table: Send + Sync {
    fn position(&self) -> Position;
    fn legal(&self) -> Vec<Move>;
    fn check(&self, mv: Move) -> Result<(), Illegal>;
    fn play(&mut self, mv: Move, tell: &mut dyn FnMut(Event)) -> Result<(), Illegal>;
    fn agree(&mut self, tell: &mut dyn FnMut(Event)) -> Result<(), Illegal>;
    fn perft(&self, depth: u8) -> u64;
    fn think(&self, limits: &Limits, weights: Option<&Weights>) -> Option<Choice>;
    fn weighed(&self, count: &mut dyn FnMut(usize, i32)) -> i32;
    fn think_plainly(&self, depth: u8) -> Option<Choice>;
    fn playouts(&self, games: u32, seed: u64) -> Playouts;
    fn copy(&self) -> Box<dyn Table>;
}

/// The rules of one game and the state that they have led to.
#[derive(Clone)]
pub(crate) struct TableOf<R: Rules> {
    rules: R,
    state: R::State,
    past: Past,
}

impl<R: Rules> TableOf<R> {
    pub(crate) fn start(rules: R) -> Self {
        TableOf::of(rules, rules.start())
    }

    /// The game in play from a position, if the rules can come to it.
    pub(crate) fn adopt(rules: R, position: &Position) -> Result<Self, ImpossiblePosition> {
        position.check_for(&rules)?;
        Ok(TableOf::of(rules, rules.adopt(position)?))
    }

    fn of(rules: R, state: R::State) -> Self {
        let past = Past::new(&rules, &state);
        TableOf { rules, state, past }
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
        let before = self.state;
        self.rules.play(&mut self.state, mv, &mut tell);
        self.past.note(&self.rules, &before, &mut self.state, &mut tell);
        Ok(())
    }

    fn agree(&mut self, mut tell: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        if self.state.as_ref().over.is_some() {
            return Err(Illegal::Over);
        }
        if self.rules.agree(&mut self.state, &mut tell) { Ok(()) } else { Err(Illegal::NoAgreement) }
    }

    fn perft(&self, depth: u8) -> u64 {
        self.rules.perft(&self.state, depth)
    }

    fn think(&self, limits: &Limits, weights: Option<&Weights>) -> Option<Choice> {
        match weights {
            Some(weights) => search::think(&self.rules, &self.state, &self.past, limits, weights),
            None => {
                let weights = Weights::built_in(R::WEIGHTS);
                search::think(&self.rules, &self.state, &self.past, limits, &weights)
            }
        }
    }

    fn weighed(&self, mut count: &mut dyn FnMut(usize, i32)) -> i32 {
        self.rules.weigh(&self.state, &mut count);
        self.rules.certain(&self.state)
    }

    fn think_plainly(&self, depth: u8) -> Option<Choice> {
        search::plain::think(&self.rules, &self.state, depth)
    }

    fn playouts(&self, games: u32, seed: u64) -> Playouts {
        self.rules.playouts(&self.state, games, seed)
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
