//! What falls due: challenges lapse, reminders are sent, time is up.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use crate::clock::Clock;
use crate::domain::{Match, MatchId, Timestamp};

/// Whether people can reach the bot is looked at several times within this.
const FRESH: Duration = Duration::from_mins(1);

/// When something that has fallen due and could not be done is tried again.
const PAUSE: Duration = Duration::from_secs(30);

/// When something happens by itself, in which match.
#[derive(Debug)]
pub(crate) struct Deadlines {
    noted: Mutex<Noted>,
    changed: Notify,
    clock: Clock,
}

#[derive(Debug, Default)]
struct Noted {
    due: HashMap<MatchId, Entry>,
    /// When people are called who were there a moment before it was their turn.
    calls: HashMap<MatchId, Timestamp>,
    /// Whether people could reach the bot when that was last looked at; while they cannot, no clock runs out.
    is_there: bool,
    /// When that was.
    looked: Timestamp,
    /// Until when the bot is known to have run while they could.
    there_until: Option<Timestamp>,
    /// Whether so many clocks ran out at once that none does any more, until the next start.
    holds_clocks: bool,
}

/// What happens in a match by itself.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Entry {
    /// When that is.
    at: Timestamp,
    /// When somebody's time is up, if a clock runs.
    time_up: Option<Timestamp>,
}

/// What has fallen due.
#[derive(Debug, Default)]
pub(crate) struct Fallen {
    /// The matches in which something happens.
    pub(crate) matches: Vec<(MatchId, Entry)>,
    /// The matches to which somebody is called.
    pub(crate) calls: Vec<MatchId>,
    /// How many clocks would have run out, if those are too many.
    pub(crate) too_many: Option<usize>,
}

impl Noted {
    fn note(&mut self, one: &Match) {
        match one.next_due() {
            Some((at, _)) => {
                let time_up = one.running().map(|(clock, mover)| clock.runs_out(mover));
                self.due.insert(one.id(), Entry { at, time_up });
            }
            None => _ = self.due.remove(&one.id()),
        }
    }

    /// Notes that what has fallen due is tried again later, unless the match was noted anew in the meantime.
    fn put_off(&mut self, id: MatchId, entry: Entry, until: Timestamp) {
        self.due.entry(id).or_insert(Entry { at: until, ..entry });
    }

    /// When something falls due next.
    fn next(&self) -> Option<Timestamp> {
        let waits = |entry: &&Entry| entry.time_up.is_none() || self.clocks_run();
        self.due.values().filter(waits).map(|entry| entry.at).chain(self.calls.values().copied()).min()
    }

    const fn clocks_run(&self) -> bool {
        self.is_there && !self.holds_clocks
    }

    /// Takes out what has fallen due. When more clocks than `most` have run out at once, that is a fault
    /// rather than that many people who forgot to move, and from then on none runs out.
    fn take(&mut self, now: Timestamp, most: u32) -> Fallen {
        let up = self.due.values().filter(|entry| entry.time_up.is_some_and(|up| up <= now)).count();
        let too_many = self.clocks_run() && up > usize::try_from(most).unwrap_or(usize::MAX);
        self.holds_clocks |= too_many;
        let clocks_run = self.clocks_run();
        let has_fallen = |entry: &Entry| entry.at <= now && (entry.time_up.is_none() || clocks_run);
        let matches = self.due.extract_if(|_, entry| has_fallen(entry)).collect();
        let calls = self.calls.extract_if(|_, at| *at <= now).map(|(id, _)| id).collect();
        Fallen { matches, calls, too_many: too_many.then_some(up) }
    }
}

impl Deadlines {
    pub(crate) fn new(clock: Clock) -> Deadlines {
        Deadlines { noted: Mutex::default(), changed: Notify::new(), clock }
    }

    /// Notes what falls due in matches, or that nothing does any more.
    pub(crate) fn watch<'a>(&self, matches: impl IntoIterator<Item = &'a Match>) {
        self.change(|noted| matches.into_iter().for_each(|one| noted.note(one)));
    }

    /// Notes when somebody is called to a match, or that nobody has to be.
    pub(crate) fn note_call(&self, id: MatchId, at: Option<Timestamp>) {
        self.change(|noted| match at {
            Some(at) => _ = noted.calls.insert(id, at),
            None => _ = noted.calls.remove(&id),
        });
    }

    /// Notes that what has fallen due could not be done, and is tried again in a while.
    pub(crate) fn put_off(&self, id: MatchId, entry: Entry) {
        let until = self.clock.now() + PAUSE;
        self.change(|noted| noted.put_off(id, entry, until));
    }

    /// Lets clocks run out, or not while people cannot reach the bot, as it was at that time: if the machine has
    /// slept since, that is still to be noticed.
    pub(super) fn let_clocks_run_out(&self, is_there: bool, looked: Timestamp) {
        self.change(|noted| {
            (noted.is_there, noted.looked) = (is_there, looked);
            noted.there_until = is_there.then_some(looked);
        });
    }

    /// Until when the bot was there, as far as that is known here.
    pub(super) fn there_until(&self) -> Option<Timestamp> {
        self.noted().there_until
    }

    /// Whether people can reach the bot, and could all the time since that was last looked at.
    pub(crate) fn is_there(&self) -> bool {
        let (is_there, looked) = {
            let noted = self.noted();
            (noted.is_there, noted.looked)
        };
        is_there && self.clock.has_run_since(looked, FRESH)
    }

    /// Waits until something may have fallen due.
    pub(crate) async fn next(&self) {
        let next = self.noted().next();
        let comes = async {
            match next {
                Some(deadline) => self.clock.until(deadline).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = self.changed.notified() => {}
            () = comes => {}
        }
    }

    /// Takes out what has fallen due. Of more than `most` clocks that run out at once none does.
    pub(crate) fn take(&self, most: u32) -> Fallen {
        let (now, is_there) = (self.clock.now(), self.is_there());
        let mut noted = self.noted();
        // After a sleep no clock runs out before the sleep was taken off all of them.
        noted.is_there &= is_there;
        if noted.is_there {
            noted.there_until = noted.there_until.max(Some(now));
        }
        noted.take(now, most)
    }

    fn change(&self, change: impl FnOnce(&mut Noted)) {
        change(&mut self.noted());
        self.changed.notify_one();
    }

    fn noted(&self) -> MutexGuard<'_, Noted> {
        // All is whole after every statement, so a panic elsewhere cannot have broken it.
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
