//! Questions before something is done. They change nothing.

use super::super::{ActionError, Context, Service};
use crate::domain::{Actor, Match, MatchId, Operation, Refusal, Revision, Where};
use crate::screens::{self, Form, Screen};

/// Asks a person whether they really resign.
pub(in crate::service) async fn ask_resign(service: &Service, context: &Context, id: MatchId) {
    let found = seen_by(service, context, id).await;
    match found.and_then(|current| resign_question(&current, context)) {
        Ok(question) => context.tell(&question).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Gives the player to move a form to lay out their row.
pub(in crate::service) async fn ask_layout(service: &Service, context: &Context, id: MatchId, at: Revision) {
    let found = seen_by(service, context, id).await;
    match found.and_then(|current| layout_form(&current, context, at)) {
        Ok(form) => give(service, context, &form).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Gives a person a form to fill in, unless it is too late for one.
pub(super) async fn give(service: &Service, context: &Context, form: &Form) {
    if context.ask(form).await.is_err() {
        service.explain(Refusal::FormTooLate.into(), context).await;
    }
}

/// Returns the match with this id, if the person may do what they ask for from where they are. If they only
/// look, it also checks the stage of the match. Every action on a match by its id calls this.
pub(in crate::service) async fn seen_by(
    service: &Service,
    context: &Context,
    id: MatchId,
) -> Result<Match, ActionError> {
    let (one, operation) = (service.records.found(id).await?, context.operation());
    if let Err(refusal) = operation.may_come_from(&one, context.who(), context.channel())
        && !is_open(service, context, &one).await
    {
        return Err(refusal.into());
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
