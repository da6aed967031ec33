//! Whatever is said, only those are notified whom it is meant for.

use serde_json::Value;

use crate::bot::Evening;

/// What a request says to people: a message, or a change of one.
fn said(body: &Value) -> Option<&Value> {
    [&body["data"], body].into_iter().find(|body| body["content"].is_string())
}

#[tokio::test]
async fn everything_that_is_said_names_whom_it_may_notify() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let settings = evening.bob.at(&evening.hall).slash("settings").send().await.message();
        evening.bob.at(&evening.hall).click(&settings, "Ping me by direct message").await;
        let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
        let board = play.string("game", game).string("side", "first").send().await.message();
        evening.bob.at(&evening.hall).click(&board, "Accept").await;
        evening.called(&evening.ada, 1).await;
        evening.ada.at(&evening.hall).click(&board, "1").await;
        evening.bob.at(&evening.hall).slash("board").send().await;
        for command in ["rules", "tutorial", "help", "games", "leaderboard"] {
            evening.cem.at(&evening.hall).slash(command).send().await;
        }
        let requests = evening.discord.requests();
        let bodies: Vec<&Value> =
            requests.iter().filter_map(|request| said(request.body.as_ref()?)).collect();
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
    evening.bob.at(&evening.hall).click(&settings, "Ping me by direct message").await;
    // Neither the answer nor a message in the channel gets through, until it is tried again after a while.
    let hall = format!("/channels/{}/messages", evening.hall.id());
    evening.discord.mischief().on_next("POST", "/callback").refuse(404, 10_062, "Unknown interaction");
    evening.discord.mischief().on_next("POST", &hall).refuse(403, 50_013, "Missing Permissions");
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    play.send().begin();
    evening.hall.until(|hall| !hall.messages().is_empty(), "the challenge").await;
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), 1);
}
