//! Metrics that the bot samples at intervals: the size of the store.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_store::{Store, StoreSize};

use crate::metrics::{ALONE, Gauge, number};

/// The sampling interval. Prometheus usually scrapes as often.
const EACH: Duration = Duration::from_secs(15);

/// Measures the size of the store for as long as the bot runs.
pub(crate) async fn keep_measuring(store: Arc<dyn Store>) {
    loop {
        let read = |store: &dyn Store| Ok((store.size()?, store.live_tournaments()?.len()));
        match kuzhi_store::read(&store, read).await {
            Ok((extent, tournaments)) => {
                measure(extent);
                Gauge::OpenTournaments.set(ALONE, number(u64::try_from(tournaments).unwrap_or(u64::MAX)));
            }
            Err(error) => tracing::debug!(%error, "cannot find out the size of the store"),
        }
        tokio::time::sleep(EACH).await;
    }
}

fn measure(StoreSize { live, database, journal }: StoreSize) {
    Gauge::OpenMatches.set(ALONE, number(live));
    Gauge::StoreSize.set(ALONE, number(database));
    if let Some(journal) = journal {
        Gauge::JournalSize.set(ALONE, number(journal));
    }
}
