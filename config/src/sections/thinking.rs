//! The section `[thinking]`.

use std::num::NonZeroUsize;

use crate::layers::Layers;

/// The settings of the bot's searches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thinking {
    /// How many threads the bot searches on. `None` for one per core of the machine.
    pub threads: Option<NonZeroUsize>,
}

impl Thinking {
    pub(crate) fn check(layers: &Layers) -> Self {
        let threads = layers.number::<u16>("thinking.threads", 0..=256);
        Self { threads: NonZeroUsize::new(threads.into()) }
    }
}
