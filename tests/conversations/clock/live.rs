//! Live clocks: banks that run down, and what a move adds.

use std::time::Duration;

use super::GAMES;
use crate::bot::{Evening, moves};

#[tokio::test]
async fn banks_run_down_and_moves_add_to_them() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let board = evening.timed(game, "5+3").await;
        assert!(board.text().contains("\nClock: South 5:00 · North 5:00\n@Ada’s time runs out <t:R>."));
        evening.bot.pass(Duration::from_secs(20));
        evening.ada.at(&evening.hall).click(&board, "1").await;
        assert!(board.text().contains("\nClock: South 4:43 · North 5:00\n@Bob’s time"), "{}", board.text());
        evening.bot.pass(Duration::from_secs(63));
        evening.bob.at(&evening.hall).click(&board, "1").await;
        assert!(board.text().contains("\nClock: South 4:43 · North 4:00\n@Ada’s time"), "{}", board.text());
    }
}

#[tokio::test]
async fn a_bank_runs_out_in_a_game_of_rounds() {
    let evening = Evening::begin().await;
    let board = evening.timed("pallankuzhi", "3+2").await;
    evening.bot.pass(Duration::from_mins(3));
    evening.time_is_up().await;
    assert_eq!(evening.discord.pings_of(&evening.ada).len(), 1, "who plays live needs no reminder");
    evening.bob.at(&evening.hall).click(&board, "Claim the win").await;
    assert!(board.text().contains("**@Ada’s time was up: @Bob wins.**"), "{}", board.text());
}

#[tokio::test]
async fn the_bot_plays_within_its_time_and_claims_what_it_won() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let play = evening.ada.at(&evening.hall).slash("play").string("side", "first").string("game", game);
        let board = play.string("clock", "1+0").integer("level", 8).send().await.message();
        evening.ada.at(&evening.hall).click(&board, "1").await;
        evening.bot_has_moved(&board).await;
        evening.hall.until(|_| !moves(&board).is_empty(), "Ada's turn").await;
        assert!(board.text().contains("Kuzhi (level 8) sowed pit"), "{}", board.text());
        evening.bot.pass(Duration::from_mins(1));
        let over = "**@Ada’s time was up: Kuzhi (level 8) wins.**";
        evening.hall.until(|_| board.text().ends_with(over), "the end").await;
    }
}

#[tokio::test]
async fn what_is_planned_takes_no_time() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let board = evening.timed(game, "5+3").await;
        evening.bob.at(&evening.hall).slash("conditional").string("moves", "1 2").send().await;
        evening.bot.pass(Duration::from_secs(20));
        evening.ada.at(&evening.hall).click(&board, "1").await;
        let text = board.text();
        assert!(text.contains("As planned."), "{text}");
        let clock = "\nClock: South 4:43 · North 5:03\n@Ada’s time runs out <t:R>.";
        assert!(text.contains(clock), "{text}");
    }
}

#[tokio::test]
async fn a_plan_does_not_save_who_lets_his_time_run_out() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let board = evening.timed(game, "3+2").await;
        evening.bob.at(&evening.hall).slash("conditional").string("moves", "1 2").send().await;
        evening.bot.pass(Duration::from_mins(3));
        evening.time_is_up().await;
        evening.bob.at(&evening.hall).click(&board, "Claim the win").await;
        assert!(board.text().contains("**@Ada’s time was up: @Bob wins.**"), "{}", board.text());
    }
}
