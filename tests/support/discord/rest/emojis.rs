//! The application's emoji.

use std::sync::Arc;

use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde_json::{Value, json};

use super::Answer;
use super::error::ApiError;
use super::payload::Payload;
use crate::discord::ids::Snowflake;
use crate::discord::limits;
use crate::discord::state::State;
use crate::discord::wire;
use crate::discord::world::Emoji;

pub(super) async fn list(Shared(state): Shared<Arc<State>>) -> Json<Value> {
    state.read(|world| {
        let items: Vec<_> = world.emojis.iter().map(|emoji| wire::emoji(world, emoji)).collect();
        Json(json!({"items": items}))
    })
}

pub(super) async fn create(
    Shared(state): Shared<Arc<State>>,
    Extension(payload): Extension<Payload>,
) -> Answer<(StatusCode, Json<Value>)> {
    let json = payload.into_json();
    let text = |key: &str| json[key].as_str().unwrap_or_default().to_owned();
    state.change(|world| {
        let emoji = Emoji { id: world.mint.next_id(), name: text("name"), image: text("image") };
        limits::check_emoji(&emoji, &world.emojis).map_err(|breach| ApiError::invalid_form(&breach))?;
        let described = wire::emoji(world, &emoji);
        world.emojis.push(emoji);
        Ok((StatusCode::CREATED, Json(described)))
    })
}

pub(super) async fn read(
    Shared(state): Shared<Arc<State>>,
    Path((_, id)): Path<(u64, u64)>,
) -> Answer<Json<Value>> {
    state.read(|world| {
        let emoji = world.emojis.iter().find(|emoji| emoji.id == Snowflake::new(id));
        emoji.map(|emoji| Json(wire::emoji(world, emoji))).ok_or_else(ApiError::unknown_emoji)
    })
}

pub(super) async fn delete(
    Shared(state): Shared<Arc<State>>,
    Path((_, id)): Path<(u64, u64)>,
) -> Answer<StatusCode> {
    state.change(|world| {
        let index = world.emojis.iter().position(|emoji| emoji.id == Snowflake::new(id));
        world.emojis.remove(index.ok_or_else(ApiError::unknown_emoji)?);
        Ok(StatusCode::NO_CONTENT)
    })
}
