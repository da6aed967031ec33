//! Redraws outdated boards: those with a wrong time, and those with letters that can have emoji by now.

use kuzhi_domain::MatchId;

use crate::service::Service;
use crate::service::loading;

/// Redraws boards in their messages, one after another, without notifying anyone.
pub(crate) async fn redraw(service: &Service, boards: Vec<MatchId>) {
    for id in boards {
        if service.tasks.are_stopping() {
            return;
        }
        let _lock = service.matches.lock(id).await;
        if let Some(current) =
            service.records.load_or_log("cannot read a board that shows something outdated", id).await
        {
            let audience = loading::audience(&service.records, &current).await;
            service.boards.refresh(&current, &audience).await;
        }
    }
}
