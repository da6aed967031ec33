//! Games played at random: a measure of how fast the rules are.

use std::ops::AddAssign;

use super::move_list::MoveList;
use crate::draws::QuickDraws;
use crate::rules::Rules;
use crate::standing::Past;

/// What random games came to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    /// How many were played.
    pub games: u64,
    /// How many moves were made.
    pub moves: u64,
    /// How many seeds South had at the end of all of them together.
    pub souths: u64,
}

impl Playouts {
    /// Counts a game that ended with these stores.
    pub(crate) fn add(&mut self, stores: [u8; 2]) {
        self.games += 1;
        self.souths += u64::from(stores[0]);
    }
}

impl AddAssign for Playouts {
    fn add_assign(&mut self, others: Playouts) {
        self.games += others.games;
        self.moves += others.moves;
        self.souths += others.souths;
    }
}

/// Plays games at random from a position to their end, as if nothing had stood before it.
pub(crate) fn playouts<R: Rules>(rules: &R, from: &R::State, games: u32, seed: u64) -> Playouts {
    let mut played = Playouts::default();
    let start = Past::new(rules, from);
    let mut past = start.clone();
    for game in 0..games {
        let mut draws = QuickDraws::of_game(seed, game);
        let mut state = *from;
        past.clone_from(&start);
        while state.as_ref().over.is_none() {
            let legal = MoveList::of(rules, &state);
            let mv = legal.get(draws.below(legal.len())).expect("the index is below the length");
            let before = state;
            rules.advance(&mut state, mv);
            past.note(rules, &before, &mut state, &mut |_| ());
            played.moves += 1;
        }
        played.add(state.as_ref().board.stores());
    }
    played
}
