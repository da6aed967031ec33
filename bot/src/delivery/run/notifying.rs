//! Notifies people of a match. Each notification is recorded before it is sent.

use std::time::Duration;

use kuzhi_domain::Timestamp;
use kuzhi_domain::matches::{BoardLook, Notified};
use kuzhi_store::Delivered;
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use super::{Notes, Run};
use crate::delivery::messenger::{Ping, board_link};
use crate::delivery::{Nonce, Notification, ShowError, Written};

/// How long Discord certainly remembers a nonce. Its docs say "the past few minutes".
pub(super) const NONCE_LASTS: Duration = Duration::from_mins(1);

/// How long a process that sends a ping is not interfered with. It may have been killed.
pub(super) const SENDING_TAKES: Duration = Duration::from_secs(20);

/// How long to wait before a ping that failed is repeated: about as long as it has been tried, within these.
const SHORTEST_PAUSE: Duration = Duration::from_secs(5);
const LONGEST_PAUSE: Duration = Duration::from_mins(15);

/// How long a ping is repeated.
const PINGS_LAST: Duration = Duration::from_hours(24);

impl<N: Notes> Run<'_, N> {
    /// Records that someone is notified now, by a message whose nonce Discord knows until the given time, or
    /// by one without.
    pub(super) fn notified_by(&self, again_until: Option<Timestamp>) -> Option<Notified> {
        let current = self.job.current;
        let of = current.notifiable_event()?;
        let again_until = match self.delivered.notified.and_then(|before| before.of_now(current)) {
            Some(before) => before.again_until.and(again_until),
            None => again_until,
        };
        Some(Notified { of, again_until })
    }

    /// Records durably that someone is about to be notified. Returns false if nobody may be: because they may
    /// have been already, or because the record failed.
    pub(super) async fn may_notify(
        &mut self,
        again_until: Option<Timestamp>,
        call_at: Option<Timestamp>,
    ) -> bool {
        if self.has_notified {
            return false;
        }
        let notified = self.notified_by(again_until);
        let kept = Delivered { notified, ping_at: call_at, ..self.kept };
        if self.kept != kept && !self.save_delivered(kept, true).await {
            return false;
        }
        self.delivered.notified = notified;
        true
    }

    /// It certainly failed, so the next message notifies them, unless an earlier one may have.
    pub(super) fn forget_notified(&mut self) {
        if self.before.is_none() {
            self.delivered.notified = None;
        }
    }

    /// Handles the outcome of a message that notifies someone.
    pub(super) fn learn<T>(&mut self, sent: &Result<T, ShowError>) {
        self.has_notified |= sent.as_ref().map_or_else(|error| error.may_have_arrived, |_| true);
    }

    pub(super) async fn write_board(&mut self, written: Written) {
        if !self.may_notify(Some(self.job.now + NONCE_LASTS), self.kept.ping_at).await {
            return;
        }
        let (current, emojis) = (self.job.current, self.messenger.emojis());
        let ratings = &self.job.audience.ratings;
        let words = written.language.map_or_else(|| self.job.audience.words(), Words::for_language);
        let text = screens::match_screen(words, current, ratings, BoardLook::default(), emojis).text;
        let nonce = Nonce::notifying_board(current).direct();
        match self
            .messenger
            .write(written.to, current.place_of(written.to), Screen::text(text), Some(nonce))
            .await
        {
            Ok(()) => {
                self.has_notified = true;
                self.delivered.notified = self.delivered.notified.map(Notified::arrived);
            }
            Err(error) if error.may_have_arrived => {
                self.has_notified = true;
                self.delivered.ping_at = self.retry_ping_at(&error);
            }
            Err(_) if written.or_mention => {
                self.forget_notified();
                self.unreached.push(written.to);
            }
            // Nothing else may notify them.
            Err(_) => self.has_notified = true,
        }
    }

    /// Pings whom the match waits for. The delivery record says so already.
    pub(super) async fn send_ping(&mut self, notification: Notification) {
        let current = self.job.current;
        let to = notification.to();
        let there = board_link(current, &self.delivered, to);
        let ping = Ping {
            current,
            notification,
            recipient: self.job.recipient,
            nonce: Nonce::ping(current),
            words: self.job.audience.words(),
            is_user_install: self.delivered.user_install,
        };
        let audience = &self.job.audience;
        let said_in = |words: &'static Words| {
            audience.naming_others(words, to, screens::ping(words, current, there.as_deref()))
        };
        match self.messenger.ping(ping, said_in).await {
            Ok(line) => {
                self.delivered.note_ping(current, to, line);
                self.placed.pings = line.is_some();
                self.delivered.ping_at = None;
                self.delivered.notified = self.delivered.notified.map(Notified::arrived);
            }
            Err(error) => {
                error.log("call to move");
                if !error.may_have_arrived {
                    self.forget_notified();
                }
                self.delivered.ping_at = self.retry_ping_at(&error);
            }
        }
    }

    /// When to repeat what has not arrived, or may not have. What may have arrived is repeated while Discord
    /// knows its nonce.
    fn retry_ping_at(&self, error: &ShowError) -> Option<Timestamp> {
        let current = self.job.current;
        let up =
            current.running().map(|(clock, mover)| clock.runs_out(mover)).filter(|up| *up <= self.job.now);
        let waits = self.job.now.since(current.last_change().max(up.unwrap_or_default()));
        let is_unsure = error.may_have_arrived || self.before.is_some();
        let most = if is_unsure { NONCE_LASTS / 2 } else { LONGEST_PAUSE };
        let is_worth_it = !error.is_invalid && waits < PINGS_LAST;
        is_worth_it.then(|| self.job.now + waits.clamp(SHORTEST_PAUSE, most))
    }
}
