//! What is measured by looking at it now and then: how much the store has.

use std::sync::Arc;
use std::time::Duration;

use crate::metrics::{ALONE, Gauge, number};
use crate::store::{self, Extent, Store};

/// How often it is looked at: as often as Prometheus usually asks.
const EACH: Duration = Duration::from_secs(15);

/// Measures how much a store has, for as long as the bot runs.
pub(crate) async fn keep_measuring(store: Arc<dyn Store>) {
    loop {
        match store::read(&store, |store: &dyn Store| store.extent()).await {
            Ok(extent) => measure(extent),
            Err(error) => tracing::debug!(%error, "how large the store is cannot be told"),
        }
        tokio::time::sleep(EACH).await;
    }
}

fn measure(Extent { live, database, journal }: Extent) {
    Gauge::OpenMatches.set(ALONE, number(live));
    Gauge::StoreSize.set(ALONE, number(database));
    if let Some(journal) = journal {
        Gauge::JournalSize.set(ALONE, number(journal));
    }
}
