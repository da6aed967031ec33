//! What every packed form can do.

use super::choice;
use super::rows::Rows;

/// A game in play in which a player lifts a pit of their own, and nothing else is to be chosen.
pub(crate) trait Quick: Copy {
    /// After how many moves at least a position can come back, if it can at all: then somebody has to
    /// look out for it (RULES G3).
    fn least_round(&self) -> Option<usize>;

    /// The pits that the player to move may lift, a bit each, their first pit lowest.
    fn lifts(&self) -> usize {
        self.rows().filled()
    }

    /// How many moves there are when these pits may be lifted.
    fn moves(&self, lifts: usize) -> usize {
        choice::len(lifts)
    }

    /// Makes one of the moves, which have the order of the rules; gives what may be lifted then, as
    /// [`Quick::lift`] does.
    #[inline]
    fn play(&mut self, lifts: usize, index: usize) -> usize {
        self.lift(choice::pick(lifts, index))
    }

    /// Lifts a pit that may be lifted; gives those that may be lifted then, none if the game is over.
    fn lift(&mut self, place: u32) -> usize;

    /// Ends the game because its position stands for the third time.
    fn repeat(&mut self) {
        self.rows_mut().sweep();
    }

    /// The seeds.
    fn rows(&self) -> &Rows;

    /// The seeds as the plain rules have them, for tests.
    #[cfg(test)]
    fn shown(&self) -> Rows {
        *self.rows()
    }

    /// The seeds, to be changed.
    fn rows_mut(&mut self) -> &mut Rows;
}
