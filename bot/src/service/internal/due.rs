//! What falls due in a match: a challenge lapses, somebody is reminded or called, time is up.

use std::sync::Arc;

use crate::domain::{Actor, Due, Intent, Match, MatchId, Seat, Stage};
use crate::service::follow_up::{announce, apply};
use crate::service::parts::deadlines::Entry;
use crate::service::parts::locks::MatchLock;
use crate::service::{ActionError, Service};

/// Does what has fallen due in a match; what fails is tried again.
pub(super) async fn fall_due(service: &Arc<Service>, id: MatchId, entry: Entry) {
    let lock = service.writer.lock(id).await;
    let done = match service.records.found(id).await {
        Ok(current) => carry_out(service, &lock, &current).await,
        Err(error) => Err(error),
    };
    match done {
        // It was answered or played in time.
        Ok(()) | Err(ActionError::Refused(_)) => {}
        Err(ActionError::Failed(error)) => {
            let what = "what fell due could not be done; it is tried again in half a minute";
            service.records.report(&error, what);
            service.deadlines.put_off(id, entry);
        }
    }
}

/// Calls whoever was there a moment before it was their turn, and has done nothing since.
pub(super) async fn call(service: &Service, id: MatchId) {
    let _lock = service.writer.lock(id).await;
    if let Ok(Some(current)) = service.records.load(id).await {
        service.boards.call_late(&current).await;
    }
}

async fn carry_out(service: &Arc<Service>, lock: &MatchLock, current: &Match) -> Result<(), ActionError> {
    let now = service.clock.now();
    match current.due(now) {
        None => service.deadlines.watch([current]),
        Some(Due::Lapse) => {
            let committed = apply(service, lock, Actor::Clock, Intent::Expire, None, None).await?;
            announce::announce(service, &committed.current, None).await;
        }
        Some(Due::Reminder) => {
            let committed = apply(service, lock, Actor::Clock, Intent::Remind, None, None).await?;
            let running = committed.current.running();
            if running.is_some_and(|(clock, mover)| clock.is_worth_saying(mover, now)) {
                service.boards.remind(&committed.current).await;
            }
        }
        Some(Due::TimeUp) => {
            if let Some(since) = service.bot.waiting_since(current.id()) {
                service.absence.take_off_one(lock, since, now).await?;
                return Ok(());
            }
            let claimed = claims_by_itself(service, current).await;
            let time_up = Intent::TimeUp { claimed };
            let committed = apply(service, lock, Actor::Clock, time_up, None, None).await?;
            announce::show_quietly(service, &committed.current, None).await;
        }
    }
    Ok(())
}

/// Whether the player whose opponent's time is up claims the win by themselves: the bot always does.
async fn claims_by_itself(service: &Service, current: &Match) -> bool {
    let (Stage::Playing(playing), Some((_, mover))) = (current.stage(), current.running()) else {
        return false;
    };
    match playing.seats().at(mover.other()) {
        Seat::Bot(_) => true,
        Seat::Person(player) => service.records.preferences(player).await.claims,
    }
}
