//! Whoever follows matches live is told of every change in this process.

use std::fmt;
use std::sync::{Arc, OnceLock};

use kuzhi_domain::MatchId;

/// What is called when a match has changed, or something beside it that is shown with it. It must return at
/// once.
type Listener = Box<dyn Fn(MatchId) + Send + Sync>;

/// Tells whoever follows matches, if anybody can.
#[derive(Clone, Default)]
pub struct Followers(Arc<OnceLock<Listener>>);

impl Followers {
    /// Has changes told from now on. Only the first call counts.
    pub fn tell(&self, told: impl Fn(MatchId) + Send + Sync + 'static) {
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
            told(id);
        }
    }
}

impl fmt::Debug for Followers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.get().is_some() { "Followers" } else { "nobody" })
    }
}
