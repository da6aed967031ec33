//! Turns, presence, the usage of limits, what operators have done, and the size of the store.

use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

use kuzhi_domain::Timestamp;

use crate::record::usage::{read, read_key, write, write_key};
use crate::sled::commits::transaction::{Refused, Transaction};
use crate::sled::commits::writer::{SELDOM, SOON};
use crate::sled::folder::database_size;
use crate::sled::generations;
use crate::sled::read::settings::stored;
use crate::sled::trees::Kind;
use crate::sled::{SledStore, keys};
use crate::{Operation, ProcessStore, StoreError, StoreSize, Turn, Usage, UsageKey};

/// The key of the time when the bot was last there.
pub(crate) const LAST_THERE: &str = "last there";

/// The key of what operators have changed.
const OPERATIONS: &str = "operations";

/// Adds what an operator has changed, within a transaction.
pub(crate) fn add_operation(transaction: &mut Transaction<'_>, operation: Operation) -> Result<(), Refused> {
    let before = transaction.get(Kind::Meta, OPERATIONS.as_bytes())?;
    let mut all = before.as_deref().map(read_operations).unwrap_or_default();
    all.push(operation);
    all.drain(..all.len().saturating_sub(Operation::KEPT));
    let record = serde_json::to_vec(&all)?;
    transaction.changes_mut().put(Kind::Meta, OPERATIONS, record);
    Ok(())
}

fn read_operations(record: &[u8]) -> Vec<Operation> {
    let read = serde_json::from_slice(record);
    read.inspect_err(|cause| tracing::error!(%cause, "what operators have changed cannot be read"))
        .unwrap_or_default()
}

impl ProcessStore for SledStore {
    fn take_turn(&self, name: &str, holder: u64, lasts: Duration) -> Result<Turn, StoreError> {
        Ok(self.turns.take(name, holder, lasts))
    }

    fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        let value = self.noted(Kind::Meta, LAST_THERE.as_bytes())?;
        Ok(value.as_deref().and_then(keys::time_in))
    }

    /// On the disk within a quarter of a minute. An earlier time does players no harm.
    fn record_presence(&self, now: Timestamp) -> Result<(), StoreError> {
        self.writer.buffer_key(Kind::Meta, LAST_THERE, Some(keys::of_time(now).to_vec()), SELDOM)
    }

    /// Returns all usage. Unreadable records count as not used, and are reported.
    fn usage(&self) -> Result<Vec<Usage>, StoreError> {
        let noted = self.writer.noted_keys(Kind::Usage)?;
        let mut records = BTreeMap::new();
        for entry in self.trees.tree(Kind::Usage) {
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
    fn save_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError> {
        // Only now does nothing here name someone who has left, and the files can do without them, too.
        if gone.iter().any(|key| matches!(key, UsageKey::Left(_))) {
            self.request_compaction()?;
        }
        for key in gone {
            self.writer.buffer_key(Kind::Usage, write_key(*key), None, SOON)?;
        }
        for usage in kept {
            let record = write(usage).map_err(StoreError::unwritable("the usage of limits"))?;
            self.writer.buffer_key(Kind::Usage, write_key(usage.key()), Some(record), SOON)?;
        }
        self.writer.check_healthy()
    }

    fn record_operation(&self, operation: &Operation) -> Result<(), StoreError> {
        let operation = operation.clone();
        let done = self.writer.submit(move |transaction| add_operation(transaction, operation));
        done.wait().map_err(stored)
    }

    fn operations(&self) -> Result<Vec<Operation>, StoreError> {
        self.writer.wait_for_pending(|changes| changes.touches(Kind::Meta, OPERATIONS.as_bytes()))?;
        let record = self.read(|trees| trees.tree(Kind::Meta).get(OPERATIONS))?;
        Ok(record.as_deref().map(read_operations).unwrap_or_default())
    }

    fn size(&self) -> Result<StoreSize, StoreError> {
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Live, &[]))?;
        let live = self.read(|trees| Ok(trees.tree(Kind::Live).len()))? as u64;
        // Files come and go meanwhile, and the size is measured again soon.
        let unknown = |error: io::Error| StoreError::Disk { path: self.path.clone(), cause: error.into() };
        let current = generations::current(&self.path).map_err(unknown)?;
        let current = current.ok_or_else(|| unknown(io::ErrorKind::NotFound.into()))?;
        let database = database_size(&current.database()).map_err(unknown)?;
        let journal = kuzhi_journal::size(&current.journal()).map_err(unknown)?;
        Ok(StoreSize { live, database, journal: Some(journal) })
    }
}
