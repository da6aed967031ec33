//! The first response to an interaction.

use std::sync::Arc;

use axum::extract::{Path, Query, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response as HttpResponse};
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Answer;
use super::error::ApiError;
use super::messages::{check, revise};
use super::payload::Payload;
use crate::discord::ids::Snowflake;
use crate::discord::limits::{self, Breach};
use crate::discord::state::State;
use crate::discord::wire;
use crate::discord::world::command::list;
use crate::discord::world::draft::Draft;
use crate::discord::world::interaction::{Age, Choice, Interaction, Response, UserAction};
use crate::discord::world::message::EPHEMERAL;
use crate::discord::world::{APPLICATION, Posting, World};

const MESSAGE: u64 = 4;
const DEFERRED_MESSAGE: u64 = 5;
const DEFERRED_UPDATE: u64 = 6;
const UPDATE: u64 = 7;
const CHOICES: u64 = 8;
const FORM: u64 = 9;
const ACTIVITY: u64 = 12;

#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    #[serde(default)]
    with_response: bool,
}

pub(super) async fn respond(
    Shared(state): Shared<Arc<State>>,
    Path((id, token)): Path<(u64, String)>,
    Query(wish): Query<Wish>,
    Extension(payload): Extension<Payload>,
) -> HttpResponse {
    let id = Snowflake::new(id);
    state.change(|world| {
        let answer = match first_response(world, id, &token, payload) {
            Ok(()) if wish.with_response => Json(described(world, id)).into_response(),
            Ok(()) => StatusCode::NO_CONTENT.into_response(),
            Err(error) => error.into_response(),
        };
        let status = answer.status().as_u16();
        world.note_attempt(id, status);
        answer
    })
}

pub(super) fn first_response(world: &mut World, id: Snowflake, token: &str, payload: Payload) -> Answer<()> {
    let interaction = world.interactions.get(&id).filter(|interaction| interaction.token == token);
    let interaction = interaction.ok_or_else(ApiError::unknown_interaction)?.clone();
    if interaction.age != Age::Fresh || world.faults.is_too_late(interaction.begun) {
        return Err(ApiError::unknown_interaction());
    }
    if interaction.response.is_some() {
        return Err(ApiError::already_acknowledged());
    }
    let json = payload.json.unwrap_or_default();
    let draft = Draft::new(json["data"].clone(), payload.uploads);
    let kind = json["type"].as_u64().unwrap_or_default();
    check_fits(world, &interaction, kind)?;
    let response = carry_out(world, &interaction, kind, &draft)?;

    let original = match response {
        Response::Message(message) | Response::Thinking(message) | Response::Updated(message) => {
            Some(message)
        }
        Response::Noticed => world.clicked_message(&interaction),
        Response::Choices(_) | Response::Form(_) | Response::Activity(_) => None,
    };
    world.interactions.insert(id, Interaction { response: Some(response), original, ..interaction });
    world.note_progress(id);
    Ok(())
}

/// Checks that this kind of response fits the interaction.
fn check_fits(world: &World, interaction: &Interaction, kind: u64) -> Answer<()> {
    let is_click = world.clicked_message(interaction).is_some();
    let fits = match (&interaction.action, kind) {
        (UserAction::Typing { .. }, kind) => kind == CHOICES,
        (_, MESSAGE | DEFERRED_MESSAGE | ACTIVITY) => true,
        (_, DEFERRED_UPDATE | UPDATE) => is_click,
        (action, FORM) => !matches!(action, UserAction::Form { .. }),
        _ => false,
    };
    let problem =
        || Breach::new(vec!["type".to_owned()], format!("{kind} is no response to this interaction"));
    if fits { Ok(()) } else { Err(ApiError::invalid_form(&problem())) }
}

fn carry_out(world: &mut World, interaction: &Interaction, kind: u64, draft: &Draft) -> Answer<Response> {
    let posting = answering(world, interaction, draft);
    match kind {
        MESSAGE => {
            check(world, interaction.channel, draft)?;
            Ok(Response::Message(world.post(&posting)))
        }
        DEFERRED_MESSAGE => Ok(Response::Thinking(world.post_thinking(&posting))),
        UPDATE => {
            let message = world.clicked_message(interaction).ok_or_else(ApiError::unknown_message)?;
            revise(world, message, draft)?;
            Ok(Response::Updated(message))
        }
        CHOICES => choices(draft.json()).map_err(|breach| ApiError::invalid_form(&breach)),
        FORM => {
            limits::check_form(draft.json()).map_err(|breach| ApiError::invalid_form(&breach))?;
            Ok(Response::Form(draft.json().clone()))
        }
        ACTIVITY => {
            let instance = world.enter_activity(interaction.person, interaction.channel);
            Ok(Response::Activity(instance.id))
        }
        _ => Ok(Response::Noticed),
    }
}

/// Returns who sees a message that answers an interaction: a private one only the person who made it.
///
/// Every message is private where apps that people bring along may not speak to everyone.
pub(super) fn answering<'a>(world: &World, interaction: &Interaction, draft: &'a Draft) -> Posting<'a> {
    let is_private = draft.is_private() || world.silences(interaction.channel);
    Posting {
        channel: interaction.channel,
        author: APPLICATION,
        draft,
        only_for: is_private.then_some(interaction.person),
        reply_to: None,
        interaction: Some(interaction.id),
    }
}

fn choices(data: &Value) -> Result<Response, Breach> {
    limits::check_choices(&data["choices"], "data.choices")?;
    let name = |choice: &Value| choice["name"].as_str().unwrap_or_default().to_owned();
    let choice = |choice: &Value| Choice { name: name(choice), value: choice["value"].clone() };
    Ok(Response::Choices(list(&data["choices"]).iter().map(choice).collect()))
}

/// Builds the reply to a bot that asks for the message it has just created.
fn described(world: &World, id: Snowflake) -> Value {
    let interaction = &world.interactions[&id];
    let kind = match interaction.response {
        Some(Response::Thinking(_)) => DEFERRED_MESSAGE,
        Some(Response::Noticed) => DEFERRED_UPDATE,
        Some(Response::Updated(_)) => UPDATE,
        Some(Response::Choices(_)) => CHOICES,
        Some(Response::Form(_)) => FORM,
        Some(Response::Activity(_)) => ACTIVITY,
        Some(Response::Message(_)) | None => MESSAGE,
    };
    let message = interaction.original.and_then(|message| world.messages.get(&message));
    json!({
        "interaction": {
            "id": id,
            "type": interaction.action.type_number(),
            "response_message_id": interaction.original,
            "response_message_loading": message.is_some_and(|message| message.thinking),
            "response_message_ephemeral": message.is_some_and(|message| message.face.flags & EPHEMERAL != 0),
        },
        "resource": {"type": kind, "message": message.map(|message| wire::message(world, message))},
    })
}
