//! Whoever follows matches live is told of every change in this process, and what people want to see.

use std::fmt;
use std::sync::{Arc, OnceLock};

use kuzhi_domain::{ChannelId, MatchId, PlayerId};
use kuzhi_view::request::Action;

/// The pages of an Activity. What is called here must return at once.
pub trait Follow: Send + Sync {
    /// A match has changed, or something beside it that is shown with it.
    fn changed(&self, id: MatchId);

    /// A person wants to see this on the pages that they have open in a channel.
    fn open(&self, who: PlayerId, channel: ChannelId, wanted: &Action);
}

/// Tells whoever follows matches, if anybody can.
#[derive(Clone, Default)]
pub struct Followers(Arc<OnceLock<Box<dyn Follow>>>);

impl Followers {
    /// Has these told from now on. Only the first call counts.
    pub fn tell(&self, told: impl Follow + 'static) {
        // There is one Activity.
        let _ = self.0.set(Box::new(told));
    }

    /// Whether anybody can follow matches.
    pub(crate) fn are_there(&self) -> bool {
        self.0.get().is_some()
    }

    /// Tells that a match has changed.
    pub(crate) fn changed(&self, id: MatchId) {
        if let Some(told) = self.0.get() {
            told.changed(id);
        }
    }

    /// Tells what a person wants to see.
    pub(crate) fn open(&self, who: PlayerId, channel: ChannelId, wanted: &Action) {
        if let Some(told) = self.0.get() {
            told.open(who, channel, wanted);
        }
    }
}

impl fmt::Debug for Followers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.get().is_some() { "Followers" } else { "nobody" })
    }
}
