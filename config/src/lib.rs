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
//! place. No error repeats a value, because a value in the wrong place may be the token.
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
//! # Ok::<(), kuzhi_config::SettingsError>(())
//! ```

// All settings.
mod settings;
// The sections.
mod backup;
mod discord;
mod http;
mod limits;
mod log;
mod matches;
mod metrics;
mod privacy;
mod store;
mod thinking;
// The types of values.
mod api_base;
mod database_url;
mod shards;
mod token;
// Where values come from.
mod environment;
mod error;
mod file;
mod invisible;
mod key;
mod layers;
mod origin;
mod path;
mod reading;
mod spelling;
mod text_file;
mod token_source;
mod value;

#[cfg(test)]
mod tests;

pub use api_base::{ApiBase, NotAnApiBase};
pub use backup::Backup;
pub use database_url::DatabaseUrl;
pub use discord::{Discord, MissingToken};
pub use environment::Environment;
pub use error::SettingsError;
pub use http::Http;
pub use invisible::Invisible;
pub use limits::Limits;
pub use log::{Log, LogFormat, UnknownLogFormat};
pub use matches::Matches;
pub use metrics::Metrics;
pub use origin::Origin;
pub use privacy::Privacy;
pub use reading::{NotADuration, duration};
pub use settings::Settings;
pub use shards::Shards;
pub use store::Store;
pub use thinking::Thinking;
pub use token::Token;
pub use token_source::TokenError;
