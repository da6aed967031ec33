//! The section `[thinking]`.

use std::num::NonZeroUsize;

use crate::SettingsError;
use crate::layers::Layers;

/// How the bot thinks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thinking {
    /// How many threads the bot thinks on.
    pub threads: NonZeroUsize,
    /// Memory for endgame tables, in MiB; with 0 there are none.
    pub tables_mb: u32,
}

impl Thinking {
    pub(crate) fn check(layers: &Layers) -> Result<Self, SettingsError> {
        let threads = layers.number::<u16>("thinking.threads", 1..=256)?;
        Ok(Self {
            threads: NonZeroUsize::new(threads.into()).unwrap_or(NonZeroUsize::MIN),
            tables_mb: layers.number("thinking.tables_mb", 0..=256)?,
        })
    }
}
