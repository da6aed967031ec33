//! `kuzhi-bot backup` and `kuzhi-bot restore`: everything that the store's folder keeps, into a file and out of it.

use std::io::Write;
use std::path::Path;

use kuzhi_config::{Environment, Settings};

use crate::logging;
use crate::size::mebibytes;
use crate::store;

/// Writes a backup to a new file, whether the bot runs or not.
///
/// # Errors
///
/// When settings, store or file are of no use; there is no file then.
pub fn backup(
    config: Option<&Path>,
    environment: &Environment,
    file: &Path,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let settings = Settings::load(config, environment)?;
    let made = store::back_up(&settings, file)?;
    writeln!(
        out,
        "backed up: {} entries, {}, to {}; read back, and every checksum is right",
        made.entries,
        mebibytes(made.bytes),
        file.display()
    )?;
    Ok(())
}

/// Makes the store of a backup, while no bot uses it.
///
/// # Errors
///
/// When settings or file are of no use, or the store has something in it and is not to be replaced; it is as it was then.
pub fn restore(
    config: Option<&Path>,
    environment: &Environment,
    file: &Path,
    replace: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let settings = Settings::load(config, environment)?;
    logging::start(&settings.log)?;
    let restored = store::restore(&settings, file, replace)?;
    writeln!(
        out,
        "restored: {} entries, in {}, compared entry by entry; start the bot on it",
        restored.entries,
        store::name(&settings)
    )?;
    Ok(())
}
