//! Boards that people have not seen as they should: what did not get through, and what says the wrong time.

use std::sync::Arc;
use std::time::Duration;

use crate::delivery::Manner;
use crate::domain::MatchId;
use crate::service::Service;

/// When a match that could not be shown is tried again.
const PAUSES: [Duration; 4] =
    [Duration::from_secs(5), Duration::from_secs(30), Duration::from_mins(3), Duration::from_mins(15)];

/// Announces a match that was kept but not told, until that succeeds or is given up.
pub(super) async fn tell(service: &Arc<Service>, id: MatchId) {
    for pause in PAUSES {
        let lock = service.writer.lock(id).await;
        let Ok(Some(current)) = service.records.load(id).await else { return };
        let audience = service.records.audience(&current).await;
        // Where only answers get, whoever presses or asks for the board sees how it stands.
        let is_done = audience.delivered.visiting || audience.delivered.version == current.version();
        if is_done || service.boards.show(&current, None, audience, Manner::Notify).await.is_ok() {
            return;
        }
        drop(lock);
        tokio::select! {
            () = service.stopping() => return,
            () = tokio::time::sleep(pause) => {}
        }
    }
    tracing::warn!(%id, "given up showing a match; `/board` brings it back");
}

/// Shows boards anew that say the wrong time, one after another, and calls nobody.
pub(super) async fn show_anew(service: &Service, boards: Vec<MatchId>) {
    for id in boards {
        if service.tasks.are_stopping() {
            return;
        }
        let _lock = service.writer.lock(id).await;
        if let Ok(Some(current)) = service.records.load(id).await {
            service.boards.refresh(&current).await;
        }
    }
}
