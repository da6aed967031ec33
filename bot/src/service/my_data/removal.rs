//! Removes a person: out of their tournaments, out of their open matches, and then from the store.

use std::sync::Arc;

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::matches::{Actor, Intent, Match};
use kuzhi_domain::tournaments::{Tournament, TournamentActor, TournamentIntent};
use kuzhi_domain::{PlayerId, TournamentId};
use kuzhi_store::{RemovalOutcome, StoreError};

use crate::service::change::apply;
use crate::service::matches::Committed;
use crate::service::{ActionError, BackgroundWork, Context, Service};

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
        for one in service.records.run(move |store| store.live_of(who)).await? {
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

/// Takes a person out of the tournaments that are not over, and drops their drafts. Games that they have not
/// begun are lost by default. Returns those that name them.
async fn leave_tournaments(service: &Arc<Service>, who: PlayerId) -> Result<Vec<TournamentId>, StoreError> {
    let all = service.records.run(move |store| store.tournaments_with(who)).await?;
    for draft in all.iter().filter(|one| one.is_draft()) {
        service.tournaments.drop_draft(draft.id).await?;
    }
    let live: Vec<TournamentId> = all.iter().filter(|one| one.is_live()).map(|one| one.id).collect();
    // Nobody could take their role later.
    for one in &all {
        for holder in one.winners_role.holders.iter().filter(|holder| holder.who == who) {
            let take = service.boards.discord().change_role(one.guild, who, holder.role, false);
            if let Err(error) = take.await {
                tracing::warn!(%error, id = %one.id, "whoever leaves keeps the role of a winner");
            }
        }
    }
    let (actor, now) = (TournamentActor { who, manages: false, is_guest: false }, service.clock.now());
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
    } else if let Some(context) = context.filter(|context| one.is_shown_in(context.channel())) {
        service.boards.show_quietly(&lock, &current, Some(&context.further())).await;
    }
    Ok(())
}
