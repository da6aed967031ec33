//! The registration of commands, globally or for one guild.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde_json::Value;

use super::Answer;
use super::error::ApiError;
use super::payload::Payload;
use crate::discord::ids::Snowflake;
use crate::discord::limits;
use crate::discord::state::State;
use crate::discord::wire;
use crate::discord::world::World;
use crate::discord::world::command::{Command, list as elements};

/// The type of the command that Discord adds where Activities are enabled.
const ENTRY_POINT: u64 = 4;

/// The variable parts of the path: the application, and perhaps a guild and a command.
type Where = HashMap<String, u64>;

pub(super) async fn list(Shared(state): Shared<Arc<State>>, Path(place): Path<Where>) -> Json<Value> {
    state.read(|world| described(world, guild(&place)))
}

/// Replaces all commands. One that keeps its name keeps its ID.
pub(super) async fn replace(
    Shared(state): Shared<Arc<State>>,
    Path(place): Path<Where>,
    Extension(payload): Extension<Payload>,
) -> Answer<Json<Value>> {
    let json = payload.into_json();
    limits::check_commands(&json).map_err(|breach| ApiError::invalid_form(&breach))?;
    let guild = guild(&place);
    state.change(|world| {
        let names_entry_point = elements(&json).iter().any(|definition| definition["type"] == ENTRY_POINT);
        let has_entry_point =
            world.commands.iter().any(|command| command.guild == guild && command.menu() == ENTRY_POINT);
        if has_entry_point && !names_entry_point {
            return Err(ApiError::drops_entry_point());
        }
        if names_entry_point && !world.activities.are_enabled {
            return Err(ApiError::no_activities());
        }
        let new: Vec<_> =
            elements(&json).iter().map(|definition| registered(world, guild, definition)).collect();
        world.commands.retain(|command| command.guild != guild);
        world.commands.extend(new);
        Ok(described(world, guild))
    })
}

/// Adds a command, or replaces the one of the same name.
pub(super) async fn create(
    Shared(state): Shared<Arc<State>>,
    Path(place): Path<Where>,
    Extension(payload): Extension<Payload>,
) -> Answer<Json<Value>> {
    let json = payload.into_json();
    limits::check_command(&json, "").map_err(|breach| ApiError::invalid_form(&breach))?;
    state.change(|world| {
        let command = registered(world, guild(&place), &json);
        world.commands.retain(|old| old.id != command.id);
        let described = wire::command(world, &command);
        world.commands.push(command);
        Ok(Json(described))
    })
}

pub(super) async fn read(Shared(state): Shared<Arc<State>>, Path(place): Path<Where>) -> Answer<Json<Value>> {
    state.read(|world| Ok(Json(wire::command(world, &world.commands[index(world, &place)?]))))
}

pub(super) async fn edit(
    Shared(state): Shared<Arc<State>>,
    Path(place): Path<Where>,
    Extension(payload): Extension<Payload>,
) -> Answer<Json<Value>> {
    let json = payload.into_json();
    state.change(|world| {
        let index = index(world, &place)?;
        let command = &mut world.commands[index];
        let edited = wire::merged(command.definition.clone(), &json);
        limits::check_command(&edited, "").map_err(|breach| ApiError::invalid_form(&breach))?;
        command.definition = edited;
        Ok(Json(wire::command(world, &world.commands[index])))
    })
}

pub(super) async fn delete(
    Shared(state): Shared<Arc<State>>,
    Path(place): Path<Where>,
) -> Answer<StatusCode> {
    state.change(|world| {
        let index = index(world, &place)?;
        world.commands.remove(index);
        Ok(StatusCode::NO_CONTENT)
    })
}

fn guild(place: &Where) -> Option<Snowflake> {
    place.get("guild").copied().map(Snowflake::new)
}

fn index(world: &World, place: &Where) -> Answer<usize> {
    let id = place.get("command").copied().map(Snowflake::new);
    let is_meant = |command: &Command| Some(command.id) == id && command.guild == guild(place);
    world.commands.iter().position(is_meant).ok_or_else(ApiError::unknown_command)
}

fn registered(world: &mut World, guild: Option<Snowflake>, definition: &Value) -> Command {
    let new = Command { id: Snowflake::new(0), guild, definition: definition.clone() };
    let is_same = |old: &&Command| old.guild == guild && old.name() == new.name() && old.menu() == new.menu();
    let named = definition["id"].as_str().and_then(|id| id.parse().ok());
    let id = named.or_else(|| world.commands.iter().find(is_same).map(|old| old.id));
    Command { id: id.unwrap_or_else(|| world.mint.next_id()), ..new }
}

fn described(world: &World, guild: Option<Snowflake>) -> Json<Value> {
    let here = world.commands.iter().filter(|command| command.guild == guild);
    Json(here.map(|command| wire::command(world, command)).collect())
}
