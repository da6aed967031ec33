//! Where the token comes from: a variable, or a file that a variable names.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};

use crate::{Environment, Token};

const VARIABLE: &str = "DISCORD_TOKEN";
const FILE_VARIABLE: &str = "DISCORD_TOKEN_FILE";

/// More than any token has; what is longer is some other file.
const MOST_BYTES: u64 = 4096;

/// The token that `environment` gives, if it gives one.
pub(crate) fn token(environment: &Environment) -> Result<Option<Token>, TokenError> {
    match (environment.get(VARIABLE), environment.get(FILE_VARIABLE)) {
        (Some(_), Some(_)) => Err(TokenError::GivenTwice),
        (Some(text), None) => text.to_str().and_then(Token::new).map(Some).ok_or(TokenError::InVariable),
        (None, Some(file)) => {
            let text = read(file).map_err(TokenError::Unreadable)?;
            Token::new(&text).map(Some).ok_or(TokenError::InFile)
        }
        (None, None) => Ok(None),
    }
}

fn read(file: &OsStr) -> io::Result<String> {
    let mut text = String::new();
    File::open(file)?.take(MOST_BYTES).read_to_string(&mut text)?;
    Ok(text)
}

/// Why the token that was given cannot be used.
///
/// Neither the token nor the file's name is repeated: people put one in the place of the other.
#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    /// Both variables are set.
    #[error("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; unset one of them")]
    GivenTwice,
    /// The variable holds no token.
    #[error(
        "DISCORD_TOKEN: this is not a bot's token, which has only letters, digits, `.`, `_` and `-`; \
         copy it again from your application's Bot page at https://discord.com/developers/applications"
    )]
    InVariable,
    /// The file holds no token.
    #[error(
        "DISCORD_TOKEN_FILE: the file it names does not hold a bot's token, which has only letters, digits, \
         `.`, `_` and `-`; put the token there, and nothing else"
    )]
    InFile,
    /// The file cannot be read.
    #[error(
        "DISCORD_TOKEN_FILE: the file it names cannot be read ({0}); \
         name a file that the bot may read and that holds nothing but the token"
    )]
    Unreadable(io::Error),
}
