//! Pages of the Activity where processes are killed or share a database, where lines break, and where nobody
//! reads.

mod lines;
mod processes;
mod refusals;
mod silent;

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kuzhi_tests::conversation::{Channel, Discord, Message, Person};
use kuzhi_tests::discord::CLIENT_SECRET;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout_at};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Whoever waits longer waits in vain.
const TIMEOUT: Duration = Duration::from_mins(1);

const SETTINGS: [(&str, &str); 2] =
    [("KUZHI_ACTIVITY__ADDRESS", "127.0.0.1:0"), ("DISCORD_CLIENT_SECRET", CLIENT_SECRET)];

/// A page that shows a match.
struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last board that it was sent.
    shown: Value,
}

impl Page {
    /// Connects to an address with a token, for a match of which it has shown nothing or this board.
    async fn connect(at: &str, token: &str, id: &str, shown: &Value) -> Page {
        Page::try_connect(at, token, id, shown).await.unwrap()
    }

    async fn try_connect(at: &str, token: &str, id: &str, shown: &Value) -> Option<Page> {
        let (mut socket, _) = connect_async(format!("ws://{at}/live")).await.ok()?;
        let hello = match shown {
            Value::Null => json!({"token": token, "open": id}),
            shown => json!({"token": token, "open": id, "seen": shown["version"], "ply": shown["ply"]}),
        };
        socket.send(Frame::Text(json!({ "hello": hello }).to_string())).await.ok()?;
        Some(Page { socket, shown: Value::Null })
    }

    /// Connects again and again until somebody answers, as a page does by itself.
    async fn come_back(self, at: &str, token: &str, id: &str) -> Page {
        let ends = Instant::now() + TIMEOUT;
        loop {
            if let Some(page) = Page::try_connect(at, token, id, &self.shown).await {
                return page;
            }
            assert!(Instant::now() < ends, "nobody answers");
            sleep(Duration::from_millis(100)).await;
        }
    }

    /// Says something.
    async fn say(&mut self, what: Value) {
        self.socket.send(Frame::Text(what.to_string())).await.unwrap();
    }

    /// Waits for a message of this kind.
    async fn hear(&mut self, kind: &str) -> Value {
        let ends = Instant::now() + TIMEOUT;
        loop {
            let next = timeout_at(ends, self.socket.next()).await;
            match next.unwrap_or_else(|_| panic!("waited in vain for {kind} after {}", self.shown)) {
                Some(Ok(Frame::Text(text))) => {
                    let mut heard: Value = serde_json::from_str(&text).unwrap();
                    if !heard["board"].is_null() {
                        self.shown = heard["board"].clone();
                    }
                    if !heard[kind].is_null() {
                        return heard[kind].take();
                    }
                }
                Some(Ok(_)) => {}
                other => panic!("the line broke: {other:?}"),
            }
        }
    }

    /// Waits for the board after so many moves.
    async fn board_at(&mut self, ply: u64) -> Value {
        while self.shown["ply"] != ply {
            self.hear("board").await;
        }
        self.shown.clone()
    }

    /// Waits until the line breaks.
    async fn broken(&mut self) {
        let ends = Instant::now() + TIMEOUT;
        while let Some(Ok(_)) = timeout_at(ends, self.socket.next()).await.expect("the line stands") {}
    }
}

/// Returns the address of the Activity of a process with this log.
fn address(log: &str) -> String {
    let (_, rest) = log.split_once("page of the Activity address=").unwrap();
    rest.split_whitespace().next().unwrap().to_owned()
}

/// Opens the Activity in a channel for somebody, and returns the token of their page.
async fn token(discord: &Discord, channel: &Channel, at: &str, person: &Person) -> String {
    let (code, instance) = discord.server().change(|world| {
        let instance = world.enter_activity(person.id(), channel.id()).id;
        (world.authorize(person.id()), instance)
    });
    let body = json!({"code": code, "instance": instance}).to_string();
    let url = format!("http://{at}/token");
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
