//! Questions before something is done: they change nothing.

use super::super::{ActionError, Context, Service};
use crate::domain::{Actor, Match, MatchId, Operation, Refusal, Revision, Where};
use crate::screens::{self, Form, Screen};

/// Asks somebody whether they really give up.
pub(in crate::service) async fn ask_resign(service: &Service, context: &Context, id: MatchId) {
    let found = seen_by(service, context, id).await;
    match found.and_then(|current| resign_question(&current, context)) {
        Ok(question) => context.tell(&question).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Gives the player to move a form in which they lay out their row.
pub(in crate::service) async fn ask_layout(service: &Service, context: &Context, id: MatchId, at: Revision) {
    let found = seen_by(service, context, id).await;
    match found.and_then(|current| layout_form(&current, context, at)) {
        Ok(form) => give(service, context, &form).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Gives somebody a form to fill in, unless it is too late for one.
pub(super) async fn give(service: &Service, context: &Context, form: &Form) {
    if context.ask(form).await.is_err() {
        service.explain(Refusal::FormTooLate.into(), context).await;
    }
}

/// The match of this name, if whoever asks may do from where they are what they ask for; if that only looks, also at this
/// stage. Whatever does something with a match by its name asks here.
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
    // What acts is decided under the lock of the match: it may be a second delivery of what was done.
    if operation.access().from == Where::InSight {
        operation.allows(&one, Actor::Person(context.who()))?;
    }
    Ok(one)
}

/// Whether a match of another channel is over and may be shown: on its own server, to whoever may look into that channel.
async fn is_open(service: &Service, context: &Context, one: &Match) -> bool {
    let Some((guild, channel)) = context.operation().looked_into(one, context.place().guild) else {
        return false;
    };
    service.sight.may_look(guild, channel, context.who()).await
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
