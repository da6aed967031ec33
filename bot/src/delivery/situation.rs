//! How things stand when a match is to be shown.

use super::{Asker, Audience};
use crate::domain::{Match, Notified, Timestamp};

/// How things stand when a match is to be shown.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Situation<'a> {
    /// The match as it was committed.
    pub(crate) current: &'a Match,
    pub(crate) audience: &'a Audience,
    /// Who waits for the answer, where the match is played.
    pub(crate) asker: Option<Asker>,
    pub(crate) mode: DeliveryMode,
    /// Whether so much was written after the board that people no longer see it.
    pub(crate) is_out_of_sight: bool,
    pub(crate) now: Timestamp,
}

/// How a match is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum DeliveryMode {
    /// It has changed: whoever it waits for is notified.
    Notify,
    /// Nobody is notified.
    Quietly,
}

impl Situation<'_> {
    /// Whether the board stands where the bot is only brought along: only a click there changes it.
    pub(super) fn is_visiting(&self) -> bool {
        self.asker.map_or(self.audience.delivered.visiting, |asker| asker.brings_bot)
    }

    /// Whether it was noted before that somebody is notified of how the match stands: that may have arrived, and is not
    /// repeated.
    pub(super) fn was_notified(&self) -> bool {
        self.notified().is_some()
    }

    /// Whether the message that notifies them may be posted once more, because Discord drops a second one.
    pub(super) fn may_post_again(&self) -> bool {
        let again_until = self.notified().and_then(|notified| notified.again_until);
        again_until.is_some_and(|until| self.now < until)
    }

    fn notified(&self) -> Option<Notified> {
        self.audience
            .delivered
            .notified
            .filter(|notified| Some(notified.of) == self.current.notifiable_event())
    }
}
