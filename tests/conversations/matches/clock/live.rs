//! Live clocks: banks that run down, and increments.

use std::time::Duration;

use super::GAMES;
use crate::bot::{Evening, moves};

#[tokio::test]
async fn banks_run_down_after_the_first_move_and_moves_add_to_them() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let board = evening.timed(game, "5+3").await;
        let stands = "\nClock: South 5:00 · North 5:00\n\
                      The clocks start with @Ada’s first move, due at <t:T>.";
        assert!(board.text().contains(stands), "{}", board.text());
        evening.bot.pass(Duration::from_secs(50));
        evening.ada.at(&evening.hall).click(&board, "1").await;
        let starts = "\nClock: South 5:00 · North 5:00\n@Bob’s time runs out at <t:T>.";
        assert!(board.text().contains(starts), "{}", board.text());
        evening.bot.pass(Duration::from_secs(63));
        evening.bob.at(&evening.hall).click(&board, "1").await;
        assert!(board.text().contains("\nClock: South 5:00 · North 4:00\n@Ada’s time"), "{}", board.text());
        evening.bot.pass(Duration::from_secs(20));
        evening.move_on(&board).await;
        assert!(board.text().contains("\nClock: South 4:43 · North 4:00\n"), "{}", board.text());
    }
}

#[tokio::test]
async fn who_does_not_begin_can_be_given_time_and_loses() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let board = evening.timed(game, "5+3").await;
        evening.bot.pass(Duration::from_secs(59));
        evening.bob.at(&evening.hall).slash("games").send().await;
        assert!(board.text().contains("first move, due at"), "{}", board.text());
        evening.bot.pass(Duration::from_secs(1));
        let late = "\n**@Ada has not made the first move in time.** @Bob can claim the win or wait";
        let board = evening.board_with(late).await;
        assert!(board.text().contains("\nClock: South 5:00 · North 5:00\n"), "{}", board.text());
        evening.bob.at(&evening.hall).click(&board, "Give 1:00 more").await;
        assert!(board.text().contains("first move, due at <t:T>."), "{}", board.text());
        evening.bot.pass(Duration::from_mins(1));
        let board = evening.board_with(late).await;
        evening.bob.at(&evening.hall).click(&board, "Claim the win").await;
        let over = "🏆 **@Ada did not make the first move in time: @Bob wins.**\n";
        assert!(board.text().contains(over), "{}", board.text());
        assert!(!board.text().contains("Clock:") && evening.results(game).is_empty(), "{}", board.text());
    }
}

#[tokio::test]
async fn who_begins_late_but_unclaimed_has_all_their_time() {
    for game in GAMES {
        let evening = Evening::begin().await;
        evening.timed(game, "5+3").await;
        evening.bot.pass(Duration::from_mins(9));
        let board = evening.board_with("has not made the first move in time.").await;
        evening.ada.at(&evening.hall).click(&board, "1").await;
        let starts = "\nClock: South 5:00 · North 5:00\n@Bob’s time runs out at <t:T>.";
        assert!(board.text().contains(starts), "{}", board.text());
    }
}

#[tokio::test]
async fn the_clocks_of_the_next_set_wait_for_its_first_move() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
        let play = play.string("game", game).string("side", "first").string("clock", "5+3");
        let first = play.integer("sets", 3).send().await.message();
        evening.bob.at(&evening.hall).click(&first, "Accept").await;
        evening.ada.at(&evening.hall).click(&first, "1").await;
        evening.bot.pass(Duration::from_mins(2));
        let before = evening.discord.pings_of(&evening.bob).len();
        let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
        evening.bob.at(&evening.hall).click(&question, "Resign this set").await;
        let next = evening.board_with("Set 2 of 3 · ").await;
        let stands = "\nClock: South 5:00 · North 5:00\n\
                      The clocks start with @Bob’s first move, due at <t:T>.";
        assert!(next.text().contains(stands), "{}", next.text());
        // They are called as long as there is time, even if they were there a moment ago.
        evening.bot.pass(Duration::from_secs(20));
        evening.wait_for_pings(&evening.bob, before + 1).await;
        evening.bot.pass(Duration::from_secs(30));
        evening.bob.at(&evening.hall).click(&next, "1").await;
        let starts = "\nClock: South 5:00 · North 5:00\n@Ada’s time runs out at <t:T>.";
        assert!(next.text().contains(starts), "{}", next.text());
    }
}

#[tokio::test]
async fn a_challenger_who_is_accepted_is_called_in_time_to_begin() {
    let evening = Evening::begin().await;
    let challenge = evening.timed_challenge("mangala", "5+3").await.message();
    evening.bot.pass(Duration::from_secs(5));
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    evening.bot.pass(Duration::from_secs(14));
    evening.bob.at(&evening.hall).slash("games").send().await;
    assert!(evening.discord.pings_of(&evening.ada).is_empty(), "she was there a moment ago");
    evening.bot.pass(Duration::from_secs(1));
    evening.wait_for_pings(&evening.ada, 1).await;
}

