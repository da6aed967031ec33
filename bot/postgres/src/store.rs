//! The store, and how it is asked.

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::Object;
use kuzhi_config::DatabaseUrl;
use kuzhi_store::{StoreError, block_on};
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::Error;

use crate::commits::latest::Latest;
use crate::commits::notes::Note;
use crate::commits::writer::{Job, Writer};
use crate::commits::{notes, rerate};
use crate::connection::connecting::Target;
use crate::connection::database_thread::DatabaseThread;
use crate::connection::pool::Pool;
use crate::connection::retries::Retries;
use crate::migrations;
use crate::read::cache::MatchCache;
use crate::read::due;

/// The store's tables.
const TABLES: &str = "
SELECT string_agg(quote_ident(table_name), ', ') FROM information_schema.tables
WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'";

/// The connections for a look at the database, as few as can be set.
const FEW: u32 = 4;

/// A store in a PostgreSQL database.
pub struct PostgresStore {
    /// The thread of its connections.
    pub(crate) home: DatabaseThread,
    pub(crate) pool: Arc<Pool>,
    /// The name of this process among those that share the database.
    pub(crate) process: i64,
    /// The lease on due matches that it takes, in milliseconds.
    pub(crate) lease: i64,
    /// The changes of the latest results.
    pub(crate) latest: Arc<Latest>,
    /// A cache of matches read or written recently.
    pub(crate) cache: Arc<MatchCache>,
    /// The queues of commits and of delivery notes. They are closed when the store is dropped.
    pub(crate) commits: Option<mpsc::UnboundedSender<Job>>,
    pub(crate) notes: Option<mpsc::UnboundedSender<Note>>,
    writing: Vec<oneshot::Receiver<()>>,
}

impl PostgresStore {
    /// Opens the store in a database and migrates its tables.
    ///
    /// # Errors
    ///
    /// [`StoreError::Newer`] or [`StoreError::Unopened`]. Nothing was changed then.
    pub fn open(
        url: &DatabaseUrl,
        connections: u32,
        certificates: Option<&Path>,
    ) -> Result<PostgresStore, StoreError> {
        let target = Target::parse(url)?;
        let unopened = |cause: String| StoreError::Unopened { path: target.name().to_owned(), cause };
        let home = DatabaseThread::begin().map_err(|error| unopened(error.to_string()))?;
        let pool = Pool::new(&target, connections, certificates);
        let pool = Arc::new(pool.map_err(|error| unopened(error.to_string()))?);
        let context = home.enter();
        block_on(migrations::bring_up_to_date(&pool))?;
        block_on(rerate::if_due(&pool))?;
        let (latest, cache) = (Arc::new(Latest::default()), Arc::new(MatchCache::default()));
        let (commits, queue) = mpsc::unbounded_channel();
        let writer =
            Writer { pool: Arc::clone(&pool), latest: Arc::clone(&latest), cache: Arc::clone(&cache) };
        let (notes, pages) = mpsc::unbounded_channel();
        drop(context);
        let noting = Arc::clone(&pool);
        let writing = vec![home.spawn(|| writer.run(queue)), home.spawn(|| notes::run(noting, pages))];
        let (commits, notes) = (Some(commits), Some(notes));
        let (process, lease) = (rand::random_range(1..i64::MAX), due::LEASE);
        Ok(PostgresStore { home, pool, process, lease, latest, cache, commits, notes, writing })
    }

    /// Checks whether this version can use the database, and changes nothing. Returns whether it has tables.
    ///
    /// # Errors
    ///
    /// As [`PostgresStore::open`].
    pub fn inspect(url: &DatabaseUrl, certificates: Option<&Path>) -> Result<bool, StoreError> {
        let target = Target::parse(url)?;
        let unopened = |cause: String| StoreError::Unopened { path: target.name().to_owned(), cause };
        let home = DatabaseThread::begin().map_err(|error| unopened(error.to_string()))?;
        let pool = Pool::new(&target, FEW, certificates).map_err(|error| unopened(error.to_string()))?;
        let _context = home.enter();
        Ok(block_on(migrations::taken(&pool))? > 0)
    }

    /// Makes the server rewrite its tables, so that their files contain no removed data.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub fn compact(&self) -> Result<(), StoreError> {
        let _context = self.home.enter();
        block_on(self.pool.run_durably(Retries::of_long_job(), async |client: &Object| {
            let tables = client.query_one(TABLES, &[]).await?;
            client.batch_execute("SET statement_timeout = 0").await?;
            let tables = tables.get::<_, Option<String>>(0).unwrap_or_default();
            client.batch_execute(&format!("VACUUM (FULL, ANALYZE) {tables}")).await?;
            client.batch_execute("SET statement_timeout = '10s'").await
        }))
    }

    /// Opens the store with another lease on due matches, because tests have no time to wait until the usual
    /// one runs out.
    #[must_use]
    pub fn with_lease(mut self, lease: Duration) -> PostgresStore {
        self.lease = i64::try_from(lease.as_millis()).unwrap_or(i64::MAX);
        self
    }

    /// Runs a read on the database. It may run again if the connection is lost.
    pub(crate) fn ask<T>(&self, job: impl AsyncFn(&Object) -> Result<T, Error>) -> Result<T, StoreError> {
        let _context = self.home.enter();
        block_on(self.pool.run(Retries::default(), job))
    }

    /// Runs a job on a connection that waits for the server's disk.
    pub(crate) fn ask_durably<T>(
        &self,
        job: impl AsyncFn(&Object) -> Result<T, Error>,
    ) -> Result<T, StoreError> {
        let _context = self.home.enter();
        block_on(self.pool.run_durably(Retries::default(), job))
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        // They end when everything submitted is answered.
        drop((self.commits.take(), self.notes.take()));
        for writing in self.writing.drain(..) {
            let _ = block_on(writing);
        }
    }
}

impl fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PostgresStore").field("database", &self.pool.name()).finish_non_exhaustive()
    }
}
