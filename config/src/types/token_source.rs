//! The source of the token: a variable, or a file that a variable names.

use std::io;
use std::path::Path;

use crate::{Environment, Invisible, Token, text_file};

const VARIABLE: &str = "DISCORD_TOKEN";
const FILE_VARIABLE: &str = "DISCORD_TOKEN_FILE";

/// A limit larger than any token. A longer file is some other file.
const MOST_BYTES: u64 = 4096;

/// Returns the token in `environment`, if there is one.
pub(crate) fn token(environment: &Environment) -> Result<Option<Token>, TokenError> {
    match (environment.get(VARIABLE), environment.get(FILE_VARIABLE)) {
        (Some(_), Some(_)) => Err(TokenError::GivenTwice),
        (Some(text), None) => {
            let text = text.to_str().unwrap_or_default();
            let invisible = Token::invisible_in(text).map(TokenError::InvisibleInVariable);
            Token::new(text).map(Some).ok_or(invisible.unwrap_or(TokenError::InVariable))
        }
        (None, Some(file)) => {
            if let Some(invisible) = file.to_str().and_then(Invisible::in_value) {
                return Err(TokenError::InvisibleInName(invisible));
            }
            let text = text_file::read(Path::new(file), MOST_BYTES).map_err(TokenError::Unreadable)?;
            let invisible = Token::invisible_in(&text).map(TokenError::InvisibleInFile);
            Token::new(&text).map(Some).ok_or(invisible.unwrap_or(TokenError::InFile))
        }
        (None, None) => Ok(None),
    }
}

/// The reason why the given token cannot be used.
///
/// The messages repeat neither the token nor the file's name, because people put one in the place of the
/// other.
#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    /// Both variables are set.
    #[error("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; unset one of them")]
    GivenTwice,
    /// The variable does not hold a token.
    #[error(
        "DISCORD_TOKEN: this is not a bot's token, which has only letters, digits, `.`, `_` and `-`; \
         copy it again from your application's Bot page at https://discord.com/developers/applications"
    )]
    InVariable,
    /// The variable would hold a token but for an invisible character.
    #[error(
        "DISCORD_TOKEN: an invisible character is in the token, {0}: remove it, or copy the token again from \
         your application's Bot page at https://discord.com/developers/applications"
    )]
    InvisibleInVariable(Invisible),
    /// The file does not hold a token.
    #[error(
        "DISCORD_TOKEN_FILE: the file it names does not hold a bot's token, which has only letters, digits, \
         `.`, `_` and `-`; put the token there, and nothing else"
    )]
    InFile,
    /// The file would hold a token but for an invisible character.
    #[error(
        "DISCORD_TOKEN_FILE: an invisible character is in the token in the file it names, {0}: remove it, or \
         copy the token there again"
    )]
    InvisibleInFile(Invisible),
    /// The file's name has an invisible character.
    #[error("DISCORD_TOKEN_FILE: the name of the file has {0}, which nobody sees: remove it")]
    InvisibleInName(Invisible),
    /// The file cannot be read.
    #[error(
        "DISCORD_TOKEN_FILE: the file it names cannot be read ({0}); \
         name a file that the bot may read and that holds nothing but the token"
    )]
    Unreadable(io::Error),
}
