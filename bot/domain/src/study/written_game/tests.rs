use kuzhi_engine::{Illegal, Move};
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
    MatchRecord { players: [Some("Ada \"x\" \\".to_owned()), None], ..MatchRecord::from_match(&board) }
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

fn bad_value(line: usize, name: &'static str, text: &str) -> WrittenGameError {
    WrittenGameError::BadValue { line, name, text: text.to_owned() }
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
    assert_eq!(changed("\"mangala\"", "\"Chess\""), bad_value(1, "Game", "Chess"));
    assert_eq!(changed("11-22", "11-32"), bad_value(4, "Date", "2026-11-32"));
    assert_eq!(changed("south resigned", "South gave up"), bad_value(5, "Result", "South gave up"));
    assert_eq!(
        changed("1 4 6", "1 4\nsix"),
        WrittenGameError::NoMove { line: 8, ply: 3, text: "six".to_owned() }
    );
    // Line numbers refer to the text as it was sent.
    let framed = read(&format!("\n```\n{}\n```", GAME.replace("1 4 6", "1 x")));
    assert_eq!(framed, WrittenGameError::NoMove { line: 9, ply: 2, text: "x".to_owned() });
    let illegal = changed("1 4 6", "1 ７ 6");
    let WrittenGameError::Illegal { line: 7, ply: 2, text, why: Illegal::NoSuchPit { .. }, taken_for: None } =
        illegal
    else {
        panic!("{illegal:?}");
    };
    assert_eq!(text, "７");
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
    let no_move = WrittenGameError::NoMove { line: 7, ply: 2, text: "٠".to_owned() };
    assert_eq!(changed("1 4 6", "1 \u{200f} ٠"), no_move);
}

/// Reads a bare list of moves, for Pallankuzhi first. Returns the game that it belongs to.
fn listed(text: &str) -> Result<WrittenGame, WrittenGameError> {
    read_game(text, [Game::by_id("pallankuzhi").unwrap()].into_iter().chain(Game::all()))
}

#[test]
fn a_bare_list_of_moves_is_read_however_typed() {
    let mangala = WrittenGame::read("[Game \"mangala\"]\n[Result \"*\"]\n\n1 4 6\n").unwrap();
    for text in ["1 4 6", "1, 4, 6", "1;4;6", " 1\n4 6\n", "```\n1 4 6\n```", "\u{feff}١ ４،६".trim_end()]
    {
        let read = read_game(&text.replace('،', ","), Game::all());
        assert_eq!(read.as_ref(), Ok(&mangala), "{text:?}");
    }
    assert_eq!(read_game(GAME, Game::all()), WrittenGame::read(GAME));
    for text in ["", "hello", "South \"Ada\"]\n\n1 4 6", "1 4 6\n[Result \"*\"]"] {
        assert_eq!(read_game(text, Game::all()), WrittenGame::read(text), "{text:?}");
    }
    let long = "1 ".repeat(LONGEST_GAME);
    assert_eq!(read_game(&long, Game::all()), Err(WrittenGameError::TooLong));
}

#[test]
fn a_list_of_moves_is_of_the_first_game_that_plays_it() {
    let of = |text: &str| listed(text).map(|one| one.history().game().id());
    assert_eq!(of("1"), Ok("pallankuzhi"));
    // In Pallankuzhi the sixth pit is empty after that, but not in Mangala.
    let played = (1..=7).flat_map(|first| (1..=7).map(move |second| format!("{first} {second}")));
    let other = played.into_iter().find(|text| !matches!(of(text), Ok("pallankuzhi") | Err(_))).unwrap();
    assert!(matches!(of(&other), Ok(game) if game != "pallankuzhi"), "{other}");
}

#[test]
fn errors_in_a_list_are_of_the_game_it_fits_best() {
    let no_move = WrittenGameError::NoMove { line: 2, ply: 3, text: "Four".to_owned() };
    assert_eq!(listed("1 2\nFour"), Err(no_move));
    // In every game some pit 1 is empty before long.
    let ones = "1 ".repeat(40);
    let error = listed(&ones).unwrap_err();
    let WrittenGameError::Illegal { line: 1, ply, text, taken_for: Some(game), .. } = error else {
        panic!("{error:?}");
    };
    let played =
        |game: Game| (1..40).take_while(move |&most| History::new(game).followed_by(&moves(most)).is_ok());
    assert_eq!((text.as_str(), ply), ("1", played(game).count() + 1));
    assert_eq!(Some(ply), Game::all().map(|game| played(game).count() + 1).max());
}

