//! The next tournament of a series is announced by itself.
//!
//! Its id follows from the one before, so that a start after a kill finds it, and none is announced twice.
//! One at a time announces on a server, in all processes.

use std::sync::Arc;

use kuzhi_domain::TournamentId;
use kuzhi_domain::tournaments::Tournament;
use kuzhi_store::StoreError;

use crate::service::{ActionError, BackgroundWork, Service};

/// How many ids are tried. Others may have the first.
const TRIES: u64 = 8;

/// What becomes of the next one.
enum Next {
    Announced(TournamentId),
    /// The server has as many as it may have.
    LeftOut,
    /// Whoever organises it may not do that any more.
    Ended,
}

/// Announces the next one of a series if that is due.
///
/// # Errors
///
/// When the store fails. It is tried again in a while.
pub(super) async fn announce_next(
    service: &Arc<Service>,
    current: &mut Tournament,
) -> Result<(), StoreError> {
    if !current.awaits_next() {
        return Ok(());
    }
    let now = service.clock.now();
    service.tournaments.update_current(current, |next| next.catch_up_series(now)).await?;
    let Some(begins) = current.next_begins() else { return Ok(()) };
    if current.next_of_series(current.next_id(0), now).is_none() {
        return Ok(());
    }
    let job = announce(service, current);
    // Boxed: this future is large, and all that is done by itself would be as large.
    let next = match Box::pin(service.announcing.alone(&service.records, current.guild, job)).await {
        Ok(next) => next,
        Err(error) => return error.into_failure().map_or(Ok(()), Err),
    };
    let now = service.clock.now();
    match next {
        Next::Announced(id) => {
            service.tournaments.update_current(current, |one| one.note_next(id)).await?;
            service.attend_later(BackgroundWork::Tournament(id));
        }
        Next::LeftOut => {
            service.tournaments.update_current(current, |one| one.skip_next(begins, now)).await?;
        }
        Next::Ended => {
            service.tournaments.update_current(current, |one| one.end_series(None, now)).await?;
        }
    }
    Ok(())
}

/// Stores the next one, unless it is there.
async fn announce(service: &Service, current: &Tournament) -> Result<Next, ActionError> {
    let guild = current.guild;
    let mut free = None;
    for attempt in 0..TRIES {
        let id = current.next_id(attempt);
        match service.tournaments.find(id).await? {
            Some(found) if found.follows(current) => return Ok(Next::Announced(id)),
            Some(_) => {}
            None => {
                free = Some(id);
                break;
            }
        }
    }
    let Some(id) = free else { return Ok(Next::LeftOut) };
    let read =
        service.records.run(move |store| Ok((store.house_rules(guild)?, store.live_tournaments_of(guild)?)));
    let (house, mut live) = read.await?;
    let who = current.organiser;
    let is_blocked = service.limits.admit(who, None).is_err();
    if is_blocked || house.let_play(who, None).is_err() {
        return Ok(Next::Ended);
    }
    live.retain(Tournament::is_live);
    if Tournament::has_room_beside(&live, who, current.rules.kind.name()).is_err() {
        return Ok(Next::LeftOut);
    }
    let Some(next) = current.next_of_series(id, service.clock.now()) else { return Ok(Next::LeftOut) };
    let season = match current.season {
        Some(season) => service.records.run(move |store| store.tournaments_of_season(season)).await?,
        None => Vec::new(),
    };
    let latest = service.tournaments.latest_of(guild).await?;
    let next = next.in_season(&season).numbered(&latest);
    // Another process may have been faster, and another one have this id: it is found next time.
    service.tournaments.create(&next).await?;
    Ok(Next::Announced(id))
}
