//! The fixed texts of the page.

use std::collections::BTreeMap;

use kuzhi_activity::Notice;
use kuzhi_view::words::{Words, say};

/// The names of the texts, without `activity-`.
pub(crate) const KEYS: [&str; 26] = [
    "loading",
    "reconnecting",
    "offline",
    "games",
    "no-games",
    "back",
    "close",
    "settings",
    "speed",
    "speed-slow",
    "speed-normal",
    "speed-fast",
    "speed-none",
    "sound",
    "previews",
    "watching",
    "send",
    "cancel",
    "replay-last",
    "skip",
    "your-turn",
    "their-turn",
    "thinking",
    "press-again",
    "score",
    "hold",
];

/// Returns the texts of the page in a language, by their names.
pub(super) fn words(words: &Words) -> BTreeMap<&'static str, String> {
    // The page puts names in.
    let text = |key| {
        let (name, names, score, needed) = ("{name}", "{names}", "{score}", "{needed}");
        say!(words, &format!("activity-{key}"), name = name, names = names, score = score, needed = needed)
    };
    KEYS.into_iter().map(|key| (key, text(key))).collect()
}

/// Returns what the server of pages has to say.
pub(super) fn notice(about: Notice, words: &Words) -> String {
    let name = match about {
        Notice::Stopping => "activity-stopping",
        Notice::BeginAgain => "activity-begin-again",
        Notice::OpenedElsewhere => "activity-opened-elsewhere",
        Notice::Full => "activity-full",
        Notice::TooFast => "activity-too-fast",
        Notice::TooSlow => "activity-too-slow",
        Notice::Unreadable => "activity-unreadable",
        Notice::Failed => "activity-failed",
    };
    say!(words, name)
}
