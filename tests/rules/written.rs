//! Games of Toguz Kumalak and Bestemshe as their players write them. They are written here from positions of
//! another program, and read with the rules of the engine.

use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;

use crate::cli::run;
use crate::conformance::{KnownGame, known_games};

const GAMES: [&str; 2] = ["toguz-kumalak", "bestemshe"];

fn replay(game: &str, moves: &str) -> crate::cli::Ran {
    run(&["replay", "--game", game, "--moves", moves], "")
}

/// Writes a move that leads from one position to another. Where the last seed falls is counted here.
fn pair(mv: &str, before: &Value, after: &Value) -> String {
    let pits = |state: &Value| -> Vec<u64> { serde_json::from_value(state["pits"].clone()).expect("pits") };
    let (row, number) = (pits(before).len() / 2, mv.parse::<usize>().expect("a number"));
    let mover = usize::from(before["turn"] == "north");
    let at = mover * row + number - 1;
    let seeds = usize::try_from(pits(before)[at]).expect("few seeds");
    let last = (at + if seeds == 1 { 1 } else { seeds - 1 }) % (2 * row);
    let mut text = format!("{number}{}", last % row + 1);
    let is_castle = |state: &Value| state["castles"].as_array().is_some_and(|all| all.contains(&last.into()));
    let captures = last / row != mover && !is_castle(before) && pits(after)[last] == 0;
    if captures && after["phase"] == "play" {
        text = format!("{text}({})", after["stores"][mover]);
    }
    if is_castle(after) && !is_castle(before) {
        text += "X";
    }
    text
}

fn pairs(game: &KnownGame) -> Vec<String> {
    let states = game.states.windows(2);
    game.moves.iter().zip(states).map(|(mv, states)| pair(mv, &states[0], &states[1])).collect()
}

/// Writes the moves as collections do, two for each number.
fn numbered(pairs: &[String]) -> String {
    let lines = pairs.chunks(2).enumerate().map(|(at, two)| format!("{}. {}", at + 1, two.join(" ")));
    lines.collect::<Vec<_>>().join(" ")
}

#[test]
fn known_games_are_read_as_players_write_them() {
    let (mut tuzdiks, mut stores) = (0, 0);
    for id in GAMES {
        for game in known_games(id) {
            let pairs = pairs(&game);
            tuzdiks += pairs.iter().filter(|pair| pair.ends_with('X')).count();
            stores += pairs.iter().filter(|pair| pair.contains('(')).count();
            let score = &game.states.last().expect("a last position")["outcome"]["score"];
            let text = format!("{} {}-{} {{the end}}", numbered(&pairs), score[0], score[1]);
            assert_eq!(replay(id, &text).answer(), replay(id, &game.moves.join(" ")).answer(), "{text}");
        }
    }
    assert!(tuzdiks > 20 && stores > 500, "{tuzdiks} tuzdiks, {stores} captures");
}

#[test]
fn the_first_move_that_differs_is_named() {
    for id in GAMES {
        let game = known_games(id).swap_remove(0);
        let (right, row) = (pairs(&game), if id == "bestemshe" { 5 } else { 9 });
        for ply in 0..right.len() {
            let (lifted, rest) = right[ply].split_at(1);
            let last: usize = rest[..1].parse().expect("a digit");
            let mut wrong = right.clone();
            wrong[ply] = format!("{lifted}{}{}", last % row + 1, &rest[1..]);
            let ran = replay(id, &numbered(&wrong));
            assert_eq!(ran.out.lines().count(), ply + 1, "what went before is shown");
            let side = if ply % 2 == 0 { "south" } else { "north" };
            let expected = format!(
                "kuzhi-engine: move {}, {} of {side}, '{}': expected {}: the last seed falls into pit {last}",
                ply + 1,
                ply / 2 + 1,
                wrong[ply],
                right[ply],
            );
            assert_eq!(ran.refusal(), expected);
        }
    }
}

#[test]
fn a_missing_or_wrong_tuzdik_is_named() {
    let game = known_games("toguz-kumalak")
        .into_iter()
        .find(|game| pairs(game).iter().any(|one| one.ends_with('X')));
    let right = pairs(&game.expect("a game with a tuzdik"));
    let made = right.iter().position(|one| one.ends_with('X')).expect("a tuzdik");
    let refusal = |at: usize, text: String| {
        let mut moves = right.clone();
        moves[at] = text;
        replay("toguz-kumalak", &moves.join(" ")).refusal()
    };
    let missing = refusal(made, right[made].trim_end_matches('X').to_owned());
    assert!(missing.ends_with(&format!("expected {}: the move makes a tuzdik", right[made])), "{missing}");
    let wrong = refusal(0, format!("{}X", right[0]));
    assert!(wrong.ends_with(&format!("expected {}: the move makes no tuzdik", right[0])), "{wrong}");
}

#[test]
fn a_result_is_compared_with_the_last_position() {
    let game = known_games("bestemshe").swap_remove(0);
    let moves = numbered(&pairs(&game));
    let outcome = &game.states.last().expect("a last position")["outcome"];
    let (won, lost) = if outcome["winner"] == "south" { ("1-0", "0-1") } else { ("0-1", "1-0") };
    replay("bestemshe", &format!("{moves} {won}")).answer();
    let refusal = replay("bestemshe", &format!("{moves} {lost}")).refusal();
    let [south, north] = [&outcome["score"][0], &outcome["score"][1]];
    assert_eq!(refusal, format!("kuzhi-engine: the result '{lost}': expected {south}-{north}"));
    // A game that the rules have not ended may have been resigned.
    replay("bestemshe", &format!("{} {lost}", pairs(&game)[0])).answer();
}

#[test]
fn what_is_no_written_game_is_refused_in_a_line() {
    for (moves, why) in [
        ("1. 43 x", "move 2, 1 of north, 'x': 'x' is not a move: write the pit lifted, such as 7,"),
        ("43 98 00", "move 3, 2 of south, '00': '00' is not a move"),
        ("4 4(3)", "move 2, 1 of north, '4(3)': '4(3)' is not a move"),
        ("43 1-0 98", "'98' stands after the result '1-0'"),
        ("43 {zero", "a '{' has no '}' after it"),
    ] {
        let refusal = replay("toguz-kumalak", moves).refusal();
        assert!(refusal.starts_with(&format!("kuzhi-engine: {why}")), "{refusal}");
    }
    let refusal = replay("kalah", "1. 35").refusal();
    assert!(refusal.starts_with("kuzhi-engine: move 1, '1.': '1.' is not a move"), "{refusal}");
}

proptest! {
    #[test]
    fn no_written_game_does_harm(
        game in select(&GAMES[..]),
        words in proptest::collection::vec("[0-9xXХ().{}*:/½-]{0,5}|43|98|1\\.|\\PC{0,6}", 0..30),
    ) {
        let ran = replay(game, &words.join(" "));
        if ran.status == std::process::ExitCode::SUCCESS {
            ran.answer();
        } else {
            ran.refusal();
        }
    }
}
