//! Compaction of the store at startup.

use kuzhi_store::{Compacted, Folder};

use crate::size::mebibytes;

/// Compacts the store at startup if it has grown too large. If that fails, the bot starts all the same.
pub(crate) fn compact_if_due(folder: &Folder) {
    match folder.compact_if_due() {
        Ok(None) => {}
        Ok(Some(Compacted { before, after })) => {
            tracing::info!("the store was compacted: {} before, {} now", mebibytes(before), mebibytes(after));
        }
        Err(error) => tracing::warn!("the store is not compacted; the next start tries again: {error}"),
    }
}
