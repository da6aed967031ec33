//! `kuzhi-bot verify`: checks that everything stored is consistent, while the bot is stopped. It changes
//! nothing.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use kuzhi_store::Finding;

use super::Call;
use super::backup::verify_backup;
use crate::outcome::Outcome;
use crate::store_location::store_location;

/// Check that every match replays and that all stored data agrees, while the bot is stopped; changes
/// nothing
#[derive(Args)]
pub struct Verify {
    /// Check this backup instead, without restoring it; the bot may be running
    #[arg(long, value_name = "FILE")]
    backup: Option<PathBuf>,
}

impl Verify {
    /// Checks the store, and prints a line for each check. It fails if one goes wrong.
    ///
    /// # Errors
    ///
    /// If the settings or the store are unusable, or the lines cannot be written.
    pub fn run(self, call: &mut Call<'_>) -> anyhow::Result<Outcome> {
        if let Some(file) = &self.backup {
            return verify_backup(file, &mut call.out);
        }
        let settings = call.settings_with_log()?;
        let place = store_location(&settings)?;
        let folder = place.folder().context(
            "store.url: this looks through a store's folder; leave it empty for that. What is in a database, \
             its server looks after",
        )?;
        let mut is_well = true;
        for Finding { what, found } in folder.verify()? {
            is_well &= found.is_ok();
            match found {
                Ok(found) => writeln!(call.out, "ok    {what}: {found}")?,
                Err(wrong) => writeln!(call.out, "WRONG {what}: {wrong}")?,
            }
        }
        if is_well {
            writeln!(call.out, "All is well.")?;
        } else {
            writeln!(
                call.out,
                "Something is wrong. First copy the store's folder. Then start the bot, which repairs what \
                 it can, and run this again. docs/backup.md says what else helps."
            )?;
        }
        Ok(Outcome::from_success(is_well))
    }
}
