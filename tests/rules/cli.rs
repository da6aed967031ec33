//! The program `kuzhi-engine`, run in this process with streams in memory.

use std::io::BufReader;
use std::process::ExitCode;

use kuzhi_engine::{Game, MatchRecord, StateRecord};
use proptest::prelude::*;

use crate::random::{game, played};

/// The result of a run.
pub(crate) struct Ran {
    pub(crate) status: ExitCode,
    pub(crate) out: String,
    err: String,
}

pub(crate) fn run(args: &[&str], input: &str) -> Ran {
    run_bytes(args, input.as_bytes())
}

fn run_bytes(args: &[&str], mut input: &[u8]) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = ["kuzhi-engine"].iter().chain(args);
    let status = kuzhi_tools::cli::run(args, &mut BufReader::new(&mut input), &mut out, &mut err);
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
    Ran { status, out: text(out), err: text(err) }
}

impl Ran {
    /// Returns the output of a successful run.
    pub(crate) fn answer(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (ExitCode::SUCCESS, ""), "{}", self.out);
        self.out
    }

    /// Returns the one-line error of a failed run.
    pub(crate) fn refusal(self) -> String {
        assert_eq!(self.status, ExitCode::from(2), "{}", self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        self.err.trim_end().to_owned()
    }
}

fn ugi(input: &str) -> Vec<String> {
    run(&["ugi"], input).answer().lines().map(str::to_owned).collect()
}

#[test]
fn perft_counts_and_divides() {
    assert_eq!(run(&["perft", "--game", "kotu-baendum", "--depth", "3"], "").answer(), "44\n");
    let divided = run(&["perft", "--game", "kotu-baendum", "--depth", "2", "--divide"], "").answer();
    assert_eq!(divided, "1+: 2\n1-: 2\n7+: 2\n7-: 2\n8\n");
}

#[test]
fn replay_shows_every_position() {
    let out = run(&["replay", "--game", "mangala-castle", "--moves", "3 1"], "").answer();
    let records: Vec<StateRecord> =
        out.lines().map(|line| serde_json::from_str(line).expect("a record")).collect();
    assert_eq!(records.len(), 3);
    assert_eq!(records[0].castles, Some([None, None]));
}

#[test]
fn replay_stops_at_a_move_that_is_refused() {
    for (game, moves, shown, why) in [
        (
            "mangala",
            "3 x",
            2,
            "move 2, 'x': 'x' is not a move: write the number of one of your pits, such as 3",
        ),
        ("mangala", "7", 1, "move 1, '7': there is no pit 7: yours are numbered 1 to 6"),
        (
            "mangala",
            "1+",
            1,
            "move 1, '1+': a move of this form cannot be made now: write the number of one of your pits",
        ),
        ("pallankuzhi", "1 2 1", 3, "move 3, '1': pit 1 is empty"),
        (
            "kotu-baendum",
            "1",
            1,
            "move 1, '1': this move sets the direction for the whole round: write 1+ or 1-",
        ),
        (
            "kotu-baendum",
            "2+",
            1,
            "move 1, '2+': your first turn of a round starts from one of your end pits, 1 or 7",
        ),
        ("kotu-baendum", "1+ 1-", 2, "move 2, '1-': the direction is already set: write just 1"),
        (
            "kotu-baendum",
            "=std",
            1,
            "move 1, '=std': there is no row to lay out now: write the number of one of your pits",
        ),
    ] {
        let ran = run(&["replay", "--game", game, "--moves", moves], "");
        assert_eq!(ran.out.lines().count(), shown, "{game} {moves}");
        assert_eq!(ran.refusal(), format!("kuzhi-engine: {why}"), "{game} {moves}");
    }
}

#[test]
fn what_there_is_not_is_refused_in_a_line() {
    for (args, why) in [
        (&["--game", "chess"][..], "there is no game 'chess'"),
        (&["--game", "mangala", "--option", "size=5"], "mangala has no option 'size': it has end"),
        (
            &["--game", "pallankuzhi", "--option", "seeds=7"],
            "'7' is not a value of the option seeds: write 6 or 5 or 4",
        ),
        (&["--game", "pallankuzhi", "--option", "rounds=-1"], "'-1' is not a value of the option rounds"),
        (&["--game", "pallankuzhi", "--option", "rounds"], "'rounds' is not an option: write NAME=VALUE"),
    ] {
        let ran = run(&[&["replay", "--moves", ""][..], args].concat(), "");
        assert_eq!(ran.out, "", "{args:?}");
        let refusal = ran.refusal();
        assert!(refusal.starts_with(&format!("kuzhi-engine: {why}")), "{refusal}");
    }
}

