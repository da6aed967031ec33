//! How far a start has come that takes long.

use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Says how far it is this often.
const EVERY: Duration = Duration::from_secs(10);

/// How many entries pass before the time is looked at.
const AT_ONCE: u64 = 4_096;

/// How far the store has come, for whoever asks whether the bot is ready.
static STATUS: Mutex<Option<String>> = Mutex::new(None);

/// Counts what is done of something that may take long.
pub(crate) struct Progress {
    what: &'static str,
    of: u64,
    done: u64,
    said: Instant,
}

impl Progress {
    /// Begins something with about so many entries.
    pub(crate) fn new(what: &'static str, of: u64) -> Progress {
        Progress { what, of, done: 0, said: Instant::now() }
    }

    /// Counts an entry.
    pub(crate) fn count(&mut self) {
        self.done += 1;
        if self.done.is_multiple_of(AT_ONCE) && self.said.elapsed() >= EVERY {
            self.said = Instant::now();
            let how_far = format!("{}: {} of {} entries", self.what, self.done, self.of.max(self.done));
            tracing::info!("{how_far}");
            *STATUS.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(how_far);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        *STATUS.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = None;
    }
}

/// Returns what the opening of a store does for more than ten seconds now, and how far it is.
pub(crate) fn status() -> Option<String> {
    STATUS.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone()
}
