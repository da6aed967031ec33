//! The Activity: codes and instances.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Form, Path, State as Shared};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use super::Answer;
use super::error::ApiError;
use crate::discord::CLIENT_SECRET;
use crate::discord::state::State;
use crate::discord::world::APPLICATION;

/// What a server sends to exchange a code.
#[derive(Deserialize)]
pub(super) struct Exchange {
    client_id: String,
    client_secret: String,
    grant_type: String,
    code: String,
}

pub(super) async fn exchange(
    Shared(state): Shared<Arc<State>>,
    Form(exchange): Form<Exchange>,
) -> (StatusCode, Json<Value>) {
    let Exchange { client_id, client_secret, grant_type, code } = exchange;
    if client_id != APPLICATION.to_string() || client_secret != CLIENT_SECRET {
        return (StatusCode::UNAUTHORIZED, Json(json!({"error": "invalid_client"})));
    }
    let token = state.change(|world| world.exchange(&code)).filter(|_| grant_type == "authorization_code");
    match token {
        Some(token) => {
            let scope = json!({"access_token": token, "token_type": "Bearer", "scope": "identify"});
            (StatusCode::OK, Json(scope))
        }
        None => (StatusCode::BAD_REQUEST, Json(json!({"error": "invalid_grant"}))),
    }
}

pub(super) async fn instance(
    Shared(state): Shared<Arc<State>>,
    Path((_, id)): Path<(u64, String)>,
) -> Answer<Json<Value>> {
    state.read(|world| {
        let instance = world.activity(&id).ok_or_else(|| ApiError::new(404, 0, "404: Not Found"))?;
        let guild = world.channels[&instance.channel].guild();
        let (kind, channel) = (if guild.is_some() { "gc" } else { "pc" }, instance.channel);
        let location = json!({
            "id": format!("{kind}-{channel}"),
            "kind": kind,
            "channel_id": channel,
            "guild_id": guild,
        });
        Ok(Json(json!({
            "application_id": APPLICATION,
            "instance_id": instance.id,
            "launch_id": "1",
            "location": location,
            "users": instance.people,
        })))
    })
}
