//! Settings of people and servers.

use kuzhi_domain::{GuildId, HouseRules, PlayerId, Preferences};

use crate::StoreError;

/// Stores the settings of people and servers.
pub trait SettingsStore: Send + Sync + 'static {
    /// Stores the settings of a person. When this returns, they survive a crash.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for the method below.
    fn keep_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError>;

    /// Stores the settings of a server. When this returns, they survive a crash.
    fn keep_house_rules(&self, guild: GuildId, rules: &HouseRules) -> Result<(), StoreError>;
}
