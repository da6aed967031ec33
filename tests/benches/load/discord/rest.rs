//! The part of the REST API that the measured programs use.

use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use kuzhi_tests::discord::{APPLICATION, Poster};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Call, State, lock, wire};

/// The kinds of first responses.
const MESSAGE: u8 = 4;
const DEFERRED_MESSAGE: u8 = 5;
const UPDATE: u8 = 7;

/// The name of the form's part with the JSON.
const PAYLOAD: &[u8] = b"name=\"payload_json\"";

#[derive(Deserialize)]
struct FirstResponse {
    #[serde(rename = "type")]
    kind: u8,
}

/// An interaction or application, a token, and perhaps a message.
type Answered = Path<(u64, String, String)>;

pub(super) fn routes() -> Router<Arc<State>> {
    let answers = get(fetch_answer).patch(edit_answer).delete(delete_answer);
    let api = Router::new()
        .route("/interactions/{interaction}/{token}/callback", post(respond))
        .route("/webhooks/{application}/{token}", post(follow_up))
        .route("/webhooks/{application}/{token}/messages/{message}", answers)
        .route("/channels/{channel}/messages", get(read_messages).post(post_message))
        .route(
            "/channels/{channel}/messages/{message}",
            get(edit_message).patch(edit_message).delete(delete_message),
        )
        .route("/gateway", get(gateway))
        .route("/gateway/bot", get(gateway))
        .route("/users/@me", get(me))
        .route("/oauth2/applications/@me", get(application))
        .route("/applications/{application}/commands", get(list_commands).put(replace_commands))
        .route("/applications/{application}/emojis", get(list_emojis));
    Router::new().nest("/api/v10", api).fallback(unknown)
}

async fn respond(
    Shared(state): Shared<Arc<State>>,
    Path((interaction, _)): Path<(u64, String)>,
    body: Bytes,
) -> StatusCode {
    take(&state, interaction, &body);
    StatusCode::NO_CONTENT
}

/// Handles the first response to an interaction.
pub(super) fn take(state: &State, interaction: u64, body: &Bytes) {
    let (at, body) = (Instant::now(), &json_of(body));
    let kind = serde_json::from_slice(body).map_or(0, |FirstResponse { kind }| kind);
    let mut world = lock(state);
    world.calls.count(Call::FirstResponse);
    match kind {
        MESSAGE => {
            let message = world.mint();
            world.originals.insert(interaction, message);
            world.say(interaction, false, message, body, at);
        }
        DEFERRED_MESSAGE => {
            let message = world.mint();
            world.originals.insert(interaction, message);
            world.deliver_deferral(interaction, at);
        }
        UPDATE => world.say(interaction, true, 0, body, at),
        // An acknowledgement. More will follow.
        _ => world.deliver_deferral(interaction, at),
    }
}

/// Returns the JSON of a request, which may be a part of a form with files.
fn json_of(body: &Bytes) -> Bytes {
    let part = || {
        // It is the last part.
        let name = body.windows(PAYLOAD.len()).rposition(|window| window == PAYLOAD)?;
        let begin = name + body[name..].windows(4).position(|window| window == b"\r\n\r\n")? + 4;
        let end = begin + body[begin..].windows(4).position(|window| window == b"\r\n--")?;
        Some(body.slice(begin..end))
    };
    if body.starts_with(b"--") { part().unwrap_or_default() } else { body.clone() }
}

async fn follow_up(
    Shared(state): Shared<Arc<State>>,
    Path((_, token)): Path<(u64, String)>,
    body: Bytes,
) -> Response {
    let (at, body) = (Instant::now(), json_of(&body));
    let mut world = lock(&state);
    world.calls.count(Call::FollowUp);
    let message = world.mint();
    world.say(wire::interaction_of(&token), false, message, &body, at);
    json_response(wire::message(message, 1))
}

