//! Kuzhi's settings: defaults, a file and the environment, checked once and turned into types.
//!
//! The defaults are in `default.toml` beside this crate, which documents every setting. A TOML file overrides
//! them, and variables named `KUZHI_SECTION__KEY` override both. The token is kept apart: it comes from
//! `DISCORD_TOKEN` or from the file named by `DISCORD_TOKEN_FILE`, and nothing here prints it.
//!
//! # Design
//!
//! Settings are read in two steps: first into layers, where each value still knows the line or the variable
//! it came from, then into checked types. That is why every [`SettingsError`] is one line that names the
//! place. A wrong value counts as its default while the rest is read, so that all errors are told at once. No
//! error repeats a value, because a value in the wrong place may be the token.
//!
//! # Examples
//!
//! ```
//! use kuzhi_config::{Environment, Settings};
//!
//! let environment = Environment::from_iter([("KUZHI_STORE__PATH", "/data"), ("DISCORD_TOKEN", "a.b.c")]);
//! let settings = Settings::load(None, &environment)?;
//! assert_eq!(settings.store.path.to_str(), Some("/data"));
//! assert_eq!(settings.discord.token().map(ToString::to_string), Ok("redacted".to_owned()));
//! # Ok::<(), kuzhi_config::SettingsErrors>(())
//! ```

// All settings.
mod sections;
mod settings;
mod types;
// The sections.
// The types of values.
// Where values come from.
mod environment;
mod error;
mod file;
mod invisible;
mod key;
mod layers;
mod origin;
mod reading;
mod spelling;
mod text_file;
mod value;

#[cfg(test)]
mod tests;

pub use crate::sections::activity::Activity;
pub use crate::sections::backup::Backup;
pub use crate::sections::discord::{Discord, MissingToken};
pub use crate::sections::http::Http;
pub use crate::sections::limits::Limits;
pub use crate::sections::log::{Log, LogFormat, UnknownLogFormat};
pub use crate::sections::matches::{LOOKS, Matches};
pub use crate::sections::metrics::Metrics;
pub use crate::sections::privacy::Privacy;
pub use crate::sections::store::Store;
pub use crate::sections::thinking::Thinking;
pub use crate::types::api_base::{ApiBase, NotAnApiBase};
pub use crate::types::database_url::DatabaseUrl;
pub use crate::types::shards::Shards;
pub use crate::types::token::Token;
pub use crate::types::token_source::TokenError;
pub use environment::Environment;
pub use error::{SettingsError, SettingsErrors};
pub use invisible::Invisible;
pub use origin::Origin;
pub use reading::{NotADuration, duration};
pub use settings::Settings;
