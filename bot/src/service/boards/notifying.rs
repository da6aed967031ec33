//! Pings people who are waited for in a match, reminds them, and notifies them of what is no match.

use std::time::Duration;

use kuzhi_domain::feeds::DigestFeed;
use kuzhi_domain::matches::{Match, Notified, Place};
use kuzhi_domain::settings::Pings;
use kuzhi_domain::{ChannelId, GuildId, PlayerId, Timestamp};
use kuzhi_store::{Delivered, Store};
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use super::{Boards, LockedNotes};
use crate::delivery::{
    Audience, DeliveryMode, Job, Nonce, Notification, Ping, ShowError, Situation, Written, board_link,
    deliver, notifications, plan_ping,
};
use crate::service::loading;
use crate::service::locks::MatchLock;

/// For so long after it is due, a message with all games may come before a ping does.
const TELLING_TAKES: Duration = Duration::from_mins(5);

/// How long a ping waits for such a message.
const AGAIN: Duration = Duration::from_secs(30);

impl Boards {
    /// Pings the person to move if they were present when the board was shown and have done nothing since.
    pub(crate) async fn ping_if_idle(&self, lock: &MatchLock, current: &Match) {
        let (mut audience, now) = (loading::audience(&self.records, current).await, self.clock.now());
        let kept = audience.delivered;
        if !kept.owes_ping(current, now) {
            return;
        }
        if kept.version != current.version() {
            // The ping was for an earlier version. This one pings when it is shown.
            return self.save_delivered(lock, Delivered { ping_at: None, ..kept }).await;
        }
        audience.delivered.notified = kept.notified.and_then(|notified| notified.of_now(current));
        if audience.delivered.notified.is_none() && self.is_about_to_be_told(current, now).await {
            return self.save_delivered(lock, Delivered { ping_at: Some(now + AGAIN), ..kept }).await;
        }
        audience.is_told = self.is_told(current, &audience).await;
        audience.names = self.names_of_two(current).await;
        let (asker, mode, is_out_of_sight) = (None, DeliveryMode::Notify, false);
        let discord_now = self.discord_time.now();
        let situation =
            Situation { current, audience: &audience, asker, mode, is_out_of_sight, now, discord_now };
        let (plan, screen) = (plan_ping(&situation), Screen::default());
        audience.delivered.ping_at = None;
        let route = self.messenger.ping_route(current.id()).filter(|_| kept.user_install);
        let job = Job { current, audience, kept, recipient: route.as_ref(), screen, now };
        // No board is shown, so nothing can fail to be shown.
        let _ = deliver(&self.messenger, plan, job, &LockedNotes { boards: self, lock }).await;
    }

    /// Whether the message that comes once a day has told whoever a match waits for.
    pub(super) async fn is_told(&self, current: &Match, audience: &Audience) -> bool {
        let Some(who) = current.person_waited_for() else { return false };
        if current.runs_live_clock() || audience.preferences(who).pings != Pings::Daily {
            return false;
        }
        let what = "cannot read of what somebody was told; they may be pinged to it";
        let feed = self.records.run_or_default(what, move |store| store.person_feed(who)).await;
        feed.digest.is_some_and(|digest| digest.has_told(&DigestFeed::told_as(current)))
    }

    /// Whether a message with all games is due to whoever a match waits for, and may tell them in a moment.
    async fn is_about_to_be_told(&self, current: &Match, now: Timestamp) -> bool {
        let Some(who) = current.person_waited_for().filter(|_| !current.runs_live_clock()) else {
            return false;
        };
        let what = "cannot read whether somebody is told of all games now; they are pinged";
        let feed = self.records.run_or_default(what, move |store| store.person_feed(who)).await;
        feed.all_games_due().is_some_and(|due| due <= now && now.since(due) < TELLING_TAKES)
    }

    /// Notes that a message with all games has told whoever a match waits for: no ping repeats that.
    pub(crate) async fn note_told(&self, lock: &MatchLock, told: &Match) {
        let what = "cannot read whether somebody is to be pinged to what they were told";
        let (id, version) = (told.id(), told.version());
        let read = move |store: &dyn Store| Ok((store.load(id)?, store.delivered(id)?));
        let (current, kept) = self.records.run_or_default(what, read).await;
        if kept.ping_at.is_some() && current.is_some_and(|current| current.version() == version) {
            let notified = told.notifiable_event().map(|of| Notified { of, again_until: None });
            self.save_delivered(lock, Delivered { ping_at: None, notified, ..kept }).await;
        }
    }

    /// Replaces the ping by a reminder that the time of the person to move is running out. Returns whether it
    /// has arrived, or never will.
    pub(crate) async fn remind(&self, lock: &MatchLock, current: &Match) -> bool {
        let said = |words, link: Option<&str>| screens::reminder(words, current, link);
        self.replace_ping(lock, current, Nonce::reminder(current), said).await
    }

    /// Replaces the ping by one to the person to move, who has been given more time.
    pub(crate) async fn say_time_is_given(&self, lock: &MatchLock, current: &Match) {
        let said = |words, link: Option<&str>| screens::time_given(words, current, link);
        self.replace_ping(lock, current, Nonce::more_time(current), said).await;
    }