async fn fetch_answer(Shared(state): Shared<Arc<State>>, Path((_, token, _)): Answered) -> Response {
    let mut world = lock(&state);
    world.calls.count(Call::AnswerFetched);
    match world.originals.remove(&wire::interaction_of(&token)) {
        Some(message) => json_response(wire::message(message, 1)),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn edit_answer(
    Shared(state): Shared<Arc<State>>,
    Path((_, token, _)): Answered,
    body: Bytes,
) -> Response {
    let (at, body) = (Instant::now(), json_of(&body));
    let interaction = wire::interaction_of(&token);
    let mut world = lock(&state);
    world.calls.count(Call::AnswerEdited);
    // The answer to a click is the clicked message, which its task knows better.
    let original = world.originals.get(&interaction).copied();
    let message = original.unwrap_or_else(|| world.mint());
    world.say(interaction, original.is_none(), message, &body, at);
    json_response(wire::message(message, 1))
}

async fn delete_answer(Shared(state): Shared<Arc<State>>) -> StatusCode {
    lock(&state).calls.count(Call::AnswerDeleted);
    StatusCode::NO_CONTENT
}

async fn read_messages(Shared(state): Shared<Arc<State>>) -> Response {
    lock(&state).calls.count(Call::MessagesRead);
    json_response("[]".to_owned())
}

async fn post_message(Shared(state): Shared<Arc<State>>, Path(channel): Path<u64>) -> Response {
    let mut world = lock(&state);
    world.calls.count(Call::MessagePosted);
    json_response(wire::message(world.mint(), channel))
}

async fn edit_message(
    Shared(state): Shared<Arc<State>>,
    Path((channel, message)): Path<(u64, u64)>,
) -> Response {
    lock(&state).calls.count(Call::MessageEdited);
    json_response(wire::message(message, channel))
}

async fn delete_message(Shared(state): Shared<Arc<State>>) -> StatusCode {
    lock(&state).calls.count(Call::MessageDeleted);
    StatusCode::NO_CONTENT
}

async fn gateway(Shared(state): Shared<Arc<State>>) -> Response {
    let address = lock(&state).address;
    let limit = json!({"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1});
    json_response(
        json!({"url": format!("ws://{address}/"), "shards": 1, "session_start_limit": limit}).to_string(),
    )
}

async fn me() -> Response {
    json_response(wire::bot())
}

async fn application(Shared(state): Shared<Arc<State>>) -> Response {
    let endpoint = lock(&state).endpoints.first().map(Poster::url);
    json_response(wire::application(endpoint.as_deref()))
}

async fn list_commands() -> Response {
    json_response("[]".to_owned())
}

/// Gives every command an ID.
async fn replace_commands(Shared(state): Shared<Arc<State>>, body: Bytes) -> Response {
    let Ok(Value::Array(mut commands)) = serde_json::from_slice(&body) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let mut world = lock(&state);
    for command in &mut commands {
        let id = world.mint();
        if let Some(name) = command["name"].as_str() {
            world.commands.insert(name.to_owned(), id);
        }
        command["id"] = json!(id.to_string());
        command["version"] = json!(id.to_string());
        command["application_id"] = json!(APPLICATION);
        if command["description"].is_null() {
            command["description"] = json!("");
        }
        if command["type"].is_null() {
            command["type"] = json!(1);
        }
    }
    json_response(Value::Array(commands).to_string())
}

async fn list_emojis(Shared(state): Shared<Arc<State>>) -> Response {
    let mut world = lock(&state);
    let names = world.emojis.clone();
    let emojis: Vec<_> =
        names.into_iter().map(|name| json!({"id": world.mint().to_string(), "name": name})).collect();
    json_response(json!({"items": emojis}).to_string())
}

async fn unknown(Shared(state): Shared<Arc<State>>) -> Response {
    lock(&state).calls.count(Call::Other);
    let body = json!({"code": 0, "message": "404: Not Found"}).to_string();
    (StatusCode::NOT_FOUND, json_response(body)).into_response()
}

fn json_response(json: String) -> Response {
    ([(CONTENT_TYPE, "application/json")], json).into_response()
}
