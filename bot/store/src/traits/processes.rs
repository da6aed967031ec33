//! What processes that use a store share: turns, their presence, how much of the limits is used, and what
//! operators have changed.

use std::time::Duration;

use kuzhi_domain::Timestamp;
use serde::{Deserialize, Serialize};

use crate::{StoreError, Usage, UsageKey};

/// The outcome of asking for a turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The caller has it.
    Taken,
    /// Another has it for so long.
    Wait(Duration),
}

/// The size of a store.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct StoreSize {
    /// The number of live matches.
    pub live: u64,
    /// The bytes of the database.
    pub database: u64,
    /// The bytes of the journal beside it, if there is one.
    pub journal: Option<u64>,
}

/// What an operator has changed by a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Operation {
    /// When.
    pub at: Timestamp,
    /// The command, such as `undo`.
    pub command: String,
    /// What it changed, such as the id of a match.
    pub subject: String,
}

impl Operation {
    /// How many of them a store keeps: the latest.
    pub const KEPT: usize = 1_000;
}

/// Coordinates the processes that use a store.
pub trait ProcessStore: Send + Sync + 'static {
    /// Takes a turn for so long from now, unless another has it. The holder can prolong it, or return it with
    /// a time of zero. After a crash a turn may be granted while another still has it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn take_turn(&self, name: &str, holder: u64, lasts: Duration) -> Result<Turn, StoreError>;

    /// Returns when any process was last there, if recorded. No clock runs while none is.
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Records that this process is there. A crash may bring back an earlier time, never a later one.
    fn record_presence(&self, now: Timestamp) -> Result<(), StoreError>;

    /// Returns the other processes that were there after a time and have not left since. A store of one
    /// process has none.
    fn others_there(&self, after: Timestamp) -> Result<Vec<u64>, StoreError> {
        let _ = after;
        Ok(Vec::new())
    }

    /// Records that this process leaves now.
    fn leave(&self, now: Timestamp) -> Result<(), StoreError> {
        self.record_presence(now)
    }

    /// Returns how much of their limits people and servers have used.
    fn usage(&self) -> Result<Vec<Usage>, StoreError>;

    /// Returns the usage of some limits.
    fn usage_of(&self, keys: &[UsageKey]) -> Result<Vec<Usage>, StoreError> {
        let mut all = self.usage()?;
        all.retain(|usage| keys.contains(&usage.key()));
        Ok(all)
    }

    /// Stores the usage of some limits and removes that of others. A crash may lose the latest.
    fn save_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError>;

    /// Writes down what an operator has changed. When this returns, it survives a crash.
    fn record_operation(&self, operation: &Operation) -> Result<(), StoreError>;

    /// Returns what operators have changed, the latest [`Operation::KEPT`], the oldest first.
    fn operations(&self) -> Result<Vec<Operation>, StoreError>;

    /// Returns the current size of the store.
    fn size(&self) -> Result<StoreSize, StoreError>;
}
