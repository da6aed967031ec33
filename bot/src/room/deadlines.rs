//! What falls due: challenges lapse, reminders are sent, time is up.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use super::{ActionError, Doorkeeper, MatchLock};
use crate::domain::{Actor, Due, Intent, Match, MatchId, Seat, Stage, Timestamp};

/// Whether people can reach the bot is looked at several times within this.
const FRESH: Duration = Duration::from_mins(1);

/// When something that has fallen due and could not be done is tried again.
const PAUSE: Duration = Duration::from_secs(30);

/// When something happens by itself, in which match.
#[derive(Clone, Debug, Default)]
pub(super) struct Deadlines {
    noted: Arc<Mutex<Noted>>,
    changed: Arc<Notify>,
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
    /// Whether so many clocks ran out at once that none does any more, until the next start.
    holds_clocks: bool,
    /// Matches whose boards say the wrong time after an absence.
    wrong_boards: Vec<MatchId>,
}

/// What happens in a match by itself.
#[derive(Copy, Clone, Debug)]
struct Entry {
    /// When that is.
    at: Timestamp,
    /// When somebody's time is up, if a clock runs.
    time_up: Option<Timestamp>,
}

/// What has fallen due.
#[derive(Debug, Default)]
struct Fallen {
    matches: Vec<(MatchId, Entry)>,
    /// The matches to which somebody is called.
    calls: Vec<MatchId>,
    /// How many clocks would have run out, if those are too many.
    too_many: Option<usize>,
}

impl Noted {
    fn note(&mut self, one: &Match) {
        match one.next_due() {
            Some((at, _)) => {
                let time_up = one.running().map(|(clock, mover)| clock.runs_out(mover));
                self.due.insert(one.id, Entry { at, time_up });
            }
            None => _ = self.due.remove(&one.id),
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
    pub(super) fn note_wrong_boards(&self, matches: Vec<MatchId>) {
        self.noted().wrong_boards = matches;
    }

    pub(super) fn take_wrong_boards(&self) -> Vec<MatchId> {
        std::mem::take(&mut self.noted().wrong_boards)
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

impl Doorkeeper {
    /// Notes what falls due in matches, or that nothing does any more.
    pub(super) fn watch_deadlines<'a>(&self, matches: impl IntoIterator<Item = &'a Match>) {
        self.deadlines.change(|noted| matches.into_iter().for_each(|one| noted.note(one)));
    }

    /// Notes when somebody is called to a match, or that nobody has to be.
    pub(super) fn note_call(&self, id: MatchId, at: Option<Timestamp>) {
        self.deadlines.change(|noted| match at {
            Some(at) => _ = noted.calls.insert(id, at),
            None => _ = noted.calls.remove(&id),
        });
    }

    /// Lets clocks run out, or not while people cannot reach the bot.
    pub(super) fn let_clocks_run_out(&self, is_there: bool) {
        let looked = self.service.clock.now();
        self.deadlines.change(|noted| (noted.is_there, noted.looked) = (is_there, looked));
    }

    /// Whether people can reach the bot, and could all the time since that was last looked at.
    pub(super) fn is_there(&self) -> bool {
        let (is_there, looked) = {
            let noted = self.deadlines.noted();
            (noted.is_there, noted.looked)
        };
        is_there && self.service.clock.has_run_since(looked, FRESH)
    }

    /// Does what falls due when its time has come, until the bot stops.
    pub async fn keep_deadlines(self) {
        loop {
            let next = self.deadlines.noted().next();
            tokio::select! {
                () = self.stopping() => return,
                () = self.deadlines.changed.notified() => {}
                () = self.come(next) => self.do_what_is_due(),
            }
        }
    }

    /// Waits for the next deadline; without one, for ever.
    async fn come(&self, next: Option<Timestamp>) {
        match next {
            Some(deadline) => self.service.clock.until(deadline).await,
            None => std::future::pending().await,
        }
    }

    pub(super) fn do_what_is_due(&self) {
        let (now, most) = (self.service.clock.now(), self.service.allowance.time_ups);
        let is_there = self.is_there();
        let Fallen { matches, calls, too_many } = {
            let mut noted = self.deadlines.noted();
            // After a sleep no clock runs out before the sleep was taken off all of them.
            noted.is_there &= is_there;
            noted.take(now, most)
        };
        if let Some(clocks) = too_many {
            tracing::error!(
                clocks,
                most,
                "so many clocks ran out at once that it looks like a fault, and no match ends on time until \
                 the bot is started anew. Is this machine's clock right? If it is, and people just did not \
                 move, start with a greater matches.max_time_ups_at_once"
            );
        }
        for id in calls {
            let doorkeeper = self.clone();
            self.spawn(async move { doorkeeper.call_late(id).await });
        }
        for (id, entry) in matches {
            let doorkeeper = self.clone();
            self.spawn(async move { doorkeeper.fall_due(id, entry).await });
        }
    }

    async fn fall_due(&self, id: MatchId, entry: Entry) {
        let lock = self.locks.lock(id).await;
        let done = match self.found(id).await {
            Ok(current) => self.do_due(&lock, &current).await,
            Err(error) => Err(error),
        };
        match done {
            // It was answered or played in time.
            Ok(()) | Err(ActionError::Refused(_)) => {}
            Err(ActionError::Failed(error)) => {
                self.report(&error, "what fell due could not be done; it is tried again in half a minute");
                let until = self.service.clock.now() + PAUSE;
                self.deadlines.change(|noted| noted.put_off(id, entry, until));
            }
        }
    }

    async fn do_due(&self, lock: &MatchLock, current: &Match) -> Result<(), ActionError> {
        let now = self.service.clock.now();
        match current.due(now) {
            None => {
                self.watch_deadlines([current]);
                Ok(())
            }
            Some(Due::Lapse) => {
                let committed = self.apply(lock, Actor::Clock, Intent::Expire, None).await?;
                self.announce_or_retry(&committed.current, None).await;
                Ok(())
            }
            Some(Due::Reminder) => {
                let committed = self.apply(lock, Actor::Clock, Intent::Remind, None).await?;
                let running = committed.current.running();
                if running.is_some_and(|(clock, mover)| clock.is_worth_saying(mover, now)) {
                    self.remind(&committed.current).await;
                }
                Ok(())
            }
            Some(Due::TimeUp) => {
                if let Some(since) = self.thoughts.waiting_since(current.id) {
                    self.take_off_one(lock, since, now).await?;
                    return Ok(());
                }
                let claimed = self.claims_by_itself(current).await;
                let committed = self.apply(lock, Actor::Clock, Intent::TimeUp { claimed }, None).await?;
                self.show_quietly(&committed.current, None).await;
                Ok(())
            }
        }
    }

    /// Whether the player whose opponent's time is up claims the win by themselves: the bot always does.
    async fn claims_by_itself(&self, current: &Match) -> bool {
        let (Stage::Playing(playing), Some((_, mover))) = (&current.stage, current.running()) else {
            return false;
        };
        match playing.seats.at(mover.other()) {
            Seat::Bot(_) => true,
            Seat::Person(player) => self.preferences(player).await.claims,
        }
    }
}

#[cfg(test)]
mod tests;
