//! The notebook of a solver: by which move each position was proved.

use std::collections::HashMap;

use kuzhi_engine::Move;

use super::key::RoundKey;
use super::proving::Question;
use super::wanted::Wanted;

/// The moves by which an asker who is to move gets what they want, in the order in which they were proved.
///
/// A proof rests on what was proved before it. So who always makes the move that was written down first, of
/// those that bring enough, never comes back to a position.
#[derive(Default)]
pub(super) struct Notebook {
    moves: HashMap<RoundKey, Vec<(Wanted, u32, Move)>>,
    written: u32,
}

impl Notebook {
    /// Writes down by which move a question was answered.
    pub(super) fn write(&mut self, question: Question, by: Move) {
        self.written += 1;
        self.moves.entry(question.key).or_default().push((question.wanted, self.written, by));
    }

    /// Returns the move with which the mover surely gets a wanted number, if one was proved.
    pub(super) fn find(&self, key: RoundKey, wanted: Wanted) -> Option<Move> {
        let enough = self.moves.get(&key)?.iter().filter(|(proved, ..)| proved.is_within(wanted));
        enough.min_by_key(|&&(_, number, _)| number).map(|&(.., by)| by)
    }
}
