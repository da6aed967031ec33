//! What people and servers have set.

use crate::domain::{GuildId, HouseRules, PlayerId, Preferences};
use crate::store::StoreError;

/// Keeps what people and servers have set.
pub trait SettingsStore: Send + Sync + 'static {
    /// What a person has set; the usual if nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError>;

    /// Keeps what a person has set. When this returns, it survives a crash.
    fn keep_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError>;

    /// What the managers of a server have settled; the usual if nothing.
    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError>;

    /// Keeps what the managers of a server have settled. When this returns, it survives a crash.
    fn keep_house_rules(&self, guild: GuildId, rules: &HouseRules) -> Result<(), StoreError>;
}
