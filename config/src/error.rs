//! Errors in settings.

use std::error::Error;
use std::fmt;
use std::io;

use crate::{Invisible, Origin, TokenError};

/// The reason why the settings cannot be used, in one line: where, what, and how to fix it.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// The file cannot be read.
    #[error(
        "{}: this settings file cannot be read ({reason}); name one that can, or leave it out",
        file.escape_debug()
    )]
    Unreadable {
        /// The file, as the user named it.
        file: String,
        /// The reason that the system gives.
        reason: io::Error,
    },
    /// The file is not TOML.
    #[error(
        "{at}: this is not TOML ({reason}); correct the line; a setting is written as path = \"data\", below \
         a line with its section, [store]"
    )]
    NotToml {
        /// The line that cannot be read.
        at: Origin,
        /// The reason that the parser gives.
        reason: String,
    },
    /// The file has a section that does not exist.
    #[error("{at}: there is no section `{}`; {}", section.escape_debug(), advice)]
    UnknownSection {
        /// Where the section begins.
        at: Origin,
        /// Its name.
        section: String,
        /// The section that was probably meant, or all of them.
        advice: String,
    },
    /// The file has a setting that does not exist.
    #[error("{at}: there is no setting `{}`; {}", key.escape_debug(), advice)]
    UnknownKey {
        /// The line of the setting.
        at: Origin,
        /// Its name.
        key: String,
        /// The setting that was probably meant, or all of its section.
        advice: String,
    },
    /// A variable has the prefix of settings but is not one.
    #[error("{at}: there is no setting of this name; {advice}")]
    UnknownVariable {
        /// The variable.
        at: Origin,
        /// The variable that was probably meant, or how one is named.
        advice: String,
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
    /// A value has a character that nobody sees.
    #[error("{at}: {key} has {invisible}, which nobody sees: remove it")]
    Unseen {
        /// Where the value was given.
        at: Origin,
        /// The setting.
        key: String,
        /// The character.
        invisible: Invisible,
    },
    /// The token cannot be used.
    #[error(transparent)]
    Token(#[from] TokenError),
}

impl SettingsError {
    /// The setting whose value is wrong.
    pub(crate) fn key(&self) -> Option<&str> {
        match self {
            Self::Unfit { key, .. } | Self::Unseen { key, .. } => Some(key),
            _ => None,
        }
    }

    /// The line in the settings file, if the error is there.
    fn line(&self) -> Option<usize> {
        match self {
            Self::NotToml { at, .. }
            | Self::UnknownSection { at, .. }
            | Self::UnknownKey { at, .. }
            | Self::UnknownVariable { at, .. }
            | Self::TokenMisplaced { at }
            | Self::Unfit { at, .. }
            | Self::Unseen { at, .. } => at.line(),
            Self::Unreadable { .. } | Self::Token(_) => None,
        }
    }
}

/// All reasons why the settings cannot be used, at least one. Each is a line.
#[derive(Debug)]
pub struct SettingsErrors(Vec<SettingsError>);

impl SettingsErrors {
    /// Those of the file come first, by line.
    pub(crate) fn new(mut errors: Vec<SettingsError>) -> Self {
        errors.sort_by_key(|error| error.line().unwrap_or(usize::MAX));
        Self(errors)
    }

    /// Iterates over them.
    pub fn iter(&self) -> impl Iterator<Item = &SettingsError> {
        self.0.iter()
    }
}

impl fmt::Display for SettingsErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(before, error)| {
            if before > 0 {
                writeln!(f)?;
            }
            error.fmt(f)
        })
    }
}

impl Error for SettingsErrors {}
