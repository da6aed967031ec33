//! What a server gets by itself, as managers choose it.

use crate::ChannelId;

/// What a server gets by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Post {
    /// The puzzle of the day.
    Daily,
    /// The week in one message.
    Week,
    /// The message that welcomes people.
    Welcome,
}

/// A choice of what a server gets by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FeedSetting {
    /// This one comes to this channel.
    In(Post, ChannelId),
    /// The puzzle of the day, or the week, comes so many minutes after midnight in the server's time zone.
    At(Post, u16),
    /// The week comes on this day, from 1 for Monday.
    WeekOn(i8),
    /// This one does not come any more.
    Off(Post),
}
