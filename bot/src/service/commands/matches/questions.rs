//! Questions before something is done. They change nothing.

use kuzhi_domain::{Actor, Match, Operation, Refusal, Revision};
use kuzhi_view::screens::{self, Form, Screen};

use crate::service::permission::load_permitted;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Service};

/// Asks a person whether they really resign.
pub(in crate::service) async fn ask_resign(service: &Service, context: &Context, target: Target) {
    let found = load_permitted(service, context, target).await;
    match found.and_then(|current| resign_question(&current, context)) {
        Ok(question) => context.tell(&question).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Gives the player to move a form to lay out their row.
pub(in crate::service) async fn ask_layout(
    service: &Service,
    context: &Context,
    target: Target,
    at: Revision,
) {
    let found = load_permitted(service, context, target).await;
    match found.and_then(|current| layout_form(&current, context, at)) {
        Ok(form) => give(service, context, &form).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Gives a person a form to fill in, unless it is too late for one.
pub(crate) async fn give(service: &Service, context: &Context, form: &Form) {
    if context.ask(form).await.is_err() {
        service.explain(Refusal::FormTooLate.into(), context).await;
    }
}

fn resign_question(current: &Match, context: &Context) -> Result<Screen, ActionError> {
    let (playing, side) = Operation::Resign.seated(current, Actor::Person(context.who()))?;
    Ok(screens::resign_question(context.words(), current, playing, side))
}

fn layout_form(current: &Match, context: &Context, at: Revision) -> Result<Form, ActionError> {
    let who = Actor::Person(context.who());
    let (playing, _) = Operation::Move.seated(current, who)?;
    if at != playing.revision() {
        return Err(Refusal::Stale.into());
    }
    Operation::Move.turn(playing, who)?;
    Ok(screens::layout_form(context.words(), current.id(), at))
}
