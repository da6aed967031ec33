//! The fixed texts of the page.

use std::collections::BTreeMap;

use kuzhi_activity::Notice;
use kuzhi_view::words::{Words, say};

/// The names of the texts, without `activity-`.
const KEYS: [&str; 0] = [];

/// Returns the texts of the page in a language, by their names.
pub(super) fn words(words: &Words) -> BTreeMap<&'static str, String> {
    KEYS.into_iter().map(|key| (key, say!(words, &format!("activity-{key}")))).collect()
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
