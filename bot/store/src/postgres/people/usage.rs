//! The usage of limits.

use deadpool_postgres::Object;

use crate::postgres::PostgresStore;
use crate::record::usage::{read, read_key, write, write_key};
use crate::{StoreError, Usage, UsageKey, UsageStore};

const SOME: &str = "SELECT limit_key, record FROM usage WHERE limit_key = ANY($1::bytea[])";

const ALL: &str = "SELECT limit_key, record FROM usage";

/// The removed and the added rows. No row is in both.
const KEEP: &str = "
WITH gone AS (DELETE FROM usage WHERE limit_key = ANY($1::bytea[]))
INSERT INTO usage (limit_key, record) SELECT * FROM UNNEST($2::bytea[], $3::text[])
ON CONFLICT (limit_key) DO UPDATE SET record = excluded.record";

impl UsageStore for PostgresStore {
    fn usage(&self) -> Result<Vec<Usage>, StoreError> {
        let rows = self.ask(async |client: &Object| client.query(ALL, &[]).await)?;
        Ok(read_all(&rows))
    }

    fn usage_of(&self, keys: &[UsageKey]) -> Result<Vec<Usage>, StoreError> {
        let keys: Vec<Vec<u8>> = keys.iter().map(|key| write_key(*key)).collect();
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(SOME).await?;
            client.query(&statement, &[&keys]).await
        })?;
        Ok(read_all(&rows))
    }

    fn keep_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError> {
        let unwritable = |cause: &dyn ToString| {
            StoreError::Failed(format!("the usage of limits cannot be written: {}", cause.to_string()))
        };
        let (mut keys, mut records) = (Vec::new(), Vec::new());
        for usage in kept {
            let record = write(usage).map_err(|cause| unwritable(&cause))?;
            keys.push(write_key(usage.key()));
            records.push(String::from_utf8(record).map_err(|cause| unwritable(&cause))?);
        }
        let gone: Vec<Vec<u8>> =
            gone.iter().map(|key| write_key(*key)).filter(|key| !keys.contains(key)).collect();
        self.ask(async |client: &Object| {
            let statement = client.prepare_cached(KEEP).await?;
            client.execute(&statement, &[&gone, &keys, &records]).await
        })
        .map(drop)
    }
}

/// Returns the usage of rows. Unreadable ones are reported.
fn read_all(rows: &[tokio_postgres::Row]) -> Vec<Usage> {
    let read = |row: &tokio_postgres::Row| {
        let (key, record): (&[u8], &str) = (row.get(0), row.get(1));
        let found = read_key(key).map(|known| read(known, record.as_bytes()));
        match found {
            Some(Ok(usage)) => return Some(usage),
            Some(Err(cause)) => tracing::error!(?key, %cause, "the usage of a limit cannot be read"),
            None => tracing::error!(?key, "the usage of an unknown limit cannot be read"),
        }
        None
    };
    rows.iter().filter_map(read).collect()
}
