//! One game in play, as its own rules play it.

use crate::perft::perft;
use crate::rules::Rules;
use crate::standing::Past;
use crate::{Event, Illegal, ImpossiblePosition, Move, Position};

/// The rules of one game, the state that they have led to, and what can still come back.
///
/// Static inside, dynamic at the door: whoever asks the same of every game crosses from [`AnyPlaying`] to this once
/// and then runs code that is compiled for the game.
///
/// [`AnyPlaying`]: crate::AnyPlaying
#[derive(Clone, Debug)]
pub struct Playing<R: Rules> {
    rules: R,
    state: R::State,
    past: Past,
}

impl<R: Rules> Playing<R> {
    pub(crate) fn start(rules: R) -> Self {
        Playing::of(rules, rules.start())
    }

    /// The game in play from a position, if the rules can come to it.
    pub(crate) fn adopt(rules: R, position: &Position) -> Result<Self, ImpossiblePosition> {
        let seeds = rules.start().as_ref().board.total();
        position.check_for(R::RING, seeds, R::SHOWS, R::REASONS)?;
        Ok(Playing::of(rules, rules.adopt(position)?))
    }

    fn of(rules: R, state: R::State) -> Self {
        let past = Past::new(&rules, &state);
        Playing { rules, state, past }
    }

    /// The rules.
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// What they have led to.
    pub const fn state(&self) -> &R::State {
        &self.state
    }

    /// What has stood on the board and can come back.
    pub const fn past(&self) -> &Past {
        &self.past
    }
}

/// What is asked of a game in play whatever game it is.
pub(crate) trait Play {
    fn position(&self) -> Position;
    fn legal(&self) -> Vec<Move>;
    fn check(&self, mv: Move) -> Result<(), Illegal>;
    fn play(&mut self, mv: Move, tell: &mut dyn FnMut(Event)) -> Result<(), Illegal>;
    fn agree(&mut self, tell: &mut dyn FnMut(Event)) -> Result<(), Illegal>;
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
        perft(&self.rules, &self.state, depth)
    }
}
