//! Placing: in which message a board is shown, so that people find it where they are.

use std::time::Duration;

use super::{Doorkeeper, Visitor};
use crate::app::{Match, MessageId, Stage};
use crate::store::Messages;

/// A board that is older than this is posted anew: Discord is slow to change older messages, and
/// whoever comes back to it has to look for it.
const OLD: Duration = Duration::from_hours(1);

/// So many messages after it, a board is out of sight on most phones.
const OUT_OF_SIGHT: usize = 6;

/// Whoever has seen his board, or was called to it, so short a time ago still has it before him.
const IN_SIGHT: Duration = Duration::from_secs(20);

/// Where a board is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// As the answer to the visitor.
    Answer,
    /// In this message, which is not the one that the visitor clicked.
    Message(MessageId),
    /// In a new message, to which the one that the visitor clicked is to point.
    Anew,
    /// In its message, or in a new one: there is nobody to answer.
    Channel,
}

impl Doorkeeper {
    /// Where the board of a match is shown next; `moves_on` unless it is only looked at.
    pub(super) async fn spot(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        messages: &Messages,
        moves_on: bool,
    ) -> Spot {
        let Some(visitor) = visitor else { return Spot::Channel };
        let Some(clicked) = visitor.clicked_on().filter(|_| !messages.visiting) else { return Spot::Answer };
        match messages.board {
            // An older board whose buttons could not be taken off.
            Some(board) if clicked < board => return Spot::Message(board),
            // What is clicked below the board, such as an offer, becomes the board.
            Some(board) if clicked > board => return Spot::Answer,
            _ => {}
        }
        let is_worth_it = moves_on && matches!(current.stage, Stage::Playing(_) | Stage::Over(_));
        if is_worth_it && (self.is_old(clicked) || self.is_out_of_sight(current, clicked, messages).await) {
            Spot::Anew
        } else {
            Spot::Answer
        }
    }

    /// Whether a board should rather be posted anew than changed.
    pub(super) fn is_old(&self, board: MessageId) -> bool {
        self.service.clock.now().since(board.posted()) > OLD
    }

    /// Whether so much was written after a board that people no longer see it.
    async fn is_out_of_sight(&self, current: &Match, board: MessageId, messages: &Messages) -> bool {
        let last = messages.call.map_or(board, |call| call.max(board));
        if self.service.clock.now().since(last.posted()) < IN_SIGHT {
            return false;
        }
        // Our own call does not count.
        let further = OUT_OF_SIGHT + usize::from(messages.call.is_some());
        let written = self.service.outlet.written_after(current.place.channel, board, further).await;
        match written {
            Ok(written) => written >= further,
            Err(error) => {
                // Where we may not read, the board stays where it is.
                tracing::debug!(%error, "cannot tell what was written after a board");
                false
            }
        }
    }
}
