//! The notification policy: who is notified, and how.

use super::Audience;
use crate::app::{Pings, PlayerId};
use crate::language::Language;

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

/// Those of these people whom a message in the channel mentions: nobody is written to twice.
pub(super) fn mentioned(audience: &Audience, called: &[PlayerId]) -> Vec<PlayerId> {
    let mention = |one| match one {
        Notification::Mention(player) => Some(player),
        Notification::Write(_) => None,
    };
    notifications(audience, called).into_iter().filter_map(mention).collect()
}
