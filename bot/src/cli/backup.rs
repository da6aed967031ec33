//! `kuzhi-bot backup` and `kuzhi-bot restore`: copies everything in the store's folder to a file and back.

use std::io::Write;
use std::path::Path;

use kuzhi_config::{Environment, Settings};

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
    writeln!(
        out,
        "restored: {} entries, in {}, compared entry by entry; start the bot on it",
        restored.entries,
        kuzhi_store::name(&settings)
    )?;
    Ok(())
}
