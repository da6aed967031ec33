//! Facts about people and servers.

use std::collections::BTreeMap;

use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_domain::study::{Note, Solver};
use kuzhi_domain::{GuildId, Language, MatchId, PlayerId};

use crate::StoreError;

/// Stores what people are called, have chosen, solved and noted, and the settings of servers.
pub trait PeopleStore: Send + Sync + 'static {
    /// Stores the name under which a person was seen.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn save_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError>;

    /// Stores the language of the Discord client that a person was seen with.
    fn save_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError>;

    /// Whether two people have ever played each other, in either order.
    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError>;

    /// Stores the settings of a person. When this returns, they survive a crash.
    fn save_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError>;

    /// Stores the settings of a server. When this returns, they survive a crash.
    fn save_house_rules(&self, guild: GuildId, rules: &HouseRules) -> Result<(), StoreError>;

    /// Returns which puzzles a person has solved, empty if there is none.
    fn solver(&self, player: PlayerId) -> Result<Solver, StoreError>;

    /// Stores a record if its version is the next one. Otherwise another request was faster, and it returns
    /// false. When this returns, it survives a crash.
    fn save_solver(&self, player: PlayerId, solver: &Solver) -> Result<bool, StoreError>;

    /// Returns a person's note on a match, empty if there is none. Only its writer ever sees it.
    fn private_note(&self, player: PlayerId, id: MatchId) -> Result<Note, StoreError>;

    /// Returns all notes of a person.
    fn notes_of(&self, player: PlayerId) -> Result<BTreeMap<MatchId, Note>, StoreError>;

    /// Replaces a note; an empty one removes it. When this returns, it survives a crash.
    fn save_note(&self, player: PlayerId, id: MatchId, note: &Note) -> Result<(), StoreError>;
}
