//! The same rules once more, packed for speed: two rows in two words, and no branch that chance decides.
//!
//! Random play and perft run on these forms; tests hold them against the plain rules, move by move.

mod al_manqala;
mod castle;
mod choice;
mod mangala;
mod past;
mod playouts;
mod rows;
mod sown;

#[cfg(test)]
mod tests;

pub(crate) use al_manqala::QuickAlManqala;
pub(crate) use castle::QuickCastle;
pub(crate) use mangala::QuickMangala;
pub(crate) use playouts::playouts;
use rows::Rows;

/// A game in play in which a player lifts a pit of his own, and nothing else is to be chosen.
pub(crate) trait Quick: Copy {
    /// Whether a position can come back, so that somebody has to look out for it (RULES G3).
    const COMES_BACK: bool;

    /// The pits that the player to move may lift, a bit each, his first pit lowest.
    fn lifts(&self) -> usize {
        self.rows().filled()
    }

    /// Lifts a pit that may be lifted; whether the game goes on.
    fn lift(&mut self, place: usize) -> bool;

    /// Ends the game because its position stands for the third time.
    fn repeat(&mut self) {
        self.rows_mut().sweep();
    }

    /// The seeds.
    fn rows(&self) -> &Rows;

    /// The seeds, to be changed.
    fn rows_mut(&mut self) -> &mut Rows;
}
