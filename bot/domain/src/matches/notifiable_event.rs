//! The events in a match that people are notified of, each of them once.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use crate::{Match, Revision, Stage, Timestamp};

/// What a person is notified of. Written as `challenge`, or as the revision at which it is their turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NotifiableEvent {
    /// Somebody challenged them.
    Challenge,
    /// It is their turn on this board.
    Turn(Revision),
}

/// A record that a person is notified of something. It is stored before anything is sent.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Notified {
    /// What they are notified of.
    pub of: NotifiableEvent,
    /// Until when the bot may post the same message again, because Discord recognises its nonce and drops the
    /// duplicate. `None` for messages without a nonce.
    pub again_until: Option<Timestamp>,
}

impl Match {
    /// Returns what a person has to be notified of now. `None` while the match is not waiting for a person.
    pub fn notifiable_event(&self) -> Option<NotifiableEvent> {
        match self.stage() {
            Stage::Open(_) => Some(NotifiableEvent::Challenge),
            Stage::Playing(playing) => {
                self.person_to_move().map(|_| NotifiableEvent::Turn(playing.revision()))
            }
            Stage::Withdrawn(_) | Stage::Over(_) => None,
        }
    }
}

const CHALLENGE: &str = "challenge";

impl fmt::Display for NotifiableEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotifiableEvent::Challenge => CHALLENGE.fmt(f),
            NotifiableEvent::Turn(revision) => revision.fmt(f),
        }
    }
}

impl FromStr for NotifiableEvent {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == CHALLENGE {
            Ok(NotifiableEvent::Challenge)
        } else {
            text.parse().map(NotifiableEvent::Turn)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        for text in ["challenge", "0", "12-1"] {
            assert_eq!(text.parse::<NotifiableEvent>().unwrap().to_string(), text);
        }
        assert!("turn".parse::<NotifiableEvent>().is_err());
    }
}
