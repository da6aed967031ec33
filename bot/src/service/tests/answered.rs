//! Handlers of which tests name the match or the invitation, with their answers sent.

use std::sync::Arc;

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Intent, Invitation};

use super::super::commands::matches::{board, challenge, rematch as rematches};
use super::super::target::Target;
use super::super::{Context, Service, change};

pub(super) async fn act(service: &Arc<Service>, context: &Context, target: Target, intent: Intent) {
    service.respond(context, change::act(service, context, target, intent).await).await;
}

pub(super) async fn begin(service: &Arc<Service>, context: &Context, invitation: Invitation) {
    service.respond(context, challenge::begin(service, context, invitation).await).await;
}

pub(super) async fn bring_board(service: &Arc<Service>, context: &Context, id: MatchId) {
    service.respond(context, board::bring_board(service, context, id).await).await;
}

pub(super) async fn rematch(service: &Arc<Service>, context: &Context, target: Target) {
    service.respond(context, rematches::rematch(service, context, target).await).await;
}
