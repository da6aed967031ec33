//! The guard: records and checks every request, and applies faults, before it reaches its route.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{ConnectInfo, Request, State as Shared};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::applications;
use super::error::ApiError;
use super::payload::Payload;
use crate::discord::TOKEN;
use crate::discord::faulty_listener::Scissors;
use crate::discord::mischief::Fault;
use crate::discord::openapi;
use crate::discord::state::State;
use crate::discord::world::journal;

const API: &str = "/api/v10";

pub(super) async fn stand(
    Shared(state): Shared<Arc<State>>,
    ConnectInfo(scissors): ConnectInfo<Scissors>,
    mut request: Request,
    next: Next,
) -> Response {
    let payload = Payload::take(&mut request).await;
    let note = journal_entry(&state, &request, payload.as_ref().ok());
    let fault = state.change(|world| world.faults.strike(&note.method, &note.path));
    let number = state.change(|world| world.journal.record(note.clone()));

    let arrival = Arrival { state: Arc::clone(&state), entry: note, payload, request, next };
    let response = match fault {
        None => arrival.pass().await,
        Some(fault) => suffer(fault, arrival, &scissors).await,
    };
    state.change(|world| world.journal.note_answer(number, response.status().as_u16()));
    response
}

/// A request at the guard.
struct Arrival {
    state: Arc<State>,
    entry: journal::Request,
    payload: Result<Payload, ApiError>,
    request: Request,
    next: Next,
}

impl Arrival {
    /// It does not reach its route.
    fn turn_away(self, response: Response) -> Response {
        not_taken(&self.state, &self.entry, response)
    }

    /// Passes it to its route if nothing is wrong with it. Otherwise records what is wrong.
    async fn pass(self) -> Response {
        let Self { state, entry: note, payload, mut request, next } = self;
        let ours = state.read(|world| (!world.faults.token_is_reset).then_some(TOKEN));
        let is_persons = note.path == "/users/@me"
            && state.read(|world| applications::bearer(world, request.headers()).is_some());
        let response = match payload.and_then(|payload| checked(payload, &note, &request, ours, is_persons)) {
            Ok(payload) => {
                request.extensions_mut().insert(payload);
                next.run(request).await
            }
            Err(error) => not_taken(&state, &note, error.into_response()),
        };
        if let Some(violation) = violation(&response) {
            let violation = format!("{} {}: {violation}", note.method, note.path);
            state.change(|world| world.violations.push(violation));
        }
        response
    }
}

/// An attempt to respond to an interaction counts even if it fails.
fn not_taken(state: &State, note: &journal::Request, response: Response) -> Response {
    let path = note.path.strip_prefix("/interactions/").unwrap_or_default();
    if let Some(Ok(id)) = path.split('/').next().map(str::parse) {
        let status = response.status().as_u16();
        state.change(|world| world.note_attempt(id, status));
    }
    response
}

/// Returns what should never have been requested. A refusal that is not one of Discord's own errors comes
/// from the router: an unknown path or method.
fn violation(response: &Response) -> Option<String> {
    match response.extensions().get::<ApiError>() {
        Some(error) => error.violation().map(str::to_owned),
        None => response.status().is_client_error().then(|| response.status().to_string()),
    }
}

fn journal_entry(state: &State, request: &Request, payload: Option<&Payload>) -> journal::Request {
    let uploads = payload.map_or(&[][..], |payload| &payload.uploads);
    journal::Request {
        at: state.read(|world| world.journal.now()),
        method: request.method().to_string(),
        path: request.uri().path().trim_start_matches(API).to_owned(),
        query: request.uri().query().unwrap_or_default().to_owned(),
        body: payload.and_then(|payload| payload.json.clone()),
        files: uploads.iter().map(|upload| upload.filename.clone()).collect(),
        is_response: false,
        status: None,
    }
}

async fn suffer(fault: Fault, arrival: Arrival, scissors: &Scissors) -> Response {
    match fault {
        Fault::RateLimit { retry_after } => arrival.turn_away(rate_limited(retry_after)),
        Fault::Status(status) => arrival.turn_away(plain(status)),
        Fault::Refusal { status, code, message } => {
            arrival.turn_away(ApiError::new(status, code, &message).into_response())
        }
        Fault::LoseRequest => lost(scissors),
        Fault::LoseAnswer => {
            arrival.pass().await;
            lost(scissors)
        }
        Fault::Hold { mut released, arrive } => {
            arrive.send_modify(|count| *count += 1);
            // An error means that the holder was dropped, which releases it too.
            let _ = released.wait_for(|&released| released).await;
            arrival.pass().await
        }
    }
}

fn checked(
    payload: Payload,
    note: &journal::Request,
    request: &Request,
    ours: Option<&str>,
    is_persons: bool,
) -> Result<Payload, ApiError> {
    if !is_persons {
        check_token(&note.path, request, ours)?;
    }
    let conforms = openapi::check(&note.method, &note.path, payload.json.as_ref());
    conforms.map_err(|breach| ApiError::invalid_form(&breach))?;
    Ok(payload)
}

/// Checks the authorization: a call that answers an interaction has that interaction's token in its path and
/// no other. All others have the bot's valid token.
fn check_token(path: &str, request: &Request, ours: Option<&str>) -> Result<(), ApiError> {
    let is_answer = path.starts_with("/interactions/") || path.starts_with("/webhooks/");
    let shown = request.headers().get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let shows_ours = ours.is_some() && shown.and_then(|shown| shown.strip_prefix("Bot ")) == ours;
    if is_answer || shows_ours {
        return Ok(());
    }
    Err(ApiError::unauthorized())
}

fn rate_limited(retry_after: Duration) -> Response {
    let seconds = retry_after.as_secs_f64();
    let headers = [
        ("retry-after", seconds.ceil().to_string()),
        ("x-ratelimit-limit", "1".to_owned()),
        ("x-ratelimit-remaining", "0".to_owned()),
        ("x-ratelimit-reset-after", seconds.to_string()),
        ("x-ratelimit-bucket", "mischief".to_owned()),
        ("x-ratelimit-scope", "user".to_owned()),
    ];
    let body = json!({"message": "You are being rate limited.", "retry_after": seconds, "global": false});
    (StatusCode::TOO_MANY_REQUESTS, headers, Json(body)).into_response()
}

/// The response of a proxy when Discord behind it does not answer.
fn plain(status: u16) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY);
    (status, "upstream connect error or disconnect/reset before headers").into_response()
}

/// A response that never arrives.
fn lost(scissors: &Scissors) -> Response {
    scissors.cut();
    StatusCode::BAD_GATEWAY.into_response()
}
