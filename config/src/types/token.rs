//! The bot's token, which is never printed.

use std::fmt;

use crate::Invisible;
use crate::invisible::is_invisible;

/// A bot's token, which proves to Discord that the bot is who it claims to be.
///
/// Neither `Debug` nor `Display` shows it. [`Token::expose`] is the only way to get the text.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Returns the token in `text`, if it can be one: letters, digits, `.`, `_` and `-`.
    ///
    /// White space around it and the word `Bot` before it are dropped, because both are easily copied along.
    pub fn new(text: &str) -> Option<Self> {
        let bare = bare(text);
        let is_plausible = !bare.is_empty() && bare.bytes().all(is_token_byte);
        is_plausible.then(|| Self(bare.to_owned()))
    }

    /// Returns the first invisible character in `text`, if nothing else keeps it from being a token.
    pub(crate) fn invisible_in(text: &str) -> Option<Invisible> {
        let bare = bare(text);
        let rest: String = bare.chars().filter(|&character| !is_invisible(character)).collect();
        Self::new(&rest).and_then(|_| Invisible::first_in(bare))
    }

    /// Returns the token itself. Only Discord may see it.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

/// Returns the text without what is copied along.
fn bare(text: &str) -> &str {
    let text = text.trim_start();
    text.strip_prefix("Bot ").unwrap_or(text).trim()
}

fn is_token_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'-')
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(redacted)")
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("redacted")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_copied_along_is_left_out() {
        for text in ["MTA.Gh-1.x_Y", "  MTA.Gh-1.x_Y\n", "Bot MTA.Gh-1.x_Y", "\tBot   MTA.Gh-1.x_Y\r\n"] {
            assert_eq!(Token::new(text).unwrap().expose(), "MTA.Gh-1.x_Y", "{text:?}");
        }
    }

    #[test]
    fn what_cannot_be_a_token_is_none() {
        for text in
            ["", " \n", "Bot ", "MTA Gh.x", "MTA\n.Gh.x", "\"MTA.Gh.x\"", "<token>", "MTA.\u{7}", "மூன்று"]
        {
            assert_eq!(Token::new(text), None, "{text:?}");
        }
    }

    #[test]
    fn an_invisible_character_in_a_token_is_found() {
        let found = |text: &str| Token::invisible_in(text).map(|one| one.to_string());
        let said = "U+200B (a zero width space) as character 5";
        assert_eq!(found("\tBot MTA.\u{200b}Gh-1.x_Y\n").as_deref(), Some(said));
        assert_eq!(found("MTA. Gh\n.x").as_deref(), Some("U+0020 (a space) as character 5"));
        // Something else is wrong as well, and is easier to see.
        assert_eq!([found("\"MTA.\u{200b}x\""), found("MTA.Gh.x"), found("\u{200b}")], [None, None, None]);
    }

    #[test]
    fn a_token_prints_nothing_of_itself() {
        let token = Token::new("MTA.Gh-1.x_Y").unwrap();
        assert_eq!(format!("{token} {token:?} {token:#?}"), "redacted Token(redacted) Token(redacted)");
    }
}
