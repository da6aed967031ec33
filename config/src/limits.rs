//! The section `[limits]`.

use crate::SettingsError;
use crate::layers::Layers;

/// How much the bot may use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// How much memory the bot may use, in MiB.
    pub memory_mb: u32,
}

impl Limits {
    pub(crate) fn check(layers: &Layers) -> Result<Self, SettingsError> {
        Ok(Self { memory_mb: layers.number("limits.memory_mb", 64..=65_536)? })
    }
}
