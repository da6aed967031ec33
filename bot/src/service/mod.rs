//! What is done for a request, whatever door it came in by.

mod admission;
mod challenge;
mod deeds;
mod dispatch;
mod handling;
mod help;
mod languages;
mod leaderboard;
mod learning;
mod reply;
mod typing;
mod which;

pub use admission::{admit, turn_away};
pub use reply::Reply;

use std::sync::Arc;

use crate::request::{Action, Request};
use crate::room::Doorkeeper;
use handling::Handling;

/// Does what a request asks for, and answers it.
pub async fn handle(doorkeeper: &Doorkeeper, request: &Request, reply: Arc<dyn Reply>) {
    let handling = Handling { doorkeeper, request, reply };
    if let Action::Propose(typing) = &request.action {
        return typing::propose(&handling, typing).await;
    }
    // What changes a match is read under its lock, once.
    let change = deeds::change(&request.action);
    let lock = match &change {
        Some((id, _)) => Some(doorkeeper.lock(*id).await),
        None => None,
    };
    let arrival = doorkeeper.arrive(request).await;
    handling.reply.speak(arrival.languages);
    match (arrival.standing, change, lock) {
        (Err(error), ..) => handling.explain(error).await,
        (Ok(loaded), Some((_, intent)), Some(lock)) => {
            doorkeeper.act_in(&lock, handling.visitor(), intent, loaded).await;
        }
        (Ok(_), ..) => dispatch::carry_out(&handling, request.action.clone()).await,
    }
}
