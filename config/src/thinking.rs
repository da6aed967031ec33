//! The section `[thinking]`.

use std::num::NonZeroUsize;

use crate::SettingsError;
use crate::layers::Layers;

/// How the bot thinks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thinking {
    /// How many threads the bot thinks on, if not as many as the machine has cores.
    pub threads: Option<NonZeroUsize>,
}

impl Thinking {
    pub(crate) fn check(layers: &Layers) -> Result<Self, SettingsError> {
        let threads = layers.number::<u16>("thinking.threads", 0..=256)?;
        Ok(Self { threads: NonZeroUsize::new(threads.into()) })
    }
}
