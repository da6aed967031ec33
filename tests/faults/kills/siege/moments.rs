//! The moments at which something is killed, and how to meet them.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use rand::RngExt;

use crate::program::Program;
use crate::store_folder::{current, database, generations};

/// What is killed, and when.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Moment {
    /// The bot, while people play. It backs its store up every second.
    Play,
    /// The bot, while it starts.
    Start,
    /// The bot, while its database writes a snapshot.
    Snapshot,
    /// The bot, while it stops.
    Stop,
    /// The backup command beside the bot.
    Backup,
    /// The compaction command.
    Compaction,
    /// The same, while the compacted store replaces the old one.
    Exchange,
    /// The bot, while it compacts its store before it starts.
    CompactionAtStart,
    /// The restore command, while it replaces another store.
    Restore,
}

impl Moment {
    pub(crate) const ALL: [Moment; 9] = [
        Moment::Play,
        Moment::Start,
        Moment::Snapshot,
        Moment::Stop,
        Moment::Backup,
        Moment::Compaction,
        Moment::Exchange,
        Moment::CompactionAtStart,
        Moment::Restore,
    ];
}

/// How long an operation takes, as far as is known: a kill should come before its end, and often late.
#[derive(Copy, Clone)]
pub(crate) struct Takes(pub(crate) Duration);

impl Takes {
    /// Draws a random moment in it.
    pub(crate) fn moment(self) -> Duration {
        self.0.mul_f64(rand::random())
    }

    /// Records that it was killed then, or had ended.
    pub(crate) fn learn(&mut self, killed_after: Duration, had_ended: bool) {
        self.0 = if had_ended { killed_after.mul_f64(0.9) } else { self.0.mul_f64(1.03) };
        self.0 = self.0.clamp(Duration::from_millis(20), Duration::from_secs(20));
    }
}

/// Waits until the database of a store writes a snapshot. Returns false if it is already written, or there
/// was none to write.
pub(crate) fn meets_snapshot(store: &Path) -> bool {
    let names = || -> Vec<String> {
        let entries = fs::read_dir(database(store)).unwrap();
        entries
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| name.starts_with("snap."))
            .collect()
    };
    let (before, begun) = (names(), Instant::now());
    while begun.elapsed() < Duration::from_secs(5) {
        let now = names();
        if now.iter().any(|name| name.ends_with(".generating")) {
            return true;
        }
        if now.iter().any(|name| !before.contains(name)) {
            return false;
        }
    }
    false
}

/// Waits until a generation of a store replaces another one. Returns false if that was over too soon.
pub(crate) fn meets_exchange(store: &Path, program: &mut Program) -> bool {
    let before = current(store);
    // The new one is written, is complete, counts.
    let moment = rand::rng().random_range(0..3);
    loop {
        let is_met = match moment {
            0 => generations(store).iter().any(|name| name.ends_with(".unfinished")),
            1 => generations(store).iter().filter(|name| !name.contains('.')).count() > 1,
            _ => current(store) != before,
        };
        if is_met {
            return true;
        }
        if program.has_ended() {
            return false;
        }
    }
}
