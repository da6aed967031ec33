//! `kuzhi-bot backup`, `restore` and `verify --backup`: copies everything in the store's folder to a file and
//! back, and checks such a file.

use std::io::Write;
use std::path::Path;

use kuzhi_config::{Environment, Settings};
use kuzhi_store::BackedUp;

use super::undo::write_down;
use crate::logging;
use crate::size::mebibytes;

/// Writes a backup to a new file, whether the bot is running or not.
///
/// # Errors
///
/// If the settings, the store or the file are unusable. No file remains then.
pub fn backup(
    config: Option<&Path>,
    environment: &Environment,
    file: &Path,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let settings = Settings::load(config, environment)?;
    let made = kuzhi_store::back_up(&settings, file)?;
    writeln!(
        out,
        "backed up: {} entries, {}, to {}; read back, and every checksum is right",
        made.entries,
        mebibytes(made.bytes),
        file.display()
    )?;
    Ok(())
}

/// Checks a backup without restoring it. It needs no settings, and no store.
///
/// # Errors
///
/// If the file is no backup, or is damaged.
pub fn verify_backup(file: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    let BackedUp { entries, bytes, .. } = kuzhi_store::examine(file)?;
    writeln!(
        out,
        "ok    backup: {entries} entries, {}, in {}; every checksum is right",
        mebibytes(bytes),
        file.display()
    )?;
    Ok(())
}

/// Restores the store from a backup, while no bot uses it.
///
/// # Errors
///
/// If the settings or the file are unusable, or the store is not empty and may not be replaced. It is
/// unchanged then.
pub fn restore(
    config: Option<&Path>,
    environment: &Environment,
    file: &Path,
    replace: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let settings = Settings::load(config, environment)?;
    logging::start(&settings.log)?;
    let restored = kuzhi_store::restore(&settings, file, replace)?;
    write_down(kuzhi_store::open(&settings)?.as_ref(), "restore", file.display().to_string())?;
    writeln!(
        out,
        "restored: {} entries, in {}, compared entry by entry; start the bot on it",
        restored.entries,
        kuzhi_store::name(&settings)
    )?;
    Ok(())
}
