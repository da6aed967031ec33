//! What all posts have in common: they are tried again when a place does not take them.

use std::time::Duration;

/// A puzzle that could not be posted for so long after its hour is left out: the next one is near.
pub(super) const LATEST: Duration = Duration::from_hours(12);

/// Pauses before the bot tries again to post. The last one repeats.
const PAUSES: [Duration; 4] =
    [Duration::from_secs(30), Duration::from_mins(2), Duration::from_mins(10), Duration::from_hours(1)];

/// How long to wait after so many failures before this one.
pub(super) fn pause(failures: u32) -> Duration {
    PAUSES[(failures as usize).min(PAUSES.len() - 1)]
}
