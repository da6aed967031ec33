//! What may stand in nothing that a program writes: the bot's token, and the tokens of interactions.

use crate::discord::TOKEN;

/// How the tokens of all interactions begin.
pub const INTERACTION_TOKEN: &str = "interaction-token-";

/// Fails if a text has a secret in it; it says which line, without what is secret.
///
/// # Panics
///
/// When it has.
pub fn assert_none(text: &str) {
    // A token that Discord has refused is one all the same.
    for secret in [TOKEN, INTERACTION_TOKEN, "secret.wrong"] {
        let line = text.lines().find(|line| line.contains(secret));
        let line = line.map(|line| line.replace(secret, "…"));
        assert!(line.is_none(), "a token is written down: {}", line.unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found() {
        assert_none("a log without any");
        for secret in [TOKEN, "interaction-token-12"] {
            let log = format!("first\nand {secret} behind\n");
            assert!(std::panic::catch_unwind(|| assert_none(&log)).is_err());
        }
    }
}
