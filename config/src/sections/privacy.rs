//! The section `[privacy]`.

use std::time::Duration;

use crate::layers::Layers;

const HOUR: Duration = Duration::from_hours(1);
const LONGEST_TIME: Duration = Duration::from_hours(3_650 * 24);

/// The maximum length of a contact or an address in characters.
const LONGEST: usize = 200;

/// Whom people can ask about their data, and when unneeded data is removed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Privacy {
    /// How people can contact the operator of the bot.
    pub contact: Option<String>,
    /// The address of the operator's privacy policy.
    pub policy: Option<String>,
    /// How long after a server has removed the bot its settings and open matches are deleted. `None` for
    /// never.
    pub forget_servers_after: Option<Duration>,
}

impl Privacy {
    pub(crate) fn check(layers: &Layers) -> Self {
        let line = |text: &str| (text.chars().count() <= LONGEST).then(|| text.to_owned());
        let url = |text: &str| line(text).filter(|text| text.starts_with("https://") && !text.contains(' '));
        Self {
            contact: layers.optional("privacy.contact", "a line of at most 200 letters", line),
            policy: layers.optional(
                "privacy.policy",
                "an https URL such as \"https://example.org/privacy\"",
                url,
            ),
            forget_servers_after: layers
                .duration_or_never("privacy.forget_servers_after", HOUR..=LONGEST_TIME),
        }
    }
}