    /// Replaces the ping by a line of its own about the current version, with a link to the board. Returns
    /// whether it has arrived, or never will. Where people brought the bot along it cannot post now.
    async fn replace_ping(
        &self,
        lock: &MatchLock,
        current: &Match,
        nonce: Nonce,
        said: impl Fn(&'static Words, Option<&str>) -> Option<Screen> + Send + Sync,
    ) -> bool {
        let mut audience = loading::audience(&self.records, current).await;
        audience.names = self.names_of_two(current).await;
        let (mut delivered, words) = (audience.delivered, audience.words());
        let to = said(words, None).unwrap_or_default().notifies;
        let Some(notification) = notifications(&audience, &to).pop() else {
            return true;
        };
        let to = notification.to();
        let link = board_link(current, &delivered, to);
        let said_in = |words: &'static Words| {
            audience.naming_others(words, to, said(words, link.as_deref()).unwrap_or_default())
        };
        let is_user_install = delivered.user_install;
        if matches!(notification, Notification::Mention(_)) && !is_user_install {
            self.messenger.delete_ping(current, &mut delivered).await;
        }
        let ping = Ping { current, notification, recipient: None, nonce, words, is_user_install };
        let pinged = self.messenger.ping(ping, said_in).await;
        if let Ok(Some(line)) = pinged {
            delivered.note_ping(current, to, Some(line));
        }
        if pinged.is_ok() && !is_user_install {
            // It says that it is their turn, too.
            delivered.ping_at = None;
            delivered.notified = current.notifiable_event().map(|of| Notified { of, again_until: None });
        }
        if delivered != audience.delivered {
            self.save_delivered(lock, delivered).await;
        }
        pinged.map_or_else(
            |error| {
                error.log("remind of the time");
                error.is_invalid
            },
            |_| true,
        )
    }

    /// Reduces a screen's mentions to the people it should mention, and sends direct messages to those who
    /// prefer them, in the words that `said_in` gives for their language.
    pub(crate) async fn notify(
        &self,
        current: &Match,
        audience: &Audience,
        screen: &mut Screen,
        said_in: impl Fn(&'static Words) -> String + Send + Sync,
    ) {
        let notifications = notifications(audience, &std::mem::take(&mut screen.notifies));
        for notification in notifications {
            let (to, language, or_mention) = match notification {
                Notification::Mention(to) => {
                    screen.notifies.push(to);
                    continue;
                }
                Notification::Write(Written { to, language, or_mention }) => (to, language, or_mention),
            };
            let text = said_in(language.map_or(audience.words(), Words::for_language));
            let written = self.messenger.write(to, current.place_of(to), Screen::text(text), None).await;
            if or_mention && !may_be_read(&written) {
                screen.notifies.push(to);
            }
        }
    }

    /// Notifies people of something on a server that is no match: writes to those who prefer that what
    /// `letter_to` gives in their language. What can be done until then waits for the message that some get
    /// once a day.
    pub(crate) async fn notify_people(
        &self,
        (guild, channel): (GuildId, ChannelId),
        (people, until): (Vec<PlayerId>, Option<Timestamp>),
        letter_to: impl Fn(&'static Words, PlayerId) -> Screen + Send + Sync,
        nonce: impl Fn(PlayerId) -> Nonce + Send + Sync,
    ) -> NotifiedPeople {
        let people: Vec<PlayerId> = people.into_iter().filter(|one| !one.has_left()).collect();
        let mut notified = NotifiedPeople::default();
        if people.is_empty() {
            return notified;
        }
        let audience = loading::load_recipients(&self.records, guild, &people).await;
        let place = Place { guild: Some(guild), channel };
        let now = self.clock.now();
        let waits = |one| until.is_some() && audience.preferences(one).waits_for_digest(until, now);
        let people: Vec<PlayerId> =
            people.into_iter().filter(|&one| !audience.house.keeps_out(one) && !waits(one)).collect();
        for notification in notifications(&audience, &people) {
            let (to, language, or_mention) = match notification {
                Notification::Mention(to) => {
                    notified.to_mention.push(to);
                    continue;
                }
                Notification::Write(Written { to, language, or_mention }) => (to, language, or_mention),
            };
            let letter = letter_to(language.map_or(audience.words(), Words::for_language), to);
            if may_be_read(&self.messenger.write(to, place, letter, Some(nonce(to))).await) {
                notified.written.push(to);
            } else if or_mention {
                notified.to_mention.push(to);
            }
        }
        notified
    }
}

/// Who was notified of something.
#[derive(Debug, Default)]
pub(crate) struct NotifiedPeople {
    /// Those whom the message in the channel has to mention.
    pub(crate) to_mention: Vec<PlayerId>,
    /// Those who were written to.
    pub(crate) written: Vec<PlayerId>,
}

/// Whether a direct message may have arrived.
fn may_be_read(written: &Result<(), ShowError>) -> bool {
    written.as_ref().map_or_else(|error| error.may_have_arrived, |()| true)
}
