//! What the bot posts by itself: what, where, when it is due, and what has been posted.

mod daily;
mod monthly;
mod server;

pub use daily::{DailyFeed, DailyResult, DailySlot, PastDaily, PostedDaily};
pub use monthly::{MonthTable, MonthlyScore};
pub use server::ServerFeed;
