//! The situation in which a match is to be shown.

use kuzhi_domain::Timestamp;
use kuzhi_domain::matches::{Match, Notified};

use super::{Asker, Audience};

/// The situation in which a match is to be shown.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Situation<'a> {
    /// The match as it was committed.
    pub(crate) current: &'a Match,
    pub(crate) audience: &'a Audience,
    /// The person waiting for the answer, if they are where the match is played.
    pub(crate) asker: Option<Asker>,
    pub(crate) mode: DeliveryMode,
    /// Whether so many messages follow the board that people no longer see it.
    pub(crate) is_out_of_sight: bool,
    pub(crate) now: Timestamp,
    /// The time by Discord's clock, from which the ages of messages count. This machine's may be wrong.
    pub(crate) discord_now: Timestamp,
}

/// How a match is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum DeliveryMode {
    /// It changed: notify the people it waits for.
    Notify,
    /// Notify nobody.
    Quietly,
}

impl Situation<'_> {
    /// Returns whether a user brought the bot along to the board's channel. Only a click there can change the
    /// board.
    pub(super) fn is_user_install(&self) -> bool {
        self.asker.map_or(self.audience.delivered.user_install, |asker| asker.is_user_install)
    }

    /// Returns whether a notification of the current state was recorded before. It may have arrived and is
    /// not repeated.
    pub(super) fn was_notified(&self) -> bool {
        self.notified().is_some()
    }

    /// Returns whether the notifying board may be posted once more: Discord drops the second one.
    pub(super) fn may_post_again(&self) -> bool {
        self.may_notify_again() && !self.is_owed_ping()
    }

    /// Returns whether the message that notifies may be sent once more: Discord drops the second one.
    pub(super) fn may_notify_again(&self) -> bool {
        let again_until = self.notified().and_then(|notified| notified.again_until);
        again_until.is_some_and(|until| self.now < until)
    }

    /// Returns whether a message other than the board notifies, and may not have arrived.
    pub(super) fn is_owed_ping(&self) -> bool {
        self.was_notified() && self.audience.delivered.ping_at.is_some()
    }

    fn notified(&self) -> Option<Notified> {
        self.audience.delivered.notified.and_then(|notified| notified.of_now(self.current))
    }
}
