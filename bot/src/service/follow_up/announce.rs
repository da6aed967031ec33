//! Showing how a match stands; what does not get through is tried again later.

use std::sync::Arc;

use crate::delivery::{Audience, Manner, Placed};
use crate::domain::Match;
use crate::service::{Context, Service};

/// Shows a match and notifies whoever is to move.
pub(in crate::service) async fn announce(
    service: &Arc<Service>,
    current: &Match,
    context: Option<&Context>,
) -> Option<Placed> {
    let audience = service.records.audience(current).await;
    announce_to(service, current, context, audience).await
}

/// The same for those of whom all is known.
pub(in crate::service) async fn announce_to(
    service: &Arc<Service>,
    current: &Match,
    context: Option<&Context>,
    audience: Audience,
) -> Option<Placed> {
    show_or_retry(service, current, context, audience, Manner::Notify).await
}

/// Shows a match without notifying anybody; what does not get through is announced later.
pub(in crate::service) async fn show_quietly(
    service: &Arc<Service>,
    current: &Match,
    context: Option<&Context>,
) {
    let audience = service.records.audience(current).await;
    show_or_retry(service, current, context, audience, Manner::Quietly).await;
}

/// Shows a match to somebody who has changed nothing: it notifies nobody, unless people have still to be told how it
/// stands.
pub(in crate::service) async fn show_again(
    service: &Arc<Service>,
    current: &Match,
    context: Option<&Context>,
) {
    let audience = service.records.audience(current).await;
    show_again_to(service, current, context, audience).await;
}

/// The same for those of whom all is known.
pub(in crate::service) async fn show_again_to(
    service: &Arc<Service>,
    current: &Match,
    context: Option<&Context>,
    audience: Audience,
) {
    if audience.delivered.version == current.version() {
        // What does not get through is there to be asked for again.
        let _ = service.boards.show(current, context, audience, Manner::Quietly).await;
    } else {
        show_or_retry(service, current, context, audience, Manner::Notify).await;
    }
}

async fn show_or_retry(
    service: &Arc<Service>,
    current: &Match,
    context: Option<&Context>,
    audience: Audience,
    manner: Manner,
) -> Option<Placed> {
    let shown = service.boards.show(current, context, audience, manner).await;
    if shown.is_err() {
        service.deadlines.try_again(current, service.clock.now(), 0).await;
    }
    shown.ok()
}
