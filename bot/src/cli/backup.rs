//! `kuzhi-bot backup`, `restore` and `verify --backup`: copies everything in the store's folder to a file and
//! back, and checks such a file.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use kuzhi_store::{BackedUp, BackupError};

use super::Call;
use super::undo::write_down;
use crate::outcome::Outcome;
use crate::size::mebibytes;
use crate::store_location::store_location;

/// Write everything in the store's folder to a new file; the bot may be running
#[derive(Args)]
pub struct Backup {
    /// The file, which must not exist yet
    file: PathBuf,
}

impl Backup {
    /// Writes the backup.
    ///
    /// # Errors
    ///
    /// If the settings, the store or the file are unusable. No file remains then.
    pub fn run(self, call: &mut Call<'_>) -> anyhow::Result<Outcome> {
        let place = store_location(&call.settings()?)?;
        let made = place.folder().ok_or(BackupError::OfDatabase)?.back_up(&self.file)?;
        writeln!(
            call.out,
            "backed up: {} entries, {}, to {}; read back, and every checksum is right",
            made.entries,
            mebibytes(made.bytes),
            self.file.display()
        )?;
        Ok(Outcome::Well)
    }
}

/// Checks a backup without restoring it. It needs no settings, and no store.
///
/// # Errors
///
/// If the file is no backup, or is damaged.
pub(super) fn verify_backup(file: &Path, out: &mut impl Write) -> anyhow::Result<Outcome> {
    let BackedUp { entries, bytes, .. } = kuzhi_store::examine(file)?;
    writeln!(
        out,
        "ok    backup: {entries} entries, {}, in {}; every checksum is right",
        mebibytes(bytes),
        file.display()
    )?;
    Ok(Outcome::Well)
}

/// Rebuild the store's folder from a backup file, while the bot is stopped
#[derive(Args)]
pub struct Restore {
    /// The backup file
    file: PathBuf,
    /// Also replace a store that is not empty; the old one is kept in a folder beside the new files
    #[arg(long)]
    replace: bool,
}

impl Restore {
    /// Restores the store from a backup, while no bot uses it.
    ///
    /// # Errors
    ///
    /// If the settings or the file are unusable, or the store is not empty and may not be replaced. It is
    /// unchanged then.
    pub fn run(self, call: &mut Call<'_>) -> anyhow::Result<Outcome> {
        let settings = call.settings_with_log()?;
        let place = store_location(&settings)?;
        let folder = place.folder().ok_or(BackupError::OfDatabase)?;
        let restored = folder.restore(&self.file, self.replace)?;
        write_down(place.open()?.as_ref(), "restore", self.file.display().to_string())?;
        writeln!(
            call.out,
            "restored: {} entries, in {}, and read back; start the bot on it",
            restored.entries,
            place.name()
        )?;
        Ok(Outcome::Well)
    }
}
