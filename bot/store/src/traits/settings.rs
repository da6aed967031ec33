//! Settings of people and servers.

use kuzhi_domain::{GuildId, HouseRules, PlayerId, Preferences};

use crate::StoreError;

/// Stores the settings of people and servers.
pub trait SettingsStore: Send + Sync + 'static {
    /// Returns the settings of a person, or the defaults.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError>;

    /// Stores the settings of a person. When this returns, they survive a crash.
    fn keep_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError>;

    /// Returns the settings of a server, or the defaults.
    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError>;

    /// Stores the settings of a server. When this returns, they survive a crash.
    fn keep_house_rules(&self, guild: GuildId, rules: &HouseRules) -> Result<(), StoreError>;
}
