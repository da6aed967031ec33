//! What is known of people.

use crate::domain::PlayerId;
use crate::language::Language;
use crate::store::StoreError;

/// Keeps what is known of people: how they are called, what they read, and with whom they have played.
pub trait PeopleStore: Send + Sync + 'static {
    /// The name under which a person was last seen; names are shown, never relied on.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError>;

    /// Keeps the name under which a person was seen.
    fn keep_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError>;

    /// The language of the Discord with which a person was last seen.
    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError>;

    /// Keeps the language of the Discord with which a person was seen.
    fn keep_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError>;

    /// Whether two people have ever sat at one board; it makes no difference who is named first.
    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError>;
}
