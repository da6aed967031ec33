//! Who is not let in, and who asks for more than can be drawn, hears so before anything else is done.

use std::sync::Arc;

use super::{Reply, languages};
use crate::domain::Refusal;
use crate::request::Request;
use crate::room::Doorkeeper;

/// Lets a request in, or says why not. It reads nothing.
///
/// # Errors
///
/// The refusal.
pub fn admit(doorkeeper: &Doorkeeper, request: &Request) -> Result<(), Refusal> {
    let (limits, guild) = (doorkeeper.limits(), request.place.guild);
    limits.admit(request.who, guild)?;
    match request.action.terms().cost {
        Some(cost) => limits.spend(cost, request.who, guild),
        None => Ok(()),
    }
}

/// Says why a request is not let in. It reads nothing but the language in which to say so.
pub async fn turn_away(doorkeeper: &Doorkeeper, request: &Request, reply: Arc<dyn Reply>, refusal: Refusal) {
    let turn = doorkeeper.limits().turn_to_refuse().await;
    reply.speak(languages::to_refuse(doorkeeper, request).await);
    drop(turn);
    doorkeeper.explain(refusal.into(), reply.as_ref()).await;
}
