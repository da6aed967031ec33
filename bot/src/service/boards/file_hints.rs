//! Hints that the bot may not attach files. People who manage the server are told now and then.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use kuzhi_domain::{GuildId, Timestamp};

/// How long to wait before telling the same server again. After a start it may be told sooner.
const PAUSE: Duration = Duration::from_hours(7 * 24);

/// When servers were told that the bot may not attach files there.
#[derive(Default)]
pub(crate) struct FileHints(Mutex<BTreeMap<GuildId, Timestamp>>);

impl FileHints {
    /// Whether it is time to tell a server. If so, it counts as told.
    pub(crate) fn take_turn(&self, guild: GuildId, now: Timestamp) -> bool {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        told.retain(|_, &mut at| now.since(at) < PAUSE);
        let is_due = !told.contains_key(&guild);
        if is_due {
            told.insert(guild, now);
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_told_once_a_week() {
        let hints = FileHints::default();
        let at = |days: u32| Timestamp::from_millis(u64::from(days) * 86_400_000);
        let told = [0, 1, 6, 7, 8, 14].map(|days| hints.take_turn(GuildId(1), at(days)));
        assert_eq!(told, [true, false, false, true, false, true]);
        assert!(hints.take_turn(GuildId(2), at(14)));
    }
}
