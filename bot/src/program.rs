//! The program's work, put together: settings, log, store, and the bot over them.

use std::io;
use std::path::Path;
use std::thread::available_parallelism;

use anyhow::Context;
use kuzhi_config::{Environment, Settings};
use tokio::runtime::{Builder, Runtime};

use crate::backup::keep_backing_up;
use crate::clock::Clock;
use crate::compact::compact_if_due;
use crate::http::Door;
use crate::{logging, serve, shutdown, store};

/// How many threads wait for the disk at most. What keeps a processor busy has threads of its own.
const BLOCKING_THREADS: usize = 16;

/// How many threads serve people at least, on a machine with one core, too: when a connection breaks in the
/// middle and cannot be resumed, the library keeps one of them busy until it notices.
const LEAST_WORKERS: usize = 2;

/// The runtime on which the bot runs.
///
/// # Errors
///
/// When the machine has no threads for it.
pub fn runtime() -> io::Result<Runtime> {
    let workers = available_parallelism().map_or(LEAST_WORKERS, |cores| cores.get().max(LEAST_WORKERS));
    let mut builder = Builder::new_multi_thread();
    builder.worker_threads(workers).max_blocking_threads(BLOCKING_THREADS).enable_all().build()
}

/// Runs the bot, set up by a file and this process's environment, until a signal ends it.
///
/// # Errors
///
/// When a setting, the token or the store is of no use, or for the reasons of [`serve`].
pub async fn run(config: Option<&Path>) -> anyhow::Result<()> {
    let settings = Settings::load(config, &Environment::of_process())?;
    logging::start(&settings.log)?;
    settings.discord.token()?;
    let door = match settings.http.endpoint() {
        Some((address, key)) => Some(Door::open(address, key).await?),
        None => None,
    };
    compact_if_due(&settings);
    let store = store::open(&settings)?;
    let shutdown = shutdown().context("cannot listen for signals")?;
    let backing_up = tokio::spawn(keep_backing_up(settings.clone(), Clock::of_system()));
    let served = Box::pin(serve(&settings, store, Clock::of_system(), door, shutdown)).await;
    backing_up.abort();
    served?;
    tracing::info!("stopped");
    Ok(())
}
