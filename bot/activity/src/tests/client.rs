//! A server with pages at it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kuzhi_domain::MatchId;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::Message;
use tokio_tungstenite::{WebSocketStream, client_async};
use tokio_util::sync::CancellationToken;

use super::bot::{Bot, FIRST, person};
use crate::backend::Backend;
use crate::{Limits, Pages, Server, TokenKey};

/// How long something may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// A running server.
pub(super) struct Stage {
    pub(super) bot: Arc<Bot>,
    pub(super) pages: Arc<Pages>,
    pub(super) key: TokenKey,
    pub(super) address: SocketAddr,
    pub(super) stopping: CancellationToken,
    serving: JoinHandle<()>,
}

impl Stage {
    pub(super) async fn new(limits: Limits) -> Stage {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (bot, pages, stopping) = (Arc::new(Bot::new()), Pages::new(limits), CancellationToken::new());
        let key = TokenKey::new("secret");
        let backend = Arc::clone(&bot) as Arc<dyn Backend>;
        let server = Server::new(listener, backend, Arc::clone(&pages), key.clone());
        let address = server.address().unwrap();
        let serving = tokio::spawn(server.serve(stopping.clone()));
        Stage { bot, pages, key, address, stopping, serving }
    }

    pub(super) async fn usual() -> Stage {
        Stage::new(Limits::default()).await
    }

    pub(super) fn token(&self, id: u64, name: &str) -> String {
        self.key.seal(&person(id, name), self.bot.now())
    }

    /// Opens a page that has said nothing yet.
    pub(super) async fn connect(&self) -> Client {
        let stream = TcpStream::connect(self.address).await.unwrap();
        let request = format!("ws://{}/live", self.address);
        let (socket, _) = timeout(PATIENCE, client_async(request, stream)).await.unwrap().unwrap();
        Client(socket)
    }

    /// Opens a page that has said hello.
    pub(super) async fn enter(&self, id: u64, name: &str, open: MatchId) -> Client {
        let mut page = self.connect().await;
        page.say(&json!({"hello": {"token": self.token(id, name), "open": open}})).await;
        page
    }

    /// Opens a page that shows the first match, and has shown who is there.
    pub(super) async fn open(&self, id: u64, name: &str) -> Client {
        let mut page = self.enter(id, name, FIRST).await;
        assert!(page.hears("welcome").await["you"].is_string());
        page.hears("board").await;
        page.hears("watching").await;
        page
    }

    /// Changes the matches, and says so.
    pub(super) fn change(&self, id: MatchId) -> u64 {
        let version = self.bot.version.fetch_add(1, SeqCst) + 1;
        self.pages.changed(id);
        version
    }

    /// Waits until so many pages are there.
    pub(super) async fn has_pages(&self, count: usize) {
        self.has(|_| self.pages.count() == count).await;
    }

    /// Waits until it is so.
    pub(super) async fn has(&self, is_it: impl Fn(&Bot) -> bool) {
        let waiting = async {
            while !is_it(&self.bot) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, waiting).await.expect("it comes about");
    }

    /// Waits until the server has ended.
    pub(super) async fn ends(self) {
        timeout(PATIENCE, self.serving).await.expect("it ends").unwrap();
    }
}

/// A page.
pub(super) struct Client(pub(super) WebSocketStream<TcpStream>);

impl Client {
    pub(super) async fn say(&mut self, message: &Value) {
        self.0.send(Message::Text(message.to_string())).await.unwrap();
    }

    pub(super) async fn press(&mut self, id: &str, n: u64) {
        self.say(&json!({"press": id, "n": n})).await;
    }

    /// Waits for the next message.
    pub(super) async fn hear(&mut self) -> Value {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("the bot says something") {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).unwrap(),
                Some(Ok(Message::Ping(_))) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// Waits for the next message, which is this.
    pub(super) async fn hears(&mut self, kind: &str) -> Value {
        let mut heard = self.hear().await;
        assert!(heard.get(kind).is_some(), "{kind}: {heard}");
        heard[kind].take()
    }

    /// Waits until the connection is closed. Returns the last message, and the code with which it was closed.
    pub(super) async fn ends(&mut self) -> (Value, Option<u16>) {
        let (mut last, mut code) = (Value::Null, None);
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("it ends") {
                Some(Ok(Message::Text(text))) => last = serde_json::from_str(&text).unwrap(),
                Some(Ok(Message::Close(frame))) => code = frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return (last, code),
            }
        }
    }

    /// Waits until the connection is closed for this.
    pub(super) async fn ends_with(&mut self, bye: &str, code: u16) {
        assert_eq!(self.ends().await, (json!({ "bye": bye }), Some(code)));
    }

    /// Asserts that nothing comes for a while.
    pub(super) async fn hears_nothing(&mut self) {
        let heard = timeout(Duration::from_millis(60), self.0.next()).await;
        assert!(heard.is_err(), "{heard:?}");
    }
}
