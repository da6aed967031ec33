//! The notification policy: who is notified, and how.

use std::time::Duration;

use kuzhi_domain::matches::Seat;
use kuzhi_domain::settings::Pings;
use kuzhi_domain::{Language, PlayerId, Timestamp};

use super::{Audience, Situation};

/// Someone who acted within this time is present and sees what happens.
const THERE: Duration = Duration::from_mins(1);

/// How someone is notified.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notification {
    /// By a mention in what everyone sees.
    Mention(PlayerId),
    /// By a direct message.
    Write(Written),
}

impl Notification {
    /// Who is notified.
    pub(crate) const fn to(&self) -> PlayerId {
        match self {
            Notification::Mention(to) | Notification::Write(Written { to, .. }) => *to,
        }
    }
}

/// A direct message.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Written {
    /// The recipient.
    pub(crate) to: PlayerId,
    /// Its language. The match's if the recipient's is unknown.
    pub(crate) language: Option<Language>,
    /// Whether to mention them in the channel instead if they accept no messages.
    pub(crate) or_mention: bool,
}

/// Decides how to notify these people: each as they prefer, and in the channel only if the server allows
/// mentions.
pub(crate) fn notifications(audience: &Audience, people: &[PlayerId]) -> Vec<Notification> {
    let may_mention = audience.house.pings;
    let of_one = |&to: &PlayerId| match audience.preferences(to).pings {
        Pings::Off => None,
        Pings::Direct | Pings::Daily => {
            let language = audience.language_of(to);
            Some(Notification::Write(Written { to, language, or_mention: may_mention }))
        }
        Pings::Channel => may_mention.then_some(Notification::Mention(to)),
    };
    people.iter().filter_map(of_one).collect()
}

/// When to ping the person whom the match waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum PingTime {
    /// Now: they are away.
    Now(PlayerId),
    /// At this time, unless they act before: they were present a moment ago.
    At(Timestamp),
}

impl Situation<'_> {
    /// Returns when to ping the person whom the match waits for. `None` if they need no ping, or were
    /// notified of this turn already.
    pub(super) fn when_to_ping(&self) -> Option<PingTime> {
        let may_ping = !self.was_notified() || self.is_owed_ping() && self.may_notify_again();
        if may_ping { self.ping_due() } else { None }
    }

    /// Returns when the person whom the match waits for has to be pinged.
    ///
    /// Not the asker, and not the challenger whose challenge was just accepted: both are present. With a live
    /// clock both players are at the board once it runs, and are reminded before their time is up.
    pub(super) fn ping_due(&self) -> Option<PingTime> {
        let (playing, person) = (self.current.played()?, self.current.person_waited_for()?);
        if self.asker.is_some_and(|asker| asker.who == person)
            || notifications(self.audience, &[person]).is_empty()
            || self.waits_for_digest(person)
        {
            return None;
        }
        let side = playing.seats().side_of(person)?;
        // Their last action may be missing here: a crash loses the answer and its delivery record, but not
        // the move.
        let acted = self.audience.delivered.acted[side.index()].max(playing.last_moved_by(side));
        if matches!(playing.seats().at(side.other()), Seat::Bot(_))
            && acted.is_some_and(|acted| playing.moved() < acted + THERE)
        {
            // They were there when the bot answered.
            return None;
        }
        let is_live = playing.clock().is_some_and(|clock| clock.control.is_live());
        // Whoever has to begin is to hear of it while there is time.
        let first_move = playing.clock().and_then(|clock| clock.first_move);
        let there = first_move.map_or(THERE, |time| THERE.min(time / 3));
        match acted {
            Some(acted) if is_live && first_move.is_none() && acted >= playing.started() => None,
            Some(acted) if self.now < acted + there => Some(PingTime::At(acted + there)),
            _ => Some(PingTime::Now(person)),
        }
    }
}

impl Situation<'_> {
    /// Whether a person was told of their turn with all others, or will be in time, once a day.
    fn waits_for_digest(&self, person: PlayerId) -> bool {
        let (until, own) = (self.current.waits_until(), self.audience.preferences(person));
        !self.current.runs_live_clock() && (self.audience.is_told || own.waits_for_digest(until, self.now))
    }
}

/// Returns those whom a message in the channel mentions. Nobody gets both a mention and a direct message.
pub(super) fn mentioned(audience: &Audience, people: &[PlayerId]) -> Vec<PlayerId> {
    let mention = |one| match one {
        Notification::Mention(player) => Some(player),
        Notification::Write(_) => None,
    };
    notifications(audience, people).into_iter().filter_map(mention).collect()
}
