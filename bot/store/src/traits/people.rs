//! Facts about people.

use kuzhi_domain::{Language, PlayerId};

use crate::StoreError;

/// Stores the names and languages of people, and whom they have played.
pub trait PeopleStore: Send + Sync + 'static {
    /// Returns the name under which a person was last seen. Names are for display only.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError>;

    /// Stores the name under which a person was seen.
    fn keep_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError>;

    /// Returns the language of the Discord client that a person was last seen with.
    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError>;

    /// Stores the language of the Discord client that a person was seen with.
    fn keep_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError>;

    /// Whether two people have ever played each other, in either order.
    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError>;
}
