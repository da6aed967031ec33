//! What a server gets by itself, as managers choose it.

use crate::ChannelId;

/// A choice of what a server gets by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FeedSetting {
    /// The puzzle of the day comes to this channel.
    DailyIn(ChannelId),
    /// It comes so many minutes after midnight in the server's time zone.
    DailyAt(u16),
    /// It does not come any more.
    DailyOff,
}
