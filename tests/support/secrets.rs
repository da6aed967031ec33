//! The secrets that no output may contain: the bot's token, and the tokens of interactions.

use crate::discord::TOKEN;

/// The prefix of all interaction tokens.
pub const INTERACTION_TOKEN: &str = "interaction-token-";

/// Fails if a text contains a secret. The message shows its line without the secret.
///
/// # Panics
///
/// If it does.
pub fn assert_none(text: &str) {
    // A token that Discord has refused is still a secret.
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
