//! How much there is.

use crate::store::StoreError;

/// How much a store has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Extent {
    /// How many matches are live.
    pub live: u64,
    /// How many bytes the database takes.
    pub database: u64,
    /// How many bytes the journal beside it takes, if there is one.
    pub journal: Option<u64>,
}

/// Tells those who watch the bot how much there is.
pub trait ExtentStore: Send + Sync + 'static {
    /// How much that is now.
    ///
    /// # Errors
    ///
    /// [`StoreError`] when it cannot be told.
    fn extent(&self) -> Result<Extent, StoreError>;
}
