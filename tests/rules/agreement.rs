//! A game that makes no progress is ended around its moves (RULES G6, A3).

use kuzhi_engine::{EventReplay, Game, Illegal, MatchRecord, Reason, Side};
use proptest::prelude::*;

use crate::random::played;

proptest! {
    #[test]
    fn what_is_on_the_board_is_split(seed: u64, moves in 0..100_usize, has_agreed: bool) {
        for game in Game::all() {
            let mut playing = played(game, seed, moves);
            if playing.outcome().is_some() {
                continue;
            }
            let before = playing.position();
            let mut replay = EventReplay::new(before);
            let reason = if has_agreed { Reason::Agreed } else { Reason::NoProgress };
            playing
                .split(reason, &mut |event| replay.apply(&event).expect("the events fit"))
                .expect("it goes on");
            prop_assert_eq!(*replay.position(), playing.position());
            let outcome = playing.outcome().expect("the game is over");
            prop_assert_eq!(outcome.reason, reason);
            let owner = |pit| before.marks.owner(pit).unwrap_or(before.ring.owner(pit));
            let in_pits = |side| -> u8 {
                before.ring.pits().filter(|pit| owner(*pit) == side).map(|pit| before.board[pit]).sum()
            };
            let mut rows = Side::ALL.map(in_pits);
            if game.id() == "al-manqala" {
                rows = [rows.iter().sum::<u8>() / 2; 2];
            }
            let score = [0, 1].map(|at| before.board.stores()[at] + rows[at]);
            prop_assert_eq!(outcome.score, score, "{}", game);
            prop_assert_eq!(playing.split(reason, &mut |_| ()), Err(Illegal::Over));
            // The record keeps the end, which is not a move.
            let record = MatchRecord::from_match(&playing);
            prop_assert_eq!(record.to_string().parse(), Ok(record.clone()));
            prop_assert_eq!(record.replay().expect("a match that was played").position(), playing.position());
        }
    }
}
