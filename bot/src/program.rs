//! The program's work, put together: settings, log, store, and the bot over them.

use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use kuzhi_config::{Environment, Settings};

use crate::clock::Clock;
use crate::store::SledStore;
use crate::{logging, serve, shutdown};

/// Runs the bot, set up by a file and this process's environment, until a signal ends it.
///
/// # Errors
///
/// When a setting, the token or the store is of no use, or for the reasons of [`serve`].
pub async fn run(config: Option<&Path>) -> anyhow::Result<()> {
    let settings = Settings::load(config, &Environment::of_process())?;
    logging::start(&settings.log)?;
    settings.discord.token()?;
    let store = Arc::new(SledStore::open(&settings.store.path, settings.store.cache_mb)?);
    let shutdown = shutdown().context("cannot listen for signals")?;
    serve(&settings, store, Clock::of_system(), shutdown).await?;
    tracing::info!("stopped");
    Ok(())
}
