//! Metrics that the bot samples at intervals: of the store, its tournaments, and the people of the day.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::Timestamp;
use kuzhi_domain::tournaments::Tournament;
use kuzhi_store::{Store, StoreSize};

use crate::clock::Clock;
use crate::metrics::{ALONE, Gauge, measure_people, number};

/// The sampling interval. Prometheus usually scrapes as often.
const EACH: Duration = Duration::from_secs(15);

/// Measures for as long as the bot runs.
pub(crate) async fn keep_measuring(store: Arc<dyn Store>, clock: Clock) {
    loop {
        let now = clock.now();
        measure_people(now);
        let read = |store: &dyn Store| Ok((store.size()?, store.live_tournaments()?));
        match kuzhi_store::run(&store, read).await {
            Ok((extent, tournaments)) => {
                measure(extent);
                let open = tournaments.iter().filter(|one| one.is_live()).count();
                let open = u64::try_from(open).unwrap_or(u64::MAX);
                Gauge::OpenTournaments.set(ALONE, number(open));
                Gauge::Late.set("tournaments", late(&tournaments, now).as_secs_f64());
            }
            Err(error) => tracing::debug!(%error, "cannot find out the size of the store"),
        }
        tokio::time::sleep(EACH).await;
    }
}

/// How long the oldest of what is due has waited. One whose time is up waits for its last games.
fn late(tournaments: &[Tournament], now: Timestamp) -> Duration {
    let awaits = |one: &&Tournament| one.rules.kind.lasts().is_none() || one.playing().next().is_none();
    let oldest = tournaments.iter().filter(awaits).filter_map(Tournament::next_due).min();
    oldest.map_or(Duration::ZERO, |due| now.since(due))
}

fn measure(StoreSize { live, database, journal }: StoreSize) {
    Gauge::OpenMatches.set(ALONE, number(live));
    Gauge::StoreSize.set(ALONE, number(database));
    if let Some(journal) = journal {
        Gauge::JournalSize.set(ALONE, number(journal));
    }
}
