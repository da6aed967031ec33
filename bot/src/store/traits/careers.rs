//! What people have played.

use std::collections::BTreeMap;

use crate::domain::{Career, PlayerId};
use crate::store::StoreError;

/// Reads what people have played. It follows from the matches that are committed.
pub trait CareerStore: Send + Sync + 'static {
    /// All finished matches of a person, by the names of games. It reads what is kept of that person alone.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every reader.
    fn careers(&self, player: PlayerId) -> Result<BTreeMap<String, Career>, StoreError>;
}
