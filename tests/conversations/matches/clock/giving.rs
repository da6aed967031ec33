//! Time given to the other player: after it has run out, or before.

use std::time::Duration;

use super::DAY;
use crate::bot::{Evening, GAMES};

#[tokio::test]
async fn who_may_claim_is_told_once() {
    let evening = Evening::begin().await;
    evening.timed("mangala", "1d").await;
    let before = evening.discord.pings_of(&evening.bob).len();
    evening.bot.pass(DAY);
    let board = evening.time_is_up().await;
    evening.wait_for_pings(&evening.bob, before + 1).await;
    let line = evening.hall.last();
    let told = "@Bob, @Ada has run out of time in **Mangala**. Claim the win or give them longer: https://";
    assert!(line.text().starts_with(told), "{}", line.text());
    evening.bot.pass(DAY);
    evening.bob.at(&evening.hall).slash("games").send().await;
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), before + 1);
    evening.bob.at(&evening.hall).click(&board, "Claim the win").await;
    evening.board_with("@Bob wins.**").await;
    let lines = || evening.hall.messages().into_iter().filter(|one| one.text().contains("Claim the win or"));
    evening.hall.until(|_| lines().count() == 0, "the line to go").await;
}

#[tokio::test]
async fn who_waited_gives_a_day_and_the_other_is_told() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        evening.timed(game, "1d").await;
        evening.bot.pass(DAY);
        let board = evening.time_is_up().await;
        let own = evening.ada.at(&evening.hall).click(&board, "Give a day").await;
        assert!(own.text().starts_with("It is your own move: only the other player"), "{}", own.text());
        let before = evening.discord.pings_of(&evening.ada).len();
        evening.bob.at(&evening.hall).click(&board, "Give a day").await;
        let board = evening.board_with("@Ada’s time runs out on <t:f>.").await;
        assert!(!board.screen().contains("Claim"), "{}", board.screen());
        evening.wait_for_pings(&evening.ada, before + 1).await;
        let line = evening.hall.last().text();
        let told = format!("@Ada, @Bob gives you longer for your move in **{name}**. Your time now runs out");
        assert!(line.starts_with(&told), "{line}");
        // The day passes as any other does.
        evening.bot.pass(Duration::from_secs(24 * 3_600 - 1));
        assert!(board.text().contains("@Ada’s time runs out"), "{}", board.text());
        evening.bot.pass(Duration::from_secs(1));
        evening.time_is_up().await;
    }
}

#[tokio::test]
async fn more_gives_time_before_it_is_up_but_not_without_end() {
    let evening = Evening::begin().await;
    let board = evening.timed("mangala", "1d").await;
    let bob = evening.bob.at(&evening.hall);
    let own = evening.ada.at(&evening.hall).click(&board, "More …").await;
    assert!(own.screen().contains("[Give a day]x"), "{}", own.screen());
    let menu = bob.click(&board, "More …").await.message();
    bob.click(&menu, "Give a day").await;
    evening.hall.until(|_| menu.text() == "They have longer now: the board shows it.", "the menu").await;
    let menu = bob.click(&board, "More …").await.message();
    let refused = bob.click(&menu, "Give a day").await;
    assert!(refused.text().starts_with("@Ada has plenty of time left."), "{}", refused.text());
    evening.bot.pass(Duration::from_mins(48 * 60 - 3));
    assert!(board.text().contains("@Ada’s time runs out"), "{}", board.text());
    evening.bot.pass(Duration::from_mins(3));
    evening.time_is_up().await;
}

#[tokio::test]
async fn a_live_clock_gets_a_fifth_of_its_bank() {
    let evening = Evening::begin().await;
    let board = evening.begun_live("mangala", "5+3").await;
    evening.bot.pass(Duration::from_mins(5));
    evening.hall.until(|_| board.text().contains("has run out of time."), "the end of the time").await;
    assert!(board.text().contains("Clock: South 0:00 · North 5:03\n"), "{}", board.text());
    let before = evening.discord.pings_of(&evening.ada).len();
    evening.bob.at(&evening.hall).click(&board, "Give 1:00 more").await;
    let screen = board.screen();
    assert!(screen.contains("Clock: South 1:00 · North 5:03") && !screen.contains("Claim"), "{screen}");
    assert_eq!(evening.discord.pings_of(&evening.ada).len(), before, "both are at the board");
    evening.bot.pass(Duration::from_mins(1));
    evening.hall.until(|_| board.text().contains("has run out of time."), "the end of the minute").await;
}
