//! Downtime over HTTP, where no connection tells whether people can reach the bot: clocks stand still.

use std::time::Duration;

use kuzhi_bot::health::Unhealthy;
use kuzhi_tests::conversation::Message;
use kuzhi_tests::waiting::until;

use crate::bot::{Evening, Transport};

/// Returns when the time of the player to move runs out, as the board shows it.
fn runs_out(board: &Message) -> u64 {
    let text = board.face().content;
    let (_, rest) = text.rsplit_once("<t:").unwrap();
    rest.split(':').next().unwrap().parse().unwrap()
}

/// Starts a match between Ada and Bob, with half an hour each. Both have moved, and Ada is to move.
async fn board(evening: &Evening) -> Message {
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let board = play.string("side", "first").string("clock", "30+20").send().await.message();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    evening.bob.at(&evening.hall).click(&board, "1").await;
    board
}

/// Waits until the bot knows that nobody can reach it.
async fn is_cut_off(evening: &Evening) {
    let is_cut_off = || matches!(evening.bot.health(), Err(Unhealthy::CutOff));
    until("the bot to be cut off", is_cut_off).await;
}

/// Twenty minutes did not count, and everything after them does.
async fn twenty_minutes_do_not_count(evening: &Evening, board: &Message, before: u64) {
    evening.hall.until(|_| runs_out(board) == before + 20 * 60, "the board to say the new time").await;
    evening.bot.pass(Duration::from_mins(29));
    evening.ada.at(&evening.hall).click(board, "1").await;
    assert!(board.text().contains("\nClock: South 1:20 · North 30:20\n"), "{}", board.text());
}

#[tokio::test]
async fn while_discord_does_not_answer_no_time_runs() {
    let evening = Evening::begin_by(Transport::Http, &[]).await;
    let board = board(&evening).await;
    let before = runs_out(&board);
    evening.discord.mischief().keep_away().await;
    evening.bot.pass(Duration::from_mins(20));
    is_cut_off(&evening).await;
    evening.discord.mischief().refuse_connections(false);
    evening.bot.until_healthy().await;
    twenty_minutes_do_not_count(&evening, &board, before).await;
}

#[tokio::test]
async fn while_discord_posts_nothing_no_time_runs() {
    let evening = Evening::begin_by(Transport::Http, &[]).await;
    let board = board(&evening).await;
    let before = runs_out(&board);
    // Discord removes an endpoint that does not refuse forged requests.
    evening.discord.server().remove_endpoint();
    is_cut_off(&evening).await;
    evening.bot.pass(Duration::from_mins(20));
    evening.bot.open_endpoint().await;
    evening.bot.until_healthy().await;
    twenty_minutes_do_not_count(&evening, &board, before).await;
}

#[tokio::test]
async fn the_first_click_after_an_absence_costs_no_time() {
    let evening = Evening::begin_by(Transport::Http, &[]).await;
    let board = board(&evening).await;
    evening.discord.server().remove_endpoint();
    is_cut_off(&evening).await;
    // More than Ada has: her time would be up.
    evening.bot.pass(Duration::from_mins(45));
    evening.bot.open_endpoint().await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert!(board.text().contains("\nClock: South 30:20 · North 30:20\n"), "{}", board.text());
}

#[tokio::test]
async fn time_runs_while_nobody_does_anything() {
    let evening = Evening::begin_by(Transport::Http, &[]).await;
    let board = board(&evening).await;
    for _ in 0..30 {
        evening.bot.pass(Duration::from_mins(1));
    }
    evening.hall.until(|_| board.text().contains("has run out of time."), "the end of the time").await;
    assert!(evening.bot.health().is_ok(), "Discord was asked, and answered");
}

#[tokio::test]
async fn while_the_machine_sleeps_no_time_runs() {
    let evening = Evening::begin_by(Transport::Http, &[]).await;
    let board = board(&evening).await;
    let before = runs_out(&board);
    evening.bot.sleep(Duration::from_mins(20));
    twenty_minutes_do_not_count(&evening, &board, before).await;
}