#[test]
fn a_person_plays_a_game_to_its_end() {
    // Trying every pit over and over finds a legal move each time.
    let lines = "1\n2\n3\n4\n5\n6\n7\n".repeat(500);
    let out = run(&["play", "--game", "al-manqala", "--level", "1"], &lines).answer();
    let last = out.lines().last().expect("an outcome");
    assert!(last.contains(": south ") && last.contains(", north "), "{last}");
}

#[test]
fn a_person_is_helped_and_may_leave() {
    let out = run(&["play", "--game", "kotu-baendum", "--side", "north"], "help\nmoves\nhm\nrecord\nquit\n")
        .answer();
    for part in ["Write a pit's number", "'hm' is not a move", "[Game \"kotu-baendum\"]", "Until next time."]
    {
        assert!(out.contains(part), "{part}: {out}");
    }
    let out = run(&["play", "--game", "mangala"], "7\n").answer();
    assert!(out.contains("Not 7: there is no pit 7: yours are numbered 1 to 6."), "{out}");
    assert!(run(&["play", "--game", "mangala"], "").answer().ends_with("Until next time.\n"));
}

#[test]
fn ugi_introduces_itself_and_its_options() {
    let said = ugi("ugi\nisready\nquit\n");
    assert!(said.ends_with(&["ugiok".to_owned(), "readyok".to_owned()]), "{said:?}");
    assert!(
        said.iter()
            .any(|line| line.starts_with("option name Game type combo default mangala var mangala var"))
    );
}

#[test]
fn ugi_plays_from_a_position() {
    let lines = "setoption name Game value kotu-baendum rounds=2\nposition startpos moves 7- 1\n\
                 query p1turn\nquery gameover\nquery result\ngo depth 2\n";
    let said = ugi(lines);
    assert!(said.iter().any(|line| line == "option name rounds type spin default 0 min 0 max 999"));
    let answers: Vec<&str> = said.iter().filter_map(|line| line.strip_prefix("response ")).collect();
    assert_eq!(answers, ["true", "false", "none"]);
    assert!(said.last().is_some_and(|line| line.starts_with("bestmove ")), "{said:?}");

    let said =
        ugi("position fen 0.0.0.0.0.1/0.0.0.0.0.1 23:23 south moves 6\nquery result\nquery gameover\ngo\n");
    assert_eq!(said, ["response p1win", "response true", "bestmove (none)"]);
}

#[test]
fn ugi_thinks_until_it_is_told_to_stop() {
    let said = ugi("go infinite\nisready\nquery p1turn\ngo\nstop\nquit\n");
    assert!(said.contains(&"readyok".to_owned()));
    assert_eq!(said.iter().filter(|line| line.starts_with("bestmove ")).count(), 1, "{said:?}");
    // One search after another, each with its own answer.
    let said = ugi("go nodes 100\nposition startpos moves 1\ngo nodes 100\ngo movetime 20\n");
    assert_eq!(said.iter().filter(|line| line.starts_with("bestmove ")).count(), 3, "{said:?}");
}

#[test]
fn ugi_thinks_on_as_many_threads_as_it_is_told() {
    let said = ugi("ugi\nsetoption name Threads value 3\ngo nodes 3000\nquit\n");
    assert!(
        said.iter().any(|line| line == "option name Threads type spin default 1 min 1 max 64"),
        "{said:?}"
    );
    assert!(said.last().is_some_and(|line| line.starts_with("bestmove ")), "{said:?}");
    for wrong in ["0", "65", "many"] {
        let said = ugi(&format!("setoption name Threads value {wrong}\nquit\n"));
        assert_eq!(said, ["info string Threads is a number from 1 to 64"]);
    }
}

