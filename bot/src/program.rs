//! Puts the program together: settings, log, store, and the bot on top of them.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::thread::available_parallelism;

use anyhow::Context;
use kuzhi_config::{Environment, Settings};
use kuzhi_store::opening_status;
use tokio::runtime::{Builder, Runtime};

use crate::activity::ActivityListener;
use crate::app::{App, Tasks};
use crate::backup::keep_backing_up;
use crate::clock::Clock;
use crate::compact::compact_if_due;
use crate::http::{Listener, Monitor};
use crate::measuring::keep_measuring;
use crate::metrics::{ALONE, Timer};
use crate::readiness::Readiness;
use crate::store_location::store_location;
use crate::{health, logging, memory, shutdown};

/// The most threads that wait for the disk. Work that keeps a core busy has threads of its own.
const BLOCKING_THREADS: usize = 16;

/// The fewest worker threads, even on a machine with one core. When a connection breaks off and cannot be
/// resumed, the Discord library keeps one of them busy until it notices.
const LEAST_WORKERS: usize = 2;

/// Creates the runtime on which the bot runs.
///
/// # Errors
///
/// When the system cannot start its threads.
pub fn runtime() -> io::Result<Runtime> {
    let workers = available_parallelism().map_or(LEAST_WORKERS, |cores| cores.get().max(LEAST_WORKERS));
    let mut builder = Builder::new_multi_thread();
    builder.worker_threads(workers).max_blocking_threads(BLOCKING_THREADS).enable_all().build()
}

/// Runs the bot with the settings of a file and this process's environment, until a signal ends it.
///
/// # Errors
///
/// When a setting, the token or the store cannot be used, or for the reasons of [`App::run`].
pub async fn run(config: Option<&Path>) -> anyhow::Result<()> {
    run_by(config, Clock::of_system()).await
}

/// Runs the bot by this clock.
///
/// # Errors
///
/// For the reasons of [`run`].
pub async fn run_by(config: Option<&Path>, clock: Clock) -> anyhow::Result<()> {
    let settings = Settings::load(config, &Environment::of_process())?;
    logging::start(&settings.log)?;
    settings.discord.token()?;
    let place = store_location(&settings)?;
    tracing::info!(version = env!("CARGO_PKG_VERSION"), store = place.name(), "Kuzhi starts");
    let listener = match settings.http.endpoint() {
        Some((address, key)) => Some(Listener::open(address, key).await?),
        None => None,
    };
    let activity = match settings.activity.endpoint() {
        Some((address, secret)) => Some(ActivityListener::open(address, secret).await?),
        None => None,
    };
    let readiness = Readiness::default();
    // Start monitoring first: opening a large store takes a while, and readiness reports that the bot is
    // starting.
    let mut tasks = Tasks::default();
    if let Some(address) = settings.metrics.address {
        tasks.dropped.spawn(Monitor::open(address).await?.serve(readiness.clone()));
    }
    tasks.dropped.spawn(memory::watch());
    kuzhi_store::watch_flushes(|took| Timer::Flush.took(ALONE, took));
    let opening = tokio::spawn(health::keep_file_while_opening(settings.store.path.clone(), opening_status));
    if let Some(folder) = place.folder() {
        compact_if_due(folder);
    }
    let opened = place.open();
    opening.abort();
    // From here on the app writes the file.
    let _ = opening.await;
    let store = opened?;
    if settings.metrics.address.is_some() {
        tasks.dropped.spawn(keep_measuring(Arc::clone(&store), clock.clone()));
    }
    let shutdown = shutdown().context("cannot listen for signals")?;
    if let Some(folder) = place.folder() {
        tasks.dropped.spawn(keep_backing_up(folder.clone(), settings.clone(), clock.clone()));
    }
    let app = App::new(&settings, store, clock).with_listener(listener).with_activity(activity);
    app.with_readiness(readiness).with_tasks(tasks).run(shutdown).await?;
    tracing::info!("stopped");
    Ok(())
}
