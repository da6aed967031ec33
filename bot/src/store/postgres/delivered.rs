//! What was delivered of matches.

use deadpool_postgres::Object;
use tokio_postgres::types::ToSql;

use super::PostgresStore;
use super::numbers::{of_match, signed, unsigned};
use crate::domain::MatchId;
use crate::store::{Delivered, DeliveryStore, StoreError, delivered};

const DELIVERED: &str = "SELECT version, record FROM delivered WHERE match = $1";

const KEEP: &str = "
INSERT INTO delivered (match, version, record) VALUES ($1, $2, $3)
ON CONFLICT (match) DO UPDATE SET version = excluded.version, record = excluded.record";

/// Whatever was written before it reaches the disk with it.
const FLUSH: &str = "
INSERT INTO meta (name, value) VALUES ('flushes', 1)
ON CONFLICT (name) DO UPDATE SET value = meta.value + 1";

impl DeliveryStore for PostgresStore {
    fn delivered(&self, id: MatchId) -> Result<Delivered, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(DELIVERED).await?;
            client.query_opt(&statement, &[&of_match(id)]).await
        })?;
        Ok(row.map(|row| read(row.get(0), row.get(1))).unwrap_or_default())
    }

    fn keep_delivered(&self, id: MatchId, delivered: Delivered) -> Result<(), StoreError> {
        let record = String::from_utf8_lossy(&delivered::write(delivered)).into_owned();
        let values: [&(dyn ToSql + Sync); 3] = [&of_match(id), &signed(delivered.version), &record];
        self.ask(async |client: &Object| {
            let statement = client.prepare_cached(KEEP).await?;
            client.execute(&statement, &values).await
        })
        .map(drop)
    }

    fn make_durable(&self) -> Result<(), StoreError> {
        self.ask_durably(async |client: &Object| client.execute(FLUSH, &[]).await).map(drop)
    }
}

/// What was delivered, by its row: a quiet commit changes the version alone.
pub(super) fn read(version: i64, record: &str) -> Delivered {
    Delivered { version: unsigned(version), ..delivered::read(record.as_bytes()) }
}
