//! A page, as a test holds it.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kuzhi_tests::conversation::{Discord, Message, Person};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::bot::Evening;

/// Whoever waits longer waits in vain.
const TIMEOUT: Duration = Duration::from_mins(2);

/// The page of a person, connected to the bot.
pub(crate) struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What it was sent and nobody has asked for.
    heard: Vec<Value>,
    said: u64,
}

/// Asks for a token with a code. Returns the status as well.
pub(crate) async fn token(at: SocketAddr, code: &str, instance: &str) -> (u16, Value) {
    let body = json!({"code": code, "instance": instance}).to_string();
    let response = reqwest::Client::new().post(format!("http://{at}/token")).body(body).send().await.unwrap();
    let status = response.status().as_u16();
    let bytes = response.bytes().await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap_or_default())
}

/// Opens the Activity in the hall for somebody, and returns the token of their page.
pub(crate) async fn token_for(evening: &Evening, person: &Person) -> String {
    let (code, instance) = admitted(&evening.discord, person, evening);
    let (status, answer) = token(evening.bot.activity.unwrap(), &code, &instance).await;
    assert_eq!(status, 200, "{answer}");
    answer["token"].as_str().unwrap().to_owned()
}

fn admitted(discord: &Discord, person: &Person, evening: &Evening) -> (String, String) {
    discord.server().change(|world| {
        let instance = world.enter_activity(person.id(), evening.hall.id()).id;
        (world.authorize(person.id()), instance)
    })
}

impl Page {
    /// Opens the page of a person in the hall.
    pub(crate) async fn open(evening: &Evening, person: &Person) -> Page {
        let token = token_for(evening, person).await;
        let mut page = Page::connect(evening).await;
        page.say(json!({"hello": {"token": token}})).await;
        page.hear("welcome").await;
        page
    }

    /// Connects without saying anything.
    pub(crate) async fn connect(evening: &Evening) -> Page {
        let url = format!("ws://{}/live", evening.bot.activity.unwrap());
        let (socket, _) = connect_async(url).await.unwrap();
        Page { socket, heard: Vec::new(), said: 0 }
    }

    /// Says something, as the next message with a number. Returns the number.
    pub(crate) async fn say(&mut self, mut what: Value) -> u64 {
        self.said += 1;
        what["n"] = self.said.into();
        self.socket.send(Frame::Text(what.to_string())).await.unwrap();
        self.said
    }

    /// Waits for a message of this kind, and returns what it says.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        self.hear_if(kind, |_| true).await
    }

    /// Waits for one that says something certain.
    pub(crate) async fn hear_if(&mut self, kind: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        self.hear_whole_if(kind, is_it).await[kind].take()
    }

    /// Waits for a message of this kind, and returns all of it.
    pub(crate) async fn hear_whole(&mut self, kind: &str) -> Value {
        self.hear_whole_if(kind, |_| true).await
    }

    async fn hear_whole_if(&mut self, kind: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        if let Some(at) = self.heard.iter().position(|one| !one[kind].is_null() && is_it(&one[kind])) {
            return self.heard.remove(at);
        }
        let ends = Instant::now() + TIMEOUT;
        loop {
            // The line is kept open by pings.
            let next = timeout_at(ends, self.socket.next()).await;
            let next = next.unwrap_or_else(|_| panic!("waited in vain for {kind}: {:#?}", self.heard));
            match next {
                Some(Ok(Frame::Text(text))) => {
                    let heard: Value = serde_json::from_str(&text).unwrap();
                    if !heard[kind].is_null() && is_it(&heard[kind]) {
                        return heard;
                    }
                    self.heard.push(heard);
                }
                Some(Ok(_)) => {}
                other => panic!("the line broke ({other:?}) before {kind}: {:#?}", self.heard),
            }
        }
    }

    /// Opens a match and returns its board.
    pub(crate) async fn follow(&mut self, id: &str) -> Value {
        self.say(json!({"open": id})).await;
        self.hear_if("board", |board| board["id"] == id).await
    }

    /// Presses the button of the move with this label on a board, and waits until that is done.
    pub(crate) async fn play(&mut self, board: &Value, label: &str) {
        let moves = board["moves"].as_array().unwrap();
        let one = moves.iter().find(|mv| mv["label"] == label).unwrap_or_else(|| panic!("{label}: {board}"));
        self.press(one["press"].as_str().unwrap()).await;
    }

    /// Presses a button, and waits until that is done.
    pub(crate) async fn press(&mut self, custom_id: &str) {
        self.say(json!({"press": custom_id})).await;
        self.hear("done").await;
    }

    /// Waits for the board after so many moves.
    pub(crate) async fn board_at(&mut self, ply: u64) -> Value {
        self.hear_if("board", |board| board["ply"] == ply).await
    }
}

/// The custom ID of the button with this label among those of a board or screen.
pub(crate) fn button(of: &Value, label: &str) -> String {
    let rows = of["rows"].as_array().into_iter().flatten().filter_map(Value::as_array).flatten();
    let buttons = of["buttons"].as_array().into_iter().flatten().chain(rows);
    let found = buttons.clone().find(|button| button["label"] == label);
    let found = found.unwrap_or_else(|| panic!("no {label} in {of:#}"));
    found["press"].as_str().unwrap().to_owned()
}

/// The id of the match that a message in a channel shows.
pub(crate) fn match_id(board: &Message) -> String {
    let ids = board.buttons().into_iter().filter_map(|button| button.custom_id);
    let id = ids.into_iter().find_map(|id| Some(id.strip_prefix("k1:more:")?.to_owned()));
    id.unwrap_or_else(|| panic!("no menu in {:#?}", board.buttons()))
}
