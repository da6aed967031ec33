//! Correcting results: undoing a result on time that came from a fault, and voiding any result. Only for
//! people who manage the server and did not play.

use std::sync::Arc;

use kuzhi_domain::InteractionId;
use kuzhi_domain::matches::{Actor, Intent, Match};
use kuzhi_domain::refusal::Refusal;
use kuzhi_view::screens;

use crate::service::change::apply;
use crate::service::follow_up::{bot_moves, repeated};
use crate::service::loading::{self, Loaded};
use crate::service::locks::MatchLock;
use crate::service::matches::Committed;
use crate::service::target::Target;
use crate::service::{ActionError, BackgroundWork, Context, Response, Service};

/// Asks a manager whether they really want to undo or void a result.
pub(in crate::service) async fn ask_undo(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let over = target.current(service).await?;
    may_correct(context, &over)?;
    let undo = may_be_undone(service, &over).await?;
    if kuzhi_domain::matches::may_be_voided(&over, Actor::Manager).is_err() {
        undo.clone()?;
    }
    Ok(Response::Tell(screens::undo_question(context.words(), &over, undo)))
}

/// Whether a result can be undone, and its game played again in its tournament.
async fn may_be_undone(service: &Service, over: &Match) -> Result<Result<(), Refusal>, ActionError> {
    let undo = kuzhi_domain::matches::may_be_undone(over);
    let (Ok(()), Some(link)) = (&undo, over.tournament()) else { return Ok(undo) };
    let Some(whole) = service.tournaments.find(link.id).await? else { return Ok(undo) };
    Ok(whole.may_be_played_again(over.id()).map_err(Refusal::from))
}

/// Undoes a result. The match goes on with fresh time, and its result no longer counts.
pub(in crate::service) async fn undo(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let id = target.id();
    let (lock, loaded) = target.open(service, context).await?;
    let interaction = Some(context.interaction());
    let Committed { current, is_repeated, audience, .. } =
        correct(service, context, &lock, loaded, Intent::Undo, interaction).await?;
    if is_repeated {
        Box::pin(repeated::answer(service, &lock, current, Some(context), audience)).await;
        return Ok(Response::Done);
    }
    context.reply().claim();
    tracing::info!(%id, by = %context.who(), "a result on time was undone");
    context.send(Response::Show(screens::undone(context.words()))).await?;
    // Where people bring the bot along, it can post nothing but answers.
    let further = audience.delivered.user_install.then(|| context.further());
    service.boards.announce(&lock, &current, further.as_ref()).await;
    drop(lock);
    bot_moves::think_if_due(service, id).await;
    Ok(Response::Done)
}

/// Voids a result, or those of all sets up to it, on the leaderboard of the server: that of all servers is no
/// business of its managers. Their boards say so, and its ratings become what they would be without them.
pub(in crate::service) async fn void(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    whole_series: bool,
) -> Result<Response, ActionError> {
    let results = void_all(service, context, target, whole_series).await?;
    Ok(Response::Show(screens::voided(context.words(), results)))
}

/// Voids results and returns how many.
async fn void_all(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    whole_series: bool,
) -> Result<usize, ActionError> {
    let (mut lock, mut loaded) = target.open(service, context).await?;
    let (mut interaction, mut results) = (Some(context.interaction()), 0);
    loop {
        let id = lock.id();
        let series = loaded.current.as_ref().and_then(Match::series);
        let previous = series.and_then(|series| series.previous).filter(|_| whole_series);
        match correct(service, context, &lock, loaded, Intent::Void, interaction.take()).await {
            Ok(Committed { current, audience, .. }) => {
                tracing::info!(%id, by = %context.who(), "a result was made void");
                results += 1;
                let further = audience.delivered.user_install.then(|| context.further());
                service.boards.show_quietly(&lock, &current, further.as_ref()).await;
            }
            // Some results of a series may be void already.
            Err(ActionError::Refused(Refusal::NothingToVoid)) if whole_series => {}
            Err(error) => return Err(error),
        }
        drop(lock);
        let Some(previous) = previous else { break };
        // The mark of the interaction is on the first match alone.
        lock = service.matches.lock(previous).await;
        loaded = loading::load(&service.records, previous, Actor::Manager, None, false, false).await?;
    }
    if results == 0 { Err(Refusal::NothingToVoid.into()) } else { Ok(results) }
}

/// Corrects the result of a locked match, if the person may do that from where they are, and what it counts
/// as in its tournament.
async fn correct(
    service: &Arc<Service>,
    context: &Context,
    lock: &MatchLock,
    loaded: Box<Loaded>,
    intent: Intent,
    interaction: Option<InteractionId>,
) -> Result<Committed, ActionError> {
    let over = loaded.current.as_ref().ok_or(Refusal::NoSuchMatch)?;
    may_correct(context, over)?;
    let Some(link) = over.tournament().filter(|_| loaded.repeated.is_none()) else {
        return apply(service, lock, Actor::Manager, intent, interaction, Some(loaded)).await;
    };
    let tournament = link.id;
    // The tournament comes first: should this be interrupted, it counts the old result once more.
    let writer = service.tournaments.lock(tournament).await;
    let (by, id, is_undo) = (Some(context.who()), over.id(), intent == Intent::Undo);
    let now = service.clock.now();
    if is_undo {
        kuzhi_domain::matches::may_be_undone(over)?;
        service.tournaments.change(&writer, |one| one.played_again(by, id, now).map(Some)).await?;
    } else {
        kuzhi_domain::matches::may_be_voided(over, Actor::Manager)?;
        service.tournaments.change(&writer, |one| Ok(one.voided(by, id, now))).await?;
    }
    let committed = apply(service, lock, Actor::Manager, intent, interaction, Some(loaded)).await?;
    if is_undo {
        // Another process may have done that meanwhile.
        service.tournaments.update_locked(&writer, |one| one.reopen(id, now)).await?;
    }
    drop(writer);
    service.attend_later(BackgroundWork::Tournament(tournament));
    Ok(committed)
}

/// Checks whether somebody may correct the result of a match.
pub(in crate::service) fn may_correct(context: &Context, over: &Match) -> Result<(), Refusal> {
    let actor =
        kuzhi_domain::matches::corrector(over, context.who(), context.place().guild, context.manages())?;
    context.operation().is_for(over, actor)
}
