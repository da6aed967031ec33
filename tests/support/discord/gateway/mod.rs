//! The gateway: a WebSocket on which the bot hears what happens.

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
pub use self::switchboard::Switchboard;
use super::state::State;

/// Discord's gateway has a host of its own; here it is the root of the same one.
pub(crate) fn routes() -> Router<Arc<State>> {
    Router::new().route("/", any(connect))
}

async fn connect(upgrade: WebSocketUpgrade, Shared(state): Shared<Arc<State>>) -> Response {
    upgrade.on_upgrade(move |socket| connection::serve(socket, state))
}
