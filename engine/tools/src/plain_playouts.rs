//! Random games by the plain rules.

use kuzhi_engine::{AnyPlaying, MoveList, RepetitionHistory, Rules, for_each_game};

use crate::playouts::Playouts;
use crate::quick_rng::QuickRng;

/// Defines [`any_playouts`].
macro_rules! any_playouts {
    ($($game:ident),+) => {
        /// Plays random games of any kind to their end, without the history before.
        pub(crate) fn any_playouts(playing: &AnyPlaying, games: u32, seed: u64) -> Playouts {
            match playing {
                $(AnyPlaying::$game(from) => playouts(from.rules(), from.state(), games, seed),)+
            }
        }
    };
}
for_each_game!(any_playouts);

/// Plays random games from a position to their end, without the history before.
pub(crate) fn playouts<R: Rules>(rules: &R, from: &R::State, games: u32, seed: u64) -> Playouts {
    let mut played = Playouts::default();
    let start = RepetitionHistory::new(rules, from);
    let mut past = start.clone();
    for game in 0..games {
        let mut rng = QuickRng::of_game(seed, game);
        let mut state = *from;
        past.clone_from(&start);
        while !state.as_ref().is_over() {
            let legal = MoveList::of(rules, &state);
            let mv = legal.get(rng.below(legal.len())).expect("the index is below the length");
            let before = state;
            rules.advance(&mut state, mv);
            past.record_position(rules, &before, &mut state, &mut |_| ());
            played.moves += 1;
        }
        played.add(state.as_ref().board().stores());
    }
    played
}
