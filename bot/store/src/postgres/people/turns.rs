//! Turns of several processes, by the database's clock.

use std::time::Duration;

use deadpool_postgres::Object;

use crate::postgres::PostgresStore;
use crate::postgres::numbers::signed;
use crate::{StoreError, Turn, TurnStore};

/// A refused process reads how long the turn lasts. No row if it was taken at the same moment.
const TAKE: &str = "
WITH taken AS (
    INSERT INTO turns (name, holder, ends)
    VALUES ($1::text, $2::bigint, now() + $3::double precision * interval '1 second')
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, ends = excluded.ends
    WHERE turns.ends <= now() OR turns.holder = excluded.holder
    RETURNING holder
)
SELECT EXISTS (SELECT 1 FROM taken),
       (SELECT EXTRACT(EPOCH FROM ends - now())::double precision FROM turns WHERE name = $1::text)";

/// The pause before a process asks again, if it asked at the same moment as another one.
const MOMENT: Duration = Duration::from_millis(100);

impl TurnStore for PostgresStore {
    fn is_shared(&self) -> bool {
        true
    }

    fn take_turn(&self, name: &str, holder: u64, lasts: Duration) -> Result<Turn, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(TAKE).await?;
            client.query_one(&statement, &[&name, &signed(holder), &lasts.as_secs_f64()]).await
        })?;
        if row.get(0) {
            return Ok(Turn::Taken);
        }
        let left = row.get::<_, Option<f64>>(1).and_then(|left| Duration::try_from_secs_f64(left).ok());
        Ok(Turn::Wait(left.unwrap_or_default().max(MOMENT)))
    }
}
