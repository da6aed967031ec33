//! In which message a board is shown, so that people find it where they are.

use std::time::Duration;

use super::situation::{DeliveryMode, Situation};
use crate::domain::{MessageId, Stage, Timestamp};

/// A board that is older than this is posted anew: Discord is slow to change older messages, and
/// whoever comes back to it has to look for it.
const OLD: Duration = Duration::from_hours(1);

/// So many messages after it, a board is out of sight on most phones.
const OUT_OF_SIGHT: usize = 6;

/// Whoever has seen their board, or was called to it, so short a time ago still has it before them.
const IN_SIGHT: Duration = Duration::from_secs(20);

/// Where a board is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum BoardTarget {
    /// As the answer to whoever asks.
    Answer,
    /// In this message, which is not the one that was clicked.
    Message(MessageId),
    /// In a new message, to which the one that was clicked is to point.
    NewMessage,
    /// In its message, or in a new one: there is nobody to answer.
    Channel,
}

/// Whether a board should rather be posted anew than changed.
pub(super) fn is_old(board: MessageId, now: Timestamp) -> bool {
    now.since(board.posted()) > OLD
}

impl Situation<'_> {
    /// How many messages after which one would put the board out of sight, if it has to be asked how many there are:
    /// [`Situation::is_out_of_sight`] is the answer.
    pub(crate) fn question(&self) -> Option<(MessageId, usize)> {
        let clicked = self.may_be_posted_anew().filter(|&clicked| !is_old(clicked, self.now))?;
        let call = self.audience.delivered.call;
        let last = call.map_or(clicked, |call| call.max(clicked));
        if self.now.since(last.posted()) < IN_SIGHT {
            return None;
        }
        // Our own call does not count.
        Some((clicked, OUT_OF_SIGHT + usize::from(call.is_some())))
    }

    /// Where the board of the match is shown next.
    pub(super) fn target(&self) -> BoardTarget {
        let delivered = &self.audience.delivered;
        let Some(asker) = self.asker else { return BoardTarget::Channel };
        let Some(clicked) = asker.clicked_on.filter(|_| !self.is_visiting()) else {
            return BoardTarget::Answer;
        };
        match delivered.board {
            // An older board whose buttons could not be taken off.
            Some(board) if clicked < board => BoardTarget::Message(board),
            // What is clicked below the board, such as an offer, becomes the board.
            Some(board) if clicked > board => BoardTarget::Answer,
            _ => match self.may_be_posted_anew() {
                Some(clicked) if is_old(clicked, self.now) || self.is_out_of_sight => BoardTarget::NewMessage,
                _ => BoardTarget::Answer,
            },
        }
    }

    /// The board that was clicked, if it is worth a new message.
    fn may_be_posted_anew(&self) -> Option<MessageId> {
        let clicked = self.asker?.clicked_on.filter(|_| !self.is_visiting())?;
        let is_the_board = self.audience.delivered.board.is_none_or(|board| board == clicked);
        let is_worth_it = matches!(self.current.stage(), Stage::Playing(_) | Stage::Over(_));
        (self.mode == DeliveryMode::Notify && is_the_board && is_worth_it).then_some(clicked)
    }
}
