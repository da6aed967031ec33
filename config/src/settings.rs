//! All settings, and how they are merged.

use std::path::Path;

use crate::layers::Layers;
use crate::{
    Activity, Backup, Discord, Environment, Http, Limits, Log, Matches, Metrics, Privacy, SettingsError,
    SettingsErrors, Store, Thinking, text_file,
};

/// The file that is read if none is named and it exists.
const USUAL_FILE: &str = "kuzhi.toml";

/// All settings, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The connection to Discord.
    pub discord: Discord,
    /// The HTTP endpoint for requests from Discord.
    pub http: Http,
    /// The board that people open inside Discord.
    pub activity: Activity,
    /// Where matches and players are stored.
    pub store: Store,
    /// When and where the store is backed up.
    pub backup: Backup,
    /// The settings of the log.
    pub log: Log,
    /// Where the bot serves its metrics.
    pub metrics: Metrics,
    /// What people may start, and how long challenges stay open.
    pub matches: Matches,
    /// The settings of the bot's searches.
    pub thinking: Thinking,
    /// Limits on the bot and its users.
    pub limits: Limits,
    /// Whom people can ask about their data, and when unneeded data is removed.
    pub privacy: Privacy,
}

impl Settings {
    /// Reads the defaults, then `file`, then `environment`. Each one overrides what came before.
    ///
    /// Without a `file`, it reads `kuzhi.toml` in the working directory if that exists.
    ///
    /// # Errors
    ///
    /// All errors, with their places. A missing token is not an error here: only [`Discord::token`]
    /// asks for it, so the rest can be checked without one.
    pub fn load(file: Option<&Path>, environment: &Environment) -> Result<Self, SettingsErrors> {
        Self::load_in(Path::new(""), file, environment)
    }

    /// Like [`Settings::load`], but looks for the default file in `directory`.
    pub(crate) fn load_in(
        directory: &Path,
        file: Option<&Path>,
        environment: &Environment,
    ) -> Result<Self, SettingsErrors> {
        let usual = directory.join(USUAL_FILE);
        let file = file.or_else(|| usual.exists().then_some(usual.as_path()));
        let mut layers = Layers::defaults();
        if let Some(file) = file
            && let Some(text) = layers.or_refuse(read(file))
        {
            layers.lay_file(&file.display().to_string(), &text);
        }
        layers.lay_environment(environment);
        let settings = Self {
            discord: Discord::check(&layers, environment),
            http: Http::check(&layers),
            activity: Activity::check(&layers, environment),
            store: Store::check(&layers),
            backup: Backup::check(&layers),
            log: Log::check(&layers),
            metrics: Metrics::check(&layers),
            matches: Matches::check(&layers),
            thinking: Thinking::check(&layers),
            limits: Limits::check(&layers),
            privacy: Privacy::check(&layers),
        };
        if !settings.discord.gateway && settings.http.address.is_none() {
            let must_be = "true where http.address is not set: nobody could reach the bot".to_owned();
            layers.refuse_together("discord.gateway", must_be, "http.address");
        }
        layers.finish(settings)
    }
}

fn read(file: &Path) -> Result<String, SettingsError> {
    text_file::read(file, u64::MAX)
        .map_err(|reason| SettingsError::Unreadable { file: file.display().to_string(), reason })
}
