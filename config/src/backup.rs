//! The section `[backup]`.

use std::path::PathBuf;
use std::time::Duration;

use crate::SettingsError;
use crate::layers::Layers;

const SECOND: Duration = Duration::from_secs(1);
const MONTH: Duration = Duration::from_hours(30 * 24);

/// When the store's directory is backed up while the bot runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    /// How often; never without one.
    pub every: Option<Duration>,
    /// How many backups there are at most: of more, the oldest go.
    pub keep: u32,
    /// Where they lie; in a folder of the store's directory without one.
    pub folder: Option<PathBuf>,
}

impl Backup {
    pub(crate) fn check(layers: &Layers) -> Result<Self, SettingsError> {
        Ok(Self {
            every: layers.duration_or_never("backup.every", SECOND..=MONTH)?,
            keep: layers.number("backup.keep", 1..=1_000)?,
            folder: layers.optional("backup.folder", "the path of a directory, in quotes", |text| {
                (!text.contains('\0')).then(|| PathBuf::from(text))
            })?,
        })
    }
}
