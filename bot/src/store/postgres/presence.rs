//! When the bot was there.

use deadpool_postgres::Object;

use super::PostgresStore;
use super::numbers::{of_time, time_of};
use crate::domain::Timestamp;
use crate::store::{PresenceStore, StoreError};

const LAST: &str = "SELECT value FROM meta WHERE name = 'last there'";

const KEEP: &str = "
INSERT INTO meta (name, value) VALUES ('last there', $1)
ON CONFLICT (name) DO UPDATE SET value = excluded.value";

impl PresenceStore for PostgresStore {
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(LAST).await?;
            client.query_opt(&statement, &[]).await
        })?;
        Ok(row.map(|row| time_of(row.get(0))))
    }

    fn keep_there(&self, now: Timestamp) -> Result<(), StoreError> {
        self.ask(async |client: &Object| {
            let statement = client.prepare_cached(KEEP).await?;
            client.execute(&statement, &[&of_time(now)]).await
        })
        .map(drop)
    }
}
