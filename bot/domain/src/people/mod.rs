//! What is stored about a person: their record, notes and preferences.

mod career;
mod history_filter;
mod journey;
mod personal;

pub use career::{Career, NextStep, Opening, Played, Record, Score};
pub use history_filter::{Against, HistoryFilter};
pub use journey::{GameJourney, Journey};
pub use personal::Personal;
