//! All settings, and how they are put together.

use std::fs;
use std::path::Path;

use crate::layers::Layers;
use crate::{
    Backup, Discord, Environment, Http, Limits, Log, Matches, Metrics, Privacy, SettingsError, Store,
    Thinking,
};

/// The file that is read when none is named, if it is there.
const USUAL_FILE: &str = "kuzhi.toml";

/// Everything that can be set, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// How the bot reaches Discord.
    pub discord: Discord,
    /// How Discord reaches the bot with requests of its own.
    pub http: Http,
    /// Where matches and players are kept.
    pub store: Store,
    /// When it is backed up.
    pub backup: Backup,
    /// What is logged, and how.
    pub log: Log,
    /// How the bot tells those who watch it how it is.
    pub metrics: Metrics,
    /// What people may start, and how long it waits.
    pub matches: Matches,
    /// How the bot thinks.
    pub thinking: Thinking,
    /// How much the bot and people may use.
    pub limits: Limits,
    /// What people are told of what is kept of them, and when what nobody needs any more is removed.
    pub privacy: Privacy,
}

impl Settings {
    /// Reads the defaults, then `file`, then `environment`, each over what came before.
    ///
    /// Without a `file`, `kuzhi.toml` in the working directory is read if it exists.
    ///
    /// # Errors
    ///
    /// The first thing found wrong, with its place. A missing token is not among them: only
    /// [`Discord::token`] asks for it, so that the rest can be checked without one.
    pub fn load(file: Option<&Path>, environment: &Environment) -> Result<Self, SettingsError> {
        Self::load_in(Path::new(""), file, environment)
    }

    /// As [`Settings::load`], with the usual file looked for in `directory`.
    pub(crate) fn load_in(
        directory: &Path,
        file: Option<&Path>,
        environment: &Environment,
    ) -> Result<Self, SettingsError> {
        let usual = directory.join(USUAL_FILE);
        let file = file.or_else(|| usual.exists().then_some(usual.as_path()));
        let mut layers = Layers::defaults();
        if let Some(file) = file {
            layers.lay_file(&file.display().to_string(), &read(file)?)?;
        }
        layers.lay_environment(environment)?;
        let (discord, http) = (Discord::check(&layers, environment)?, Http::check(&layers)?);
        if !discord.gateway && http.address.is_none() {
            let must_be = "true where http.address is not set: nobody could reach the bot";
            return Err(layers.unfit("discord.gateway", must_be.to_owned()));
        }
        Ok(Self {
            discord,
            http,
            store: Store::check(&layers)?,
            backup: Backup::check(&layers)?,
            log: Log::check(&layers)?,
            metrics: Metrics::check(&layers)?,
            matches: Matches::check(&layers)?,
            thinking: Thinking::check(&layers)?,
            limits: Limits::check(&layers)?,
            privacy: Privacy::check(&layers)?,
        })
    }
}

fn read(file: &Path) -> Result<String, SettingsError> {
    fs::read_to_string(file)
        .map_err(|reason| SettingsError::Unreadable { file: file.display().to_string(), reason })
}