#[test]
fn lists_have_numbers_and_results() {
    let mangala = read_game("1 4 6", Game::all()).unwrap();
    for text in
        ["1. 1 4 2. 6", "1.1 4\n2.6", "1. 1, 4; 2. 6 1-0", "1. 1 4 2. 6 {zero} *", "1. 1 1... 4 2. 6 ½-½"]
    {
        assert_eq!(read_game(text, Game::all()).as_ref(), Ok(&mangala), "{text:?}");
    }
    let no_move = WrittenGameError::NoMove { line: 1, ply: 2, text: "1-0".to_owned() };
    assert_eq!(listed("1. 1 1-0 2. 6"), Err(no_move));
}

#[test]
fn toguz_kumalak_is_read_as_its_players_write_it() {
    let of = |text: &str| {
        let read = listed(text)?;
        Ok::<_, WrittenGameError>((read.history().game().id(), read.history().moves().len()))
    };
    // RULES, Toguz Kumalak 1: nine seeds from pit 7 reach the sixth pit of the other row.
    for text in ["1. 76 98 2. 66 87", "76 98\n66 87 0-1", "７６ 9８ 66 87", "76(10) 98 66 87", "7 98 6 87"]
    {
        assert_eq!(of(text), Ok(("toguz-kumalak", 4)), "{text:?}");
    }
    // RULES, Bestemshe 1: six seeds from pit 1 reach the first pit of the other row, as ten do where there
    // are nine pits.
    let bestemshe = [Game::by_id("bestemshe").unwrap()];
    assert_eq!(read_game("43 11", bestemshe).unwrap().history().moves().len(), 2);
    assert_eq!(read_game("43 12", bestemshe), Err(differs(2, "12", "11", "bestemshe")));
    assert_eq!(of("43 12"), Err(differs(2, "12", "11", "toguz-kumalak")));
    assert_eq!(of("76 99"), Err(differs(2, "99", "98", "toguz-kumalak")));
    assert_eq!(of("76x"), Err(differs(1, "76x", "76", "toguz-kumalak")));
    let error = of("76 98 70").unwrap_err();
    assert_eq!(error, WrittenGameError::NoMove { line: 1, ply: 3, text: "70".to_owned() });
}

/// The error for a move in the first line that goes otherwise.
fn differs(ply: usize, text: &str, expected: &str, game: &str) -> WrittenGameError {
    let (expected, game) = (expected.parse().unwrap(), Game::by_id(game).unwrap());
    WrittenGameError::Differs { line: 1, ply, text: text.to_owned(), expected, game }
}

fn moves(number: usize) -> Vec<Move> {
    vec!["1".parse().unwrap(); number]
}

#[test]
fn a_game_without_a_result_has_that_of_its_moves() {
    let without = |record: &MatchRecord| {
        let text = record.to_string();
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("[Result")).collect();
        WrittenGame::read(&lines.join("\n")).unwrap().ending()
    };
    assert_eq!(without(&written(Game::default(), 7, 2)), None);
    assert!(matches!(without(&written(Game::default(), 7, 400)), Some(Ending::Played(_))));
    let error = WrittenGame::read("[Game \"mangala\"]\n\n1 7").unwrap_err();
    assert!(matches!(error, WrittenGameError::Illegal { line: 3, ply: 2, .. }), "{error:?}");
}

#[test]
fn a_finished_list_of_moves_has_its_result() {
    let record = written(Game::default(), 7, 400);
    assert!(record.result != RecordedResult::Open);
    let moves: Vec<String> = record.moves.iter().map(ToString::to_string).collect();
    let read = read_game(&moves.join(" "), Game::all()).unwrap();
    assert!(matches!(read.ending(), Some(Ending::Played(_))), "{:?}", read.ending());
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
    let impossible = of(&format!("`{start}`"), Some(Game::default()));
    let Err(WrittenGameError::Impossible { text, .. }) = impossible else { panic!("{impossible:?}") };
    assert_eq!(text, format!("`{start}`"), "it is quoted as typed");
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
