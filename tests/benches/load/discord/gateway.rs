//! The gateway: HELLO, READY, heartbeats, and the events that people cause.

use std::sync::Arc;

use axum::Router;
use axum::extract::State as Shared;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::any;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::mpsc;

use super::{State, lock, wire};

const HEARTBEAT: u8 = 1;
const IDENTIFY: u8 = 2;

/// What the program sends, as far as it matters.
#[derive(Deserialize)]
struct Payload {
    op: u8,
}

pub(super) fn routes() -> Router<Arc<State>> {
    Router::new().route("/", any(connect))
}

async fn connect(upgrade: WebSocketUpgrade, Shared(state): Shared<Arc<State>>) -> Response {
    upgrade.on_upgrade(move |socket| async move {
        // Either side may end it.
        let _ = serve(socket, &state).await;
    })
}

async fn serve(mut socket: WebSocket, state: &State) -> Result<(), axum::Error> {
    socket.send(Message::text(json!({"op": 10, "d": {"heartbeat_interval": 41_250}}).to_string())).await?;
    let (gateway, mut events) = mpsc::unbounded_channel();
    let mut gateway = Some(gateway);
    loop {
        tokio::select! {
            event = events.recv() => match event {
                Some(event) => {
                    socket.send(Message::text(event)).await?;
                    lock(state).has_left();
                }
                None => return Ok(()),
            },
            heard = socket.recv() => match heard.transpose()? {
                Some(Message::Text(text)) => match serde_json::from_str(&text) {
                    Ok(Payload { op: HEARTBEAT }) => socket.send(Message::text(r#"{"op":11}"#)).await?,
                    Ok(Payload { op: IDENTIFY }) => {
                        let ready = wire::ready(lock(state).address);
                        socket.send(Message::text(ready)).await?;
                        let mut world = lock(state);
                        // What stood in line for another connection is lost with it.
                        (world.gateway, world.in_line) = (gateway.take(), 0);
                    }
                    _ => {}
                },
                Some(Message::Close(_)) | None => return Ok(()),
                Some(_) => {}
            },
        }
    }
}
