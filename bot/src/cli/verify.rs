//! `kuzhi-bot verify`: checks that everything stored is consistent, while the bot is stopped. It changes
//! nothing.

use std::io::Write;
use std::path::Path;

use kuzhi_config::{Environment, Settings};
use kuzhi_store::Finding;

use crate::logging;

/// Checks the store, and prints a line for each check. Returns true if all is well.
///
/// # Errors
///
/// If the settings or the store are unusable, or the lines cannot be written.
pub fn verify(file: Option<&Path>, environment: &Environment, out: &mut impl Write) -> anyhow::Result<bool> {
    let settings = Settings::load(file, environment)?;
    logging::start(&settings.log)?;
    anyhow::ensure!(
        kuzhi_store::has_folder(&settings),
        "store.url: this looks through a store's folder; leave it empty for that. What is in a database, \
         its server looks after"
    );
    let mut is_well = true;
    for Finding { what, found } in kuzhi_store::verify(&settings)? {
        is_well &= found.is_ok();
        match found {
            Ok(found) => writeln!(out, "ok    {what}: {found}")?,
            Err(wrong) => writeln!(out, "WRONG {what}: {wrong}")?,
        }
    }
    if is_well {
        writeln!(out, "All is well.")?;
    } else {
        writeln!(
            out,
            "Something is wrong. First copy the store's folder. Then start the bot, which repairs what it \
             can, and run this again. docs/backup.md says what else helps."
        )?;
    }
    Ok(is_well)
}
