//! A channel is deleted while people play in it. Their games are not trapped there.

use std::time::Duration;

use kuzhi_tests::conversation::{Answer, Channel, Message};

use crate::bot::{Evening, Transport, moves};

const GONE: &str = "The channel of that game is gone. Use `/board` where both players can read to go on \
                    there, or `/resign` to give it up.";

/// A game between Ada, who is to move, and Bob in a channel that is deleted then, and another channel.
async fn stranded(evening: &Evening) -> (Message, Channel) {
    let board = evening.board().await;
    let other = evening.discord.guild("Friends").channel("other");
    evening.hall.delete();
    (board, other)
}

fn id_of(board: &Message) -> String {
    let press = moves(board).remove(0).custom_id.unwrap();
    press.split(':').nth(2).unwrap().to_owned()
}

async fn ask(evening: &Evening, there: &Channel, command: &str) -> Answer {
    evening.ada.at(there).slash(command).send().await
}

#[tokio::test]
async fn a_board_is_taken_to_another_channel_and_played_on() {
    let evening = Evening::begin().await;
    let (_, other) = stranded(&evening).await;
    let board = ask(&evening, &other, "board").await;
    assert!(!board.is_private() && board.text().contains("North @Bob"), "{}", board.screen());
    let board = board.message();
    evening.ada.at(&other).click(&board, "1").await;
    assert!(board.text().contains("@Ada: pit 1"), "{}", board.text());
    evening.bob.at(&other).click(&board, "1").await;
    assert!(board.text().contains("@Bob: pit 1"), "{}", board.text());
}

#[tokio::test]
async fn a_game_that_is_named_is_taken_along_too() {
    let evening = Evening::begin().await;
    let (board, other) = stranded(&evening).await;
    let id = id_of(&board);
    let refused = evening.ada.at(&other).slash("draw").string("match", &id).send().await;
    assert!(refused.is_private());
    assert_eq!(refused.text(), GONE);
    let brought = evening.bob.at(&other).slash("board").string("match", &id).send().await;
    assert!(!brought.is_private() && brought.text().contains("North @Bob"), "{}", brought.screen());
}

#[tokio::test]
async fn a_board_is_taken_only_where_both_can_see_it() {
    let evening = Evening::begin().await;
    let (_, other) = stranded(&evening).await;
    let other = other.hidden_from(&evening.bob);
    let refused = ask(&evening, &other, "board").await;
    assert!(refused.is_private());
    assert_eq!(refused.text(), GONE);
    // Nor to another server.
    let far = evening.discord.guild("Strangers").channel("far");
    let refused = ask(&evening, &far, "board").await;
    assert!(refused.is_private(), "{}", refused.screen());
}

#[tokio::test]
async fn a_channel_that_is_there_gives_no_game_away() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let other = evening.discord.guild("Friends").channel("other");
    let none = ask(&evening, &other, "board").await;
    assert!(none.is_private(), "{}", none.screen());
    let named = evening.ada.at(&other).slash("resign").string("match", &id_of(&board)).send().await;
    assert_eq!(named.text(), "That game is being played in #games. Use the command there.");
}

#[tokio::test]
async fn whoever_resigns_elsewhere_is_told_that_they_did() {
    let evening = Evening::begin().await;
    let (_, other) = stranded(&evening).await;
    let question = ask(&evening, &other, "resign").await;
    assert!(question.screen().contains("[Yes, I resign]"), "{}", question.screen());
    let done = evening.ada.at(&other).click(&question.message(), "Yes, I resign").await;
    evening.hall.until(|_| done.text() == "You resigned.", "the answer").await;
    let games = ask(&evening, &other, "games").await;
    assert!(games.text().starts_with("You have no games."), "{}", games.text());
}

#[tokio::test]
async fn a_game_ends_a_day_after_its_channel_is_found_gone() {
    let evening = Evening::begin().await;
    let (_, other) = stranded(&evening).await;
    let gone = |answer: &Answer| answer.text().contains("its channel is gone");
    evening.bot.pass(Duration::from_hours(2));
    while !gone(&ask(&evening, &other, "games").await) {
        tokio::task::yield_now().await;
    }
    evening.bot.pass(Duration::from_hours(22));
    assert!(gone(&ask(&evening, &other, "games").await));
    evening.bot.pass(Duration::from_hours(3));
    while gone(&ask(&evening, &other, "games").await) {
        tokio::task::yield_now().await;
    }
    let history = ask(&evening, &other, "history").await;
    assert!(history.text().contains("abandoned, no result"), "{}", history.text());
}

#[tokio::test]
async fn games_have_pages() {
    // Over HTTP it takes a click until the bot knows where a board is.
    let evening = Evening::begin_by(Transport::Gateway, &[]).await;
    for number in 0..20 {
        let name = format!("a-channel-with-a-long-name-{number}");
        let there = evening.discord.guild("Friends").channel(&name);
        evening.ada.at(&there).slash("play").integer("level", 1).string("side", "first").send().await;
    }
    // Until all boards are known to be where they are, lines are shorter and pages longer.
    let is_linked = |line: &str| !line.starts_with('•') || line.contains("https://");
    let games = loop {
        let games = ask(&evening, &evening.hall, "games").await;
        if games.text().lines().all(is_linked) {
            break games;
        }
        tokio::task::yield_now().await;
    };
    let first = games.text();
    evening.ada.at(&evening.hall).click(&games.message(), "Next page ▶").await;
    evening.hall.until(|_| games.text() != first, "the next page").await;
    let lines = |text: &str| text.lines().filter(|line| line.starts_with('•')).count();
    assert_eq!(lines(&first) + lines(&games.text()), 20, "{first}\n--\n{}", games.text());
}
