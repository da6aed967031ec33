//! The subcommands besides running the bot, one file each, with their arguments. `main.rs` has their table.

mod backup;
mod check;
mod compact;
mod demo;
mod new_file;
mod ratings;
mod transfer;
mod undo;
mod verify;
mod void;

pub use backup::{Backup, Restore};
pub use check::check;
pub use compact::compact;
pub use demo::SeedDemo;
pub use ratings::{ExportRatings, Ratings, Rebuild};
pub use transfer::{Export, Import};
pub use undo::Undo;
pub use verify::Verify;
pub use void::Void;

use std::io::Write;
use std::path::Path;

use kuzhi_config::{Environment, Settings, SettingsErrors};

use crate::outcome::Outcome;
use crate::{health, logging};

/// What a subcommand is given besides its own arguments.
pub struct Call<'a> {
    /// The settings file, if one is named.
    pub config: Option<&'a Path>,
    /// The environment, which has settings, too.
    pub environment: &'a Environment,
    /// Where it says what it has done.
    pub out: &'a mut dyn Write,
}

impl Call<'_> {
    fn settings(&self) -> Result<Settings, SettingsErrors> {
        Settings::load(self.config, self.environment)
    }

    /// Returns the settings, and starts the log as they say.
    fn settings_with_log(&self) -> anyhow::Result<Settings> {
        let settings = self.settings()?;
        logging::start(&settings.log)?;
        Ok(settings)
    }
}

/// Checks that a running bot is connected to Discord and hears it.
///
/// # Errors
///
/// When there is none, or it does not.
pub fn check_health(call: &Call<'_>) -> anyhow::Result<Outcome> {
    health::check(&call.settings()?.store.path)?;
    Ok(Outcome::Well)
}
