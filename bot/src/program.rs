//! Puts the program together: settings, log, store, and the bot on top of them.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::thread::available_parallelism;

use anyhow::Context;
use kuzhi_config::{Environment, Settings};
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;

use crate::backup::keep_backing_up;
use crate::clock::Clock;
use crate::compact::compact_if_due;
use crate::discord::WatchTimes;
use crate::http::{Listener, Monitor};
use crate::measuring::keep_measuring;
use crate::metrics::{ALONE, Timer};
use crate::readiness::Readiness;
use crate::serve::serve_ready;
use crate::{logging, memory, shutdown};

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
/// When a setting, the token or the store cannot be used, or for the reasons of [`serve`](crate::serve()).
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
    tracing::info!(version = env!("CARGO_PKG_VERSION"), store = kuzhi_store::name(&settings), "Kuzhi starts");
    let listener = match settings.http.endpoint() {
        Some((address, key)) => Some(Listener::open(address, key).await?),
        None => None,
    };
    let readiness = Readiness::default();
    // Start monitoring first: opening a large store takes a while, and readiness reports that the bot is
    // starting.
    let mut tasks = JoinSet::new();
    if let Some(address) = settings.metrics.address {
        tasks.spawn(Monitor::open(address).await?.serve(readiness.clone()));
    }
    tasks.spawn(memory::watch());
    kuzhi_store::watch_flushes(|took| Timer::Flush.took(ALONE, took));
    compact_if_due(&settings);
    let store = kuzhi_store::open_and_verify_later(&settings)?;
    if settings.metrics.address.is_some() {
        tasks.spawn(keep_measuring(Arc::clone(&store), clock.clone()));
    }
    let shutdown = shutdown().context("cannot listen for signals")?;
    tasks.spawn(keep_backing_up(settings.clone(), clock.clone()));
    let times = WatchTimes::default();
    Box::pin(serve_ready(&settings, store, clock, listener, times, readiness, shutdown)).await?;
    tracing::info!("stopped");
    Ok(())
}
