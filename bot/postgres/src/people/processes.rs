//! Turns by the database's clock, presence (a row for each running process, and one for all that have left),
//! the usage of limits, and the size of the store.

use std::time::Duration;

use deadpool_postgres::Object;
use kuzhi_domain::Timestamp;
use kuzhi_store::record::usage::{read, read_key, write, write_key};
use kuzhi_store::{Operation, ProcessStore, StoreError, StoreSize, Turn, Usage, UsageKey};

use crate::PostgresStore;
use crate::numbers::{of_time, signed, time_of, unsigned};
use crate::row::text;

/// A refused process reads how long the turn lasts. No row if it was taken at the same moment.
const TAKE_TURN: &str = "
WITH taken AS (
    INSERT INTO turns (name, holder, ends)
    VALUES ($1::text, $2::bigint, now() + $3::double precision * interval '1 second')
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, ends = excluded.ends
    WHERE turns.ends <= now() OR turns.holder = excluded.holder
    RETURNING holder
)
SELECT EXISTS (SELECT 1 FROM taken) AS taken,
       (SELECT EXTRACT(EPOCH FROM ends - now())::double precision FROM turns WHERE name = $1::text)
           AS seconds";

/// The pause before a process asks again, if it asked at the same moment as another one.
const MOMENT: Duration = Duration::from_millis(100);

const LAST_THERE: &str = "SELECT MAX(at) FROM presence";

/// The row of a process that died is deleted after a day. Until then it says when that was. A row far in the
/// future was written before a clock was put back.
const KEEP_THERE: &str = "
WITH forgotten AS (
    DELETE FROM presence WHERE process <> $1::bigint
        AND (process <> 0 AND at < $2::bigint - 86400000 OR at - 30000 > $2::bigint)
)
INSERT INTO presence (process, at) VALUES ($1::bigint, $2::bigint)
ON CONFLICT (process) DO UPDATE SET at = excluded.at";

const OTHERS_THERE: &str = "SELECT process FROM presence WHERE process NOT IN (0, $1) AND at > $2";

const LEAVE: &str = "
WITH gone AS (DELETE FROM presence WHERE process = $1::bigint)
INSERT INTO presence (process, at) VALUES (0, $2::bigint)
ON CONFLICT (process) DO UPDATE SET at = GREATEST(presence.at, excluded.at)";

const SOME_USAGE: &str = "SELECT limit_key, record FROM usage WHERE limit_key = ANY($1::bytea[])";

const ALL_USAGE: &str = "SELECT limit_key, record FROM usage";

/// The removed and the added rows. No row is in both.
const KEEP_USAGE: &str = "
WITH gone AS (DELETE FROM usage WHERE limit_key = ANY($1::bytea[]))
INSERT INTO usage (limit_key, record) SELECT * FROM UNNEST($2::bytea[], $3::text[])
ON CONFLICT (limit_key) DO UPDATE SET record = excluded.record";

const SIZE: &str = "
SELECT (SELECT COUNT(*) FROM matches WHERE live) AS live, pg_database_size(current_database()) AS bytes";

const ADD_OPERATION: &str = "
WITH old AS (
    DELETE FROM operations
    WHERE number NOT IN (SELECT number FROM operations ORDER BY number DESC LIMIT $4)
)
INSERT INTO operations (at, command, subject) VALUES ($1, $2, $3)";

const OPERATIONS: &str = "SELECT at, command, subject FROM operations ORDER BY number";

impl ProcessStore for PostgresStore {
    fn take_turn(&self, name: &str, holder: u64, lasts: Duration) -> Result<Turn, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(TAKE_TURN).await?;
            client.query_one(&statement, &[&name, &signed(holder), &lasts.as_secs_f64()]).await
        })?;
        if row.get("taken") {
            return Ok(Turn::Taken);
        }
        let left =
            row.get::<_, Option<f64>>("seconds").and_then(|left| Duration::try_from_secs_f64(left).ok());
        Ok(Turn::Wait(left.unwrap_or_default().max(MOMENT)))
    }

    fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(LAST_THERE).await?;
            client.query_one(&statement, &[]).await
        })?;
        Ok(row.get::<_, Option<i64>>(0).map(time_of))
    }

    fn record_presence(&self, now: Timestamp) -> Result<(), StoreError> {
        self.keep_presence(KEEP_THERE, now)
    }

    fn others_there(&self, after: Timestamp) -> Result<Vec<u64>, StoreError> {
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(OTHERS_THERE).await?;
            client.query(&statement, &[&self.process, &of_time(after)]).await
        })?;
        Ok(rows.iter().map(|row| unsigned(row.get(0))).collect())
    }

    fn leave(&self, now: Timestamp) -> Result<(), StoreError> {
        self.keep_presence(LEAVE, now)
    }

    fn usage(&self) -> Result<Vec<Usage>, StoreError> {
        let rows = self.ask(async |client: &Object| client.query(ALL_USAGE, &[]).await)?;
        Ok(read_all(&rows))
    }

    fn usage_of(&self, keys: &[UsageKey]) -> Result<Vec<Usage>, StoreError> {
        let keys: Vec<Vec<u8>> = keys.iter().map(|key| write_key(*key)).collect();
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(SOME_USAGE).await?;
            client.query(&statement, &[&keys]).await
        })?;
        Ok(read_all(&rows))
    }

    fn save_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError> {
        let (mut keys, mut records) = (Vec::new(), Vec::new());
        for usage in kept {
            keys.push(write_key(usage.key()));
            records.push(write(usage).and_then(text).map_err(StoreError::unwritable("the usage of limits"))?);
        }
        let gone: Vec<Vec<u8>> =
            gone.iter().map(|key| write_key(*key)).filter(|key| !keys.contains(key)).collect();
        self.ask(async |client: &Object| {
            let statement = client.prepare_cached(KEEP_USAGE).await?;
            client.execute(&statement, &[&gone, &keys, &records]).await
        })
        .map(drop)
    }

    fn record_operation(&self, operation: &Operation) -> Result<(), StoreError> {
        let Operation { at, command, subject } = operation;
        let subject = subject.replace('\0', "");
        let others = i64::try_from(Operation::KEPT - 1).unwrap_or(i64::MAX);
        self.ask_durably(async |client: &Object| {
            client.execute(ADD_OPERATION, &[&of_time(*at), command, &subject, &others]).await
        })
        .map(drop)
    }

    fn operations(&self) -> Result<Vec<Operation>, StoreError> {
        let rows = self.ask(async |client: &Object| client.query(OPERATIONS, &[]).await)?;
        let read = |row: &tokio_postgres::Row| Operation {
            at: time_of(row.get("at")),
            command: row.get("command"),
            subject: row.get("subject"),
        };
        Ok(rows.iter().map(read).collect())
    }

    fn size(&self) -> Result<StoreSize, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(SIZE).await?;
            client.query_one(&statement, &[]).await
        })?;
        let number = |column: &str| unsigned(row.get::<_, i64>(column));
        Ok(StoreSize { live: number("live"), database: number("bytes"), journal: None })
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

/// Returns the usage of rows. Unreadable ones are reported.
fn read_all(rows: &[tokio_postgres::Row]) -> Vec<Usage> {
    let read = |row: &tokio_postgres::Row| {
        let (key, record): (&[u8], &str) = (row.get("limit_key"), row.get("record"));
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
