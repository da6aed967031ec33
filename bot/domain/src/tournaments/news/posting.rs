//! Where people see a tournament, and what they still have to be told.

use serde::{Deserialize, Serialize};

use super::announcement::{Announcement, News};
use super::posted::PostedNews;
use crate::tournaments::tournament::Tournament;
use crate::{ChannelId, MessageId, PlayerId, Timestamp};

/// What a tournament keeps of its messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentPosts {
    /// The channel or thread in which it is held.
    pub channel: ChannelId,
    /// The channel with the message that shows it: that of the thread, or the same.
    pub posted_in: ChannelId,
    /// The message that shows it, once posted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<MessageId>,
    /// The message that congratulates those on the podium, once posted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub congratulation: Option<MessageId>,
    /// Since when its channel is known to be gone, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gone_since: Option<Timestamp>,
    /// Since when nobody can be told what happens in it, because the bot may not write where it is held.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub silent_since: Option<Timestamp>,
    /// What has to be posted, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<Announcement>,
    /// The messages that tell what may change, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub posted: Vec<PostedNews>,
    /// How many things it has told so far.
    pub told: u32,
}

impl TournamentPosts {
    /// Those of a tournament that is held in this channel, before anything is posted.
    pub(in crate::tournaments) const fn new(channel: ChannelId) -> TournamentPosts {
        TournamentPosts {
            channel,
            posted_in: channel,
            card: None,
            congratulation: None,
            gone_since: None,
            silent_since: None,
            news: Vec::new(),
            posted: Vec::new(),
            told: 0,
        }
    }

    /// Adds something to tell. It takes the place of the same thing that was not told yet.
    pub(in crate::tournaments) fn tell(&mut self, what: News, people: Vec<PlayerId>) {
        self.told += 1;
        self.news.retain(|one| one.what != what);
        self.news.push(Announcement::new(self.told, what, people));
    }

    /// Notes the message that shows the tournament, and its thread, if it has one.
    pub fn note_posted(&mut self, card: MessageId, thread: Option<ChannelId>) -> bool {
        self.card = Some(card);
        self.channel = thread.unwrap_or(self.channel);
        true
    }

    /// Notes the message that congratulates those on the podium.
    pub const fn note_congratulation(&mut self, message: Option<MessageId>) {
        self.congratulation = message;
    }

    /// Goes on in the channel of the thread. False if it is not in one.
    pub fn leave_thread(&mut self) -> bool {
        let thread = std::mem::replace(&mut self.channel, self.posted_in);
        thread != self.channel
    }

    /// Notes that the channel is gone. False if that is known.
    pub const fn note_gone(&mut self, now: Timestamp) -> bool {
        self.gone_since.replace(now).is_none()
    }

    /// Notes that nobody can be told what happens. False if that is known.
    pub const fn fall_silent(&mut self, now: Timestamp) -> bool {
        self.silent_since.is_none() && self.silent_since.replace(now).is_none()
    }
}

impl Tournament {
    /// The same with nothing to tell where it is seen from.
    #[must_use]
    pub fn without_news(mut self) -> Tournament {
        self.posts.news.clear();
        self
    }
}
