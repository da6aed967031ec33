//! The operations that every packed form has.

use super::choice;
use super::rows::Rows;

/// A packed position in which the player lifts one of their own pits and has no other choice.
pub(crate) trait Quick: Copy {
    /// The minimum number of moves after which a position can repeat, if it can at all. Then repetitions have
    /// to be detected (RULES G3).
    fn least_round(&self) -> Option<usize>;

    /// Returns the pits that the player to move may lift, one bit each, the first pit lowest.
    fn lifts(&self) -> usize {
        self.rows().filled()
    }

    /// Returns the number of moves when these pits may be lifted.
    fn moves(&self, lifts: usize) -> usize {
        choice::len(lifts)
    }

    /// Makes one of the moves, in the order of the rules. Returns the pits that may be lifted next, as
    /// [`Quick::lift`] does.
    #[inline]
    fn play(&mut self, lifts: usize, index: usize) -> usize {
        self.lift(choice::pick(lifts, index))
    }

    /// Lifts a pit. Returns the pits that may be lifted next, none if the game is over.
    fn lift(&mut self, place: u32) -> usize;

    /// Ends the game because its position occurred for the third time.
    fn repeat(&mut self) {
        self.rows_mut().sweep();
    }

    /// The seeds.
    fn rows(&self) -> &Rows;

    /// The seeds as in the plain rules, for tests.
    #[cfg(test)]
    fn shown(&self) -> Rows {
        *self.rows()
    }

    /// The seeds, mutable.
    fn rows_mut(&mut self) -> &mut Rows;
}
