//! `kuzhi-bot compact`: the store takes no more room than it needs, while the bot is stopped.

use std::io::Write;
use std::path::Path;

use kuzhi_config::{Environment, Settings};

use crate::logging;
use crate::size::mebibytes;
use crate::store::{self, Compacted};

/// Compacts the store, and says what that was good for.
///
/// # Errors
///
/// When settings or store are of no use; the store is as it was then.
pub fn compact(config: Option<&Path>, environment: &Environment, out: &mut impl Write) -> anyhow::Result<()> {
    let settings = Settings::load(config, environment)?;
    logging::start(&settings.log)?;
    match store::compact(&settings)? {
        Some(Compacted { before, after }) => {
            let [before, after] = [before, after].map(mebibytes);
            writeln!(out, "compacted: {before} before, {after} now, compared entry by entry")?;
        }
        None => writeln!(out, "compacted: the server has rewritten its tables (VACUUM FULL)")?,
    }
    Ok(())
}
