//! What is kept of a person: their record, notes and preferences.

mod career;
mod history_filter;
mod note;
mod personal;
mod preferences;

pub use career::{Career, NextStep, Opening, Played, Record, Score};
pub use history_filter::{Against, HistoryFilter};
pub use note::{KeptLine, LONGEST_LINE_NAME, LONGEST_NOTE, Note};
pub use personal::Personal;
pub use preferences::{Challengers, Pings, Preference, Preferences};