#[tokio::test]
async fn a_bank_runs_out_in_a_game_of_rounds() {
    let evening = Evening::begin().await;
    let board = evening.begun_live("pallankuzhi", "3+2").await;
    evening.bot.pass(Duration::from_mins(3));
    evening.time_is_up().await;
    assert!(board.text().contains("\nClock: South 0:00 · North 3:02\n"), "{}", board.text());
    assert_eq!(evening.discord.pings_of(&evening.ada).len(), 1, "of a short bank nobody is reminded");
    evening.bob.at(&evening.hall).click(&board, "Claim the win").await;
    let over = "🏆 **@Ada ran out of time: @Bob wins.**\nClock: South 0:00 · North 3:02\n";
    assert!(board.text().contains(over), "{}", board.text());
}

#[tokio::test]
async fn the_bot_plays_within_its_time_and_claims_wins() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let play = evening.ada.at(&evening.hall).slash("play").string("side", "first").string("game", game);
        let board = play.string("clock", "1+0").integer("level", 8).send().await.message();
        evening.ada.at(&evening.hall).click(&board, "1").await;
        evening.bot_has_moved(&board).await;
        evening.hall.until(|_| !moves(&board).is_empty(), "Ada's turn").await;
        assert!(board.text().contains("Kuzhi: "), "{}", board.text());
        evening.bot.pass(Duration::from_mins(1));
        let over = "**@Ada ran out of time: Kuzhi wins.**";
        evening.hall.until(|_| board.text().contains(over), "the end").await;
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
        assert!(text.contains("Planned in advance."), "{text}");
        let clock = "\nClock: South 5:00 · North 5:03\n@Ada’s time runs out at <t:T>.";
        assert!(text.contains(clock), "{text}");
    }
}

#[tokio::test]
async fn a_plan_does_not_save_who_lets_their_time_run_out() {
    for game in GAMES {
        let evening = Evening::begin().await;
        evening.timed(game, "3h").await;
        evening.bob.at(&evening.hall).slash("conditional").string("moves", "1 2").send().await;
        evening.bot.pass(Duration::from_hours(3));
        let board = evening.time_is_up().await;
        evening.bob.at(&evening.hall).click(&board, "Claim the win").await;
        evening.board_with("**@Ada ran out of time: @Bob wins.**").await;
    }
}

/// Returns the reminders of a low bank that are still there.
fn reminders(evening: &Evening) -> Vec<String> {
    let lines = evening.hall.messages().into_iter().map(|message| message.text());
    lines.filter(|line| line.contains(", your clock in **")).collect()
}

#[tokio::test]
async fn a_fifth_of_the_bank_left_reminds_once_a_game() {
    for (game, name) in [("mangala", "Mangala"), ("pallankuzhi", "Pallankuzhi")] {
        let evening = Evening::begin().await;
        let board = evening.begun_live(game, "5+60").await;
        evening.bot.pass(Duration::from_secs(239));
        evening.ada.at(&evening.hall).slash("games").send().await;
        assert!(reminders(&evening).is_empty());
        evening.bot.pass(Duration::from_secs(1));
        evening.wait_for_pings(&evening.ada, 2).await;
        let reminder = reminders(&evening).remove(0);
        assert!(
            reminder.starts_with(&format!("@Ada, your clock in **{name}** runs out at <t:T>: ")),
            "{reminder}"
        );
        let calls = || evening.hall.transcript().matches("your move in").count();
        assert_eq!(calls(), 0, "it takes the place of the call");

        // The move removes the reminder, and brings the bank above the limit again.
        evening.move_on(&board).await;
        evening.hall.until(|_| reminders(&evening).is_empty(), "the reminder to go").await;
        let mut moves = 0;
        while !board.text().contains("**@Ada**") || moves < 2 {
            evening.move_on(&board).await;
            moves += 1;
        }
        let before = evening.discord.pings_of(&evening.ada).len();
        evening.bot.pass(Duration::from_secs(100));
        evening.ada.at(&evening.hall).slash("games").send().await;
        assert!(reminders(&evening).is_empty());
        assert_eq!(calls(), 0, "nobody is called while both sit at the board");
        evening.bot.pass(Duration::from_mins(5));
        evening.time_is_up().await;
        assert_eq!(evening.discord.pings_of(&evening.ada).len(), before, "once a game");
    }
}

#[tokio::test]
async fn against_the_bot_a_person_is_reminded_too() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").string("side", "second").string("clock", "5+3");
    let board = play.integer("level", 1).send().await.message();
    evening.hall.until(|_| !moves(&board).is_empty(), "Ada's turn").await;
    let pings = evening.discord.pings().len();
    evening.bot.pass(Duration::from_mins(4));
    evening.wait_for_pings(&evening.ada, 1).await;
    assert_eq!(evening.discord.pings().len(), pings + 1);
    assert!(reminders(&evening)[0].starts_with("@Ada, your clock in **Mangala**"));
}
