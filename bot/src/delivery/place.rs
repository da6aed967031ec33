//! Chooses the message in which to show a board, so that people find it.

use std::time::Duration;

use kuzhi_domain::MessageId;
use kuzhi_domain::matches::Stage;

use super::situation::{DeliveryMode, Situation};

/// A board older than this is posted anew. Discord is slow to edit older messages, and people coming back
/// would have to look for it.
const OLD: Duration = Duration::from_hours(1);

/// After so many messages, a board has scrolled out of sight on most phones.
const OUT_OF_SIGHT: usize = 6;

/// Someone who saw the board, or was pinged to it, within this time still has it on the screen.
const IN_SIGHT: Duration = Duration::from_secs(20);

/// Where to show a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum BoardTarget {
    /// As the answer to the asker.
    Answer,
    /// In this message, which is not the clicked one.
    Message(MessageId),
    /// In a new message. The clicked one then links to it.
    NewMessage,
    /// In its own message, or in a new one: there is nobody to answer.
    Channel,
}

impl Situation<'_> {
    /// Whether to post a board anew instead of editing it.
    pub(super) fn is_old(&self, board: MessageId) -> bool {
        self.discord_now.since(board.posted()) > OLD
    }

    /// Returns the message to count from, and how many messages after it put it out of sight. The answer,
    /// which Discord knows, goes into [`Situation::is_out_of_sight`].
    pub(crate) fn question(&self) -> Option<(MessageId, usize)> {
        let clicked = self.may_be_posted_anew()?;
        let ping = self.audience.delivered.ping;
        let last = ping.map_or(clicked, |ping| ping.max(clicked));
        if !self.is_old(clicked) && self.discord_now.since(last.posted()) < IN_SIGHT {
            return None;
        }
        // Our own ping does not count.
        Some((clicked, OUT_OF_SIGHT + usize::from(ping.is_some())))
    }

    /// Returns where to show the match's board next.
    pub(super) fn target(&self) -> BoardTarget {
        let delivered = &self.audience.delivered;
        let Some(asker) = self.asker else { return BoardTarget::Channel };
        let Some(clicked) = asker.clicked_on.filter(|_| !self.is_user_install()) else {
            return BoardTarget::Answer;
        };
        match delivered.board {
            // This is an older board whose buttons could not be removed.
            Some(board) if clicked < board => BoardTarget::Message(board),
            // A clicked message below the board, such as an offer, becomes the board.
            Some(board) if clicked > board => BoardTarget::Answer,
            _ => match self.may_be_posted_anew() {
                Some(clicked) if self.is_old(clicked) || self.is_out_of_sight => BoardTarget::NewMessage,
                _ => BoardTarget::Answer,
            },
        }
    }

    /// Whether the board is posted anew, and does not change in its place.
    pub(crate) fn posts_anew(&self) -> bool {
        let is_played = matches!(self.current.stage(), Stage::Playing(_));
        match self.target() {
            BoardTarget::NewMessage => true,
            BoardTarget::Channel => {
                is_played && self.audience.delivered.board.is_some_and(|one| self.is_old(one))
            }
            BoardTarget::Answer | BoardTarget::Message(_) => false,
        }
    }

    /// Returns the clicked board, if it is worth a new message.
    fn may_be_posted_anew(&self) -> Option<MessageId> {
        let clicked = self.asker?.clicked_on.filter(|_| !self.is_user_install())?;
        let is_the_board = self.audience.delivered.board.is_none_or(|board| board == clicked);
        let is_worth_it = matches!(self.current.stage(), Stage::Playing(_) | Stage::Over(_));
        (self.mode == DeliveryMode::Notify && is_the_board && is_worth_it).then_some(clicked)
    }
}
