//! Durations of flushes, for whoever watches the disk.

use std::sync::OnceLock;
use std::time::Duration;

static WATCHER: OnceLock<fn(Duration)> = OnceLock::new();

/// Calls a function with the duration of each flush of this process from now on. The first function given
/// stays.
pub fn watch_flushes(watcher: fn(Duration)) {
    let _ = WATCHER.set(watcher);
}

/// Reports that a flush has ended.
pub fn flushed(took: Duration) {
    if let Some(watcher) = WATCHER.get() {
        watcher(took);
    }
}
