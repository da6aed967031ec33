//! What people have played.

use std::collections::BTreeMap;

use kuzhi_domain::{Career, PlayerId};

use crate::StoreError;

/// Reads what people have played, which follows from the committed matches.
pub trait CareerStore: Send + Sync + 'static {
    /// Returns all finished matches of a person, by name of game. It reads only what is stored for that
    /// person.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every reader.
    fn careers(&self, player: PlayerId) -> Result<BTreeMap<String, Career>, StoreError>;
}
