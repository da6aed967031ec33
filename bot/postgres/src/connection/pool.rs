//! Connections: several for reads and for writes that may be lost, and two that wait for the server's disk.

use std::path::Path;
use std::time::Duration;

use deadpool::managed::QueueMode;
use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Object, Pool as Connections, RecyclingMethod, Runtime,
};
use kuzhi_store::StoreError;
use tokio::time::{sleep, timeout};
use tokio_postgres::Error;

use super::connecting::{SetupError, Target, tls};
use super::failure::{DatabaseFailure, FailureKind, no_connection};
use super::retries::Retries;

/// The number of connections for durable writes: one for commits, and one for everything else.
const LASTING: u32 = 2;

/// How long a caller waits for a connection that others use.
const QUEUING: Duration = Duration::from_secs(4);

/// The start of every session. Statements are planned once, often while tables are small. They must use an
/// index all the same, so that they stay fast when tables grow and so that writers do not conflict with
/// serialisable readers.
macro_rules! session {
    ($durability:literal) => {
        concat!(
            $durability,
            "; SET plan_cache_mode = 'force_generic_plan'; SET enable_seqscan = off; SET jit = off; ",
            "SET statement_timeout = '10s'; SET idle_in_transaction_session_timeout = '10s'"
        )
    };
}

/// The start of sessions for writes that may be lost.
const LOOSE: &str = session!("SET synchronous_commit = off");

/// The start of sessions for durable writes.
const SAFE: &str = session!("SET default_transaction_isolation = 'serializable'");

/// The connections to a database.
pub(crate) struct Pool {
    name: String,
    loose: Connections,
    lasting: Connections,
}

impl Pool {
    pub(crate) fn new(
        target: &Target,
        connections: u32,
        certificates: Option<&Path>,
    ) -> Result<Pool, SetupError> {
        let tls = tls(certificates)?;
        let of = |most: u32, setup: &'static str| {
            let config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
            let manager = Manager::from_config(target.config().clone(), tls.clone(), config);
            let begin = Hook::async_fn(move |client: &mut deadpool_postgres::ClientWrapper, _| {
                Box::pin(async move { client.batch_execute(setup).await.map_err(HookError::Backend) })
            });
            let pool = Connections::builder(manager).max_size(usize::try_from(most).unwrap_or(1));
            let pool = pool.wait_timeout(Some(QUEUING)).create_timeout(Some(QUEUING));
            // The most recently used connection has its statements prepared.
            let pool = pool.queue_mode(QueueMode::Lifo);
            pool.runtime(Runtime::Tokio1).post_create(begin).build().map_err(SetupError::from)
        };
        let loose = of(connections.saturating_sub(LASTING).max(1), LOOSE)?;
        Ok(Pool { name: target.name().to_owned(), loose, lasting: of(LASTING, SAFE)? })
    }

    /// Returns how messages refer to the database.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Runs a job that promises nothing. It may run again.
    pub(crate) async fn run<T>(
        &self,
        retries: Retries,
        job: impl AsyncFn(&Object) -> Result<T, Error>,
    ) -> Result<T, StoreError> {
        self.try_loosely(retries, job).await.map_err(|failure| self.failed(failure))
    }

    /// The same for callers that need the kind of the error.
    pub(crate) async fn try_loosely<T>(
        &self,
        retries: Retries,
        job: impl AsyncFn(&Object) -> Result<T, Error>,
    ) -> Result<T, DatabaseFailure> {
        self.run_on(&self.loose, retries, job).await
    }

    /// Runs a job that is durable when it returns. It may run again, so running it twice must be as good as
    /// once.
    pub(crate) async fn run_durably<T>(
        &self,
        retries: Retries,
        job: impl AsyncFn(&Object) -> Result<T, Error>,
    ) -> Result<T, StoreError> {
        self.try_durably(retries, job).await.map_err(|failure| self.failed(failure))
    }

    /// The same for callers that need the kind of the error, and for jobs that make records. If one cannot be
    /// made, the job's transaction is undone.
    pub(crate) async fn try_durably<T, E: Into<DatabaseFailure>>(
        &self,
        retries: Retries,
        job: impl AsyncFn(&Object) -> Result<T, E>,
    ) -> Result<T, DatabaseFailure> {
        self.run_on(&self.lasting, retries, job).await
    }

    pub(crate) fn failed(&self, failure: DatabaseFailure) -> StoreError {
        match failure.kind {
            FailureKind::Unwritable => StoreError::unwritable("a record")(failure.cause),
            FailureKind::Conflict | FailureKind::Lost | FailureKind::Lasting => {
                StoreError::Database { name: self.name.clone(), cause: failure.into() }
            }
        }
    }

    async fn run_on<T, E: Into<DatabaseFailure>>(
        &self,
        connections: &Connections,
        mut retries: Retries,
        job: impl AsyncFn(&Object) -> Result<T, E>,
    ) -> Result<T, DatabaseFailure> {
        loop {
            let failure = match attempt(connections, retries.answering(), &job).await {
                Ok(done) => return Ok(done),
                Err(failure) => failure,
            };
            match retries.pause(failure.kind) {
                Some(pause) => sleep(pause).await,
                None => return Err(failure),
            }
        }
    }
}

async fn attempt<T, E: Into<DatabaseFailure>>(
    connections: &Connections,
    answering: Duration,
    job: &impl AsyncFn(&Object) -> Result<T, E>,
) -> Result<T, DatabaseFailure> {
    let size = connections.status().max_size;
    let client = connections.get().await.map_err(|error| no_connection(&error, size))?;
    let failed = match timeout(answering, job(&client)).await {
        Ok(Ok(done)) => return Ok(done),
        Ok(Err(error)) => error.into(),
        Err(_) => DatabaseFailure::silent(),
    };
    // Any open transaction ends with the connection at the latest.
    let is_clean = failed.kind != FailureKind::Lost
        && matches!(timeout(QUEUING, client.batch_execute("ROLLBACK")).await, Ok(Ok(())));
    if !is_clean {
        drop(Object::take(client));
    }
    Err(failed)
}
