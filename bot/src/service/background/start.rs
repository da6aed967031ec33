//! Resumes all matches after a start.

use std::sync::Arc;

use kuzhi_store::{Delivered, Store, StoreError};

use crate::service::follow_up::{bot_moves, sets};
use crate::service::{BackgroundWork, Service};

/// Resumes all matches: watches their deadlines, lets the bot think on, and shows what was stored but not
/// shown. A store that several processes share knows itself when any of that is due.
pub(crate) async fn pick_up(service: &Arc<Service>) -> Result<(), StoreError> {
    for leaving in service.records.run(|store: &dyn Store| store.leaving()).await? {
        service.attend_unwaited(BackgroundWork::Erasure(leaving));
    }
    service.tournaments.agenda.resume().await?;
    service.feeds.resume().await?;
    service.person_feeds.resume().await?;
    if service.deadlines.are_shared() {
        service.attend_unwaited(BackgroundWork::Redraw(service.absence.take_wrong_boards()));
        service.deadlines.begin();
        return Ok(());
    }
    let live = service.records.run(<dyn Store>::live_ids).await?;
    tracing::info!(matches = live.len(), "matches are resumed");
    service.attend_unwaited(BackgroundWork::Redraw(service.absence.take_wrong_boards()));
    // One after another: if all were in memory at once, allocating would take longer ever after, in what they
    // left.
    for id in live {
        // Someone may be playing already.
        let lock = service.matches.lock(id).await;
        let one = match service.records.load(id).await {
            Ok(Some(one)) if one.is_live() => one,
            Ok(_) => continue,
            Err(error) => {
                service.records.report(&error, "a match could not be resumed; it is tried again in a while");
                service.deadlines.try_again_unseen(id, 0);
                continue;
            }
        };
        sets::inherit(service, &lock, &one).await;
        let delivered @ Delivered { version, ping_at: call_at, .. } = service.records.delivered(id).await;
        let now = service.clock.now();
        let call_at = if delivered.owes_ping(&one, now) { Some(now) } else { call_at };
        service.deadlines.update(&one, call_at).await;
        drop(lock);
        if let Some(previous) = one.series().and_then(|series| series.previous).filter(|_| version == 0) {
            // Both sets were stored at once, so nobody has seen the end of the previous one either.
            service.attend_unwaited(BackgroundWork::Due(previous, 0));
        }
        match service.bot.think(&one) {
            Some(thought) => bot_moves::answer_later(service, one, thought, None),
            None if version != one.version() => service.attend_unwaited(BackgroundWork::Due(one.id(), 0)),
            None => {}
        }
    }
    Ok(())
}
