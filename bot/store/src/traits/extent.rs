//! The size of a store.

use crate::StoreError;

/// The size of a store.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Extent {
    /// The number of live matches.
    pub live: u64,
    /// The bytes of the database.
    pub database: u64,
    /// The bytes of the journal beside it, if there is one.
    pub journal: Option<u64>,
}

/// Reports the size of the store for metrics.
pub trait ExtentStore: Send + Sync + 'static {
    /// Returns the current size.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is unknown.
    fn extent(&self) -> Result<Extent, StoreError>;
}
