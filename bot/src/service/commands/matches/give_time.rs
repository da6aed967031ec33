//! Giving the opponent more time for their move.

use std::sync::Arc;

use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::{Intent, Match, Revision};
use kuzhi_domain::refusal::Refusal;

use crate::service::change::act_in;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

/// Gives the opponent more time, and tells them so if they are not expected to watch the board.
pub(in crate::service) async fn give_time(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    at: Revision,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.open(service, context).await?;
    let is_repeated = loaded.repeated.is_some();
    let current = loaded.current.as_ref().ok_or(Refusal::NoSuchMatch)?;
    let is_told = !is_repeated && !is_live(current);
    if is_told {
        service.spend(Cost::Notification, context.who(), current.place().guild)?;
    }
    let response = act_in(service, &lock, context, Intent::GiveTime { at }, Some(loaded)).await?;
    if is_told
        && let Some(given) = service.records.load_or_log("cannot read whose time is longer", lock.id()).await
    {
        service.boards.say_time_is_given(&lock, &given).await;
    }
    Ok(response)
}

fn is_live(current: &Match) -> bool {
    current.running().is_some_and(|(clock, _)| clock.control.is_live())
}
