//! Follow-ups and edits after a first response.

use std::sync::Arc;

use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde_json::Value;

use super::Answer;
use super::error::ApiError;
use super::messages::{check, revise};
use super::payload::Payload;
use super::responses::answering;
use crate::discord::ids::Snowflake;
use crate::discord::state::State;
use crate::discord::wire;
use crate::discord::world::World;
use crate::discord::world::draft::Draft;
use crate::discord::world::interaction::{Age, Interaction, Response};

/// The maximum number of follow-ups where the bot is not a member.
const FOLLOW_UPS_OF_A_GUEST: usize = 5;

pub(super) async fn follow_up(
    Shared(state): Shared<Arc<State>>,
    Path((_, token)): Path<(u64, String)>,
    Extension(payload): Extension<Payload>,
) -> Answer<Json<Value>> {
    let draft = payload.into_draft();
    state.change(|world| {
        let interaction = answered(world, &token)?.clone();
        check(world, interaction.channel, &draft)?;
        let id = match unfinished(world, &interaction) {
            // As private as "… is thinking" was, whatever the draft says.
            Some(thinking) => {
                world.edit(thinking, &draft);
                thinking
            }
            None => send(world, &interaction, &draft)?,
        };
        world.note_progress(interaction.id);
        Ok(described(world, id))
    })
}

pub(super) async fn read(
    Shared(state): Shared<Arc<State>>,
    Path((_, token, message)): Path<(u64, String, String)>,
) -> Answer<Json<Value>> {
    state.read(|world| Ok(described(world, own_message(world, &token, &message)?)))
}

pub(super) async fn edit(
    Shared(state): Shared<Arc<State>>,
    Path((_, token, message)): Path<(u64, String, String)>,
    Extension(payload): Extension<Payload>,
) -> Answer<Json<Value>> {
    let draft = payload.into_draft();
    state.change(|world| {
        let id = own_message(world, &token, &message)?;
        revise(world, id, &draft)?;
        let interaction = answered(world, &token)?.id;
        world.interactions.entry(interaction).and_modify(|interaction| interaction.edits += 1);
        world.note_progress(interaction);
        Ok(described(world, id))
    })
}

pub(super) async fn delete(
    Shared(state): Shared<Arc<State>>,
    Path((_, token, message)): Path<(u64, String, String)>,
) -> Answer<StatusCode> {
    state.change(|world| {
        let id = own_message(world, &token, &message)?;
        world.messages.entry(id).and_modify(|message| message.deleted = true);
        Ok(StatusCode::NO_CONTENT)
    })
}

/// Returns the interaction with this token, if the bot may still use it.
fn answered<'a>(world: &'a World, token: &str) -> Answer<&'a Interaction> {
    let interaction = world.interaction_with(token).ok_or_else(ApiError::unknown_webhook)?;
    if interaction.age == Age::Expired {
        return Err(ApiError::invalid_token());
    }
    if interaction.response.is_none() {
        return Err(ApiError::unknown_webhook());
    }
    Ok(interaction)
}

fn own_message(world: &World, token: &str, name: &str) -> Answer<Snowflake> {
    let interaction = answered(world, token)?;
    let named = name
        .parse()
        .ok()
        .filter(|id| interaction.follow_ups.contains(id) || interaction.original == Some(*id));
    let id = if name == "@original" { interaction.original } else { named };
    let is_there = |id: &Snowflake| world.messages.get(id).is_some_and(|message| !message.deleted);
    id.filter(is_there).ok_or_else(ApiError::unknown_message)
}

/// Returns the message that still says "… is thinking", which the first follow-up replaces.
fn unfinished(world: &World, interaction: &Interaction) -> Option<Snowflake> {
    match interaction.response {
        Some(Response::Thinking(id)) => {
            world.messages.get(&id).filter(|message| message.thinking && !message.deleted).map(|_| id)
        }
        _ => None,
    }
}

fn send(world: &mut World, interaction: &Interaction, draft: &Draft) -> Answer<Snowflake> {
    let is_guest = world.is_guest_in(&world.channels[&interaction.channel]);
    if is_guest && interaction.follow_ups.len() >= FOLLOW_UPS_OF_A_GUEST {
        return Err(ApiError::new(400, 40094, "Maximum number of follow-up messages reached (5)."));
    }
    let id = world.post(&answering(world, interaction, draft));
    world.interactions.entry(interaction.id).and_modify(|interaction| interaction.follow_ups.push(id));
    Ok(id)
}

fn described(world: &World, id: Snowflake) -> Json<Value> {
    Json(wire::message(world, &world.messages[&id]))
}
