//! Deadlines: challenges expire, reminders are sent, time runs out, people are called, and what failed is
//! retried.
//!
//! # Design
//!
//! If the store belongs to this process alone, all deadlines are kept in memory and rebuilt at a start. If
//! several processes share the store, it has a row for each match in which something is due (`DueStore`), and
//! this module asks for the rows that have fallen due. Either way it returns matches, and the code that looks
//! at a match finds out what to do.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use super::records::Records;
use crate::clock::Clock;
use crate::domain::{Match, MatchId, Timestamp};
use crate::store::{DueStore, StoreError, Take, Taken};

/// How long a presence check is valid. Presence is checked several times within this.
const FRESH: Duration = Duration::from_mins(1);

/// How long to wait before retrying something that was due and failed.
const PAUSE: Duration = Duration::from_secs(30);

/// The longest time between two queries to a shared store. Another process may have died meanwhile.
const POLL: Duration = Duration::from_secs(1);

/// How many matches from a shared store this process looks at simultaneously.
const AT_ONCE: usize = 32;

/// When something becomes due, and in which match.
pub(crate) struct Deadlines {
    records: Arc<Records>,
    noted: Mutex<LocalDeadlines>,
    changed: Notify,
    /// One permit for each match that was taken from a shared store and is being looked at.
    slots: Arc<Semaphore>,
    clock: Clock,
}

#[derive(Debug, Default)]
struct LocalDeadlines {
    due: HashMap<MatchId, Entry>,
    /// When to call people who were present just before their turn came.
    calls: HashMap<MatchId, Timestamp>,
    /// When to retry what failed, and how often it has failed.
    retries: HashMap<MatchId, (Timestamp, u32)>,
    /// When to query a shared store next. `None` until matches are resumed.
    asks: Option<Timestamp>,
    /// What this process was working on at the last check.
    in_hand: HashSet<MatchId>,
    /// Whether people could reach the bot at the last check. While they cannot, no clock runs out.
    is_there: bool,
    /// When the last check was.
    checked_at: Timestamp,
    /// The last time at which the bot is known to have run while people could reach it.
    there_until: Option<Timestamp>,
    /// Whether too many clocks ran out at once. Then none does until the next start.
    holds_clocks: bool,
}

/// What is due next in a match.
#[derive(Copy, Clone, Debug)]
struct Entry {
    /// When it is due.
    at: Timestamp,
    /// When a player's time is up, if a clock runs.
    time_up: Option<Timestamp>,
}

/// What has fallen due.
#[derive(Debug, Default)]
pub(crate) struct DueMatches {
    /// The matches to look at.
    pub(crate) matches: Vec<DueMatch>,
    /// How many clocks would have run out, if there are too many.
    pub(crate) too_many: Option<usize>,
}

/// A match to look at.
#[derive(Debug)]
pub(crate) struct DueMatch {
    pub(crate) id: MatchId,
    /// How often that has failed.
    pub(crate) tries: u32,
    /// Held while the match is looked at, if it comes from a shared store.
    pub(crate) slot: Option<OwnedSemaphorePermit>,
}

impl LocalDeadlines {
    fn note(&mut self, one: &Match) {
        match one.next_due() {
            Some((at, _)) => {
                let time_up = one.running().map(|(clock, mover)| clock.runs_out(mover));
                self.due.insert(one.id(), Entry { at, time_up });
            }
            None => _ = self.due.remove(&one.id()),
        }
    }

    /// Notes that a match was looked at, and what is due in it next.
    fn update(&mut self, one: &Match, call_at: Option<Timestamp>) {
        self.note(one);
        self.retries.remove(&one.id());
        self.note_call(one.id(), call_at);
    }

    fn note_call(&mut self, id: MatchId, at: Option<Timestamp>) {
        match at {
            Some(at) => _ = self.calls.insert(id, at),
            None => _ = self.calls.remove(&id),
        }
    }

    /// When something is due next.
    fn next(&self) -> Option<Timestamp> {
        let waits = |entry: &&Entry| entry.time_up.is_none() || self.clocks_run();
        let due = self.due.values().filter(waits).map(|entry| entry.at);
        let retries = self.retries.values().map(|(at, _)| *at);
        due.chain(self.calls.values().copied()).chain(retries).min()
    }

    const fn clocks_run(&self) -> bool {
        self.is_there && !self.holds_clocks
    }

