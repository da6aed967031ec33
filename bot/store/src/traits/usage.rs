//! Usage of limits.

use crate::{StoreError, Usage, UsageKey};

/// Stores how much of their limits people and servers have used.
pub trait UsageStore: Send + Sync + 'static {
    /// Returns all stored usage.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for the methods below.
    fn usage(&self) -> Result<Vec<Usage>, StoreError>;

    /// Returns the usage of some limits.
    fn usage_of(&self, keys: &[UsageKey]) -> Result<Vec<Usage>, StoreError> {
        let mut all = self.usage()?;
        all.retain(|usage| keys.contains(&usage.key()));
        Ok(all)
    }

    /// Stores the usage of some limits and removes that of others. A crash may lose the latest.
    fn keep_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError>;
}
