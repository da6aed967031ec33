//! The section `[matches]`.

use std::time::Duration;

use crate::layers::Layers;

const SECOND: Duration = Duration::from_secs(1);
const LOOK_IS: &str = "\"light-wood\", \"dark-wood\", \"emoji\", \"letters\" or \"sentences\"";
const WEEK: Duration = Duration::from_hours(7 * 24);

/// What people may start, and how long challenges stay open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Matches {
    /// How long a challenge waits for an answer.
    pub challenge_expires_after: Duration,
    /// How many matches a person may play at once.
    pub max_ongoing_per_person: u16,
    /// How many open challenges a person may have at once.
    pub max_open_challenges_per_person: u16,
    /// How many matches may be played at once in a channel of a server.
    pub max_ongoing_per_channel: u16,
    /// How many people's time may be up at once while the machine's clock is in doubt. If it is more, they
    /// have to wait.
    pub max_time_ups_at_once: u32,
    /// For how many days of a year a person may be away.
    pub days_away_per_year: u16,
    /// How many milliseconds the bot waits before it answers a person's move.
    pub reply_pause_ms: u16,
    /// How boards look where nobody has chosen: one of [`LOOKS`].
    pub look: String,
}

/// The looks that boards can have.
pub const LOOKS: [&str; 5] = ["light-wood", "dark-wood", "emoji", "letters", "sentences"];

impl Matches {
    pub(crate) fn check(layers: &Layers) -> Self {
        Self {
            challenge_expires_after: layers.duration("matches.challenge_expires_after", SECOND..=WEEK),
            max_ongoing_per_person: layers.number("matches.max_ongoing_per_person", 1..=1000),
            max_open_challenges_per_person: layers.number("matches.max_open_challenges_per_person", 1..=100),
            max_ongoing_per_channel: layers.number("matches.max_ongoing_per_channel", 1..=1000),
            max_time_ups_at_once: layers.number("matches.max_time_ups_at_once", 1..=1_000_000),
            days_away_per_year: layers.number("matches.days_away_per_year", 0..=365),
            reply_pause_ms: layers.number("matches.reply_pause_ms", 0..=1_000),
            look: layers.text("matches.look", LOOK_IS, |text| LOOKS.contains(&text).then(|| text.to_owned())),
        }
    }
}
