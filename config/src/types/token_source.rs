//! The sources of secrets: a variable, or a file that a variable names.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::Path;

use crate::{Environment, Invisible, Token, text_file};

/// A secret of an application, and where people find it.
#[derive(Debug)]
struct Kind {
    variable: &'static str,
    file_variable: &'static str,
    name: &'static str,
    page: &'static str,
}

static TOKEN: Kind = Kind {
    variable: "DISCORD_TOKEN",
    file_variable: "DISCORD_TOKEN_FILE",
    name: "a bot's token",
    page: "Bot",
};

static CLIENT_SECRET: Kind = Kind {
    variable: "DISCORD_CLIENT_SECRET",
    file_variable: "DISCORD_CLIENT_SECRET_FILE",
    name: "a client secret",
    page: "OAuth2",
};

/// A limit larger than any token. A longer file is some other file.
const MOST_BYTES: u64 = 4096;

/// Returns the bot's token in `environment`, if there is one.
pub(crate) fn token(environment: &Environment) -> Result<Option<Token>, TokenError> {
    given(environment, &TOKEN)
}

/// Returns the client secret in `environment`, if there is one.
pub(crate) fn client_secret(environment: &Environment) -> Result<Option<Token>, TokenError> {
    given(environment, &CLIENT_SECRET)
}

fn given(environment: &Environment, kind: &'static Kind) -> Result<Option<Token>, TokenError> {
    let wrong = |why| TokenError { kind, why };
    match (environment.get(kind.variable), environment.get(kind.file_variable)) {
        (Some(_), Some(_)) => Err(wrong(Why::GivenTwice)),
        (Some(text), None) => {
            let text = text.to_str().unwrap_or_default();
            let why = Token::invisible_in(text).map_or(Why::InVariable, Why::InvisibleInVariable);
            Token::new(text).map(Some).ok_or(wrong(why))
        }
        (None, Some(file)) => {
            if let Some(invisible) = file.to_str().and_then(Invisible::in_value) {
                return Err(wrong(Why::InvisibleInName(invisible)));
            }
            let text = text_file::read(Path::new(file), MOST_BYTES);
            let text = text.map_err(|error| wrong(Why::Unreadable(error)))?;
            let why = Token::invisible_in(&text).map_or(Why::InFile, Why::InvisibleInFile);
            Token::new(&text).map(Some).ok_or(wrong(why))
        }
        (None, None) => Ok(None),
    }
}

/// The reason why the given token or secret cannot be used.
///
/// The messages repeat neither the token nor the file's name, because people put one in the place of the
/// other.
#[derive(Debug)]
pub struct TokenError {
    kind: &'static Kind,
    why: Why,
}

#[derive(Debug)]
enum Why {
    /// Both variables are set.
    GivenTwice,
    /// The variable does not hold a token.
    InVariable,
    /// The variable would hold a token but for an invisible character.
    InvisibleInVariable(Invisible),
    /// The file does not hold a token.
    InFile,
    /// The file would hold a token but for an invisible character.
    InvisibleInFile(Invisible),
    /// The file's name has an invisible character.
    InvisibleInName(Invisible),
    /// The file cannot be read.
    Unreadable(io::Error),
}

impl Kind {
    /// What the messages call it for short.
    fn short(&self) -> &'static str {
        self.name.rsplit(' ').next().unwrap_or(self.name)
    }
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Kind { variable, file_variable, name, page } = self.kind;
        let short = self.kind.short();
        match &self.why {
            Why::GivenTwice => write!(f, "{variable} and {file_variable} are both set; unset one of them"),
            Why::InVariable => write!(
                f,
                "{variable}: this is not {name}, which has only letters, digits, `.`, `_` and `-`; copy it \
                 again from your application's {page} page at https://discord.com/developers/applications"
            ),
            Why::InvisibleInVariable(invisible) => write!(
                f,
                "{variable}: an invisible character is in the {short}, {invisible}: remove it, or copy the \
                 {short} again from your application's {page} page at \
                 https://discord.com/developers/applications"
            ),
            Why::InFile => write!(
                f,
                "{file_variable}: the file it names does not hold {name}, which has only letters, digits, \
                 `.`, `_` and `-`; put the {short} there, and nothing else"
            ),
            Why::InvisibleInFile(invisible) => write!(
                f,
                "{file_variable}: an invisible character is in the {short} in the file it names, \
                 {invisible}: remove it, or copy the {short} there again"
            ),
            Why::InvisibleInName(invisible) => {
                write!(
                    f,
                    "{file_variable}: the name of the file has {invisible}, which nobody sees: remove it"
                )
            }
            Why::Unreadable(error) => write!(
                f,
                "{file_variable}: the file it names cannot be read ({error}); name a file that the bot may \
                 read and that holds nothing but the {short}"
            ),
        }
    }
}

impl Error for TokenError {}
