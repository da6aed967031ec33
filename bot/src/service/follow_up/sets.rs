//! The next set of a series, which begins when the previous one ends.

use kuzhi_domain::matches::{Match, SeriesState};
use kuzhi_store::Delivered;

use crate::service::Service;
use crate::service::loading;
use crate::service::locks::MatchLock;
use crate::service::matches::Committed;

/// Returns the set that follows a match, locked, if only an answer to the person who ended that can show it.
pub(in crate::service) async fn unseen_after(
    service: &Service,
    over: &Match,
) -> Option<(MatchLock, Committed)> {
    let goes_on = over.series_state() == Some(SeriesState::GoesOn);
    if !goes_on || !service.records.delivered(over.id()).await.user_install {
        return None;
    }
    unseen(service, next_of(service, over).await?).await
}

/// Locks a set that has begun, and returns it as it is now, unless people have seen that already: they may
/// have moved in it before it was shown.
pub(in crate::service) async fn unseen(service: &Service, begun: Match) -> Option<(MatchLock, Committed)> {
    let lock = service.matches.lock(begun.id()).await;
    inherit(service, &lock, &begun).await;
    let what = "cannot read a set again before it is shown";
    let current = service.records.load_or_log(what, begun.id()).await.unwrap_or(begun);
    let audience = loading::audience(&service.records, &current).await;
    (audience.delivered.version < current.version()).then(|| (lock, Committed::now(current, audience)))
}

/// Returns the set that began when this one ended, if it is still being played.
pub(in crate::service) async fn next_of(service: &Service, over: &Match) -> Option<Match> {
    let (id, channel) = (over.id(), over.place().channel);
    let live = service
        .records
        .run_or_default("cannot look for the next set", move |store| store.live_in(channel))
        .await;
    live.into_iter().find(|one| one.series().is_some_and(|series| series.previous == Some(id)))
}

/// Copies the language and reach of the previous set to the next one. People who were present there are
/// present here, on the other side.
pub(in crate::service) async fn inherit(service: &Service, lock: &MatchLock, next: &Match) {
    let Some(previous) = next.series().and_then(|series| series.previous) else { return };
    let messages = service.records.delivered(next.id()).await;
    if messages.language.is_none() {
        let Delivered { user_install, language, acted: [south, north], .. } =
            service.records.delivered(previous).await;
        let acted = [north, south];
        service.boards.save_delivered(lock, Delivered { user_install, language, acted, ..messages }).await;
    }
}
