//! What the bot posts by itself: what, where, when it is due, and what has been posted.

mod daily;
mod monthly;
mod person;
mod posting;
mod server;
mod weekly;
mod welcome;

pub use daily::{DailyFeed, DailyResult, DailySlot, PastDaily, PostedDaily};
pub use monthly::{MonthTable, MonthlyScore};
pub use person::{DigestFeed, LostOnTime, PersonFeed};
pub use server::ServerFeed;
pub use weekly::{GameOfWeek, Highlight, LevelBeaten, Rise, WeekFeed, WeekReport, WeekSlot, WeekToTell};
pub use welcome::{Welcome, next_tournament};
