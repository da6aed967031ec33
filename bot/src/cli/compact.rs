//! `kuzhi-bot compact`: shrinks the store to the space it needs, while the bot is stopped.

use std::io::Write;
use std::path::Path;

use kuzhi_config::{Environment, Settings};
use kuzhi_store::Compacted;

use crate::logging;
use crate::size::mebibytes;

/// Compacts the store, and prints how much space that freed.
///
/// # Errors
///
/// If the settings or the store are unusable. The store is unchanged then.
pub fn compact(config: Option<&Path>, environment: &Environment, out: &mut impl Write) -> anyhow::Result<()> {
    let settings = Settings::load(config, environment)?;
    logging::start(&settings.log)?;
    match kuzhi_store::compact(&settings)? {
        Some(Compacted { before, after }) => {
            let [before, after] = [before, after].map(mebibytes);
            writeln!(out, "compacted: {before} before, {after} now, compared entry by entry")?;
        }
        None => writeln!(out, "compacted: the server has rewritten its tables (VACUUM FULL)")?,
    }
    Ok(())
}
