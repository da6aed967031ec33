//! Both players may agree to end a game of Al-manqala that goes round forever (RULES A3).

use kuzhi_engine::{EventReplay, Game, Illegal, MatchRecord, Reason, Side};
use proptest::prelude::*;

use crate::random::played;

proptest! {
    #[test]
    fn what_is_on_the_board_is_halved(seed: u64, moves in 0..100_usize) {
        let game = Game::by_id("al-manqala").expect("a known game");
        let mut playing = played(game, seed, moves);
        prop_assume!(playing.outcome().is_none());
        let before = playing.position();
        let mut replay = EventReplay::new(before);
        playing
            .agree(&mut |event| replay.apply(&event).expect("the events fit"))
            .expect("a game that knows it");
        prop_assert_eq!(*replay.position(), playing.position());
        let outcome = playing.outcome().expect("the game is over");
        prop_assert_eq!(outcome.reason, Reason::Agreed);
        let rows = Side::ALL.map(|side| before.board.row_total(before.ring, side));
        let half = rows.iter().sum::<u8>() / 2;
        prop_assert_eq!(outcome.score, before.board.stores().map(|store| store + half));
        prop_assert_eq!(playing.agree(&mut |_| ()), Err(Illegal::Over));
        // The record keeps the agreement, which is not a move.
        let record = MatchRecord::from_match(&playing);
        prop_assert_eq!(record.to_string().parse(), Ok(record.clone()));
        prop_assert_eq!(record.replay().expect("a match that was played").position(), playing.position());
    }
}

#[test]
fn other_games_do_not_know_it() {
    for game in Game::all().filter(|game| game.id() != "al-manqala") {
        assert_eq!(game.start().agree(&mut |_| ()), Err(Illegal::NoAgreement), "{game}");
    }
}
