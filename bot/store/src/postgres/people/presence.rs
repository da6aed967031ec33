//! When the bot was there: a row for each running process, and one for all that have left.

use deadpool_postgres::Object;
use kuzhi_domain::Timestamp;

use crate::postgres::PostgresStore;
use crate::postgres::numbers::{of_time, time_of, unsigned};
use crate::{PresenceStore, StoreError};

const LAST: &str = "SELECT MAX(at) FROM presence";

/// The row of a process that died is deleted after a day. Until then it says when that was. A row far in the
/// future was written before a clock was put back.
const KEEP: &str = "
WITH forgotten AS (
    DELETE FROM presence WHERE process <> $1::bigint
        AND (process <> 0 AND at < $2::bigint - 86400000 OR at - 30000 > $2::bigint)
)
INSERT INTO presence (process, at) VALUES ($1::bigint, $2::bigint)
ON CONFLICT (process) DO UPDATE SET at = excluded.at";

const OTHERS: &str = "SELECT process FROM presence WHERE process NOT IN (0, $1) AND at > $2";

const LEAVE: &str = "
WITH gone AS (DELETE FROM presence WHERE process = $1::bigint)
INSERT INTO presence (process, at) VALUES (0, $2::bigint)
ON CONFLICT (process) DO UPDATE SET at = GREATEST(presence.at, excluded.at)";

impl PresenceStore for PostgresStore {
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(LAST).await?;
            client.query_one(&statement, &[]).await
        })?;
        Ok(row.get::<_, Option<i64>>(0).map(time_of))
    }

    fn keep_there(&self, now: Timestamp) -> Result<(), StoreError> {
        self.keep_presence(KEEP, now)
    }

    fn others_there(&self, after: Timestamp) -> Result<Vec<u64>, StoreError> {
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(OTHERS).await?;
            client.query(&statement, &[&self.process, &of_time(after)]).await
        })?;
        Ok(rows.iter().map(|row| unsigned(row.get(0))).collect())
    }

    fn leave(&self, now: Timestamp) -> Result<(), StoreError> {
        self.keep_presence(LEAVE, now)
    }
}

impl PostgresStore {
    fn keep_presence(&self, statement: &str, now: Timestamp) -> Result<(), StoreError> {
        self.ask(async |client: &Object| {
            let statement = client.prepare_cached(statement).await?;
            client.execute(&statement, &[&self.process, &of_time(now)]).await
        })
        .map(drop)
    }
}
