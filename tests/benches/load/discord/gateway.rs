//! The gateway: HELLO, READY, heartbeats, and events. A resumed session receives again what it may have
//! missed.

use std::sync::Arc;

use axum::Router;
use axum::extract::State as Shared;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::any;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};

use super::{State, World, lock, wire};

const HEARTBEAT: u8 = 1;
const IDENTIFY: u8 = 2;
const RESUME: u8 = 6;

/// How many events are kept for resumed sessions: more than are ever queued.
const KEPT: usize = 2_048;

/// The messages of a program that matter here.
#[derive(Deserialize)]
struct Payload {
    op: u8,
    #[serde(default)]
    d: Value,
}

pub(super) fn routes() -> Router<Arc<State>> {
    Router::new().route("/", any(connect))
}

async fn connect(upgrade: WebSocketUpgrade, Shared(state): Shared<Arc<State>>) -> Response {
    upgrade.on_upgrade(move |socket| async move {
        let (gateway, events) = mpsc::unbounded_channel();
        // Either side may close it.
        let _ = serve(socket, &state, &gateway, events).await;
        lock(&state).is_cut(&gateway);
    })
}

async fn serve(
    mut socket: WebSocket,
    state: &State,
    gateway: &UnboundedSender<Utf8Bytes>,
    mut events: UnboundedReceiver<Utf8Bytes>,
) -> Result<(), axum::Error> {
    socket.send(Message::text(json!({"op": 10, "d": {"heartbeat_interval": 41_250}}).to_string())).await?;
    loop {
        tokio::select! {
            event = events.recv() => match event {
                Some(event) => {
                    socket.send(Message::Text(event)).await?;
                    lock(state).has_left();
                }
                None => return Ok(()),
            },
            heard = socket.recv() => match heard.transpose()? {
                Some(Message::Text(text)) => match serde_json::from_str(&text) {
                    Ok(Payload { op: HEARTBEAT, .. }) => socket.send(Message::text(r#"{"op":11}"#)).await?,
                    Ok(Payload { op: IDENTIFY, .. }) => {
                        let ready = wire::ready(lock(state).address);
                        socket.send(Message::text(ready)).await?;
                        // What was queued for another session is lost with it.
                        lock(state).is_connected(gateway, u64::MAX);
                    }
                    Ok(Payload { op: RESUME, d }) => {
                        let resumed = json!({"op": 0, "t": "RESUMED", "s": lock(state).sequence, "d": {}});
                        lock(state).is_connected(gateway, d["seq"].as_u64().unwrap_or_default());
                        socket.send(Message::text(resumed.to_string())).await?;
                    }
                    _ => {}
                },
                Some(Message::Close(_)) | None => return Ok(()),
                Some(_) => {}
            },
        }
    }
}

impl World {
    /// Sends events over this connection from now on, starting with those after the number that another one
    /// has reached.
    fn is_connected(&mut self, gateway: &UnboundedSender<Utf8Bytes>, heard: u64) {
        self.in_line = 0;
        for (_, event) in self.told.iter().filter(|(number, _)| *number > heard) {
            self.in_line += usize::from(gateway.send(event.clone()).is_ok());
        }
        self.gateway = Some(gateway.clone());
    }

    /// A connection has ended.
    fn is_cut(&mut self, gateway: &UnboundedSender<Utf8Bytes>) {
        if self.gateway.as_ref().is_some_and(|current| current.same_channel(gateway)) {
            (self.gateway, self.in_line) = (None, 0);
        }
    }

    /// Sends the program an event. Returns whether it is connected.
    pub(super) fn tell(&mut self, interaction: &str) -> bool {
        self.sequence += 1;
        let event = Utf8Bytes::from(wire::event(self.sequence, interaction));
        let is_told = self.gateway.as_ref().is_some_and(|gateway| gateway.send(event.clone()).is_ok());
        if is_told {
            self.in_line += 1;
            if self.told.len() >= KEPT {
                self.told.pop_front();
            }
            self.told.push_back((self.sequence, event));
        }
        is_told
    }
}
