//! What has been played: the board, who moved, and the events of the last moves.

use std::sync::Arc;

use kuzhi_engine as engine;
use kuzhi_engine::{Event, Illegal, Move, Position, Side};

use super::History;

#[derive(Clone)]
pub(super) struct Played {
    pub(super) board: engine::Match,
    /// The side that made each move. Turns need not alternate.
    pub(super) movers: Vec<Side>,
    pub(super) lately: Vec<Step>,
}

/// A move with its events.
#[derive(Clone, Debug)]
pub struct Step {
    /// The side that made it.
    pub mover: Side,
    /// The position in which it was made.
    pub before: Position,
    /// Its events, in order.
    pub events: Arc<[Event]>,
}

impl Played {
    pub(super) fn play(&mut self, mv: Move, is_told: bool) -> Result<(), Illegal> {
        let (mover, mut events) = (self.board.turn().ok_or(Illegal::Over)?, Vec::new());
        if is_told {
            let before = self.board.position();
            self.board.play(mv, &mut |event| events.push(event))?;
            self.lately.push(Step { mover, before, events: events.into() });
        } else {
            self.board.play(mv, &mut |_| ())?;
            self.lately.clear();
        }
        self.movers.push(mover);
        let told = History::LATELY.max(self.last_run()).min(self.lately.len());
        self.lately.drain(..self.lately.len() - told);
        Ok(())
    }

    /// How many moves the last mover has made without interruption.
    pub(super) fn last_run(&self) -> usize {
        let mut movers = self.movers.iter().rev();
        let last = movers.clone().next();
        movers.by_ref().take_while(|&mover| Some(mover) == last).count()
    }

    /// Plays again what has been played, and keeps the events of all moves from this one on.
    pub(super) fn tell_again(&mut self, begun: History, first: usize) {
        let mut again = Arc::unwrap_or_clone(begun.0);
        for (ply, &mv) in self.board.moves().iter().enumerate() {
            again.play(mv, ply >= first).expect("moves that were played can be played again");
        }
        self.lately = again.lately;
    }
}
