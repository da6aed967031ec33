//! Questions before something is done: they change nothing.

use super::super::{ActionError, Context, Service};
use crate::domain::{Match, MatchId, Refusal, Revision, Stage};
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

/// The match of this name, if it may be shown to whoever asks: whatever shows one by its name asks here.
pub(in crate::service) async fn seen_by(
    service: &Service,
    context: &Context,
    id: MatchId,
) -> Result<Match, ActionError> {
    let one = service.records.found(id).await?;
    let may = one.may_be_seen_by(context.who(), context.channel()) || is_open(service, context, &one).await;
    if may { Ok(one) } else { Err(Refusal::OutOfSight.into()) }
}

/// Whether a match of another channel is over and may be shown: on its own server, to whoever may look into that channel.
async fn is_open(service: &Service, context: &Context, one: &Match) -> bool {
    let (place, here) = (one.place(), context.place().guild);
    let Some(guild) = place.guild.filter(|guild| Some(*guild) == here && one.over().is_some()) else {
        return false;
    };
    service.sight.may_look(guild, place.channel, context.who()).await
}

fn resign_question(current: &Match, context: &Context) -> Result<Screen, ActionError> {
    match current.stage() {
        Stage::Open(_) => Err(Refusal::NotStarted.into()),
        Stage::Withdrawn(_) | Stage::Over(_) => Err(Refusal::Over.into()),
        Stage::Playing(playing) => {
            let side = playing.seats().side_of(context.who()).ok_or(Refusal::NotSeated)?;
            Ok(screens::resign_question(context.words(), current, playing, side))
        }
    }
}

fn layout_form(current: &Match, context: &Context, at: Revision) -> Result<Form, ActionError> {
    let playing = current.played().ok_or(Refusal::NotStarted)?;
    if playing.seats().side_of(context.who()).is_none() {
        return Err(Refusal::NotSeated.into());
    }
    match current.person_to_move() {
        Some(player) if player != context.who() => Err(Refusal::TurnOf(player).into()),
        None => Err(Refusal::Over.into()),
        Some(_) if at != playing.revision() => Err(Refusal::Stale.into()),
        Some(_) => Ok(screens::layout_form(context.words(), current.id(), at)),
    }
}
