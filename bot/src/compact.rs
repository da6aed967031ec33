//! `kuzhi-bot compact`: the store takes no more room than it needs, while the bot is stopped.

use std::io::Write;
use std::path::Path;

use kuzhi_config::{Environment, Settings};

use crate::logging;
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
        None => writeln!(out, "compacted: the server wrote its tables anew (VACUUM FULL)")?,
    }
    Ok(())
}

/// Compacts the store at a start, if it has grown too large. Where that cannot be, the bot starts all the same.
pub(crate) fn compact_if_due(settings: &Settings) {
    match store::compact_if_due(settings) {
        Ok(None) => {}
        Ok(Some(Compacted { before, after })) => {
            tracing::info!("the store was compacted: {} before, {} now", mebibytes(before), mebibytes(after));
        }
        Err(error) => tracing::warn!("the store is not compacted; the next start tries again: {error}"),
    }
}

pub(crate) fn mebibytes(bytes: u64) -> String {
    let tenths = bytes.saturating_mul(10).div_ceil(1 << 20);
    format!("{}.{} MiB", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_told_in_mebibytes() {
        let told = [0, 1, 104_858, 1 << 20, 3 << 19, 700 << 20].map(mebibytes);
        assert_eq!(told, ["0.0 MiB", "0.1 MiB", "0.2 MiB", "1.0 MiB", "1.5 MiB", "700.0 MiB"]);
    }
}
