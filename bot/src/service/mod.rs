//! What is done for a request, whatever door it came in by.

mod admission;
mod challenge;
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
    handling.reply.speak(languages::learnt(doorkeeper, request).await);
    if let Some(id) = request.action.terms().acts_in
        && let Err(trouble) = doorkeeper.may_act_from_here(handling.visitor().as_ref(), id).await
    {
        return handling.explain(trouble).await;
    }
    // Before what is asked for: what comes of it may be named after people.
    for (player, name) in &request.names {
        doorkeeper.note_name(*player, name.clone()).await;
    }
    dispatch::carry_out(&handling, request.action.clone()).await;
}
