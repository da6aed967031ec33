//! Migrations: creates and upgrades the tables when the store is opened.

use deadpool_postgres::Object;
use kuzhi_store::StoreError;
use tokio_postgres::Error;

use super::connection::failure::DatabaseFailure;
use super::connection::pool::Pool;
use super::connection::retries::Retries;

/// The migrations, from nothing to the current tables, oldest first.
///
/// New migrations are appended. None that a release has run is ever changed or removed, because databases are
/// at each of them.
const STEPS: &[&str] = &[include_str!("migrations/0001.sql"), include_str!("migrations/0002.sql")];

const TABLE: &str = "CREATE TABLE IF NOT EXISTS migrations (step bigint PRIMARY KEY)";

const HAS_TABLE: &str = "SELECT to_regclass('migrations') IS NOT NULL";

/// The last migration, and whether the first one was ours. Before the first release there were a dozen, which
/// are one now: only since then it makes this table.
const LAST: &str = "SELECT COALESCE(MAX(step), 0), to_regclass('operations') IS NOT NULL FROM migrations";

/// The process that inserts a migration's row first runs it. Others wait here until it is done.
const TAKE: &str = "INSERT INTO migrations (step) VALUES ($1) ON CONFLICT DO NOTHING";

/// Removes the timeout of a transaction.
pub(super) const LONG: &str =
    "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";

/// Returns how many migrations the database has had. It may have none, but not those of a newer version.
pub(super) async fn taken(pool: &Pool) -> Result<usize, StoreError> {
    let taken = pool.try_durably(Retries::of_long_job(), async |client: &Object| {
        if client.query_one(HAS_TABLE, &[]).await?.get(0) { last(client).await } else { Ok((0, true)) }
    });
    check_known(pool, taken.await)
}

/// Runs the missing migrations, each in a transaction, and each once however many processes start together.
pub(super) async fn bring_up_to_date(pool: &Pool) -> Result<(), StoreError> {
    let last = pool.try_durably(Retries::of_long_job(), async |client: &Object| {
        client.batch_execute(TABLE).await?;
        last(client).await
    });
    let last = check_known(pool, last.await)?;
    if last == 0 {
        tracing::info!("there was no store at {}: a new, empty one is made there", pool.name());
    }
    let unopened = |failure: DatabaseFailure| StoreError::Unopened {
        path: pool.name().to_owned(),
        cause: failure.cause,
    };
    for (number, step) in (1_i64..).zip(STEPS).skip(last) {
        let taken = pool
            .try_durably(Retries::of_long_job(), async |client: &Object| take(client, number, step).await);
        taken.await.map_err(unopened)?;
    }
    Ok(())
}

async fn take(client: &Object, number: i64, step: &str) -> Result<(), Error> {
    client.batch_execute("BEGIN").await?;
    // Whoever comes second waits here until the first is done.
    client.batch_execute(LONG).await?;
    if client.execute(TAKE, &[&number]).await? == 1 {
        client.batch_execute(step).await?;
    }
    client.batch_execute("COMMIT").await
}

async fn last(client: &Object) -> Result<(i64, bool), Error> {
    let row = client.query_one(LAST, &[]).await?;
    Ok((row.get(0), row.get(1)))
}

/// Checks that this version knows the migrations of a database.
fn check_known(pool: &Pool, last: Result<(i64, bool), DatabaseFailure>) -> Result<usize, StoreError> {
    let path = || pool.name().to_owned();
    let (last, is_ours) =
        last.map_err(|DatabaseFailure { cause, .. }| StoreError::Unopened { path: path(), cause })?;
    let last = usize::try_from(last).unwrap_or(usize::MAX);
    if last > 0 && !is_ours {
        return Err(StoreError::Older { path: path() });
    }
    if last > STEPS.len() {
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        return Err(StoreError::Newer { path: path(), found: number(last), known: number(STEPS.len()) });
    }
    Ok(last)
}
