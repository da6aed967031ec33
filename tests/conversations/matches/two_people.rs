//! A game between two people, from the challenge to the result.

use kuzhi_engine::{MatchRecord, RecordedResult, Side};
use kuzhi_tests::conversation::Message;

use crate::bot::{Evening, MOVES, downloaded, moves};

/// The button style for the actions that people think of first.
const GREEN: u64 = 3;

/// Returns who is to move on a board, from the line that says so.
fn to_move(board: &Message) -> &'static str {
    if board.text().contains("**@Ada** (South) to move") { "Ada" } else { "Bob" }
}

#[tokio::test]
async fn a_whole_game_of_mangala() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    // Bob was challenged, and Ada called to the first move.
    let mut called = vec!["Bob", "Ada"];
    for pit in MOVES.split_whitespace() {
        let mover = to_move(&board);
        let person = if mover == "Ada" { &evening.ada } else { &evening.bob };
        evening.look_away();
        assert!(person.at(&evening.hall).click(&board, pit).await.is_update());
        if !moves(&board).is_empty() && to_move(&board) != mover {
            called.push(to_move(&board));
            evening.hall.until(|_| evening.discord.pings().len() == called.len(), "the next call").await;
        }
    }
    let expected = "\
🏆 **@Bob wins, 28 to 20.**
@Bob’s row is empty, so the game ends. Whoever’s row is empty takes all that is left: one seed.
The picture shows the turning point: after move 30 (@Bob, pit 3), @Bob had more than half of all the seeds.
Ratings: @Ada 1338? (−162) · @Bob 1662? (+162)
-# “?” marks a rating that rests on few games or puzzles so far and still moves a lot.
**Mangala** · South @Ada · North @Bob
@Ada: pit 5.
@Bob: pit 4, +2.
(game.png: 🏆 Bob wins, 28 to 20. The board after move 30 of 37: South: 1 0 0 0 3 1. Store 17.
North: 0 0 1 0 0 0. Store 25. The curve shows the lead after each move: above the line, Ada leads.)
[Rematch] [Retry my mistakes]
[Show move] [Replay] [Review] [Share …] [More …]";
    evening.hall.until(|_| !board.attachments().is_empty(), "the card").await;
    assert_eq!(board.screen(), expected);
    assert_eq!(board.buttons()[0].style, GREEN);
    // Each turn called only the player to move, and no call is left behind.
    assert_eq!(evening.discord.pings(), called);
    evening.hall.until(|hall| hall.messages().len() == 1, "the last call to be taken away").await;
}

#[tokio::test]
async fn a_finished_match_can_be_taken_along_as_text() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    for (person, pit) in [(&evening.ada, "1"), (&evening.bob, "1"), (&evening.ada, "5")] {
        person.at(&evening.hall).click(&board, pit).await;
    }
    let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| moves(&board).is_empty(), "the board to show the result").await;
    let export = downloaded(&evening.cem.at(&evening.hall), &board).await;
    assert!(export.is_private());
    let file = export.message().attachments().remove(0);
    let told = "The game’s 3 moves, as a text file that `kuzhi-engine` can read.";
    let copied = format!("{told}\n```\n{}\n```", std::str::from_utf8(&file.bytes).unwrap().trim_end());
    assert_eq!(export.text(), copied);
    let record: MatchRecord = std::str::from_utf8(&file.bytes).unwrap().parse().unwrap();
    assert_eq!(record.players, [Some("Ada".to_owned()), Some("Bob".to_owned())]);
    assert_eq!(record.result, RecordedResult::Resigned { by: Side::North });
    assert_eq!(record.replay().unwrap().moves().len(), 3);
}
