//! Reminding a player of their time.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::Timestamp;
use kuzhi_domain::matches::{Actor, Due, Intent, Match};
use kuzhi_store::StoreError;

use super::digest::tells_of_time;
use super::due::delivered;
use crate::service::Service;
use crate::service::change::apply;
use crate::service::locks::MatchLock;

/// Whoever was pinged within this needs no reminder.
const JUST_NOW: Duration = Duration::from_mins(2);

/// A reminder waits for the morning if so much time is left then.
const TIME_LEFT: Duration = Duration::from_hours(2);

/// Reminds the player to move of their time, and notes that once it has arrived.
pub(super) async fn remind(
    service: &Arc<Service>,
    lock: &MatchLock,
    current: &Match,
) -> Result<(), StoreError> {
    let now = service.clock.now();
    let Some((clock, mover)) = current.running().filter(|_| current.due(now) == Some(Due::Reminder)) else {
        return Ok(());
    };
    if morning(service, current, now).await.is_some() {
        return Ok(());
    }
    let was_pinged = delivered(service, current.id()).await?.notified.and_then(|one| one.of_now(current));
    let is_said = clock.is_worth_saying(mover, now)
        && !tells_of_time(service, current, now).await?
        // They have just been pinged.
        && (was_pinged.is_none() || now.since(current.last_change()) > JUST_NOW);
    if is_said && !service.boards.remind(lock, current).await {
        return Ok(());
    }
    match apply(service, lock, Actor::Clock, Intent::Remind, None, None).await {
        Ok(_) => Ok(()),
        Err(error) => error.into_failure().map_or(Ok(()), Err),
    }
}

/// When the player to move is reminded instead, if it is night where they live and they have time until then.
pub(super) async fn morning(service: &Service, current: &Match, now: Timestamp) -> Option<Timestamp> {
    let who = current.person_to_move().filter(|_| current.runs_for_days())?;
    let (clock, mover) = current.running()?;
    let at = service.records.preferences(who).await.after_night(now);
    (at > now && at + TIME_LEFT < clock.runs_out(mover)).then_some(at)
}
