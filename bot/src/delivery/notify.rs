//! The notification policy: who is notified, and how.

use std::time::Duration;

use super::{Audience, Situation};
use crate::domain::{Pings, PlayerId, Timestamp};
use crate::language::Language;

/// Whoever has acted so short a time ago is there, and sees what happens.
const THERE: Duration = Duration::from_mins(1);

/// How somebody is notified.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notification {
    /// What all see mentions them.
    Mention(PlayerId),
    /// They are written to.
    Write(Written),
}

/// A direct message to somebody.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Written {
    /// To whom.
    pub(crate) to: PlayerId,
    /// In which language; that of the match if nothing is known of theirs.
    pub(crate) language: Option<Language>,
    /// Whether what all see mentions them when they take no messages.
    pub(crate) or_mention: bool,
}

/// How these people are notified: as each of them wants, and in the channel only where the server lets anybody be.
pub(crate) fn notifications(audience: &Audience, called: &[PlayerId]) -> Vec<Notification> {
    let may_mention = audience.house.pings;
    let of_one = |&to: &PlayerId| match audience.preferences(to).pings {
        Pings::Off => None,
        Pings::Direct => {
            let language = audience.language_of(to);
            Some(Notification::Write(Written { to, language, or_mention: may_mention }))
        }
        Pings::Channel => may_mention.then_some(Notification::Mention(to)),
    };
    called.iter().filter_map(of_one).collect()
}

/// When the person to move is called to a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Call {
    /// Now: they are not there.
    Now(PlayerId),
    /// At this time, if they have done nothing by then: they were there a moment ago.
    At(Timestamp),
}

impl Situation<'_> {
    /// When the person to move is called, if they have to be, and were not notified of this turn before.
    pub(super) fn when_to_call(&self) -> Option<Call> {
        if self.was_notified() { None } else { self.call_due() }
    }

    /// When the person to move has to be called.
    ///
    /// Whoever asks is there, and so is who has just made the challenge that is accepted. With a live clock both sit at
    /// the board once they have begun, and are reminded before their time is up.
    pub(super) fn call_due(&self) -> Option<Call> {
        let (playing, person) = (self.current.played()?, self.current.person_to_move()?);
        if self.asker.is_some_and(|asker| asker.who == person)
            || notifications(self.audience, &[person]).is_empty()
        {
            return None;
        }
        let side = playing.seats().side_of(person)?;
        let is_live = playing.clock().is_some_and(|clock| clock.control.is_live());
        // What they did last may not have been noted: a kill takes the answer and all that comes with it, but not their move.
        match self.audience.delivered.acted[side.index()].max(playing.last_moved_by(side)) {
            Some(acted) if is_live && acted >= playing.started() => None,
            Some(acted) if self.now < acted + THERE => Some(Call::At(acted + THERE)),
            _ => Some(Call::Now(person)),
        }
    }
}

/// Those of these people whom a message in the channel mentions: nobody is written to twice.
pub(super) fn mentioned(audience: &Audience, called: &[PlayerId]) -> Vec<PlayerId> {
    let mention = |one| match one {
        Notification::Mention(player) => Some(player),
        Notification::Write(_) => None,
    };
    notifications(audience, called).into_iter().filter_map(mention).collect()
}
