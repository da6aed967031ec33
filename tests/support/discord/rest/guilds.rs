//! Guilds and their members.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use serde_json::Value;

use super::Answer;
use super::error::ApiError;
use crate::discord::ids::Snowflake;
use crate::discord::state::State;
use crate::discord::wire;
use crate::discord::world::place::Role;
use crate::discord::world::{APPLICATION, World};

/// Discord's bit for managing roles.
const MANAGE_ROLES: u64 = 1 << 28;

pub(super) async fn read(Shared(state): Shared<Arc<State>>, Path(id): Path<u64>) -> Answer<Json<Value>> {
    state.read(|world| Ok(Json(wire::guild(world, open_guild(world, id)?))))
}

/// Everyone is a member of every guild.
pub(super) async fn member(
    Shared(state): Shared<Arc<State>>,
    Path((guild, user)): Path<(u64, u64)>,
) -> Answer<Json<Value>> {
    state.read(|world| {
        let guild = open_guild(world, guild)?;
        let user = Some(Snowflake::new(user)).filter(|user| world.people.contains_key(user));
        Ok(Json(wire::member_of(world, guild, user.ok_or_else(ApiError::unknown_user)?)))
    })
}

pub(super) async fn give_role(
    Shared(state): Shared<Arc<State>>,
    Path(of): Path<(u64, u64, u64)>,
) -> Answer<StatusCode> {
    state.change(|world| {
        let (user, role) = role_of(world, of)?;
        let roles = &mut world.people.get_mut(&user).ok_or_else(ApiError::unknown_user)?.roles;
        roles.retain(|one| *one != role);
        roles.push(role);
        Ok(StatusCode::NO_CONTENT)
    })
}

pub(super) async fn take_role(
    Shared(state): Shared<Arc<State>>,
    Path(of): Path<(u64, u64, u64)>,
) -> Answer<StatusCode> {
    state.change(|world| {
        let (user, role) = role_of(world, of)?;
        world.people.entry(user).and_modify(|person| person.roles.retain(|one| *one != role));
        Ok(StatusCode::NO_CONTENT)
    })
}

/// Returns the person and the role, if the bot may give it: it has one that lets it, which is above.
fn role_of(world: &World, (guild, user, role): (u64, u64, u64)) -> Answer<(Snowflake, Snowflake)> {
    let (guild, role) = (&world.guilds[&open_guild(world, guild)?], Snowflake::new(role));
    let given = guild.roles.iter().position(|one| one.id == role);
    let given = given.ok_or_else(|| ApiError::new(404, 10011, "Unknown Role"))?;
    let own = &world.people[&APPLICATION].roles;
    let is_above = |(at, one): (usize, &Role)| {
        at > given && own.contains(&one.id) && one.permissions & MANAGE_ROLES != 0
    };
    if guild.roles.iter().enumerate().any(is_above) {
        return Ok((Snowflake::new(user), role));
    }
    Err(ApiError::missing_permissions())
}

/// Returns the guild, if the bot is a member.
fn open_guild(world: &World, id: u64) -> Answer<Snowflake> {
    let guild = world.guilds.get(&Snowflake::new(id)).filter(|guild| guild.has_bot);
    guild.map(|guild| guild.id).ok_or_else(ApiError::missing_access)
}
