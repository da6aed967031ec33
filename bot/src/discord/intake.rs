//! The door inwards: an interaction becomes a request, and is handed in with the means to answer it.

use serenity::all::Interaction;

use super::owed::Owed;
use super::parse;
use super::responder::Responder;
use crate::room::Doorkeeper;
use crate::service;

/// Answers an interaction.
pub(super) async fn receive(doorkeeper: &Doorkeeper, owed: Owed, interaction: Interaction) {
    let Some(request) = parse::request(&interaction) else {
        return tracing::warn!(kind = ?interaction.kind(), "an interaction of an unknown kind");
    };
    drop(interaction);
    let admitted = service::admit(doorkeeper, &request);
    let Some(call) = owed.take_over() else { return };
    match admitted {
        // It is large, and would make each request so from the start.
        Ok(()) => Box::pin(service::handle(doorkeeper, &request, Responder::new(call, &request))).await,
        Err(refusal) => {
            let responder = Responder::to_refuse(call, &request);
            service::turn_away(doorkeeper, &request, responder, refusal).await;
        }
    }
}
