//! Questions that ask for confirmation. They change nothing.

use kuzhi_domain::matches::{Actor, Operation, Revision};
use kuzhi_domain::refusal::Refusal;
use kuzhi_view::screens;

use crate::service::permission::load_permitted;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

/// Asks a person whether they really resign.
pub(in crate::service) async fn ask_resign(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let current = load_permitted(service, context, target).await?;
    let (playing, side) = Operation::Resign.seated(&current, Actor::Person(context.who()))?;
    Ok(Response::Tell(screens::resign_question(context.words(), &current, playing, side)))
}

/// Gives the player to move a form to lay out their row.
pub(in crate::service) async fn ask_layout(
    service: &Service,
    context: &Context,
    target: Target,
    at: Revision,
) -> Result<Response, ActionError> {
    let current = load_permitted(service, context, target).await?;
    let who = Actor::Person(context.who());
    let (playing, _) = Operation::Move.seated(&current, who)?;
    if at != playing.revision() {
        return Err(Refusal::Stale.into());
    }
    Operation::Move.turn(playing, who)?;
    Ok(Response::Ask(screens::layout_form(context.words(), current.id(), at)))
}
