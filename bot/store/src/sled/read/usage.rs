//! The usage of limits in the database.

use std::collections::BTreeMap;

use crate::record::usage::{read, read_key, write, write_key};
use crate::sled::SledStore;
use crate::sled::commits::writer::SOON;
use crate::sled::trees::Kind;
use crate::{StoreError, Usage, UsageKey, UsageStore};

impl UsageStore for SledStore {
    /// Returns all usage. Unreadable records count as not used, and are reported.
    fn usage(&self) -> Result<Vec<Usage>, StoreError> {
        let noted = self.writer.noted_keys(Kind::Usage)?;
        let mut records = BTreeMap::new();
        for entry in self.trees.of(Kind::Usage) {
            let (key, bytes) = entry.map_err(|error| self.failed(&error))?;
            records.insert(key.to_vec(), Some(bytes.to_vec()));
        }
        records.extend(noted);
        let mut all = Vec::new();
        for (key, bytes) in records {
            let Some(bytes) = bytes else { continue };
            match read_key(&key).map(|known| read(known, &bytes)) {
                Some(Ok(usage)) => all.push(usage),
                Some(Err(cause)) => tracing::error!(?key, %cause, "the usage of a limit cannot be read"),
                None => tracing::error!(?key, "the usage of an unknown limit cannot be read"),
            }
        }
        Ok(all)
    }

    /// Not synced at once: at worst, someone has a little more after a crash.
    fn keep_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError> {
        let unwritable =
            |cause| StoreError::Failed(format!("the usage of limits cannot be written: {cause}"));
        // Only now does nothing here name someone who has left, and the files can do without them, too.
        if gone.iter().any(|key| matches!(key, UsageKey::Left(_))) {
            self.want_compaction()?;
        }
        for key in gone {
            self.writer.note_key(Kind::Usage, write_key(*key), None, SOON)?;
        }
        for usage in kept {
            let record = write(usage).map_err(unwritable)?;
            self.writer.note_key(Kind::Usage, write_key(usage.key()), Some(record), SOON)?;
        }
        self.writer.well()
    }
}
