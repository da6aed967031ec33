//! Reading without holding up the threads that serve people, and without leaving them where that is not needed.

use std::sync::Arc;

use tokio::task::spawn_blocking;

use super::{Delivered, Found, Store, StoreError, Wanted};
use crate::domain::MatchId;

/// Asks a store something: here and now if all of it is in memory, and otherwise on a thread that may wait.
///
/// A job may be begun a second time, so it does nothing that must not be done twice, and hands on
/// [`StoreError::WouldWait`].
///
/// # Errors
///
/// What the job says.
pub async fn read<T, J>(store: &Arc<dyn Store>, job: J) -> Result<T, StoreError>
where
    T: Send + 'static,
    J: FnOnce(&dyn Store) -> Result<T, StoreError> + Clone + Send + 'static,
{
    if let Some(at_once) = store.at_once() {
        match job.clone()(at_once) {
            Err(StoreError::WouldWait) => {}
            done => return done,
        }
    }
    let store = Arc::clone(store);
    let done = spawn_blocking(move || job(store.as_ref())).await;
    done.unwrap_or_else(|broken| Err(StoreError::Failed(broken.to_string())))
}

/// Looks up what is wanted.
///
/// # Errors
///
/// What the store says.
pub async fn look_up(store: &Arc<dyn Store>, wanted: Wanted) -> Result<Found, StoreError> {
    match store.begin_look_up(&wanted) {
        Some(asked) => asked.await,
        None => read(store, move |store| store.look_up(&wanted)).await,
    }
}

/// Keeps what was delivered of a match; `for_good` if a crash must not take it back.
///
/// # Errors
///
/// What the store says.
pub async fn keep_delivered(
    store: &Arc<dyn Store>,
    id: MatchId,
    delivered: Delivered,
    for_good: bool,
) -> Result<(), StoreError> {
    if let Some(kept) = store.begin_keep_delivered(id, delivered, for_good) {
        return kept.await;
    }
    let keep = move |store: &dyn Store| {
        store.keep_delivered(id, delivered)?;
        if for_good { store.make_durable() } else { Ok(()) }
    };
    read(store, keep).await
}
