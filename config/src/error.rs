//! Errors in settings.

use std::io;

use crate::{Origin, TokenError};

/// The reason why the settings cannot be used, in one line: where, what, and how to fix it.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// The file cannot be read.
    #[error("{file}: this settings file cannot be read ({reason}); name one that can, or leave it out")]
    Unreadable {
        /// The file, as the user named it.
        file: String,
        /// The reason that the system gives.
        reason: io::Error,
    },
    /// The file is not TOML.
    #[error("{at}: this is not TOML ({reason}); correct the line; config/default.toml shows the format")]
    NotToml {
        /// The line that cannot be read.
        at: Origin,
        /// The reason that the parser gives.
        reason: String,
    },
    /// The file has a section that does not exist.
    #[error("{at}: there is no section `{}`; {}", section.escape_debug(), advice(nearest.as_deref()))]
    UnknownSection {
        /// Where the section begins.
        at: Origin,
        /// Its name.
        section: String,
        /// The section that was probably meant.
        nearest: Option<String>,
    },
    /// The file has a setting that does not exist.
    #[error("{at}: there is no setting `{}`; {}", key.escape_debug(), advice(nearest.as_deref()))]
    UnknownKey {
        /// The line of the setting.
        at: Origin,
        /// Its name.
        key: String,
        /// The setting that was probably meant.
        nearest: Option<String>,
    },
    /// A variable has the prefix of settings but is not one.
    #[error("{at}: there is no setting of this name; {}", advice(nearest.as_deref()))]
    UnknownVariable {
        /// The variable.
        at: Origin,
        /// The variable that was probably meant.
        nearest: Option<String>,
    },
    /// The token was put among the settings.
    #[error(
        "{at}: the token does not belong here; remove it, and set it as the variable DISCORD_TOKEN, \
         or in a file named by DISCORD_TOKEN_FILE"
    )]
    TokenMisplaced {
        /// Where it was put.
        at: Origin,
    },
    /// A value is not what the setting requires.
    #[error("{at}: {key} must be {must_be}")]
    Unfit {
        /// Where the value was given.
        at: Origin,
        /// The setting.
        key: String,
        /// What the value must be.
        must_be: String,
    },
    /// The token cannot be used.
    #[error(transparent)]
    Token(#[from] TokenError),
}

fn advice(nearest: Option<&str>) -> String {
    nearest.map_or_else(
        || "config/default.toml lists all settings".to_owned(),
        |nearest| format!("did you mean `{nearest}`?"),
    )
}
