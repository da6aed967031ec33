//! Refreshes boards that show the wrong time.

use kuzhi_domain::MatchId;

use crate::service::Service;
use crate::service::state::loading;

/// Refreshes boards that show the wrong time, one after another, without notifying anyone.
pub(crate) async fn show_anew(service: &Service, boards: Vec<MatchId>) {
    for id in boards {
        if service.tasks.are_stopping() {
            return;
        }
        let _lock = service.matches.lock(id).await;
        if let Some(current) =
            service.records.load_or_log("cannot read a board that shows the wrong time", id).await
        {
            let audience = loading::audience(&service.records, &current).await;
            service.boards.refresh(&current, &audience).await;
        }
    }
}
