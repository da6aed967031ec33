//! A list of legal moves that rarely allocates.

use crate::Move;
use crate::rules::Rules;

/// The largest number of legal moves when the player lifts a pit: seven pits, in two directions. Longer rows
/// have one direction.
pub const MOST_LIFTS: usize = 14;

/// The legal moves of a state, in the order of the rules. Only the arrangements of a row, of which there
/// can be hundreds, need the heap.
pub struct MoveList {
    lifts: [Option<Move>; MOST_LIFTS],
    len: usize,
    further: Vec<Move>,
}

impl MoveList {
    /// Lists the legal moves of a state.
    pub fn from_state<R: Rules>(rules: &R, state: &R::State) -> MoveList {
        let mut list = MoveList { lifts: [None; MOST_LIFTS], len: 0, further: Vec::new() };
        rules.each_move(state, &mut |mv| list.push(mv));
        list
    }

    fn push(&mut self, mv: Move) {
        match self.lifts.get_mut(self.len) {
            Some(slot) => *slot = Some(mv),
            None => self.further.push(mv),
        }
        self.len += 1;
    }

    /// Returns the number of moves.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there are no moves, which means that the game is over.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the move at an index, or `None` if the index is not below [`MoveList::len`].
    pub fn get(&self, index: usize) -> Option<Move> {
        match self.lifts.get(index) {
            Some(lift) => *lift,
            None => self.further.get(index - MOST_LIFTS).copied(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Match};

    #[test]
    fn the_list_has_every_move_at_its_place() {
        let text = "x.x.x.x.x.x.x/4.4.4.4.4.4.4 9:19 south arrange round=2 direction=+ open=both";
        let game = Game::by_id("kotu-baendum").unwrap();
        let many = Match::from_position(game, &text.parse().unwrap()).unwrap();
        for playing in Game::all().map(|game| game.start()).chain([many]) {
            let legal = playing.legal();
            let mut list = MoveList { lifts: [None; MOST_LIFTS], len: 0, further: Vec::new() };
            for &mv in &legal {
                list.push(mv);
            }
            let listed: Vec<Move> = (0..list.len()).filter_map(|index| list.get(index)).collect();
            assert_eq!(listed, legal);
        }
    }
}
