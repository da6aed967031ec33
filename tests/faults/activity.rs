//! Pages of the Activity where several processes share PostgreSQL, and where processes are killed.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kuzhi_tests::conversation::{Message, Person};
use kuzhi_tests::discord::CLIENT_SECRET;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::house::{House, Process};
use crate::postgres::Schema;

/// Whoever waits longer waits in vain.
const TIMEOUT: Duration = Duration::from_mins(1);

/// How long a move of another process may take to reach a page. It is half a second on a machine that does
/// nothing else.
const ARRIVES: Duration = Duration::from_secs(5);

const SETTINGS: [(&str, &str); 2] =
    [("KUZHI_ACTIVITY__ADDRESS", "127.0.0.1:0"), ("DISCORD_CLIENT_SECRET", CLIENT_SECRET)];

/// A page that shows a match.
struct Page(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Page {
    /// Connects to a process with a token, for a match of which it has shown nothing or this version.
    async fn connect(process: &Process, token: &str, id: &str, seen: Option<u64>) -> Page {
        let (mut socket, _) = connect_async(format!("ws://{}/live", address(process))).await.unwrap();
        let mut hello = json!({"hello": {"token": token, "open": id}});
        if let Some(version) = seen {
            hello["hello"]["seen"] = version.into();
        }
        socket.send(Frame::Text(hello.to_string())).await.unwrap();
        Page(socket)
    }

    /// Waits for a board that is so.
    async fn board(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        let ends = Instant::now() + TIMEOUT;
        loop {
            match timeout_at(ends, self.0.next()).await.expect("waited in vain for a board") {
                Some(Ok(Frame::Text(text))) => {
                    let mut heard: Value = serde_json::from_str(&text).unwrap();
                    if !heard["board"].is_null() && is_it(&heard["board"]) {
                        return heard["board"].take();
                    }
                }
                Some(Ok(_)) => {}
                other => panic!("the line broke: {other:?}"),
            }
        }
    }

    /// Waits until the line breaks.
    async fn broken(mut self) {
        let ends = Instant::now() + TIMEOUT;
        while let Some(Ok(_)) = timeout_at(ends, self.0.next()).await.expect("the line stands") {}
    }
}

/// Returns the address of the Activity of a process.
fn address(process: &Process) -> String {
    let log = process.log();
    let (_, rest) = log.split_once("page of the Activity address=").unwrap();
    rest.split_whitespace().next().unwrap().to_owned()
}

/// Opens the Activity in the hall for somebody, and returns the token of their page.
async fn token(house: &House, process: &Process, person: &Person) -> String {
    let (code, instance) = house.discord.server().change(|world| {
        let instance = world.enter_activity(person.id(), house.hall.id()).id;
        (world.authorize(person.id()), instance)
    });
    let body = json!({"code": code, "instance": instance}).to_string();
    let url = format!("http://{}/token", address(process));
    let response = reqwest::Client::new().post(url).body(body).send().await.unwrap();
    let answer: Value = serde_json::from_slice(&response.bytes().await.unwrap()).unwrap();
    answer["token"].as_str().unwrap_or_else(|| panic!("no token: {answer}")).to_owned()
}

/// Returns the custom ID of a move on a message, and the match that it is of.
fn a_move(board: &Message) -> (String, String) {
    let ids = board.buttons().into_iter().filter(|button| button.is_enabled);
    let press = ids.filter_map(|button| button.custom_id).find(|id| id.starts_with("k1:move:")).unwrap();
    let id = press.split(':').nth(2).unwrap().to_owned();
    (press, id)
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
        [Page::connect(&one, &token, &id, None).await, Page::connect(&other, &token, &id, None).await];
    for page in &mut pages {
        page.board(|board| board["ply"] == 0).await;
    }
    for ply in 1..=4 {
        let by = [&one, &other][ply % 2];
        house.post_to(&[by]).await;
        let mover = if board.text().contains("**@Ada**") { &house.ada } else { &house.bob };
        assert!(mover.at(&house.hall).click_id(&board, &a_move(&board).0).await.is_update());
        let begun = Instant::now();
        for page in &mut pages {
            page.board(|board| board["ply"] == ply).await;
        }
        assert!(begun.elapsed() < ARRIVES, "after {:?}", begun.elapsed());
    }
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
    let mut page = Page::connect(&one, &token, &id, None).await;
    let version = page.board(|board| board["ply"] == 0).await["version"].as_u64();
    // The kill comes while the move is being relayed: it may be made or not.
    let moving = house.ada.at(&house.hall).click_id(&board, &press).begin();
    one.kill().await;
    page.broken().await;
    drop(moving);
    let other = house.start().await;
    house.post_to(&[&other]).await;
    let mut page = Page::connect(&other, &token, &id, version).await;
    let shown = page.board(|_| true).await["ply"].as_u64().unwrap();
    assert!(shown <= 1, "{shown} moves");
    if shown == 0 {
        house.ada.at(&house.hall).click_id(&board, &press).await;
        page.board(|board| board["ply"] == 1).await;
    }
    other.stop().await;
}
