//! Guilds and their members.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Shared};
use serde_json::Value;

use super::Answer;
use super::error::ApiError;
use crate::discord::ids::Snowflake;
use crate::discord::state::State;
use crate::discord::wire;
use crate::discord::world::World;

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

/// Returns the guild, if the bot is a member.
fn open_guild(world: &World, id: u64) -> Answer<Snowflake> {
    let guild = world.guilds.get(&Snowflake::new(id)).filter(|guild| guild.has_bot);
    guild.map(|guild| guild.id).ok_or_else(ApiError::missing_access)
}
