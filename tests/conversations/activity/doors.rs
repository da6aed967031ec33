//! The ways to the page: *Open board* wherever there is a board, and the Entry Point.

use kuzhi_tests::conversation::{Answer, Message};
use kuzhi_tests::discord::Response;
use serde_json::json;

use super::pages::{button, match_id};
use super::{Page, begin};
use crate::bot::Evening;

/// Asserts that an action has opened the Activity.
fn opens(answer: &Answer) {
    assert!(matches!(answer.response(), Response::Activity(_)), "{:?}", answer.response());
}

/// Ada presses *Open board* on a message.
async fn open_board(evening: &Evening, message: &Message) {
    opens(&evening.ada.at(&evening.hall).click(message, "Open board").await);
}

/// The button to answer somebody's offer on a board.
fn answer(board: &serde_json::Value, label: &str) -> String {
    button(&board["offers"][0], label)
}

#[tokio::test]
async fn a_study_in_the_channel_is_opened_where_it_stands() {
    let evening = begin().await;
    let id = match_id(&evening.finished("mangala", 3).await);
    let ada = evening.ada.at(&evening.hall);
    for (asked, told) in [
        (ada.slash("puzzle").string("from", "daily"), "Puzzle of"),
        (ada.slash("tutorial").string("game", "mangala"), "Mangala"),
        (ada.slash("replay").string("match", &id), "3 of 3"),
        (ada.slash("analyse").string("match", &id), "Analysis"),
    ] {
        let message = asked.send().await.message();
        let about = message.text();
        assert!(about.contains(told), "{told} in {about}");
        open_board(&evening, &message).await;
        let screen = Page::open(&evening, &evening.ada).await.hear("screen").await;
        assert!(screen["board"].is_object(), "{screen:#}");
        // People are named otherwise there.
        let title = about.lines().next().and_then(|line| line.split(" · ").next()).unwrap_or_default();
        assert!(screen["text"].as_str().unwrap().starts_with(title), "{title} in {screen:#}");
    }
    // The board of a retry, and the review around it.
    let review = ada.slash("review").string("match", &id).send().await.message();
    evening.hall.until(|_| review.screen().contains("Open board"), "the whole review").await;
    open_board(&evening, &review).await;
    let mut page = Page::open(&evening, &evening.ada).await;
    let screen = page.hear("screen").await;
    assert!(screen["board"].is_null() && screen["picture"].is_object(), "it is the review: {screen:#}");
}

#[tokio::test]
async fn a_page_that_is_open_shows_what_is_opened_elsewhere() {
    let evening = begin().await;
    let board = evening.board_of("kalah").await;
    let id = match_id(&board);
    let mut page = Page::open(&evening, &evening.ada).await;
    page.hear("games").await;
    open_board(&evening, &board).await;
    page.hear_if("board", |board| board["id"] == id.as_str()).await;
    let own = evening.ada.at(&evening.hall).slash("board").send().await.message();
    open_board(&evening, &own).await;
    let puzzle = evening.ada.at(&evening.hall).slash("puzzle").send().await.message();
    open_board(&evening, &puzzle).await;
    let screen = page.hear("screen").await;
    assert!(screen["board"]["moves"].is_array(), "{screen:#}");
    let list = evening.ada.at(&evening.hall).slash("games").send().await.message();
    open_board(&evening, &list).await;
    assert_eq!(page.hear("games").await[0]["id"], id.as_str());
}

