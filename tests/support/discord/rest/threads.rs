//! Creates threads.

use std::sync::Arc;

use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde_json::Value;

use super::Answer;
use super::channels::open_channel;
use super::error::ApiError;
use super::payload::Payload;
use crate::discord::ids::Snowflake;
use crate::discord::state::State;
use crate::discord::wire;
use crate::discord::world::message::Message;
use crate::discord::world::place::{Channel, ChannelKind};
use crate::discord::world::{World, permissions};

pub(super) async fn create(
    Shared(state): Shared<Arc<State>>,
    Path(channel): Path<u64>,
    Extension(payload): Extension<Payload>,
) -> Answer<(StatusCode, Json<Value>)> {
    state.change(|world| {
        let kind = thread_in(world, open_channel(world, channel)?)?;
        let id = world.add_channel(&name(payload), kind);
        Ok((StatusCode::CREATED, described(world, id)))
    })
}

/// The thread of a message has the message's ID.
pub(super) async fn create_from_message(
    Shared(state): Shared<Arc<State>>,
    Path((channel, message)): Path<(u64, u64)>,
    Extension(payload): Extension<Payload>,
) -> Answer<(StatusCode, Json<Value>)> {
    let id = Snowflake::new(message);
    state.change(|world| {
        let kind = thread_in(world, open_channel(world, channel)?)?;
        if !world.messages.get(&id).is_some_and(Message::is_public) {
            return Err(ApiError::unknown_message());
        }
        if world.channels.contains_key(&id) {
            return Err(ApiError::new(400, 160_004, "A thread has already been created for this message"));
        }
        world.channels.insert(id, Channel::new(id, &name(payload), kind));
        Ok((StatusCode::CREATED, described(world, id)))
    })
}

pub(super) async fn add_member(
    Shared(state): Shared<Arc<State>>,
    Path((channel, user)): Path<(u64, u64)>,
) -> Answer<StatusCode> {
    state.change(|world| {
        let id = open_channel(world, channel)?.id;
        if let Some(thread) = world.channels.get_mut(&id)
            && matches!(thread.kind, ChannelKind::Thread { .. })
        {
            thread.members.push(Snowflake::new(user));
            return Ok(StatusCode::NO_CONTENT);
        }
        Err(ApiError::new(400, 50024, "Cannot execute action on this channel type"))
    })
}

fn thread_in(world: &World, channel: &Channel) -> Answer<ChannelKind> {
    match channel.kind {
        ChannelKind::Text { .. } if world.denied(channel) & permissions::CREATE_PUBLIC_THREADS != 0 => {
            Err(ApiError::missing_permissions())
        }
        ChannelKind::Text { guild } => Ok(ChannelKind::Thread { guild, parent: channel.id }),
        _ => Err(ApiError::new(400, 50024, "Cannot execute action on this channel type")),
    }
}

fn name(payload: Payload) -> String {
    payload.into_json()["name"].as_str().unwrap_or_default().to_owned()
}

fn described(world: &World, id: Snowflake) -> Json<Value> {
    Json(wire::channel(world, &world.channels[&id]))
}
