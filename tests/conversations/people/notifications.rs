//! Every message notifies only those it is meant for, and only if they are away.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_tests::conversation::Message;
use serde_json::Value;

use crate::bot::{Bot, Evening, GAMES};

/// Returns the text of a request that posts or edits a message.
fn content(body: &Value) -> Option<&Value> {
    [&body["data"], body].into_iter().find(|body| body["content"].is_string())
}

#[tokio::test]
async fn everything_that_is_said_names_whom_it_may_notify() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let settings = evening.bob.at(&evening.hall).slash("settings").send().await.message();
        evening.bob.at(&evening.hall).click(&settings, "Pings: on").await;
        evening.bob.at(&evening.hall).click(&settings, "Pings: off").await;
        let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
        let board = play.string("game", game).string("side", "first").send().await.message();
        evening.look_away();
        evening.bob.at(&evening.hall).click(&board, "Accept").await;
        evening.wait_for_pings(&evening.ada, 1).await;
        evening.ada.at(&evening.hall).click(&board, "1").await;
        evening.bob.at(&evening.hall).slash("board").send().await;
        for command in ["rules", "tutorial", "help", "games", "leaderboard"] {
            evening.cem.at(&evening.hall).slash(command).send().await;
        }
        let requests = evening.discord.requests();
        let bodies: Vec<&Value> =
            requests.iter().filter_map(|request| content(request.body.as_ref()?)).collect();
        assert!(bodies.len() > 12, "{}", bodies.len());
        for body in bodies {
            let allowed = &body["allowed_mentions"];
            assert_eq!(allowed["parse"], Value::Array(Vec::new()), "{body}");
            assert!(allowed["users"].as_array().is_none_or(|users| users.len() <= 1), "{body}");
        }
        assert!(evening.discord.pings_of(&evening.cem).is_empty());
    }
}

#[tokio::test]
async fn a_challenge_that_is_tried_again_is_written_once() {
    let evening = Evening::begin().await;
    let settings = evening.bob.at(&evening.hall).slash("settings").send().await.message();
    evening.bob.at(&evening.hall).click(&settings, "Pings: on").await;
    evening.bob.at(&evening.hall).click(&settings, "Pings: off").await;
    // Neither the answer nor a message in the channel gets through, until a later retry.
    let hall = format!("/channels/{}/messages", evening.hall.id());
    evening.discord.mischief().on_next("POST", "/callback").refuse(404, 10_062, "Unknown interaction");
    evening.discord.mischief().on_next("POST", &hall).refuse(403, 50_013, "Missing Permissions");
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    play.send().begin();
    evening.hall.until(|hall| !hall.messages().is_empty(), "the challenge").await;
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), 1);
}

/// Ada moved right after Bob accepted, so it is Bob's turn.
async fn after_a_quick_move(evening: &Evening, game: &str) -> Message {
    let board = evening.board_of(game).await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    board
}

#[tokio::test]
async fn whoever_has_just_moved_is_not_called() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = after_a_quick_move(&evening, game).await;
        let before = evening.discord.pings().len();
        for _ in 0..6 {
            evening.bot.pass(Duration::from_secs(9));
            evening.move_on(&board).await;
        }
        // By then everything that follows a move has been sent.
        evening.ada.at(&evening.hall).slash("games").send().await;
        assert_eq!(evening.discord.pings().len(), before);
        evening.hall.until(|hall| hall.messages().len() == 1, "the board alone").await;
    }
}

#[tokio::test]
async fn whoever_does_nothing_for_a_minute_is_called_then() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        after_a_quick_move(&evening, game).await;
        evening.bot.pass(Duration::from_secs(59));
        evening.ada.at(&evening.hall).slash("games").send().await;
        assert_eq!(evening.discord.pings_of(&evening.bob).len(), 1, "challenged");
        evening.bot.pass(Duration::from_secs(1));
        evening.wait_for_pings(&evening.bob, 2).await;
        evening.bot.pass(Duration::from_mins(10));
        evening.ada.at(&evening.hall).slash("games").send().await;
        assert_eq!(evening.discord.pings_of(&evening.bob).len(), 2, "called once");
    }
}

#[tokio::test]
async fn a_recent_challenger_is_not_pinged_on_acceptance() {
    // For the first move of a live game there is one minute, so the call comes sooner.
    for (game, clock, there) in [("mangala", "none", 60), ("pallankuzhi", "none", 60), ("mangala", "5+3", 20)]
    {
        let evening = Evening::begin().await;
        let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
        let play = play.string("game", game).string("side", "first").string("clock", clock);
        let challenge = play.send().await.message();
        evening.bot.pass(Duration::from_secs(there - 15));
        evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
        evening.bot.pass(Duration::from_secs(14));
        evening.ada.at(&evening.hall).slash("games").send().await;
        assert_eq!(evening.discord.pings(), ["Bob"], "the board is before their eyes");
        assert_eq!(evening.hall.messages().len(), 1, "{}", evening.hall.transcript());
        evening.bot.pass(Duration::from_secs(1));
        evening.wait_for_pings(&evening.ada, 1).await;
    }
}

#[tokio::test]
async fn whoever_challenged_a_while_ago_is_called_at_once() {
    for clock in ["none", "5+3"] {
        let evening = Evening::begin().await;
        let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
        let challenge = play.string("side", "first").string("clock", clock).send().await.message();
        evening.look_away();
        evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
        evening.wait_for_pings(&evening.ada, 1).await;
    }
}

#[tokio::test]
async fn whoever_has_looked_at_the_board_needs_no_call() {
    let evening = Evening::begin().await;
    after_a_quick_move(&evening, "mangala").await;
    evening.bob.at(&evening.hall).slash("board").send().await;
    evening.look_away();
    evening.ada.at(&evening.hall).slash("games").send().await;
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), 1, "challenged");
}

#[tokio::test]
async fn a_call_that_is_still_to_come_outlasts_a_restart() {
    let Evening { discord, hall, ada, bob, cem, bot, store, home } = {
        let evening = Evening::begin().await;
        after_a_quick_move(&evening, "mangala").await;
        evening
    };
    bot.stop().await;
    discord.offline().await;
    let bot = Bot::start(&discord, Arc::clone(&store) as _, &[]).await;
    let evening = Evening { discord, hall, ada, bob, cem, bot, store, home };
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), 1, "challenged");
    // The new process has this machine's time, which is a minute earlier.
    evening.look_away();
    evening.look_away();
    evening.wait_for_pings(&evening.bob, 2).await;
}