    /// Takes out what has fallen due. If more than `most` clocks have run out at once, that is a fault rather
    /// than so many people who forgot to move. From then on no clock runs out.
    fn take(&mut self, now: Timestamp, most: u32) -> DueMatches {
        let up = self.due.values().filter(|entry| entry.time_up.is_some_and(|up| up <= now)).count();
        let too_many = self.clocks_run() && up > usize::try_from(most).unwrap_or(usize::MAX);
        self.holds_clocks |= too_many;
        let clocks_run = self.clocks_run();
        let has_fallen = |entry: &Entry| entry.at <= now && (entry.time_up.is_none() || clocks_run);
        let mut matches: HashMap<MatchId, u32> =
            self.due.extract_if(|_, entry| has_fallen(entry)).map(|(id, _)| (id, 0)).collect();
        matches.extend(self.calls.extract_if(|_, at| *at <= now).map(|(id, _)| (id, 0)));
        let retried = self.retries.extract_if(|_, (at, _)| *at <= now);
        matches.extend(retried.map(|(id, (_, tries))| (id, tries)));
        let due_match = |(id, tries)| DueMatch { id, tries, slot: None };
        DueMatches { matches: matches.into_iter().map(due_match).collect(), too_many: too_many.then_some(up) }
    }
}

impl Deadlines {
    pub(crate) fn new(records: Arc<Records>, clock: Clock) -> Deadlines {
        let (noted, changed, slots) = (Mutex::default(), Notify::new(), Arc::new(Semaphore::new(AT_ONCE)));
        Deadlines { records, noted, changed, slots, clock }
    }

    /// Whether several processes share the deadlines.
    pub(crate) fn are_shared(&self) -> bool {
        self.records.share_due()
    }

    /// Starts taking over what other processes leave undone.
    pub(crate) fn begin(&self) {
        let now = self.clock.now();
        self.change(|noted| noted.asks = Some(now));
    }