#[tokio::test]
async fn the_entry_point_leads_to_games_and_to_what_can_be_begun() {
    let evening = begin().await;
    opens(&evening.ada.at(&evening.hall).launch().await);
    let mut page = Page::open(&evening, &evening.ada).await;
    let list = page.hear_whole("games").await;
    assert_eq!(list["games"], json!([]), "{list:#}");
    let begin = |label: &str| {
        let found = list["begin"].as_array().unwrap().iter().find(|one| one["label"] == label);
        found.unwrap_or_else(|| panic!("no {label} in {list:#}"))["press"].as_str().unwrap().to_owned()
    };
    // Two taps lead to a game against the bot, which everyone sees in the channel.
    page.say(json!({"press": begin("Play Mangala against Kuzhi")})).await;
    let draft = page.hear("screen").await;
    page.say(json!({"press": button(&draft, "Begin"), "at": draft["id"]})).await;
    let board = page.hear("board").await;
    assert_eq!(board["yours"], true, "{board:#}");
    evening.hall.until(|_| evening.current_board().is_some(), "the board in the channel").await;
    assert_eq!(board["id"], match_id(&evening.current_board().unwrap()).as_str());
    page.say(json!({"press": begin("Learn Mangala")})).await;
    assert!(page.hear("screen").await["board"].is_object());
    page.say(json!({"press": begin("Puzzle of the day")})).await;
    assert!(page.hear("screen").await["board"].is_object());
}

#[tokio::test]
async fn a_rematch_is_asked_for_and_begun_on_pages() {
    let evening = begin().await;
    let id = match_id(&evening.finished("mangala", 1).await);
    let (mut ada, mut bob) =
        (Page::open(&evening, &evening.ada).await, Page::open(&evening, &evening.bob).await);
    let over = ada.follow(&id).await;
    bob.follow(&id).await;
    ada.press(&button(&over, "Rematch")).await;
    let asked = ada.hear_if("board", |board| board["id"] != id.as_str()).await;
    let offered = bob.hear_if("board", |board| board["offers"].is_array()).await;
    assert_eq!(offered["id"], id.as_str(), "it stands below the game that is over");
    bob.press(&answer(&offered, "Accept")).await;
    let begun = bob.hear_if("board", |board| board["id"] == asked["id"]).await;
    assert_eq!((begun["over"].as_bool(), begun["yours"].as_bool()), (Some(false), Some(true)), "{begun:#}");
    ada.hear_if("board", |board| board["id"] == asked["id"] && board["turn"].is_string()).await;
}

#[tokio::test]
async fn the_next_set_is_one_press_away() {
    let evening = begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let challenge = play.string("game", "mangala").string("side", "first").integer("sets", 3).send().await;
    let board = evening.accepted(&challenge.message()).await;
    let id = match_id(&board);
    let mut ada = Page::open(&evening, &evening.ada).await;
    ada.follow(&id).await;
    let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.bob.at(&evening.hall).click(&question, "Resign this set").await;
    let over = ada.hear_if("board", |board| board["over"] == true).await;
    ada.press(&button(&over, "Next game ▶")).await;
    let next = ada.hear_if("board", |board| board["id"] != id.as_str()).await;
    assert_eq!((&next["over"], &next["ply"]), (&json!(false), &json!(0)), "{next:#}");
}

#[tokio::test]
async fn a_replay_on_a_page_is_played_to_its_end_on_its_board() {
    let evening = begin().await;
    let id = match_id(&evening.finished("mangala", 3).await);
    let mut page = Page::open(&evening, &evening.ada).await;
    page.say(json!({"press": format!("k1:replay:{id}:1")})).await;
    let second = page.hear("screen").await;
    page.say(json!({"press": button(&second, "▶ Play to the end"), "at": second["id"]})).await;
    let last = page.hear("screen").await;
    let board = &last["board"];
    assert_eq!((&last["id"], &last["picture"], &board["whole"]), (&second["id"], &json!(null), &json!(true)));
    assert_eq!(board["steps"].as_array().unwrap().len(), 2);
    assert_eq!(board["steps"][0]["before"], second["board"]["position"]);
}

#[tokio::test]
async fn nothing_leads_to_a_page_that_is_not_there() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    for command in ["puzzle", "tutorial", "games"] {
        let message = ada.slash(command).send().await.message();
        assert!(!message.screen().contains("Open board"), "{}", message.screen());
    }
    let puzzle = ada.slash("puzzle").send().await.message();
    for id in ["k1:open-games", "k1:study:lesson:mangala:0:begin"] {
        let answer = ada.forge(&puzzle, id).await;
        assert!(answer.is_private() && answer.text().contains("button"), "{}", answer.text());
    }
}
