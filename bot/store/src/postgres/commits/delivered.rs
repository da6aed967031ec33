//! What was delivered of matches.

use deadpool_postgres::Object;
use kuzhi_domain::MatchId;
use tokio::sync::oneshot;

use super::notes::Note;
use crate::pending::block_on;
use crate::postgres::numbers::unsigned;
use crate::postgres::{PostgresStore, ended};
use crate::record::delivered;
use crate::{Asked, Delivered, DeliveryStore, StoreError};

/// Everything written before it reaches the disk with it.
const FLUSH: &str = "
INSERT INTO meta (name, value) VALUES ('flushes', 1)
ON CONFLICT (name) DO UPDATE SET value = meta.value + 1";

impl DeliveryStore for PostgresStore {
    fn keep_delivered(&self, id: MatchId, delivered: Delivered) -> Result<(), StoreError> {
        block_on(self.note(id, delivered, false))
    }

    fn begin_keep_delivered(&self, id: MatchId, delivered: Delivered, for_good: bool) -> Option<Asked<()>> {
        Some(Box::pin(self.note(id, delivered, for_good)))
    }

    fn make_durable(&self) -> Result<(), StoreError> {
        self.ask_durably(async |client: &Object| client.execute(FLUSH, &[]).await).map(drop)
    }
}

impl PostgresStore {
    /// Submits a note and returns its answer.
    fn note(
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
        async { answered.await.unwrap_or_else(|_| Err(ended())) }
    }
}

/// Returns what was delivered, from its row. A commit without notifications changes only the version.
pub(crate) fn read(version: i64, record: &str) -> Delivered {
    Delivered { version: unsigned(version), ..delivered::read(record.as_bytes()) }
}
