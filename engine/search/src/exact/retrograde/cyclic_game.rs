//! The trait that a game implements to get endgame tables.

use kuzhi_engine::{Core, Game, MoveList, Rules, Side};

use super::numbering::seen;

pub(super) const MOST_PITS: usize = 14;

/// The largest number of seeds in a table of any game.
pub(super) const MOST: u8 = 28;

/// The counts of the pits from the view of the player to move.
pub(crate) type Counts = [u8; MOST_PITS];

/// A game in which positions can recur, and which can have endgame tables.
///
/// Positions are seen from the player to move: their own pits first, each row from its owner's left. The
/// stores do not matter.
pub(crate) trait CyclicGame: Rules + Into<Game> {
    /// The largest number of seeds in a table.
    const MOST_SEEDS: u8;
    /// The number of layouts. A layout is everything on the board besides seeds. Moves that capture nothing
    /// keep the layout, or turn it round with the board.
    const LAYOUTS: usize = 1;
    /// The number of seeds on the board is always a multiple of this.
    const STEP: u8 = 1;
    /// The leads that a number of seeds can bring are this far apart, from losing all to getting all: 2, as
    /// a seed that one player gets is one that the other does not, or 4 if they come in pairs.
    const GRAIN: u8 = 2;

    /// Returns the pits of a layout that can never hold seeds, one bit each.
    fn closed(_layout: usize) -> u16 {
        0
    }

    /// Returns whether positions of a layout can recur.
    fn can_recur(_layout: usize) -> bool {
        true
    }

    /// Returns the largest lead, in seeds, that a repetition can give a player with this many seeds on the
    /// board: all of them, if each player takes their own row.
    fn repetition(seeds: u8) -> i8 {
        seeds.cast_signed()
    }

    fn layout(_state: &Self::State) -> usize {
        0
    }

    /// Creates the state with South to move and empty stores.
    fn state(layout: usize, counts: &Counts) -> Self::State;

    /// Calls `visit` with what each move of South gains and, if the game goes on, with the layout and the
    /// counts that it leaves to North. A game may do this faster than its rules.
    fn each_after(
        &self,
        layout: usize,
        counts: &Counts,
        visit: &mut impl FnMut(i8, Option<(usize, Counts)>),
    ) {
        each_after_by_rules(self, layout, counts, visit);
    }

    /// Whether the first of several seeds goes back into the lifted pit, rather than into the next one.
    const BACK_INTO_THE_PIT: bool;
    /// Whether a sowing that goes round passes over the lifted pit.
    const PASSES_THE_PIT: bool = false;
}

pub(super) fn each_after_by_rules<R: CyclicGame>(
    rules: &R,
    layout: usize,
    counts: &Counts,
    visit: &mut impl FnMut(i8, Option<(usize, Counts)>),
) {
    let state = R::state(layout, counts);
    let moves = MoveList::from_state(rules, &state);
    for mv in (0..moves.len()).filter_map(|index| moves.get(index)) {
        let mut next = state;
        rules.advance(&mut next, mv);
        let core: &Core = next.as_ref();
        let [south, north] = Side::ALL.map(|side| core.board().store(side).cast_signed());
        let left = (!core.is_over()).then(|| (R::layout(&next), seen::<R>(core)));
        visit(south - north, left);
    }
}
