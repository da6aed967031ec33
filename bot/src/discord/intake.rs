//! The door inwards: an interaction becomes a request, and is handed in with the means to answer it.

use std::sync::Arc;

use serenity::all::Interaction;
use tracing::{Instrument as _, field};

use super::owed::Owed;
use super::parse;
use super::responder::Responder;
use crate::domain::Refusal;
use crate::metrics::Counter;
use crate::request::Request;
use crate::service::{Entry, Service};

/// Answers an interaction.
pub(super) async fn receive(service: &Arc<Service>, owed: Owed, interaction: Interaction) {
    let Some(request) = parse::request(&interaction) else {
        return tracing::warn!(kind = ?interaction.kind(), "an interaction of an unknown kind");
    };
    drop(interaction);
    // What is logged on the way says of which request and match it is, and nothing that anybody has written.
    let action = request.action.name();
    let span = tracing::info_span!("request", interaction = %request.id, action, r#match = field::Empty);
    answer(service, owed, request).instrument(span).await;
}

async fn answer(service: &Arc<Service>, owed: Owed, request: Request) {
    let entry = service.enter(&request);
    let Some(call) = owed.take_over(&request.action) else { return };
    if let Entry::Dropped = entry {
        // Not even word that it is not done: that is what there is too much of.
        return Counter::Dropped.add("overload");
    }
    match service.admit(&request) {
        admitted if matches!(entry, Entry::TurnedAway(_)) => {
            let refusal = admitted.err().unwrap_or(Refusal::TooBusy);
            let responder = Responder::to_refuse(call, &request);
            let waiting = responder.waiting();
            waiting.while_doing(service.turn_away_at_once(Arc::new(request), responder, refusal)).await;
        }
        // It is large, and would make each request so from the start.
        Ok(()) => {
            let responder = Responder::new(call, &request);
            let waiting = responder.waiting();
            waiting.while_doing(Box::pin(service.handle(Arc::new(request), responder))).await;
        }
        Err(refusal) => {
            let responder = Responder::to_refuse(call, &request);
            let waiting = responder.waiting();
            waiting.while_doing(service.turn_away(Arc::new(request), responder, refusal)).await;
        }
    }
}
