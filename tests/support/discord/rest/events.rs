//! Scheduled events of guilds.

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
use crate::discord::world::World;

pub(super) async fn list(Shared(state): Shared<Arc<State>>, Path(guild): Path<u64>) -> Answer<Json<Value>> {
    state.read(|world| {
        let guild = Snowflake::new(guild);
        let here = world.events.values().filter(|(of, _)| *of == guild);
        Ok(Json(here.map(|(_, event)| event.clone()).collect()))
    })
}

pub(super) async fn create(
    Shared(state): Shared<Arc<State>>,
    Path(guild): Path<u64>,
    Extension(payload): Extension<Payload>,
) -> Answer<Json<Value>> {
    state.change(|world| {
        let guild = permitted(world, guild)?;
        let id = world.mint.next_id();
        Ok(Json(store(world, guild, id, payload.into_json())))
    })
}

pub(super) async fn edit(
    Shared(state): Shared<Arc<State>>,
    Path((guild, event)): Path<(u64, u64)>,
    Extension(payload): Extension<Payload>,
) -> Answer<Json<Value>> {
    state.change(|world| {
        let guild = permitted(world, guild)?;
        let id = find(world, event)?;
        Ok(Json(store(world, guild, id, payload.into_json())))
    })
}

pub(super) async fn delete(
    Shared(state): Shared<Arc<State>>,
    Path((guild, event)): Path<(u64, u64)>,
) -> Answer<StatusCode> {
    state.change(|world| {
        permitted(world, guild)?;
        let id = find(world, event)?;
        world.events.remove(&id);
        Ok(StatusCode::NO_CONTENT)
    })
}

fn permitted(world: &World, guild: u64) -> Answer<Snowflake> {
    let guild = world.guilds.get(&Snowflake::new(guild)).filter(|guild| guild.has_bot);
    let guild = guild.ok_or_else(ApiError::missing_access)?;
    if guild.lets_bot_make_events { Ok(guild.id) } else { Err(ApiError::missing_permissions()) }
}

fn find(world: &World, event: u64) -> Answer<Snowflake> {
    let id = Snowflake::new(event);
    if world.events.contains_key(&id) {
        Ok(id)
    } else {
        Err(ApiError::new(404, 10070, "Unknown Guild Scheduled Event"))
    }
}

fn store(world: &mut World, guild: Snowflake, id: Snowflake, mut event: Value) -> Value {
    event["id"] = id.to_string().into();
    world.events.insert(id, (guild, event.clone()));
    event
}
