//! The next set of a series, which begins when the previous one ends.

use std::sync::Arc;

use kuzhi_domain::{Match, SeriesState};
use kuzhi_store::Delivered;

use crate::service::change::go_on;
use crate::service::state::loading;
use crate::service::state::match_lock::MatchLock;
use crate::service::state::matches::Committed;
use crate::service::{Context, Service};

/// Shows the next set to the person who ended a match. Where people bring the bot along, it can post nothing
/// but answers.
pub(in crate::service) async fn bring_next(service: &Arc<Service>, over: &Match, context: &Context) {
    let goes_on = over.series_state() == Some(SeriesState::GoesOn);
    if !goes_on || !service.records.delivered(over.id()).await.user_install {
        return;
    }
    let Some(next) = next_of(service, over).await else { return };
    let lock = service.matches.lock(next.id()).await;
    inherit(service, &lock, &next).await;
    if let Some(next) = unseen(service, next).await {
        Box::pin(go_on(service, &lock, next, Some(&context.further()))).await;
    }
}

/// Returns a locked set as it is now, unless people have seen that already: they may have moved in it before
/// it was shown.
async fn unseen(service: &Service, begun: Match) -> Option<Committed> {
    let what = "cannot read a set again before it is shown";
    let current = service.records.load_or_log(what, begun.id()).await.unwrap_or(begun);
    let audience = loading::audience(&service.records, &current).await;
    (audience.delivered.version < current.version()).then(|| Committed::now(current, audience))
}

/// Returns the set that began when this one ended, if it is still being played.
async fn next_of(service: &Service, over: &Match) -> Option<Match> {
    let (id, channel) = (over.id(), over.place().channel);
    let live = service
        .records
        .read_or_default("cannot look for the next set", move |store| store.live_in(channel))
        .await;
    live.into_iter().find(|one| one.series().is_some_and(|series| series.previous == Some(id)))
}

/// Shows a set that began when the previous one ended, once that end is shown.
pub(in crate::service) async fn show_begun(service: &Arc<Service>, next: Match) {
    if let Some(previous) = next.series().and_then(|series| series.previous) {
        drop(service.matches.lock(previous).await);
    }
    let lock = service.matches.lock(next.id()).await;
    inherit(service, &lock, &next).await;
    // Where people bring the bot along, the set comes with an answer to someone.
    if let Some(next) = unseen(service, next).await.filter(|next| !next.audience.delivered.user_install) {
        Box::pin(go_on(service, &lock, next, None)).await;
    }
}

/// Copies the language, style and reach of the previous set to the next one. People who were present there
/// are present here, on the other side.
pub(in crate::service) async fn inherit(service: &Service, lock: &MatchLock, next: &Match) {
    let Some(previous) = next.series().and_then(|series| series.previous) else { return };
    let messages = service.records.delivered(next.id()).await;
    if messages.language.is_none() {
        let Delivered { user_install, language, style, acted: [south, north], .. } =
            service.records.delivered(previous).await;
        let acted = [north, south];
        service.boards.keep(lock, Delivered { user_install, language, acted, style, ..messages }).await;
    }
}
