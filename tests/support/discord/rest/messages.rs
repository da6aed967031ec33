//! Messages of channels, and their files.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::{Path, Query, State as Shared};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::Value;

use super::Answer;
use super::channels::{open_channel, writable_channel};
use super::error::ApiError;
use super::payload::Payload;
use crate::discord::ids::{Mint, Snowflake};
use crate::discord::limits;
use crate::discord::state::State;
use crate::discord::wire;
use crate::discord::world::draft::Draft;
use crate::discord::world::message::Message;
use crate::discord::world::{APPLICATION, Posting, World};

/// Discord compares nonces with those of messages in "the past few minutes". Edits and answers to
/// interactions have none.
const NONCE_LASTS: Duration = Duration::from_mins(3);

/// Which messages of a channel to list.
#[derive(Debug, Deserialize)]
pub(super) struct Range {
    limit: Option<usize>,
    before: Option<u64>,
    after: Option<u64>,
}

/// Newest first, as on Discord.
pub(super) async fn list(
    Shared(state): Shared<Arc<State>>,
    Path(channel): Path<u64>,
    Query(range): Query<Range>,
) -> Answer<Json<Value>> {
    let before = Snowflake::new(range.before.unwrap_or(u64::MAX));
    let after = Snowflake::new(range.after.unwrap_or(0));
    state.read(|world| {
        let channel = open_channel(world, channel)?.id;
        let asked = |message: &&Message| message.is_public() && message.id < before && message.id > after;
        let messages = world.messages_in(channel).filter(asked).rev().take(range.limit.unwrap_or(50));
        Ok(Json(messages.map(|message| wire::message(world, message)).collect()))
    })
}

pub(super) async fn read(
    Shared(state): Shared<Arc<State>>,
    Path((channel, message)): Path<(u64, u64)>,
) -> Answer<Json<Value>> {
    state.read(|world| Ok(Json(wire::message(world, public_message(world, channel, message)?))))
}

pub(super) async fn create(
    Shared(state): Shared<Arc<State>>,
    Path(channel): Path<u64>,
    Extension(payload): Extension<Payload>,
) -> Answer<Json<Value>> {
    let draft = payload.into_draft();
    state.change(|world| {
        let channel = writable_channel(world, channel)?.id;
        check(world, channel, &draft)?;
        let nonce = (draft.json()["enforce_nonce"] == true).then(|| draft.json()["nonce"].to_string());
        if let Some((known, at)) = nonce.as_ref().and_then(|nonce| world.nonces.get(nonce))
            && at.elapsed() < NONCE_LASTS
            && let Some(message) = world.messages.get(known)
        {
            return Ok(Json(wire::message(world, message)));
        }
        let posting = Posting {
            channel,
            author: APPLICATION,
            draft: &draft,
            only_for: None,
            reply_to: reply_to(world, channel, &draft)?,
            interaction: None,
        };
        let id = world.post(&posting);
        world.nonces.extend(nonce.map(|nonce| (nonce, (id, Instant::now()))));
        Ok(Json(wire::message(world, &world.messages[&id])))
    })
}

pub(super) async fn edit(
    Shared(state): Shared<Arc<State>>,
    Path((channel, message)): Path<(u64, u64)>,
    Extension(payload): Extension<Payload>,
) -> Answer<Json<Value>> {
    let draft = payload.into_draft();
    state.change(|world| {
        let message = public_message(world, channel, message)?;
        if message.author != APPLICATION {
            return Err(ApiError::not_the_author());
        }
        let id = message.id;
        if world.channels[&message.channel].is_locked {
            return Err(ApiError::archived_thread());
        }
        revise(world, id, &draft)?;
        Ok(Json(wire::message(world, &world.messages[&id])))
    })
}

pub(super) async fn delete(
    Shared(state): Shared<Arc<State>>,
    Path((channel, message)): Path<(u64, u64)>,
) -> Answer<StatusCode> {
    state.change(|world| {
        let id = public_message(world, channel, message)?.id;
        world.messages.entry(id).and_modify(|message| message.deleted = true);
        Ok(StatusCode::NO_CONTENT)
    })
}

/// Returns a file of a message, as anyone may fetch it.
pub(super) async fn file(
    Shared(state): Shared<Arc<State>>,
    Path((channel, attachment, _)): Path<(u64, u64, String)>,
) -> Response {
    let found = state.read(|world| {
        let mut files =
            world.messages_in(Snowflake::new(channel)).flat_map(|message| &message.face.attachments);
        files.find(|file| file.id == Snowflake::new(attachment)).cloned()
    });
    let Some(file) = found else { return StatusCode::NOT_FOUND.into_response() };
    let content_type = file.content_type.unwrap_or_else(|| "application/octet-stream".to_owned());
    ([(CONTENT_TYPE, content_type)], Bytes::copy_from_slice(&file.bytes)).into_response()
}

/// Checks whether a new message may be posted in a channel.
pub(super) fn check(world: &World, channel: Snowflake, draft: &Draft) -> Answer<()> {
    check_files(world, channel, draft)?;
    limits::check_message(draft.json()).map_err(|breach| ApiError::invalid_form(&breach))?;
    // The IDs of the files do not matter here.
    if draft.face(&mut Mint::default()).is_blank() {
        return Err(ApiError::empty_message());
    }
    Ok(())
}

/// Edits a message, if that is allowed.
pub(super) fn revise(world: &mut World, id: Snowflake, draft: &Draft) -> Answer<()> {
    limits::check_message(draft.json()).map_err(|breach| ApiError::invalid_form(&breach))?;
    let message = world.messages.get(&id).ok_or_else(ApiError::unknown_message)?;
    check_files(world, message.channel, draft)?;
    if draft.revise(&message.face, &mut Mint::default()).is_blank() {
        return Err(ApiError::empty_message());
    }
    world.edit(id, draft);
    Ok(())
}

/// Checks whether the files of a message may be attached in a channel.
fn check_files(world: &World, channel: Snowflake, draft: &Draft) -> Answer<()> {
    let takes_files = world.channels.get(&channel).is_none_or(|channel| world.takes_files(channel));
    if draft.has_files() && !takes_files { Err(ApiError::missing_permissions()) } else { Ok(()) }
}

/// Discord refuses a reply to a deleted message, unless the bot allows that.
fn reply_to(world: &World, channel: Snowflake, draft: &Draft) -> Answer<Option<Snowflake>> {
    let reference = &draft.json()["message_reference"];
    let id = &reference["message_id"];
    let id = id.as_str().and_then(|id| id.parse().ok()).or_else(|| id.as_u64().map(Snowflake::new));
    let Some(id) = id else { return Ok(None) };
    let is_there =
        world.messages.get(&id).is_some_and(|message| message.is_public() && message.channel == channel);
    match (is_there, reference["fail_if_not_exists"] == false) {
        (true, _) => Ok(Some(id)),
        (false, true) => Ok(None),
        (false, false) => {
            Err(ApiError::new(400, 50035, "Invalid Form Body: message_reference: Unknown message"))
        }
    }
}

fn public_message(world: &World, channel: u64, message: u64) -> Answer<&Message> {
    let channel = open_channel(world, channel)?;
    let message = world.messages.get(&Snowflake::new(message));
    message
        .filter(|message| message.channel == channel.id && message.is_public())
        .ok_or_else(ApiError::unknown_message)
}
