//! Records that several may change at once, each change with the next version.

use deadpool_postgres::Object;
use kuzhi_store::StoreError;
use kuzhi_store::record::RecordError;
use tokio_postgres::types::ToSql;

use super::settings::QUARANTINE;
use crate::PostgresStore;
use crate::row::text;

/// A kind of such a record: its table, and how it is written and read.
pub(crate) struct Numbered<T> {
    pub(crate) what: &'static str,
    pub(crate) get: &'static str,
    /// Inserts the owner and the record, unless there is one.
    pub(crate) put_first: &'static str,
    /// Replaces the record of the owner, which is the third value, and no other.
    pub(crate) put_next: &'static str,
    /// What is kept beside the record, as the last value of both statements.
    pub(crate) beside: Option<fn(&T) -> Option<i64>>,
    pub(crate) version: fn(&T) -> u64,
    pub(crate) write: fn(&T) -> Result<Vec<u8>, RecordError>,
    pub(crate) read: fn(&[u8]) -> Result<T, RecordError>,
}

impl PostgresStore {
    /// Returns a record. The default if there is none, or if it cannot be read.
    pub(super) fn numbered<T: Default>(&self, kind: &Numbered<T>, owner: i64) -> Result<T, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(kind.get).await?;
            client.query_opt(&statement, &[&owner]).await
        })?;
        let Some(row) = row else { return Ok(T::default()) };
        Ok((kind.read)(row.get::<_, &str>(0).as_bytes()).unwrap_or_else(|cause| {
            tracing::error!(owner, %cause, "{} cannot be read; nothing is taken", kind.what);
            T::default()
        }))
    }

    /// Stores a record if its version is the next one, and returns whether it was.
    pub(super) fn save_next<T>(&self, kind: &Numbered<T>, owner: i64, value: &T) -> Result<bool, StoreError> {
        let record = (kind.write)(value).and_then(text).map_err(StoreError::unwritable(kind.what))?;
        let (next, beside) = ((kind.version)(value), kind.beside.map(|beside| beside(value)));
        self.ask_durably(async |client: &Object| {
            let get = client.prepare_cached(kind.get).await?;
            let before = client.query_opt(&get, &[&owner]).await?;
            let Some(before) = before.as_ref().map(|row| row.get::<_, &str>(0)) else {
                if next != 1 {
                    return Ok(false);
                }
                let put = client.prepare_cached(kind.put_first).await?;
                let mut values: Vec<&(dyn ToSql + Sync)> = vec![&owner, &record];
                values.extend(beside.as_ref().map(|beside| beside as &(dyn ToSql + Sync)));
                return Ok(client.execute(&put, &values).await? == 1);
            };
            if before == record {
                // It was stored, and its answer was lost.
                return Ok(true);
            }
            // An unreadable record counts as none, and is quarantined.
            let version = match (kind.read)(before.as_bytes()) {
                Ok(before) => (kind.version)(&before),
                Err(_) => {
                    let put = client.prepare_cached(QUARANTINE).await?;
                    client.execute(&put, &[&kind.what, &owner, &before]).await?;
                    0
                }
            };
            if version + 1 != next {
                return Ok(false);
            }
            let put = client.prepare_cached(kind.put_next).await?;
            let mut values: Vec<&(dyn ToSql + Sync)> = vec![&owner, &record, &before];
            values.extend(beside.as_ref().map(|beside| beside as &(dyn ToSql + Sync)));
            Ok(client.execute(&put, &values).await? == 1)
        })
    }
}
