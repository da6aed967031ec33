//! What was used of limits.

use crate::store::{StoreError, Usage, UsageKey};

/// Keeps what people and servers have used of their limits.
pub trait UsageStore: Send + Sync + 'static {
    /// All that was used of limits, as far as it was kept.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for the methods below.
    fn usage(&self) -> Result<Vec<Usage>, StoreError>;

    /// What was used of some limits.
    fn usage_of(&self, keys: &[UsageKey]) -> Result<Vec<Usage>, StoreError> {
        let mut all = self.usage()?;
        all.retain(|usage| keys.contains(&usage.key()));
        Ok(all)
    }

    /// Keeps what was used of some limits, and forgets what was used of others. After a crash what was kept
    /// last may be missing.
    fn keep_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError>;
}
