//! The section `[backup]`.

use std::path::PathBuf;
use std::time::Duration;

use crate::layers::Layers;

const SECOND: Duration = Duration::from_secs(1);
const MONTH: Duration = Duration::from_hours(30 * 24);

/// When and where the store's directory is backed up while the bot runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    /// The interval between backups. `None` for no backups.
    pub every: Option<Duration>,
    /// The maximum number of backups. If there are more, the oldest are deleted.
    pub keep: u32,
    /// Where backups are written. `None` for a folder in the store's directory.
    pub folder: Option<PathBuf>,
}

impl Backup {
    pub(crate) fn check(layers: &Layers) -> Self {
        Self {
            every: layers.duration_or_never("backup.every", SECOND..=MONTH),
            keep: layers.number("backup.keep", 1..=1_000),
            folder: layers.path_if_any("backup.folder", "the path of a directory"),
        }
    }
}
