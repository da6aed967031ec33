//! Refreshes boards that show the wrong time.

use crate::domain::MatchId;
use crate::service::Service;
use crate::service::parts::loading;

/// Refreshes boards that show the wrong time, one after another, without notifying anyone.
pub(super) async fn show_anew(service: &Service, boards: Vec<MatchId>) {
    for id in boards {
        if service.tasks.are_stopping() {
            return;
        }
        let _lock = service.matches.lock(id).await;
        if let Ok(Some(current)) = service.records.load(id).await {
            let audience = loading::audience(&service.records, &current).await;
            service.boards.refresh(&current, &audience).await;
        }
    }
}
