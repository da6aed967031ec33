//! First responses from the interactions endpoint. They are recorded and checked, and get faults, like
//! requests.

use std::sync::Arc;

use super::error::ApiError;
use super::payload::Payload;
use super::responses::first_response;
use crate::discord::endpoint::Posted;
use crate::discord::ids::Snowflake;
use crate::discord::mischief::Fault;
use crate::discord::openapi;
use crate::discord::state::State;
use crate::discord::world::journal;

/// Takes an HTTP response as the first response to an interaction. The endpoint does not learn what is wrong
/// with it.
pub(crate) async fn take_posted(state: &Arc<State>, id: Snowflake, posted: Posted) {
    let Some(token) = state.read(|world| world.interactions.get(&id).map(|one| one.token.clone())) else {
        return;
    };
    let payload = Payload::take(&mut posted.into_request()).await;
    let note = journal_entry(state, format!("/interactions/{id}/{token}/callback"), payload.as_ref().ok());
    let (method, path) = (note.method.clone(), note.path.clone());
    let fault = state.change(|world| world.faults.strike(&method, &path));
    let number = state.change(|world| world.journal.record(note));
    let refused = match fault {
        None | Some(Fault::LoseAnswer) => None,
        Some(Fault::Hold { mut released, arrive }) => {
            arrive.send_modify(|count| *count += 1);
            // An error means that the holder was dropped, which releases it too.
            let _ = released.wait_for(|&released| released).await;
            None
        }
        Some(Fault::RateLimit { .. }) => Some(429),
        Some(Fault::Status(status) | Fault::Refusal { status, .. }) => Some(status),
        Some(Fault::LoseRequest) => return,
    };
    state.change(|world| {
        let outcome = match refused {
            Some(status) => Err(ApiError::new(status, 0, "spoiled")),
            None => payload.and_then(|payload| {
                openapi::check(&method, &path, payload.json.as_ref())
                    .map_err(|breach| ApiError::invalid_form(&breach))?;
                first_response(world, id, &token, payload)
            }),
        };
        let status = outcome.as_ref().map_or_else(ApiError::status, |()| 204);
        if let Err(error) = &outcome
            && let Some(violation) = error.violation()
        {
            world.violations.push(format!("{method} {path}: {violation}"));
        }
        world.note_attempt(id, status);
        world.journal.note_answer(number, status);
    });
}

fn journal_entry(state: &State, path: String, payload: Option<&Payload>) -> journal::Request {
    let uploads = payload.map_or(&[][..], |payload| &payload.uploads);
    journal::Request {
        at: state.read(|world| world.journal.now()),
        method: "POST".to_owned(),
        path,
        query: String::new(),
        body: payload.and_then(|payload| payload.json.clone()),
        files: uploads.iter().map(|upload| upload.filename.clone()).collect(),
        is_response: true,
        status: None,
    }
}
