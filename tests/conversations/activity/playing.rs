//! Playing on a page and in the channel, in the same match.

use kuzhi_tests::conversation::Message;
use kuzhi_tests::discord::Response;
use serde_json::json;

use super::pages::{button, match_id};
use super::{Page, begin};
use crate::bot::Evening;

/// Ada and Bob begin a match of Kalah in the hall. Returns its message and its id.
async fn match_between(evening: &Evening) -> (Message, String) {
    let board = evening.board_of("kalah").await;
    let id = match_id(&board);
    (board, id)
}

#[tokio::test]
async fn a_page_and_the_channel_play_one_match() {
    let evening = begin().await;
    let (message, id) = match_between(&evening).await;
    let (mut ada, mut bob) =
        (Page::open(&evening, &evening.ada).await, Page::open(&evening, &evening.bob).await);
    let board = ada.follow(&id).await;
    assert_eq!((&board["yours"], board["row"].as_u64()), (&json!(true), Some(6)), "{board:#}");
    assert_eq!(bob.follow(&id).await["yours"], false);
    // Ada moves on her page: the channel and Bob's page show it.
    ada.play(&board, "1").await;
    let board = bob.board_at(1).await;
    assert_eq!(board["yours"], true);
    assert_eq!(
        board["steps"].as_array().unwrap().last().unwrap()["events"][0],
        json!({"lift": 0, "seeds": 4})
    );
    evening.hall.until(|_| message.text().contains("pit 1"), "the channel to show it").await;
    // Bob moves in the channel: both pages show it.
    evening.bob.at(&evening.hall).click(&message, "1").await;
    assert_eq!(ada.board_at(2).await["yours"], true);
    bob.board_at(2).await;
}

#[tokio::test]
async fn the_button_below_a_board_opens_its_page() {
    let evening = begin().await;
    let (message, id) = match_between(&evening).await;
    let answer = evening.ada.at(&evening.hall).click(&message, "Open board").await;
    assert!(matches!(answer.response(), Response::Activity(_)), "{:?}", answer.response());
    let mut page = Page::open(&evening, &evening.ada).await;
    assert_eq!(page.hear("board").await["id"], id.as_str(), "it is open at once");
    let mut later = Page::open(&evening, &evening.ada).await;
    later.say(json!({"games": true})).await;
    let list = later.hear_whole("games").await;
    assert_eq!(list["games"][0]["id"], id.as_str());
    let begin = [&list["begin"][0]["label"], &list["begin"][1]["label"]];
    assert_eq!(begin, ["Play Kalah against Kuzhi", "Learn Kalah"], "it is what they play");
}

#[tokio::test]
async fn no_button_leads_to_a_page_that_is_not_there() {
    let evening = Evening::begin().await;
    let (message, id) = match_between(&evening).await;
    assert!(!message.screen().contains("Open board"), "{}", message.screen());
    let answer = evening.ada.at(&evening.hall).forge(&message, &format!("k1:open:{id}")).await;
    assert!(answer.is_private() && answer.text().contains("button"), "{}", answer.text());
}

#[tokio::test]
async fn an_offer_on_a_page_is_answered_on_another() {
    let evening = begin().await;
    let (_, id) = match_between(&evening).await;
    let (mut ada, mut bob) =
        (Page::open(&evening, &evening.ada).await, Page::open(&evening, &evening.bob).await);
    let board = ada.follow(&id).await;
    bob.follow(&id).await;
    ada.play(&board, "1").await;
    let board = ada.board_at(1).await;
    ada.press(&button(&board, "More …")).await;
    let menu = ada.hear("screen").await;
    ada.press(&button(&menu, "Ask for a takeback")).await;
    let offered = bob.hear_if("board", |board| board["offers"].is_array()).await;
    bob.press(&button(&offered["offers"][0], "Accept")).await;
    assert_eq!(ada.hear_if("board", |board| board["ply"] == 0).await["yours"], true);
    let said: Vec<String> = evening.hall.messages().iter().map(Message::text).collect();
    assert!(said.iter().any(|text| text.contains("take")), "everyone sees it: {said:#?}");
}

#[tokio::test]
async fn a_move_sent_twice_is_made_once_and_an_old_one_refused() {
    let evening = begin().await;
    let (_, id) = match_between(&evening).await;
    let mut ada = Page::open(&evening, &evening.ada).await;
    let first = ada.follow(&id).await;
    ada.play(&first, "1").await;
    ada.board_at(1).await;
    ada.play(&first, "1").await;
    ada.play(&first, "2").await;
    let refused = ada.hear("refused").await;
    assert!(!refused["text"].as_str().unwrap().is_empty());
    assert_eq!(ada.follow(&id).await["ply"], 1);
}
