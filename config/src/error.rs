//! What can be wrong with settings.

use std::io;

use crate::{Origin, TokenError};

/// Why the settings cannot be used, in one line: where, what, and how to mend it.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// The file cannot be read.
    #[error("{file}: this settings file cannot be read ({reason}); name one that can, or leave it out")]
    Unreadable {
        /// The file as it was named.
        file: String,
        /// What the system says.
        reason: io::Error,
    },
    /// The file is not TOML.
    #[error("{at}: this is not TOML ({reason}); mend the line, config/default.toml shows how lines look")]
    NotToml {
        /// The line that cannot be read.
        at: Origin,
        /// What the parser says.
        reason: String,
    },
    /// The file has a section that does not exist.
    #[error("{at}: there is no section `{}`; {}", section.escape_debug(), advice(nearest.as_deref()))]
    UnknownSection {
        /// Where the section begins.
        at: Origin,
        /// Its name.
        section: String,
        /// The section that may be meant.
        nearest: Option<String>,
    },
    /// The file has a setting that does not exist.
    #[error("{at}: there is no setting `{}`; {}", key.escape_debug(), advice(nearest.as_deref()))]
    UnknownKey {
        /// The line of the setting.
        at: Origin,
        /// Its name.
        key: String,
        /// The setting that may be meant.
        nearest: Option<String>,
    },
    /// A variable begins as settings do and is none.
    #[error("{at}: there is no setting of this name; {}", advice(nearest.as_deref()))]
    UnknownVariable {
        /// The variable.
        at: Origin,
        /// The variable that may be meant.
        nearest: Option<String>,
    },
    /// The token stands where settings do.
    #[error(
        "{at}: the token has no place here; take it out, and give it as the variable DISCORD_TOKEN, \
         or in a file named by DISCORD_TOKEN_FILE"
    )]
    TokenMisplaced {
        /// Where it stands.
        at: Origin,
    },
    /// A value is not what its setting asks for.
    #[error("{at}: {key} must be {must_be}")]
    Unfit {
        /// Where the value was given.
        at: Origin,
        /// The setting.
        key: String,
        /// What would fit.
        must_be: String,
    },
    /// The token cannot be used.
    #[error(transparent)]
    Token(#[from] TokenError),
}

fn advice(nearest: Option<&str>) -> String {
    nearest.map_or_else(
        || "config/default.toml lists all there are".to_owned(),
        |nearest| format!("did you mean `{nearest}`?"),
    )
}
