//! Reading without blocking the threads that serve people, and without leaving them if everything is in
//! memory.

use std::sync::Arc;

use kuzhi_domain::MatchId;
use tokio::task::spawn_blocking;

use super::{Delivered, Lookup, LookupRequest, LookupStore, Store, StoreError};

/// Asks a store for something on a thread that may wait.
///
/// # Errors
///
/// The errors of the job.
pub async fn run<T, J>(store: &Arc<dyn Store>, job: J) -> Result<T, StoreError>
where
    T: Send + 'static,
    J: FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
{
    if store.never_waits() {
        return job(store.as_ref());
    }
    let store = Arc::clone(store);
    spawn_blocking(move || job(store.as_ref())).await.map_err(StoreError::Panicked)?
}

/// Looks something up: on this thread if everything is in memory, otherwise on a thread that may wait.
///
/// The job may run a second time, and must pass on [`StoreError::WouldWait`].
///
/// # Errors
///
/// The errors of the job.
pub async fn run_cached<T, J>(store: &Arc<dyn Store>, job: J) -> Result<T, StoreError>
where
    T: Send + 'static,
    J: FnOnce(&dyn LookupStore) -> Result<T, StoreError> + Clone + Send + 'static,
{
    if let Some(cached) = store.cached() {
        match job.clone()(cached) {
            Err(StoreError::WouldWait) => {}
            done => return done,
        }
    }
    run(store, move |store| job(store)).await
}

/// Looks up what is wanted.
///
/// # Errors
///
/// The errors of the store.
pub async fn look_up(store: &Arc<dyn Store>, wanted: LookupRequest) -> Result<Lookup, StoreError> {
    match store.begin_look_up(&wanted) {
        Some(asked) => asked.await,
        None => run_cached(store, move |store| store.look_up(&wanted)).await,
    }
}

/// Saves what was delivered of a match. `for_good` makes it survive a crash.
///
/// # Errors
///
/// The errors of the store.
pub async fn save_delivered(
    store: &Arc<dyn Store>,
    id: MatchId,
    delivered: Delivered,
    for_good: bool,
) -> Result<(), StoreError> {
    if let Some(kept) = store.begin_keep_delivered(id, delivered, for_good) {
        return kept.await;
    }
    let keep = move |store: &dyn Store| {
        store.save_delivered(id, delivered)?;
        if for_good { store.make_durable() } else { Ok(()) }
    };
    run(store, keep).await
}
