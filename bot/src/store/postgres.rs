//! The store for a bot that has outgrown one machine: a PostgreSQL database.
//!
//! # Design
//!
//! The same records as everywhere lie in rows, beside the columns that they are found by. Whatever is asked is one
//! trip to the server: a statement, or a batch of statements that are sent together. Commits are made by a thread of their
//! own, in the order in which they were handed in and together with those that wait (`writer.rs`); everything else
//! takes a connection from a pool. Nothing that the bot promises to keep is written on a connection that does not wait
//! for the server's disk, and nothing else waits for it.
//!
//! Only what PostgreSQL shares with its relatives is used: transactions, conditional updates and `ON CONFLICT`; no
//! locks of a session, no `LISTEN`.

mod commit;
mod connecting;
mod delivered;
mod latest;
mod leaderboards;
mod lookups;
mod matches;
mod migrations;
mod numbers;
mod people;
mod pool;
mod presence;
mod rated;
mod rating_anew;
mod retries;
mod row;
mod settings;
mod transfer;
mod trouble;
mod usage;
mod writer;

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::thread;

use deadpool_postgres::Object;
use kuzhi_config::DatabaseUrl;
use tokio::runtime::{Builder, EnterGuard, Runtime};
use tokio::sync::mpsc;
use tokio_postgres::Error;

use self::connecting::Target;
use self::latest::Latest;
use self::pool::Pool;
use self::retries::Retries;
use self::writer::Job;
use super::StoreError;
use super::pending::block_on;

/// A store in a PostgreSQL database.
pub struct PostgresStore {
    /// Where its connections live.
    home: Home,
    pool: Arc<Pool>,
    /// What the latest results have changed.
    latest: Arc<Latest>,
    /// Where commits queue; closed when the store is dropped.
    commits: Option<mpsc::UnboundedSender<Job>>,
    writing: Option<thread::JoinHandle<()>>,
}

/// A runtime that may be dropped wherever the store is, also where nobody may wait.
struct Home(Option<Runtime>);

impl Home {
    /// Lets what follows on this thread use it.
    fn enter(&self) -> Option<EnterGuard<'_>> {
        self.0.as_ref().map(Runtime::enter)
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

impl PostgresStore {
    /// Opens the store in a database, and brings its tables up to date.
    ///
    /// # Errors
    ///
    /// [`StoreError::Newer`] or [`StoreError::Unopened`]; nothing was changed then.
    pub fn open(
        url: &DatabaseUrl,
        connections: u32,
        certificates: Option<&Path>,
    ) -> Result<PostgresStore, StoreError> {
        let target = Target::of(url)?;
        let unopened = |cause: String| StoreError::Unopened { path: target.name().to_owned(), cause };
        let runtime = Builder::new_multi_thread().worker_threads(1).thread_name("store").enable_all().build();
        let runtime = runtime.map_err(|error| unopened(error.to_string()))?;
        let handle = runtime.handle().clone();
        let home = Home(Some(runtime));
        let pool = Arc::new(Pool::new(&target, connections, certificates).map_err(unopened)?);
        let context = home.enter();
        block_on(migrations::bring_up_to_date(&pool))?;
        block_on(rating_anew::if_due(&pool))?;
        drop(context);
        let (commits, queue) = mpsc::unbounded_channel();
        let latest = Arc::new(Latest::default());
        let theirs = (Arc::clone(&pool), Arc::clone(&latest));
        let write = move || {
            let _context = handle.enter();
            block_on(writer::run(&theirs.0, &theirs.1, queue));
        };
        let writing = thread::Builder::new().name("store".to_owned()).spawn(write);
        let writing = writing.map_err(|error| unopened(error.to_string()))?;
        Ok(PostgresStore { home, pool, latest, commits: Some(commits), writing: Some(writing) })
    }

    /// Asks the database something, which may be asked again when the connection is lost meanwhile.
    fn ask<T>(&self, job: impl AsyncFn(&Object) -> Result<T, Error>) -> Result<T, StoreError> {
        let _context = self.home.enter();
        block_on(self.pool.run(Retries::default(), job))
    }

    /// The same on a connection that waits for the server's disk.
    fn ask_durably<T>(&self, job: impl AsyncFn(&Object) -> Result<T, Error>) -> Result<T, StoreError> {
        let _context = self.home.enter();
        block_on(self.pool.run_durably(Retries::default(), job))
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        // It ends when all that was handed in is answered.
        drop(self.commits.take());
        if let Some(writing) = self.writing.take() {
            let _ = writing.join();
        }
    }
}

impl fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PostgresStore").field("database", &self.pool.name()).finish_non_exhaustive()
    }
}
