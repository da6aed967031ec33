//! Texts and values convert back and forth, and no text from a person does harm.

use kuzhi_engine::{Game, Match, MatchRecord, Position, RecordedResult, Side};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::random::{Draws, game, played};

/// Returns a text with one character inserted, removed, or changed.
fn spoil(text: &str, at: Index, with: char, how: u8) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let at = at.index(chars.len());
    match how % 3 {
        0 => chars.insert(at, with),
        1 => chars[at] = with,
        _ => _ = chars.remove(at),
    }
    chars.into_iter().collect()
}

/// Plays on from a written position, if the rules accept it.
fn play_on(game: Game, position: &Position, seed: u64) {
    let Ok(mut playing) = Match::from_position(game, position) else { return };
    assert_eq!(playing.position(), *position);
    let seeds = position.board.total();
    let mut draws = Draws::new(seed);
    for _ in 0..60 {
        assert_eq!(playing.legal().is_empty(), playing.outcome().is_some(), "{playing:?} from {position}");
        assert_eq!(playing.position().board.total(), seeds, "{playing:?} from {position}");
        let Some(mv) = draws.legal(&playing) else { break };
        playing.play(mv, &mut |_| ()).expect("a legal move");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, ..ProptestConfig::default() })]

    #[test]
    fn games_round_trip(game in game()) {
        prop_assert_eq!(game.to_string().parse(), Ok(game));
    }

    #[test]
    fn positions_and_moves_round_trip(game in game(), seed: u64, moves in 0..200_usize) {
        let playing = played(game, seed, moves);
        let position = playing.position();
        prop_assert_eq!(position.to_string().parse(), Ok(position));
        for mv in playing.legal() {
            prop_assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }

    #[test]
    fn matches_round_trip(
        game in game(), seed: u64, moves in 0..200_usize, south in any::<Option<String>>(), resigns: bool
    ) {
        let playing = played(game, seed, moves);
        let mut record = MatchRecord::from_match(&playing);
        record.players = [south, Some("kuzhi".to_owned())];
        if resigns && playing.outcome().is_none() {
            record.result = RecordedResult::Resigned { by: Side::South };
        }
        let again: MatchRecord = record.to_string().parse().expect("a text of ours");
        prop_assert_eq!(&again, &record);
        prop_assert_eq!(again.replay().expect("a match that was played").position(), playing.position());
    }

    #[test]
    fn matches_from_a_position_round_trip(game in game(), seed: u64, moves in 0..100_usize) {
        let from = played(game, seed, moves).position();
        let mut playing = Match::from_position(game, &from).expect("a position that came about");
        let mut draws = Draws::new(seed);
        while playing.moves().len() < 20 {
            let Some(mv) = draws.legal(&playing) else { break };
            playing.play(mv, &mut |_| ()).expect("a legal move");
        }
        let text = MatchRecord::from_match(&playing).to_string();
        let again: MatchRecord = text.parse().expect("a text of ours");
        prop_assert_eq!(again.replay().expect("a match that was played").position(), playing.position());
    }

    #[test]
    fn a_spoilt_position_is_refused_or_playable(
        game in game(), seed: u64, moves in 0..200_usize,
        spoils in prop::collection::vec(
            (any::<Index>(), prop::char::ranges(vec![' '..='~'].into()), any::<u8>()),
            1..4
        )
    ) {
        let mut text = played(game, seed, moves).position().to_string();
        for (at, with, how) in spoils {
            text = spoil(&text, at, with, how);
        }
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse(), Ok(position));
            play_on(game, &position, seed);
        }
    }

    #[test]
    fn a_shuffled_position_is_refused_or_playable(
        game in game(), seed: u64, moves in 0..200_usize,
        steps in prop::collection::vec((0..16_usize, 0..16_usize), 1..6)
    ) {
        // Moves seeds between pits and stores: the total stays right, and little else.
        let position = played(game, seed, moves).position();
        let mut counts: Vec<u8> = position.board.pits(position.ring).to_vec();
        let pits = counts.len();
        counts.extend(position.board.stores());
        for (from, to) in steps {
            let (from, to) = (from % counts.len(), to % counts.len());
            if counts[from] > 0 {
                counts[from] -= 1;
                counts[to] += 1;
            }
        }
        let stores = [counts[pits], counts[pits + 1]];
        let board = kuzhi_engine::Board::from_counts(position.ring, &counts[..pits], stores)
            .expect("the same ring");
        play_on(game, &Position { board, ..position }, seed);
    }

    #[test]
    fn any_text_is_answered(text: String, line in "[-0-9a-z./:=+x ]{0,60}") {
        for text in [text, line] {
            if let Ok(position) = text.parse::<Position>() {
                Game::all().for_each(|game| play_on(game, &position, 1));
            }
            if let Ok(record) = text.parse::<MatchRecord>() {
                let _ = record.replay();
            }
            let _ = text.parse::<Game>();
        }
    }
}

#[test]
fn a_record_says_what_is_wrong_with_it() {
    let refused = |text: &str| text.parse::<MatchRecord>().unwrap_err().to_string();
    assert_eq!(refused("[Result \"*\"]\n\n3"), "the header Game is missing");
    assert_eq!(
        refused("[Game \"mangala\"]\n[Result \"soon\"]"),
        "the header Result: write *, or like 'south row-empty 30:18' or 'north resigned'"
    );
    assert_eq!(refused("hello"), "'hello' is not a header: headers look like [South \"Anbu\"]");
    assert!(
        refused("[Game \"chess\"]\n[Result \"*\"]").starts_with("the header Game: there is no game 'chess'")
    );
    assert!(refused("[Game \"mangala\"]\n[Result \"*\"]\n\n3 x").starts_with("move 2: 'x' is not a move"));
    let illegal = "[Game \"mangala\"]\n[Result \"*\"]\n\n3 3 1 1 9".replace('9', "7");
    let record: MatchRecord = illegal.parse().expect("a well-formed text");
    assert!(record.replay().is_err());
}
