//! The gateway: a WebSocket that sends events to the bot.

mod connection;
mod ready;
mod session;
mod switchboard;

use std::sync::Arc;

use axum::Router;
use axum::extract::State as Shared;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use axum::routing::any;

pub use self::session::Session;
pub use self::switchboard::{End, Switchboard};
use super::state::State;

/// Discord's gateway has its own host. Here it is the root path of the same one.
pub(crate) fn routes() -> Router<Arc<State>> {
    Router::new().route("/", any(connect))
}

async fn connect(upgrade: WebSocketUpgrade, Shared(state): Shared<Arc<State>>) -> Response {
    upgrade.on_upgrade(move |socket| connection::serve(socket, state))
}
