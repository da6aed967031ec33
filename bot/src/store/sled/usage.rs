//! What was used of limits, as it lies in the database.

use ::sled::Batch;

use super::SledStore;
use crate::store::usage::{read, read_key, write, write_key};
use crate::store::{StoreError, Usage, UsageKey};

impl SledStore {
    /// All that was kept; what cannot be read counts as not used, and is reported.
    pub(super) fn all_usage(&self) -> Result<Vec<Usage>, StoreError> {
        let _well = self.well()?;
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

    /// Not synced at once, see [`crate::store::DeliveryStore::keep_messages`]: at worst somebody has a little more.
    pub(super) fn replace_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError> {
        let unwritable = |cause| StoreError::Failed(format!("what was used cannot be written: {cause}"));
        let mut batch = Batch::default();
        for key in gone {
            batch.remove(write_key(*key));
        }
        for usage in kept {
            batch.insert(write_key(usage.key()), write(usage).map_err(unwritable)?);
        }
        let _well = self.well()?;
        self.usage.apply_batch(batch).map_err(|error| self.failed(&error))?;
        self.writing_back.written();
        Ok(())
    }
}
