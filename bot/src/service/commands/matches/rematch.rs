//! The rematch: one player asks for it, and the other agrees with the same button.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::matches::{Intent, Stage};
use kuzhi_domain::refusal::Refusal;

use super::challenge::can_be_answered;
use crate::limits::ChallengeOrigin;
use crate::service::change::{act_in, after_change};
use crate::service::follow_up::repeated;
use crate::service::permission::load_permitted;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

/// A rematch asked for this soon after the game does not count as a fresh challenge.
const FOLLOWS_WITHIN: Duration = Duration::from_hours(1);

/// Asks for a rematch. If the other player has asked already, it begins.
pub(in crate::service) async fn rematch(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let over = load_permitted(service, context, target).await?;
    let invitation = kuzhi_domain::matches::rematch(&over, context.who(), context.place(), context.parent())?;
    let id = over.rematch_id();
    let lock = service.matches.lock(id).await;
    let interaction = context.interaction();
    if let Some(before) = service.records.repeated(interaction).await? {
        drop(lock);
        Box::pin(repeated::answer_with(service, context, before.id())).await?;
        return Ok(Response::Done);
    }
    let Some(asked) = service.records.load(id).await? else {
        can_be_answered(context, &invitation)?;
        let is_fresh = over.ended_within(FOLLOWS_WITHIN, service.clock.now());
        let origin = if is_fresh { ChallengeOrigin::Rematch } else { ChallengeOrigin::Fresh };
        let committed = service.matches.begin(&lock, &invitation, origin, interaction).await?;
        context.open_on_page(id).await;
        Box::pin(after_change(service, &lock, committed, Some(context))).await;
        service.followers.changed(over.id());
        return Ok(Response::Done);
    };
    match asked.stage() {
        Stage::Open(challenge) if challenge.invited == Some(context.who()) => {
            if challenge.clock.is_some() {
                context.may_write(false)?;
            }
            let answered = act_in(service, &lock, context, Intent::Accept, None).await?;
            context.open_on_page(id).await;
            Ok(answered)
        }
        Stage::Open(challenge) => {
            let other = challenge.invited.unwrap_or(challenge.challenger);
            Err(Refusal::RematchAsked { other }.into())
        }
        Stage::Playing(_) => Err(Refusal::RematchRuns.into()),
        Stage::Withdrawn(_) | Stage::Over(_) => Err(Refusal::RematchHad.into()),
    }
}
