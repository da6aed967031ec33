//! The section `[privacy]`.

use std::time::Duration;

use crate::SettingsError;
use crate::layers::Layers;

const HOUR: Duration = Duration::from_hours(1);
const LONGEST_TIME: Duration = Duration::from_hours(3_650 * 24);

/// The most letters of a contact, or of an address.
const LONGEST: usize = 200;

/// Whom people ask about what is kept of them, and when what nobody needs any more is removed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Privacy {
    /// How people reach whoever runs the bot.
    pub contact: Option<String>,
    /// Where the privacy policy of whoever runs the bot stands.
    pub policy: Option<String>,
    /// How long after a server has removed the bot its settings and open matches are removed; never without one.
    pub forget_servers_after: Option<Duration>,
}

impl Privacy {
    pub(crate) fn check(layers: &Layers) -> Result<Self, SettingsError> {
        let line = |text: &str| {
            let is_line = text.chars().count() <= LONGEST && !text.chars().any(char::is_control);
            is_line.then(|| text.to_owned())
        };
        let url = |text: &str| line(text).filter(|text| text.starts_with("https://") && !text.contains(' '));
        Ok(Self {
            contact: layers.optional("privacy.contact", "a line of at most 200 letters", line)?,
            policy: layers.optional(
                "privacy.policy",
                "an https URL such as \"https://example.org/privacy\"",
                url,
            )?,
            forget_servers_after: layers
                .duration_or_never("privacy.forget_servers_after", HOUR..=LONGEST_TIME)?,
        })
    }
}
