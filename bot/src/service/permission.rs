//! Checks who may act in the match that a request names, and from where.

use kuzhi_domain::matches::{Actor, Match, Operation, Place, Where};
use kuzhi_domain::refusal::Refusal;

use super::target::Target;
use super::{ActionError, Context, Service};

/// Returns the match of a request, if the person may do what they ask for from where they are. If they only
/// look, it also checks the stage of the match. What people ask for about a match that they name starts here.
pub(super) async fn load_permitted(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Match, ActionError> {
    let (one, operation) = (target.current(service).await?, context.operation());
    if let Err(refusal) = operation.may_come_from(&one, context.who(), context.channel())
        && !is_open(service, context, &one).await
    {
        without_channel(service, context, operation, refusal).await?;
    }
    // Other operations are checked under the lock of the match, because this may be a repeated delivery.
    if operation.access().from == Where::InSight {
        operation.allows(&one, Actor::Person(context.who()))?;
    }
    Ok(one)
}

/// Whether a match of another channel is over and may be shown: on its own server, to people who can see that
/// channel.
async fn is_open(service: &Service, context: &Context, one: &Match) -> bool {
    let Some((guild, channel)) = context.operation().looked_into(one, context.place().guild) else {
        return false;
    };
    service.channel_access.may_look(guild, channel, context.who()).await
}

/// Looks again at a refusal of something done from elsewhere: if the channel of the match is gone, nobody can
/// do it there.
pub(super) async fn without_channel(
    service: &Service,
    context: &Context,
    operation: Operation,
    refusal: Refusal,
) -> Result<(), Refusal> {
    match refusal {
        Refusal::PressedElsewhere(channel)
            if service.channel_access.is_gone(Place { channel, ..context.place() }).await =>
        {
            operation.may_do_without_channel()
        }
        refusal => Err(refusal),
    }
}
