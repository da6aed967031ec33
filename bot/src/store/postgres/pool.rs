//! Connections: some for reading and for what may be lost, and two that wait for the server's disk.

use std::path::Path;
use std::time::Duration;

use deadpool::managed::QueueMode;
use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Object, Pool as Connections, RecyclingMethod, Runtime,
};
use tokio::time::{sleep, timeout};
use tokio_postgres::Error;

use super::connecting::{Target, tls};
use super::failure::{Kind, cause, kind, no_connection};
use super::retries::Retries;
use crate::store::StoreError;

/// How many connections write what is to last: one for commits, and one for all else.
const LASTING: u32 = 2;

/// How long somebody waits for a connection that others use.
const QUEUING: Duration = Duration::from_secs(4);

/// How every session begins. Plans are made once, and tables are small when they are: each is read by an index all the same, so that it
/// costs the same when there is much in it, and so that what others write does not get into the way of who reads serializably.
macro_rules! session {
    ($durability:literal) => {
        concat!(
            $durability,
            "; SET plan_cache_mode = 'force_generic_plan'; SET enable_seqscan = off; SET jit = off; ",
            "SET statement_timeout = '10s'; SET idle_in_transaction_session_timeout = '10s'"
        )
    };
}

/// How sessions begin that write what may be lost.
const LOOSE: &str = session!("SET synchronous_commit = off");

/// How sessions begin that write what is to last.
const SAFE: &str = session!("SET default_transaction_isolation = 'serializable'");

/// The connections to a database.
pub(super) struct Pool {
    name: String,
    loose: Connections,
    lasting: Connections,
}

impl Pool {
    pub(super) fn new(
        target: &Target,
        connections: u32,
        certificates: Option<&Path>,
    ) -> Result<Pool, String> {
        let tls = tls(certificates)?;
        let of = |most: u32, setup: &'static str| {
            let config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
            let manager = Manager::from_config(target.config().clone(), tls.clone(), config);
            let begin = Hook::async_fn(move |client: &mut deadpool_postgres::ClientWrapper, _| {
                Box::pin(async move { client.batch_execute(setup).await.map_err(HookError::Backend) })
            });
            let pool = Connections::builder(manager).max_size(usize::try_from(most).unwrap_or(1));
            let pool = pool.wait_timeout(Some(QUEUING)).create_timeout(Some(QUEUING));
            // The one that was used last has all at hand.
            let pool = pool.queue_mode(QueueMode::Lifo);
            pool.runtime(Runtime::Tokio1).post_create(begin).build().map_err(|error| error.to_string())
        };
        let loose = of(connections.saturating_sub(LASTING).max(1), LOOSE)?;
        Ok(Pool { name: target.name().to_owned(), loose, lasting: of(LASTING, SAFE)? })
    }

    /// What the database is called where people read it.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Does something that promises nothing, again if need be.
    pub(super) async fn run<T>(
        &self,
        retries: Retries,
        job: impl AsyncFn(&Object) -> Result<T, Error>,
    ) -> Result<T, StoreError> {
        self.try_loosely(retries, job).await.map_err(|(_, cause)| self.failed(&cause))
    }

    /// The same, where somebody wants to know of what kind a failure is.
    pub(super) async fn try_loosely<T>(
        &self,
        retries: Retries,
        job: impl AsyncFn(&Object) -> Result<T, Error>,
    ) -> Result<T, (Kind, String)> {
        self.run_on(&self.loose, retries, job).await
    }

    /// Does something that lasts when it is done, again if need be: twice must be as good as once.
    pub(super) async fn run_durably<T>(
        &self,
        retries: Retries,
        job: impl AsyncFn(&Object) -> Result<T, Error>,
    ) -> Result<T, StoreError> {
        self.try_durably(retries, job).await.map_err(|(_, cause)| self.failed(&cause))
    }

    /// The same, where somebody wants to know of what kind a failure is.
    pub(super) async fn try_durably<T>(
        &self,
        retries: Retries,
        job: impl AsyncFn(&Object) -> Result<T, Error>,
    ) -> Result<T, (Kind, String)> {
        self.run_on(&self.lasting, retries, job).await
    }

    pub(super) fn failed(&self, cause: &str) -> StoreError {
        StoreError::Failed(format!("the database {} failed: {cause}", self.name))
    }

    async fn run_on<T>(
        &self,
        connections: &Connections,
        mut retries: Retries,
        job: impl AsyncFn(&Object) -> Result<T, Error>,
    ) -> Result<T, (Kind, String)> {
        loop {
            let (kind, cause) = match attempt(connections, retries.answering(), &job).await {
                Ok(done) => return Ok(done),
                Err(failed) => failed,
            };
            match retries.pause(kind) {
                Some(pause) => sleep(pause).await,
                None => return Err((kind, cause)),
            }
        }
    }
}

async fn attempt<T>(
    connections: &Connections,
    answering: Duration,
    job: &impl AsyncFn(&Object) -> Result<T, Error>,
) -> Result<T, (Kind, String)> {
    let size = connections.status().max_size;
    let client = connections.get().await.map_err(|error| no_connection(&error, size))?;
    let failed = match timeout(answering, job(&client)).await {
        Ok(Ok(done)) => return Ok(done),
        Ok(Err(error)) => (kind(&error), cause(&error)),
        Err(_) => (Kind::Lost, "it does not answer; see to it that PostgreSQL runs there".to_owned()),
    };
    // Whatever is left of a transaction ends with the connection, at the latest.
    let is_clean = failed.0 != Kind::Lost
        && matches!(timeout(QUEUING, client.batch_execute("ROLLBACK")).await, Ok(Ok(())));
    if !is_clean {
        drop(Object::take(client));
    }
    Err(failed)
}
