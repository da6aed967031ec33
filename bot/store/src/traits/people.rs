//! Facts about people.

use kuzhi_domain::{Language, PlayerId};

use crate::StoreError;

/// Stores the names and languages of people, and whom they have played.
pub trait PeopleStore: Send + Sync + 'static {
    /// Stores the name under which a person was seen.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn keep_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError>;

    /// Stores the language of the Discord client that a person was seen with.
    fn keep_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError>;

    /// Whether two people have ever played each other, in either order.
    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError>;
}
