//! Random games.

use std::ops::AddAssign;

use kuzhi_engine::{AnyPlaying, Match, MoveList, RepetitionHistory, Rules, for_each_game};
use kuzhi_search::Rng;

/// The totals of random games.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    /// The number of games.
    pub games: u64,
    /// The number of moves.
    pub moves: u64,
}

impl AddAssign for Playouts {
    fn add_assign(&mut self, others: Playouts) {
        self.games += others.games;
        self.moves += others.moves;
    }
}

/// Defines [`playouts`].
macro_rules! playouts {
    ($($game:ident),+) => {
        /// Plays random games from here to their end, without the history before.
        pub fn playouts(from: &Match, games: u32, seed: u64) -> Playouts {
            match from.playing() {
                $(AnyPlaying::$game(from) => play(from.rules(), from.state(), games, seed),)+
            }
        }
    };
}
for_each_game!(playouts);

fn play<R: Rules>(rules: &R, from: &R::State, games: u32, seed: u64) -> Playouts {
    let mut played = Playouts { games: games.into(), moves: 0 };
    let mut rng = Rng::new(seed);
    let start = RepetitionHistory::new(rules, from);
    let mut past = start.clone();
    for _ in 0..games {
        let mut state = *from;
        past.clone_from(&start);
        while !state.as_ref().is_over() {
            let legal = MoveList::from_state(rules, &state);
            let mv = legal.get(rng.below(legal.len())).expect("the index is below the length");
            let before = state;
            rules.advance(&mut state, mv);
            past.record_position(rules, &before, &mut state, &mut |_| ());
            played.moves += 1;
        }
    }
    played
}
