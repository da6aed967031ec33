//! What was used of limits, as it lies in the database.

use super::SledStore;
use crate::store::usage::{read, read_key, write, write_key};
use crate::store::{StoreError, Usage, UsageKey, UsageStore};

impl UsageStore for SledStore {
    /// All that was kept; what cannot be read counts as not used, and is reported.
    fn usage(&self) -> Result<Vec<Usage>, StoreError> {
        self.writer.well()?;
        let mut all = Vec::new();
        for entry in &self.usage {
            let (key, bytes) = entry.map_err(|error| self.failed(&error))?;
            match read_key(&key).map(|known| read(known, &bytes)) {
                Some(Ok(usage)) => all.push(usage),
                Some(Err(cause)) => tracing::error!(?key, %cause, "what was used of a limit cannot be read"),
                None => tracing::error!(?key, "it is not known of which limit something was used"),
            }
        }
        Ok(all)
    }

    /// Not synced at once: at worst somebody has a little more after a crash. It is written piece by piece, as a batch
    /// would make sled's readers wait for a flush.
    fn keep_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError> {
        let unwritable = |cause| StoreError::Failed(format!("what was used cannot be written: {cause}"));
        self.writer.well()?;
        let failed = |error| self.failed(&error);
        for key in gone {
            self.usage.remove(write_key(*key)).map_err(failed)?;
        }
        for usage in kept {
            let record = write(usage).map_err(unwritable)?;
            self.usage.insert(write_key(usage.key()), record).map_err(failed)?;
        }
        self.writer.written();
        Ok(())
    }
}
