use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::*;

const GAME: &str = "[Game \"mangala\"]\n[South \"Ada\"]\n[North \"Bob\"]\n[Date \"2026-11-22\"]\n\
                    [Result \"south resigned\"]\n\n1 4 6\n";

/// Writes a game of random moves as a record, with its result if it has ended.
fn written(game: Game, seed: u64, most: usize) -> MatchRecord {
    let (mut board, mut state) = (game.start(), seed);
    while board.moves().len() < most {
        let legal = board.legal();
        if legal.is_empty() {
            break;
        }
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = usize::try_from(state >> 33).unwrap() % legal.len();
        board.play(legal[at], &mut |_| ()).unwrap();
    }
    MatchRecord { players: [Some("Ada \"x\" \\".to_owned()), None], ..MatchRecord::of(&board) }
}

#[test]
fn what_was_exported_is_read_back() {
    let game = WrittenGame::read(GAME).unwrap();
    assert_eq!(game.text(), GAME);
    assert_eq!((game.player(Side::South), game.player(Side::North)), (Some("Ada"), Some("Bob")));
    assert_eq!(game.ending(), Some(Ending::Resigned(Side::North)));
    assert_eq!(game.history().moves().len(), 3);
    for framed in [format!("```\n{GAME}```"), format!("\n\n```\n{GAME}\n```\n"), GAME.replace('\n', "\r\n")] {
        assert_eq!(WrittenGame::read(&framed).unwrap(), game, "{framed:?}");
    }
    assert_eq!(game.id(), WrittenGame::read(GAME).unwrap().id());
    assert_ne!(game.id(), WrittenGame::read(&GAME.replace("1 4 6", "1 4")).unwrap().id());
}

#[test]
fn errors_name_their_line_and_word() {
    let read = |text: &str| WrittenGame::read(text).unwrap_err();
    let changed = |from: &str, to: &str| read(&GAME.replace(from, to));
    assert_eq!(read(""), WrittenGameError::Nothing);
    assert_eq!(read("```\n\n```"), WrittenGameError::Nothing);
    assert_eq!(read(&"x".repeat(LONGEST_GAME + 1)), WrittenGameError::TooLong);
    assert_eq!(read("1 4 6"), WrittenGameError::NoHeader { line: 1, text: "1 4 6".to_owned() });
    assert_eq!(
        changed("[South", "  South"),
        WrittenGameError::NoHeader { line: 2, text: "South \"Ada\"]".to_owned() }
    );
    assert_eq!(changed("\n\n1", "\n1"), WrittenGameError::NoHeader { line: 6, text: "1 4 6".to_owned() });
    assert_eq!(changed("[Date", "[Day"), WrittenGameError::OddHeader { line: 4, name: "Day".to_owned() });
    assert_eq!(
        changed("[North", "[South"),
        WrittenGameError::OddHeader { line: 3, name: "South".to_owned() }
    );
    assert_eq!(changed("[Game \"mangala\"]\n", ""), WrittenGameError::Missing("Game"));
    assert_eq!(changed("\"mangala\"", "\"chess\""), WrittenGameError::BadValue { line: 1, name: "Game" });
    assert_eq!(changed("11-22", "11-32"), WrittenGameError::BadValue { line: 4, name: "Date" });
    assert_eq!(
        changed("south resigned", "south gave up"),
        WrittenGameError::BadValue { line: 5, name: "Result" }
    );
    assert_eq!(
        changed("1 4 6", "1 4\nsix"),
        WrittenGameError::NoMove { line: 8, ply: 3, text: "six".to_owned() }
    );
    // Line numbers refer to the text as it was sent.
    let framed = read(&format!("\n```\n{}\n```", GAME.replace("1 4 6", "1 x")));
    assert_eq!(framed, WrittenGameError::NoMove { line: 9, ply: 2, text: "x".to_owned() });
    let WrittenGameError::Illegal { line: 7, ply: 2, mv, why: Illegal::NoSuchPit { .. } } =
        changed("1 4 6", "1 7 6")
    else {
        panic!("{:?}", changed("1 4 6", "1 7 6"));
    };
    assert_eq!(mv.to_string(), "7");
    let (said, played) = ("south row-empty 30:18".to_owned(), "*".to_owned());
    assert_eq!(
        changed("south resigned", &said),
        WrittenGameError::OtherResult { line: 5, said: said.clone(), played }
    );
}

#[test]
fn a_game_is_read_however_it_is_typed() {
    let game = WrittenGame::read(GAME).unwrap();
    for (from, to) in [
        ("\"mangala\"", "“mangala”"),
        ("[Game \"mangala\"]", "`[Game \"mangala\"]`"),
        ("[Game \"mangala\"]", "\u{feff}\u{200f}[GAME  \"Mangala\" ]"),
        ("[Game \"mangala\"]", "［Game　＂ｍａｎｇａｌａ＂］"),
        ("\"Ada\"", "‘Ada’"),
        ("[Date \"2026-11-22\"]", "[date «٢٠٢٦–١١–٢٢»]"),
        ("south resigned", "SOUTH resigned"),
        ("1 4 6", "١\u{a0}४ \u{200f}６\u{200f}"),
        ("1 4 6", "`1 4 6`"),
        ("\n\n1", "\n\u{200e}\n1"),
    ] {
        let typed = GAME.replace(from, to);
        assert_eq!(WrittenGame::read(&typed), Ok(game.clone()), "{typed}");
        assert_eq!(WrittenGame::read(&format!("\u{feff}```\n{typed}\n```")), Ok(game.clone()), "{typed}");
    }
}

