//! Several processes share PostgreSQL: pages are at any of them.

use std::time::Duration;

use kuzhi_tests::conversation::Person;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::{Page, SETTINGS, a_move, address};
use crate::house::{House, Process};
use crate::postgres::Schema;

/// How long a move of another process may take to reach a page. It is half a second on a machine that does
/// nothing else.
const ARRIVES: Duration = Duration::from_secs(5);

async fn token(house: &House, process: &Process, person: &Person) -> String {
    super::token(&house.discord, &house.hall, &address(&process.log()), person).await
}

async fn page(process: &Process, token: &str, id: &str, shown: &Value) -> Page {
    Page::connect(&address(&process.log()), token, id, shown).await
}

#[tokio::test]
async fn a_move_in_another_process_arrives_on_a_page() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &SETTINGS).await;
    let [one, other] = house.start_two().await;
    let board = house.board_with_clocks().await;
    let (_, id) = a_move(&board);
    // The processes take each other's tokens.
    let token = token(&house, &one, &house.bob).await;
    let mut pages =
        [page(&one, &token, &id, &Value::Null).await, page(&other, &token, &id, &Value::Null).await];
    for page in &mut pages {
        page.board_at(0).await;
    }
    for ply in 1..=4 {
        let by = [&one, &other][ply % 2];
        house.post_to(&[by]).await;
        let mover = if board.text().contains("**@Ada**") { &house.ada } else { &house.bob };
        assert!(mover.at(&house.hall).click_id(&board, &a_move(&board).0).await.is_update());
        let begun = Instant::now();
        for page in &mut pages {
            page.board_at(ply as u64).await;
        }
        assert!(begun.elapsed() < ARRIVES, "after {:?}", begun.elapsed());
    }
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn a_page_that_is_behind_is_refused_and_shown_the_newest_board() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &SETTINGS).await;
    let [one, other] = house.start_two().await;
    let board = house.board_with_clocks().await;
    let (press, id) = a_move(&board);
    let token = token(&house, &other, &house.ada).await;
    let mut page = page(&other, &token, &id, &Value::Null).await;
    let moves = page.board_at(0).await["moves"].clone();
    // Ada moves in the channel, at one process, and presses at once what her page at the other still shows.
    house.post_to(&[&one]).await;
    assert!(house.ada.at(&house.hall).click_id(&board, &press).await.is_update());
    assert_ne!(moves[1]["press"], json!(press));
    page.say(json!({"press": moves[1]["press"], "n": 1})).await;
    let refused = page.hear("refused").await;
    assert!(refused["text"].as_str().unwrap().contains("Here is the board as it is now"), "{refused}");
    let shown = page.board_at(1).await;
    assert_eq!((&shown["yours"], &shown["steps"][0]["ply"]), (&json!(false), &json!(0)), "{shown}");
    // It was made once, and the game goes on.
    house.post_to(&[&other]).await;
    assert!(house.bob.at(&house.hall).click_id(&board, &a_move(&board).0).await.is_update());
    page.board_at(2).await;
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn a_page_of_a_killed_process_goes_on_at_another() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &SETTINGS).await;
    let one = house.start().await;
    house.post_to(&[&one]).await;
    let board = house.board_with_clocks().await;
    let (press, id) = a_move(&board);
    let token = token(&house, &one, &house.bob).await;
    let mut before = page(&one, &token, &id, &Value::Null).await;
    before.board_at(0).await;
    // The kill comes while the move is being relayed: it may be made or not.
    let moving = house.ada.at(&house.hall).click_id(&board, &press).begin();
    one.kill().await;
    before.broken().await;
    drop(moving);
    let other = house.start().await;
    house.post_to(&[&other]).await;
    let mut page = page(&other, &token, &id, &before.shown).await;
    let shown = page.hear("board").await["ply"].as_u64().unwrap();
    assert!(shown <= 1, "{shown} moves");
    if shown == 0 {
        house.ada.at(&house.hall).click_id(&board, &press).await;
        page.board_at(1).await;
    }
    other.stop().await;
}
