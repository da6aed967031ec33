//! Deletes everything stored about a person, after asking twice.

use std::sync::Arc;

use kuzhi_domain::{
    Actor, Erasure, Intent, Match, PlayerId, Refusal, Tournament, TournamentActor, TournamentId,
    TournamentIntent,
};
use kuzhi_store::{RemovalOutcome, StoreError};
use kuzhi_view::screens;

use crate::service::change::apply;
use crate::service::state::match_changes::Committed;
use crate::service::{ActionError, BackgroundWork, Context, Response, Service};

/// How often to look for open matches. Others may challenge the person meanwhile.
const TRIES: u32 = 10;

/// How far a removal has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(in crate::service) enum Removal {
    /// Everything is removed.
    Done,
    /// The bot stops. The next start goes on with it.
    PutOff,
}

/// Asks for the first time, and explains the consequences.
pub(in crate::service) fn ask(context: &Context) -> Response {
    Response::TellInPlace(screens::delete_my_data(context.words()))
}

/// Asks for the second time.
pub(in crate::service) async fn ask_again(
    service: &Service,
    context: &Context,
) -> Result<Response, ActionError> {
    let who = context.who();
    let live = service.records.read(move |store| store.live_of(who)).await?;
    Ok(Response::TellInPlace(screens::really_delete_my_data(context.words(), live.len())))
}

/// Says that nothing was deleted.
pub(in crate::service) fn keep_data(context: &Context) -> Response {
    Response::TellInPlace(screens::my_data_kept(context.words()))
}

/// Deletes the person's data.
pub(in crate::service) async fn delete(
    service: &Arc<Service>,
    context: &Context,
) -> Result<Response, ActionError> {
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    let who = context.who();
    let _removing = service.my_data.begin(who).ok_or(Refusal::BeingForgotten)?;
    Ok(Response::TellInPlace(match leave(service, Erasure::new(who, rand::random()), context).await? {
        Removal::Done => screens::my_data_deleted(context.words()),
        Removal::PutOff => screens::my_data_later(context.words()),
    }))
}

async fn leave(service: &Arc<Service>, leaving: Erasure, context: &Context) -> Result<Removal, ActionError> {
    let noted = service.records.read(move |store| {
        store.begin_leaving(leaving)?;
        // An earlier attempt may have been interrupted. Then this person has a stand-in already.
        Ok(store.leaving()?.into_iter().find(|one| one.who == leaving.who))
    });
    let leaving = noted.await?.unwrap_or(leaving);
    Ok(remove(service, leaving, Some(context)).await?)
}

/// Deletes a person's data. They leave their tournaments and their open matches end first, and the messages
/// of these say so. A stop does not wait for it: the removal is recorded, and the next start goes on.
pub(in crate::service) async fn remove(
    service: &Arc<Service>,
    leaving: Erasure,
    context: Option<&Context>,
) -> Result<Removal, StoreError> {
    for _ in 0..TRIES {
        let who = leaving.who;
        let tournaments = leave_tournaments(service, who).await?;
        for one in service.records.read(move |store| store.live_of(who)).await? {
            if service.tasks.are_stopping() {
                return Ok(Removal::PutOff);
            }
            break_off(service, &one, leaving, context).await?;
        }
        service.limits.record_leaving(who);
        let forgotten = tokio::select! {
            biased;
            () = service.stopping() => return Ok(Removal::PutOff),
            forgotten = service.records.change(move |store| store.forget(leaving)) => forgotten,
        };
        match forgotten {
            Ok(RemovalOutcome::StillPlaying) => {}
            Ok(RemovalOutcome::All) => {
                tracing::info!("a person was removed, as they wished");
                // They are somebody who has left in these messages, too.
                for id in tournaments {
                    service.attend_later(BackgroundWork::Tournament(id));
                }
                return Ok(Removal::Done);
            }
            Err(_) if service.tasks.are_stopping() => return Ok(Removal::PutOff),
            Err(error) => return Err(error),
        }
    }
    Err(StoreError::Contended("the games of a person who is leaving"))
}

/// Takes a person out of the tournaments that are not over. Games that they have not begun are lost by
/// default. Returns those that name them.
async fn leave_tournaments(service: &Arc<Service>, who: PlayerId) -> Result<Vec<TournamentId>, StoreError> {
    let all = service.records.read(move |store| store.tournaments_with(who)).await?;
    let live: Vec<TournamentId> = all.iter().filter(|one| one.is_live()).map(|one| one.id).collect();
    let (actor, now) = (TournamentActor { who, manages: false }, service.clock.now());
    for &id in &live {
        // Refused if they do not take part, or no longer.
        let lock = service.tournaments.lock(id).await;
        let leave = |one: &Tournament| Ok(one.decide(actor, TournamentIntent::Leave, now).ok());
        let left = service.tournaments.change(&lock, leave).await;
        drop(lock);
        if let Some(failure) = left.err().and_then(ActionError::into_failure) {
            return Err(failure);
        }
        service.attend_later(BackgroundWork::Tournament(id));
    }
    Ok(live)
}

async fn break_off(
    service: &Arc<Service>,
    one: &Match,
    leaving: Erasure,
    context: Option<&Context>,
) -> Result<(), StoreError> {
    let lock = service.matches.lock(one.id()).await;
    let wish = Intent::BreakOff { leaving: Some(leaving) };
    let current = match apply(service, &lock, Actor::Clock, wish, None, None).await {
        Ok(Committed { current, .. }) => current,
        // Refused if it has ended meanwhile.
        Err(error) => return error.into_failure().map_or(Ok(()), Err),
    };
    // Where people bring the bot along, it can post nothing but answers.
    if !service.records.delivered(one.id()).await.user_install {
        service.boards.show_quietly(&lock, &current, None).await;
    } else if let Some(context) = context.filter(|context| context.channel() == one.place().channel) {
        service.boards.show_quietly(&lock, &current, Some(&context.further())).await;
    }
    Ok(())
}
