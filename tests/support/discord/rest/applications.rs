//! The bot's identity, and its gateway.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use serde::Deserialize;
use serde_json::{Value, json};

use super::Answer;
use super::error::ApiError;
use crate::discord::ids::Snowflake;
use crate::discord::state::State;
use crate::discord::wire;
use crate::discord::world::{APPLICATION, World};

pub(super) async fn gateway(Shared(state): Shared<Arc<State>>) -> Json<Value> {
    Json(json!({"url": state.read(|world| world.gateway.url.clone())}))
}

pub(super) async fn gateway_bot(Shared(state): Shared<Arc<State>>) -> Json<Value> {
    let (url, concurrency, shards, remaining) = state.read(|world| {
        let gateway = &world.gateway;
        (gateway.url.clone(), gateway.concurrency.unwrap_or(1), gateway.shards, gateway.starts_left)
    });
    let limit = json!({
        "total": 1000,
        "remaining": remaining,
        "reset_after": 86_400_000,
        "max_concurrency": concurrency,
    });
    Json(json!({"url": url, "shards": shards, "session_start_limit": limit}))
}

/// The bot itself, or the person whose token is shown.
pub(super) async fn me(Shared(state): Shared<Arc<State>>, headers: HeaderMap) -> Json<Value> {
    Json(state.read(|world| match bearer(world, &headers) {
        Some(person) => {
            let mut user = wire::user(world, person);
            user["locale"] = world.people[&person].locale.as_str().into();
            user
        }
        None => wire::user(world, APPLICATION),
    }))
}

/// Returns whose token of `OAuth2` is shown.
pub(super) fn bearer(world: &World, headers: &HeaderMap) -> Option<Snowflake> {
    let shown = headers.get(AUTHORIZATION)?.to_str().ok()?;
    world.bearer(shown.strip_prefix("Bearer ")?)
}

/// Which of the bot's servers to list: at most this many, with IDs greater than this.
#[derive(Deserialize)]
pub(super) struct Servers {
    after: Option<u64>,
    limit: Option<usize>,
}

/// The maximum number of servers per page.
const MOST_SERVERS: usize = 200;

pub(super) async fn guilds(
    Shared(state): Shared<Arc<State>>,
    Query(Servers { after, limit }): Query<Servers>,
) -> Json<Value> {
    let after = Snowflake::new(after.unwrap_or_default());
    Json(state.read(|world| {
        let there = world.guilds.values().filter(|guild| guild.has_bot && guild.id > after);
        let there = there.take(limit.unwrap_or(MOST_SERVERS).min(MOST_SERVERS));
        there.map(|guild| wire::my_guild(world, guild)).collect()
    }))
}

pub(super) async fn user(Shared(state): Shared<Arc<State>>, Path(id): Path<u64>) -> Answer<Json<Value>> {
    let id = Snowflake::new(id);
    state.read(|world| {
        let is_known = world.people.contains_key(&id);
        is_known.then(|| Json(wire::user(world, id))).ok_or_else(ApiError::unknown_user)
    })
}

pub(super) async fn application(Shared(state): Shared<Arc<State>>) -> Json<Value> {
    Json(state.read(wire::application))
}
