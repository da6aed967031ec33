//! The events in a match that people are notified of, each of them once.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use crate::clock::Notice;
use crate::matches::{Match, Revision, Seat, Stage};
use crate::{PlayerId, Timestamp};

/// What a person is notified of. Written as `challenge`, as the revision at which it is their turn, or as
/// `up` and the revision at which the other's time is up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NotifiableEvent {
    /// Somebody challenged them.
    Challenge,
    /// It is their turn on this board.
    Turn(Revision),
    /// The time of the player to move on this board is up, and they can claim the win.
    TimeUp(Revision),
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

impl Notified {
    /// Returns the same once it has arrived.
    #[must_use]
    pub const fn arrived(self) -> Notified {
        Notified { again_until: None, ..self }
    }

    /// Returns what this says of what a person has to be notified of now. Whoever has been given more time
    /// was notified of their turn before that was up.
    pub fn of_now(self, current: &Match) -> Option<Notified> {
        let now = current.notifiable_event()?;
        match (self.of, now) {
            (before, now) if before == now => Some(self),
            (NotifiableEvent::TimeUp(before), NotifiableEvent::Turn(at)) if before == at => {
                Some(Notified { of: now, again_until: None })
            }
            _ => None,
        }
    }
}

impl Match {
    /// Returns what a person has to be notified of now. `None` while the match is not waiting for a person.
    pub fn notifiable_event(&self) -> Option<NotifiableEvent> {
        match self.stage() {
            Stage::Open(_) => Some(NotifiableEvent::Challenge),
            Stage::Playing(playing) if self.claimer().is_some() => {
                Some(NotifiableEvent::TimeUp(playing.revision()))
            }
            Stage::Playing(playing) => {
                self.person_to_move().map(|_| NotifiableEvent::Turn(playing.revision()))
            }
            Stage::Withdrawn(_) | Stage::Over(_) => None,
        }
    }

    /// Returns whom a match in play waits for: the person to move, or the one who can claim the win.
    pub fn person_waited_for(&self) -> Option<PlayerId> {
        self.claimer().or_else(|| self.person_to_move())
    }

    /// Returns who is told that they can claim the win. With a live clock both players are at the board.
    fn claimer(&self) -> Option<PlayerId> {
        let (_, mover) =
            self.running().filter(|(clock, _)| clock.notice == Notice::Up && !clock.control.is_live())?;
        match self.played()?.seats().at(mover.other()) {
            Seat::Person(person) => Some(person),
            Seat::Bot(_) | Seat::Channel(_) => None,
        }
    }
}

const CHALLENGE: &str = "challenge";
const UP: &str = "up";

impl fmt::Display for NotifiableEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotifiableEvent::Challenge => CHALLENGE.fmt(f),
            NotifiableEvent::Turn(revision) => revision.fmt(f),
            NotifiableEvent::TimeUp(revision) => write!(f, "{UP}{revision}"),
        }
    }
}

impl FromStr for NotifiableEvent {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == CHALLENGE {
            return Ok(NotifiableEvent::Challenge);
        }
        match text.strip_prefix(UP) {
            Some(revision) => revision.parse().map(NotifiableEvent::TimeUp),
            None => text.parse().map(NotifiableEvent::Turn),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        for text in ["challenge", "0", "12-1", "up12-1"] {
            assert_eq!(text.parse::<NotifiableEvent>().unwrap().to_string(), text);
        }
        assert!("turn".parse::<NotifiableEvent>().is_err());
    }
}