#[test]
fn player_names_are_kept_as_typed() {
    for name in ["“Ada” ٣", "D’Arcy O'Neil", "ÉVA  ３", "\u{200f}ليلى"] {
        let game = WrittenGame::read(&GAME.replace("Ada", name)).unwrap();
        assert_eq!(game.player(Side::South), Some(name));
    }
}

#[test]
fn errors_quote_the_text_as_typed() {
    let changed = |from: &str, to: &str| WrittenGame::read(&GAME.replace(from, to)).unwrap_err();
    let long = "[".to_owned() + &"Ä".repeat(60);
    let no_header = WrittenGameError::NoHeader { line: 2, text: long.clone() };
    assert_eq!(changed("[South \"Ada\"]", &long), no_header);
    let odd = WrittenGameError::OddHeader { line: 4, name: "Größe".to_owned() };
    assert_eq!(changed("[Date", "[Größe"), odd);
    let no_move = WrittenGameError::NoMove { line: 7, ply: 2, text: "٩".to_owned() };
    assert_eq!(changed("1 4 6", "1 \u{200f} ٩"), no_move);
}

#[test]
fn a_bare_position_belongs_to_the_first_game_it_fits() {
    let of = |text: &str, named| read_position(text, named, Game::all()).map(|one| one.history().game().id());
    assert_eq!(of("4.4.4.4.4.4/0.0.0.0.0.1 11:12 south", None), Ok("mangala"));
    assert_eq!(of(" 4.4.4.4.4.4/castle.0.0.0.0.1 11:12 south ", None), Ok("mangala-castle"));
    for text in [
        "`4.4.4.4.4.4/0.0.0.0.0.1 11:12 south`",
        "4.4.4.4.4.4/0.0.0.0.0.1\u{a0}11:12 SOUTH",
        "\u{feff}٤.٤.٤.٤.٤.٤/٠.٠.٠.٠.٠.١ ١١:١٢ south",
        "“４．４．４．４．４．４／０．０．０．０．０．１　１１：１２　ｓｏｕｔｈ”",
    ] {
        assert_eq!(of(text, None), Ok("mangala"), "{text}");
    }
    let seven = Game::all().find(|game| game.start().position().ring.row_len() == 7).unwrap();
    let start = seven.start().position().to_string();
    assert_eq!(of(&start, Some(seven)), Ok(seven.id()));
    assert!(matches!(of(&start, Some(Game::default())), Err(WrittenGameError::Impossible { .. })));
    assert!(matches!(
        of("4.4.4.4.4.4/4.4.4.4.4.4 1:0 south", None),
        Err(WrittenGameError::Impossible { .. })
    ));
    for text in ["", "4 4 4", "4.4.4.4.4.4/4.4.4.4.4.4", "4.4.4.4.4.4/4.4.4.4.4.4 0:0 white"] {
        assert_eq!(of(text, None), Err(WrittenGameError::NoPosition(text.to_owned())), "{text:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_game_comes_back_with_its_moves(
        game in select(Game::all().collect::<Vec<_>>()),
        seed in any::<u64>(),
        most in 0_usize..300,
    ) {
        let record = written(game, seed, most);
        let text = record.to_string();
        prop_assume!(text.chars().count() <= LONGEST_GAME);
        let read = WrittenGame::read(&text).unwrap();
        prop_assert_eq!(read.history().moves(), &record.moves[..]);
        prop_assert_eq!(read.text(), text);
    }

    /// Any corruption of a text either leaves it readable or gives an error with a line number in range.
    #[test]
    fn no_text_is_too_much(
        game in select(Game::all().collect::<Vec<_>>()),
        seed in any::<u64>(),
        changes in proptest::collection::vec((any::<Index>(), "[ \\[\\]\"\n0-9a-z+=./:*-]{0,4}"), 0..6),
    ) {
        let mut text = written(game, seed, 60).to_string();
        for (at, put) in changes {
            let at = at.index(text.len() + 1);
            if text.is_char_boundary(at) {
                let end = (at + put.len() / 2).min(text.len());
                if text.is_char_boundary(end) {
                    text.replace_range(at..end, &put);
                }
            }
        }
        let lines = text.lines().count().max(1);
        match WrittenGame::read(&text) {
            Ok(read) => prop_assert_eq!(WrittenGame::read(&read.text()), Ok(read)),
            Err(
                WrittenGameError::NoHeader { line, .. }
                | WrittenGameError::OddHeader { line, .. }
                | WrittenGameError::BadValue { line, .. }
                | WrittenGameError::NoMove { line, .. }
                | WrittenGameError::Illegal { line, .. }
                | WrittenGameError::OtherResult { line, .. },
            ) => prop_assert!((1..=lines).contains(&line), "line {} of {:?}", line, text),
            Err(_) => {}
        }
    }

    #[test]
    fn no_position_is_too_much(
        text in "[0-9x.]{0,12}/?[0-9a-z.]{0,12} ?[0-9]{0,2}:?[0-9]{0,2} ?[a-z=+:0-9 -]{0,20}"
    ) {
        // It must not panic.
        let _ = read_position(&text, None, Game::all());
    }
}
