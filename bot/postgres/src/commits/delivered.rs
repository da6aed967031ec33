//! What was delivered of matches.

use kuzhi_domain::MatchId;
use kuzhi_store::record::delivered;
use kuzhi_store::{Delivered, StoreError};
use tokio::sync::oneshot;

use super::notes::Note;
use crate::PostgresStore;
use crate::numbers::unsigned;

impl PostgresStore {
    /// Submits a note and returns its answer.
    pub(super) fn record_delivered(
        &self,
        id: MatchId,
        delivered: Delivered,
        for_good: bool,
    ) -> impl Future<Output = Result<(), StoreError>> + Send + use<> {
        let (answer, answered) = oneshot::channel();
        if let Some(notes) = &self.notes {
            // If the writer has ended, the dropped answer says so.
            let _ = notes.send(Note { id, delivered, for_good, answer });
        }
        async { answered.await.unwrap_or_else(|_| Err(StoreError::Closing)) }
    }
}

/// Returns what was delivered, from its row. A commit without notifications changes only the version.
pub(crate) fn read(version: i64, record: &str) -> Delivered {
    Delivered { version: unsigned(version), ..delivered::read(record.as_bytes()) }
}