    /// Notes the next deadlines of matches, or that they have none. A shared store knows them already.
    pub(crate) fn watch<'a>(&self, matches: impl IntoIterator<Item = &'a Match>) {
        if self.are_shared() {
            let next = matches.into_iter().filter_map(|one| one.next_due().map(|(at, _)| at)).min();
            self.ask_at(next);
        } else {
            self.change(|noted| matches.into_iter().for_each(|one| noted.note(one)));
        }
    }

    /// Notes when to call a person to a match, or that nobody has to be called.
    pub(crate) fn note_call(&self, id: MatchId, at: Option<Timestamp>) {
        if self.are_shared() {
            self.ask_at(at);
        } else {
            self.change(|noted| noted.note_call(id, at));
        }
    }

    /// Notes that a match was looked at, and that only its next deadline is left.
    pub(crate) async fn update(&self, one: &Match, call_at: Option<Timestamp>) {
        if self.are_shared() {
            let due = if one.bot_to_move().is_some() {
                Some(Timestamp::default())
            } else {
                one.next_due().map(|(at, _)| at)
            };
            self.put_off(one, [due, call_at].into_iter().flatten().min(), 0).await;
        } else {
            self.change(|noted| noted.update(one, call_at));
        }
    }

    /// Notes that what is due in a match could not be done, when to retry it, and how often it has failed.
    pub(crate) async fn try_again(&self, one: &Match, at: Timestamp, tries: u32) {
        if self.are_shared() {
            self.put_off(one, Some(at), tries).await;
        } else {
            self.change(|noted| _ = noted.retries.insert(one.id(), (at, tries)));
        }
    }

    /// Notes that the store could not read a match that has to be looked at, and retries in a while. A match
    /// from a shared store returns to it when its lease expires.
    pub(crate) fn try_again_unseen(&self, id: MatchId, tries: u32) {
        if !self.are_shared() {
            let at = self.clock.now() + PAUSE;
            self.change(|noted| _ = noted.retries.insert(id, (at, tries)));
        }
    }

    /// Forgets a match that does not exist.
    pub(crate) async fn forget(&self, id: MatchId) {
        if self.are_shared() {
            self.tell_store("cannot note that a match is gone", move |due| due.drop_due(id)).await;
        }
    }

    /// Renews the leases on the matches that this process is working on, if it also was at the last call.
    pub(crate) async fn hold(&self, in_hand: HashSet<MatchId>) {
        let before = std::mem::replace(&mut self.noted().in_hand, in_hand.clone());
        let held: Vec<MatchId> = in_hand.intersection(&before).copied().collect();
        if !held.is_empty() {
            let what = "cannot say what is in hand: another process may look at it as well";
            self.tell_store(what, move |due| due.hold_due(&held)).await;
        }
    }

    async fn put_off(&self, one: &Match, until: Option<Timestamp>, tries: u32) {
        let one = one.clone();
        self.tell_store("cannot note when a match is looked at again", move |due| {
            due.put_off(&one, until, tries)
        })
        .await;
        self.ask_at(until);
    }

    async fn tell_store(
        &self,
        what: &str,
        job: impl FnOnce(&dyn DueStore) -> Result<(), StoreError> + Clone + Send + 'static,
    ) {
        let told = self.records.read(move |store| store.shared_due().map_or(Ok(()), job)).await;
        // Anything that is not noted falls due again when its lease expires.
        if let Err(error) = told {
            self.records.report(&error, what);
        }
    }

    /// Queries the shared store at this time at the latest.
    fn ask_at(&self, at: impl Into<Option<Timestamp>>) {
        let Some(at) = at.into() else { return };
        let mut noted = self.noted();
        if noted.asks.is_some_and(|asks| at < asks) {
            noted.asks = Some(at);
            self.changed.notify_one();
        }
    }

    /// Sets whether clocks run out. They do not while people cannot reach the bot. `checked_at` says when that
    /// was checked, so that a sleep of the machine since then is still noticed.
    pub(super) fn let_clocks_run_out(&self, is_there: bool, checked_at: Timestamp) {
        self.change(|noted| {
            (noted.is_there, noted.checked_at) = (is_there, checked_at);
            noted.there_until = is_there.then_some(checked_at);
        });
    }

    /// Returns the last time at which the bot was present, as far as this process knows.
    pub(super) fn there_until(&self) -> Option<Timestamp> {
        self.noted().there_until
    }

    /// Whether people can reach the bot, and could ever since the last check.
    pub(crate) fn is_there(&self) -> bool {
        let (is_there, checked_at) = {
            let noted = self.noted();
            (noted.is_there, noted.checked_at)
        };
        is_there && self.clock.has_run_since(checked_at, FRESH)
    }

    /// Whether clocks run out now.
    pub(crate) fn do_clocks_run(&self) -> bool {
        self.is_there() && !self.noted().holds_clocks
    }

    /// Waits until something may have fallen due.
    pub(crate) async fn next(&self) {
        if self.are_shared() {
            // Take no more while all slots are in use.
            drop(self.slots.acquire().await);
        }
        let next = {
            let noted = self.noted();
            noted.next().into_iter().chain(noted.asks).min()
        };
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

    /// Takes out what has fallen due. If more than `most` clocks run out at once, none does.
    pub(crate) async fn take(&self, most: u32) -> DueMatches {
        let (now, is_there) = (self.clock.now(), self.is_there());
        {
            let mut noted = self.noted();
            // After a sleep, no clock runs out before the sleep is credited to all of them.
            noted.is_there &= is_there;
            if noted.is_there {
                noted.there_until = noted.there_until.max(Some(now));
            }
            if !self.are_shared() {
                return noted.take(now, most);
            }
            if noted.asks.is_none() {
                return DueMatches::default();
            }
            noted.asks = Some(now + POLL);
        }
        self.take_shared(now, most).await
    }

    async fn take_shared(&self, now: Timestamp, most: u32) -> DueMatches {
        let at_most = u32::try_from(self.slots.available_permits()).unwrap_or(u32::MAX);
        let clocks_run = self.do_clocks_run();
        let take = Take { now, clocks_run, most_time_ups: most, at_most };
        let taken = self.records.read(move |store| match store.shared_due() {
            Some(due) => due.take_due(take),
            None => Ok(Taken::default()),
        });
        let taken = taken.await.unwrap_or_else(|error| {
            self.records.report(&error, "cannot find out what is due; asking again shortly");
            Taken::default()
        });
        let is_full = u32::try_from(taken.matches.len()).is_ok_and(|number| number >= at_most);
        if let Some(next) = if is_full { Some(now) } else { taken.next } {
            self.ask_at(next);
        }
        let too_many = clocks_run && taken.time_ups > most;
        self.noted().holds_clocks |= too_many;
        let due_match =
            |(id, tries)| DueMatch { id, tries, slot: Arc::clone(&self.slots).try_acquire_owned().ok() };
        let matches = taken.matches.into_iter().map(due_match).collect();
        DueMatches {
            matches,
            too_many: too_many.then_some(usize::try_from(taken.time_ups).unwrap_or(usize::MAX)),
        }
    }

    /// The number of matches with something noted here.
    #[cfg(test)]
    pub(crate) fn noted_matches(&self) -> usize {
        let noted = self.noted();
        let all = noted.due.keys().chain(noted.calls.keys()).chain(noted.retries.keys());
        all.collect::<HashSet<_>>().len()
    }

    fn change(&self, change: impl FnOnce(&mut LocalDeadlines)) {
        change(&mut self.noted());
        self.changed.notify_one();
    }

    fn noted(&self) -> MutexGuard<'_, LocalDeadlines> {
        // The data is consistent after every statement, so poisoning can be ignored.
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
