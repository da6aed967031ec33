//! What is due in a match without a request: a challenge expires, someone is reminded or called, time is up,
//! the bot has to move, or people have not seen the current version. All of it follows from the match and
//! from what was delivered.

use std::sync::Arc;
use std::time::Duration;

use crate::delivery::DeliveryMode;
use crate::domain::{Actor, Due, Intent, Match, MatchId, Seat, Stage, Timestamp};
use crate::service::change::apply;
use crate::service::follow_up::{bot_moves, sets};
use crate::service::parts::loading;
use crate::service::parts::match_lock::MatchLock;
use crate::service::{ActionError, Internal, Service};
use crate::store::{Delivered, Store, StoreError};

/// How long to wait before showing a match again, by the number of failed attempts.
const PAUSES: [Duration; 4] =
    [Duration::from_secs(5), Duration::from_secs(30), Duration::from_mins(3), Duration::from_mins(15)];

/// Does what is due in a match. What fails is retried.
pub(super) async fn look(service: &Arc<Service>, id: MatchId, tries: u32) {
    let lock = service.matches.lock(id).await;
    let looked = match look_in(service, &lock, tries).await {
        Ok(()) => None,
        // Refused if someone answered or moved in time.
        Err(error) => error.into_failure(),
    };
    let looked = match looked {
        Some(failure) => Err(failure),
        None => update_deadlines(service, id, tries).await,
    };
    if let Err(error) = looked {
        let what = "what fell due could not be done; it is tried again in a while";
        service.records.report(&error, what);
        service.deadlines.try_again_unseen(id, tries);
    }
}

async fn look_in(service: &Arc<Service>, lock: &MatchLock, tries: u32) -> Result<(), ActionError> {
    let Some(current) = service.records.load(lock.id()).await? else {
        service.deadlines.forget(lock.id()).await;
        return Ok(());
    };
    let now = service.clock.now();
    if current.bot_to_move().is_some() && !service.bot.is_thinking_on(lock.id()) {
        return Ok(think(service, lock, current, now).await?);
    }
    match current.due(now) {
        Some(Due::Lapse) => carry_out(service, lock, &current, Due::Lapse).await,
        Some(due) if service.deadlines.do_clocks_run() => carry_out(service, lock, &current, due).await,
        _ => Ok(tell(service, lock, &current, now, tries).await?),
    }
}

/// Has the bot think about its move. Nobody has started that so far, so the bot loses no time for it.
async fn think(
    service: &Arc<Service>,
    lock: &MatchLock,
    current: Match,
    now: Timestamp,
) -> Result<(), StoreError> {
    sets::inherit(service, lock, &current).await;
    let with_its_time = service.absence.credit_one(lock, Timestamp::default(), now).await?;
    let current = with_its_time.unwrap_or(current);
    if let Some(thought) = service.bot.think(&current) {
        bot_moves::answer_later(service, current, thought, None);
    }
    Ok(())
}

/// Shows people the current version of a match if they have not seen it, or calls the person to move.
async fn tell(
    service: &Arc<Service>,
    lock: &MatchLock,
    current: &Match,
    now: Timestamp,
    tries: u32,
) -> Result<(), StoreError> {
    let Delivered { version, user_install, call_at, .. } = delivered(service, current.id()).await?;
    // Where the bot can only answer, people see the board when they press a button or ask for it.
    if version == current.version() || user_install {
        if call_at.is_some_and(|at| at <= now) {
            service.boards.call_late(lock, current).await;
        }
        return Ok(());
    }
    sets::inherit(service, lock, current).await;
    if let Some(previous) = current.series().and_then(|series| series.previous).filter(|_| version == 0) {
        // Both sets were stored at once, so nobody has seen the end of the previous one either.
        service.attend_unwaited(Internal::Due(previous, 0));
    }
    let audience = loading::audience(&service.records, current).await;
    if service.boards.show(lock, current, None, audience, DeliveryMode::Notify).await.is_ok() {
        return Ok(());
    }
    match usize::try_from(tries).ok().and_then(|tries| PAUSES.get(tries)) {
        Some(&pause) => service.deadlines.try_again(current, now + pause, tries + 1).await,
        None => {
            tracing::warn!(id = %current.id(), "giving up on showing a match; `/board` brings it back");
            // A call that is overdue would have all this done again at once.
            service.deadlines.update(current, call_at.filter(|at| *at > now)).await;
        }
    }
    Ok(())
}

/// Notes when to look at a match again, after so many failed attempts. Does nothing while the match still has
/// to be shown or the bot is thinking, because those set the deadline themselves.
async fn update_deadlines(service: &Service, id: MatchId, tries: u32) -> Result<(), StoreError> {
    let Some(current) = service.records.load(id).await? else { return Ok(()) };
    let Delivered { version, user_install, call_at, .. } = delivered(service, id).await?;
    let is_told = version == current.version() || user_install;
    if !is_told || service.bot.is_thinking_on(id) {
        return Ok(());
    }
    let now = service.clock.now();
    if current.due(now).is_some() && service.deadlines.do_clocks_run() {
        // It could not be done.
        service.deadlines.try_again(&current, now + PAUSES[1], tries + 1).await;
    } else {
        // A call that is still due could not be made, or something else fell due with it.
        let call_at = call_at.map(|at| at.max(now + PAUSES[0]));
        service.deadlines.update(&current, call_at).await;
    }
    Ok(())
}

async fn delivered(service: &Service, id: MatchId) -> Result<Delivered, StoreError> {
    service.records.read(move |store: &dyn Store| store.delivered(id)).await
}

async fn carry_out(
    service: &Arc<Service>,
    lock: &MatchLock,
    current: &Match,
    due: Due,
) -> Result<(), ActionError> {
    let now = service.clock.now();
    match due {
        Due::Lapse => {
            let committed = apply(service, lock, Actor::Clock, Intent::Expire, None, None).await?;
            service.boards.announce(lock, &committed.current, None).await;
        }
        Due::Reminder => {
            let committed = apply(service, lock, Actor::Clock, Intent::Remind, None, None).await?;
            let running = committed.current.running();
            if running.is_some_and(|(clock, mover)| clock.is_worth_saying(mover, now)) {
                service.boards.remind(lock, &committed.current).await;
            }
        }
        Due::TimeUp => {
            if let Some(since) = service.bot.waiting_since(current.id()) {
                service.absence.credit_one(lock, since, now).await?;
                return Ok(());
            }
            let claimed = claims_by_itself(service, current).await;
            let time_up = Intent::TimeUp { claimed };
            let committed = apply(service, lock, Actor::Clock, time_up, None, None).await?;
            service.boards.show_quietly(lock, &committed.current, None).await;
        }
    }
    Ok(())
}

/// Whether the opponent of the player whose time is up claims the win automatically. The bot always does.
async fn claims_by_itself(service: &Service, current: &Match) -> bool {
    let (Stage::Playing(playing), Some((_, mover))) = (current.stage(), current.running()) else {
        return false;
    };
    match playing.seats().at(mover.other()) {
        Seat::Bot(_) => true,
        Seat::Person(player) => service.records.preferences(player).await.claims,
    }
}
