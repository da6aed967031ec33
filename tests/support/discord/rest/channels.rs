//! Channels.

use std::sync::Arc;

use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde_json::Value;

use super::Answer;
use super::error::ApiError;
use super::payload::Payload;
use crate::discord::ids::Snowflake;
use crate::discord::state::State;
use crate::discord::wire;
use crate::discord::world::place::{Channel, ChannelKind};
use crate::discord::world::{APPLICATION, World, permissions};

pub(super) async fn read(Shared(state): Shared<Arc<State>>, Path(id): Path<u64>) -> Answer<Json<Value>> {
    state.read(|world| Ok(Json(wire::channel(world, open_channel(world, id)?))))
}

pub(super) async fn typing(Shared(state): Shared<Arc<State>>, Path(id): Path<u64>) -> Answer<StatusCode> {
    state.change(|world| {
        let channel = open_channel(world, id)?.id;
        world.note_typing(channel, APPLICATION);
        Ok(StatusCode::NO_CONTENT)
    })
}

pub(super) async fn open_direct(
    Shared(state): Shared<Arc<State>>,
    Extension(payload): Extension<Payload>,
) -> Answer<Json<Value>> {
    let json = payload.into_json();
    let id = &json["recipient_id"];
    let person = id.as_str().and_then(|id| id.parse().ok()).or_else(|| id.as_u64().map(Snowflake::new));
    state.change(|world| {
        let person =
            person.filter(|person| world.people.contains_key(person)).ok_or_else(ApiError::unknown_user)?;
        let channel = world.direct_channel(person);
        Ok(Json(wire::channel(world, &world.channels[&channel])))
    })
}

/// Returns the channel, if it exists and the bot may use it.
pub(super) fn open_channel(world: &World, id: u64) -> Answer<&Channel> {
    let channel = world.channels.get(&Snowflake::new(id)).filter(|channel| !channel.is_deleted);
    let channel = channel.ok_or_else(ApiError::unknown_channel)?;
    if world.is_open_to_bot(channel) { Ok(channel) } else { Err(ApiError::missing_access()) }
}

/// Returns the channel, if the bot may also write there.
pub(super) fn writable_channel(world: &World, id: u64) -> Answer<&Channel> {
    let channel = open_channel(world, id)?;
    let sends = match channel.kind {
        ChannelKind::Thread { .. } => permissions::SEND_MESSAGES_IN_THREADS,
        _ => permissions::SEND_MESSAGES,
    };
    if world.denied(channel) & sends != 0 {
        return Err(ApiError::missing_permissions());
    }
    if channel.is_locked {
        return Err(ApiError::archived_thread());
    }
    if let ChannelKind::Direct { with } = channel.kind
        && world.people[&with].refuses_dms
    {
        return Err(ApiError::cannot_write_to_user());
    }
    Ok(channel)
}