#[test]
fn ugi_plays_levels_with_tables_and_solutions() {
    let said = ugi("ugi\nquit\n");
    for option in ["Level type spin default 0 min 0 max 8", "Tables type spin default 0 min 0 max 20"] {
        assert!(said.contains(&format!("option name {option}")), "{said:?}");
    }
    // Level 8 knows that pit 4 answers a first move of pit 1, and by how much it wins.
    let said = ugi("setoption name Level value 8\nposition startpos moves 1\ngo\n");
    assert!(said[0].contains(" score cp 1008 "), "{said:?}");
    assert_eq!(said[1], "bestmove 4");
    // Level 1 overlooks moves, and different ones each time.
    let after = "setoption name Level value 1\nposition startpos moves 4\n";
    let said = ugi(&format!("{after}{}", "go\n".repeat(12)));
    let moves: std::collections::HashSet<_> =
        said.iter().filter(|line| line.starts_with("bestmove")).collect();
    assert!(moves.len() > 1, "{said:?}");
    // With tables, a position with few seeds needs almost no search, at level 8 and without a level.
    let few = "position fen 0.1.0.2.0.1/1.0.2.0.1.0 20:20 south\ngo\n";
    let nodes = |setup: &str| {
        let said = ugi(&format!("{setup}\n{few}"));
        let info = said.iter().find(|line| line.starts_with("info depth")).expect("an answer").clone();
        info.rsplit(' ').next().expect("nodes").parse::<u64>().expect("a number")
    };
    assert!(nodes("setoption name Tables value 8") < nodes("isready"));
    assert!(nodes("setoption name Level value 8\nsetoption name Tables value 8") < 10);
    // The tables depend on the game. A game without any is reported.
    let said = ugi("setoption name Tables value 4\nsetoption name Game value al-manqala\ngo nodes 50\n");
    assert!(said.last().is_some_and(|line| line.starts_with("bestmove ")), "{said:?}");
    let said = ugi("setoption name Game value pallankuzhi\nsetoption name Tables value 4\nquit\n");
    assert!(said.last().is_some_and(|line| line.starts_with("info string pallankuzhi has no")), "{said:?}");
    for (option, most) in [("Level", 8), ("Tables", 20)] {
        for wrong in [(most + 1).to_string(), "-1".to_owned(), "many".to_owned()] {
            let said = ugi(&format!("setoption name {option} value {wrong}\nquit\n"));
            assert_eq!(said, [format!("info string {option} is a number from 0 to {most}")]);
        }
    }
}

#[test]
fn ugi_answers_garbage_and_goes_on() {
    for garbage in [
        "hello",
        "position",
        "position fen",
        "position fen 4.4/4.4 0:0 south",
        "position fen 4.4.4.4.4.4/4.4.4.4.4.5 0:0 south",
        "position startpos moves 9",
        "position startpos moves 1 7",
        "setoption",
        "setoption name Game value chess",
        "setoption name end value soon",
        "query weather",
        "go quickly",
        "\u{1b}[31m",
    ] {
        let said = ugi(&format!("{garbage}\nquery p1turn\nquit\n"));
        assert!(said[0].starts_with("info string "), "{garbage}: {said:?}");
        assert!(said.iter().all(|line| !line.contains('\u{1b}')), "{said:?}");
    }
    let ran = run_bytes(&["ugi"], b"\xff\xfe\0\nisready\nquit");
    assert!(ran.answer().contains("readyok"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn replay_shows_what_the_engine_knows(game in game(), seed: u64, moves in 0..60_usize) {
        let playing = played(game, seed, moves);
        let options: Vec<String> =
            game.options().map(|(spec, value)| format!("--option={}={value}", spec.name)).collect();
        let moves: Vec<String> = playing.moves().iter().map(ToString::to_string).collect();
        let moves = moves.join(" ");
        let mut args = vec!["replay", "--game", game.id(), "--moves", &moves];
        args.extend(options.iter().map(String::as_str));
        let out = run(&args, "").answer();
        let last = out.lines().last().expect("the start at least");
        let last: StateRecord = serde_json::from_str(last).expect("a record");
        prop_assert_eq!(last, StateRecord::from_match(&playing));
    }

    #[test]
    fn nothing_that_is_written_to_ugi_does_harm(lines in prop::collection::vec(line(), 0..12)) {
        run(&["ugi"], &format!("{}\nstop\nquit\n", lines.join("\n"))).answer();
    }
}

/// A line that a broken driver might send.
fn line() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "ugi",
        "isready",
        "uginewgame",
        "position",
        "startpos",
        "fen",
        "moves",
        "go",
        "depth",
        "nodes",
        "2",
        "7",
        "1+",
        "=std",
        "setoption",
        "name",
        "value",
        "Game",
        "rounds",
        "kotu-baendum",
        "al-manqala",
        "query",
        "result",
        "gameover",
        "p1turn",
        "4.4.4.4.4.4/4.4.4.4.4.4",
        "0:0",
        "south",
        "north",
        "open=both",
        "-1",
        "é",
        "\"",
    ]);
    prop::collection::vec(word, 0..8).prop_map(|words| words.join(" "))
}

#[test]
fn a_record_from_the_terminal_can_be_read() {
    let out = run(&["play", "--game", "mangala"], "1\nrecord\n").answer();
    let at = out.find("[Game").expect("the record");
    let text = out[at..].split("\nsouth>").next().expect("the record before the next prompt");
    let record: MatchRecord = text.parse().expect(text);
    assert_eq!(record.game, Game::default());
    assert!(record.replay().is_ok());
}
