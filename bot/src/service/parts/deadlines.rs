//! What falls due: challenges lapse, reminders are sent, time is up, people are called, and what was in vain is tried again.
//!
//! # Design
//!
//! Where the store belongs to this process alone, all of it is noted here, and found again at a start. Where several processes
//! share the store, it has a row for each match in which something is owed (`DueStore`), and this asks for those
//! that have fallen due. Either way a match is given to one who looks at it, and who finds out what is to be done.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use super::records::Records;
use crate::clock::Clock;
use crate::domain::{Match, MatchId, Timestamp};
use crate::store::{DueStore, StoreError, Take, Taken};

/// Whether people can reach the bot is looked at several times within this.
const FRESH: Duration = Duration::from_mins(1);

/// When something that has fallen due and could not be done is tried again.
const PAUSE: Duration = Duration::from_secs(30);

/// How often a store that several processes share is asked at least: another one may have died.
const POLL: Duration = Duration::from_secs(1);

/// At how many matches one looks at once that others could look at as well.
const AT_ONCE: usize = 32;

/// When something happens by itself, in which match.
pub(crate) struct Deadlines {
    records: Arc<Records>,
    noted: Mutex<Noted>,
    changed: Notify,
    /// Held by those who look at matches that were taken from others.
    slots: Arc<Semaphore>,
    clock: Clock,
}

#[derive(Debug, Default)]
struct Noted {
    due: HashMap<MatchId, Entry>,
    /// When people are called who were there a moment before it was their turn.
    calls: HashMap<MatchId, Timestamp>,
    /// When what was in vain is tried again, and how often it was.
    retries: HashMap<MatchId, (Timestamp, u32)>,
    /// When a shared store is asked next; never before matches are picked up.
    asks: Option<Timestamp>,
    /// What this process had in hand when that was last looked at.
    in_hand: HashSet<MatchId>,
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
struct Entry {
    /// When that is.
    at: Timestamp,
    /// When somebody's time is up, if a clock runs.
    time_up: Option<Timestamp>,
}

/// What has fallen due.
#[derive(Debug, Default)]
pub(crate) struct DueMatches {
    /// The matches to look at.
    pub(crate) matches: Vec<Looked>,
    /// How many clocks would have run out, if those are too many.
    pub(crate) too_many: Option<usize>,
}

/// A match to look at.
#[derive(Debug)]
pub(crate) struct Looked {
    pub(crate) id: MatchId,
    /// How often that was in vain.
    pub(crate) tries: u32,
    /// Held while it is looked at, if it was taken from a store that others share.
    pub(crate) slot: Option<OwnedSemaphorePermit>,
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

    /// Notes that a match is looked at, and what follows from how it stands.
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

    /// When something falls due next.
    fn next(&self) -> Option<Timestamp> {
        let waits = |entry: &&Entry| entry.time_up.is_none() || self.clocks_run();
        let due = self.due.values().filter(waits).map(|entry| entry.at);
        let retries = self.retries.values().map(|(at, _)| *at);
        due.chain(self.calls.values().copied()).chain(retries).min()
    }

    const fn clocks_run(&self) -> bool {
        self.is_there && !self.holds_clocks
    }

    /// Takes out what has fallen due. When more clocks than `most` have run out at once, that is a fault
    /// rather than that many people who forgot to move, and from then on none runs out.
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
        let looked = |(id, tries)| Looked { id, tries, slot: None };
        DueMatches { matches: matches.into_iter().map(looked).collect(), too_many: too_many.then_some(up) }
    }
}

impl Deadlines {
    pub(crate) fn new(records: Arc<Records>, clock: Clock) -> Deadlines {
        let (noted, changed, slots) = (Mutex::default(), Notify::new(), Arc::new(Semaphore::new(AT_ONCE)));
        Deadlines { records, noted, changed, slots, clock }
    }

    /// Whether several processes share what falls due.
    pub(crate) fn are_shared(&self) -> bool {
        self.records.share_due()
    }

    /// From now on what others leave undone is taken over.
    pub(crate) fn begin(&self) {
        let now = self.clock.now();
        self.change(|noted| noted.asks = Some(now));
    }

    /// Notes what falls due in matches, or that nothing does any more. A shared store knows it already.
    pub(crate) fn watch<'a>(&self, matches: impl IntoIterator<Item = &'a Match>) {
        if self.are_shared() {
            let next = matches.into_iter().filter_map(|one| one.next_due().map(|(at, _)| at)).min();
            self.ask_at(next);
        } else {
            self.change(|noted| matches.into_iter().for_each(|one| noted.note(one)));
        }
    }

    /// Notes when somebody is called to a match, or that nobody has to be.
    pub(crate) fn note_call(&self, id: MatchId, at: Option<Timestamp>) {
        if self.are_shared() {
            self.ask_at(at);
        } else {
            self.change(|noted| noted.note_call(id, at));
        }
    }

    /// A match was looked at: nothing is owed in it but what comes with the time.
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

    /// What is owed in a match could not be done: it is tried again then, and was in vain so often.
    pub(crate) async fn try_again(&self, one: &Match, at: Timestamp, tries: u32) {
        if self.are_shared() {
            self.put_off(one, Some(at), tries).await;
        } else {
            self.change(|noted| _ = noted.retries.insert(one.id(), (at, tries)));
        }
    }

    /// The store did not say how a match stands that somebody has to look at: it is tried again in a while. What was
    /// taken from a shared store falls back to it.
    pub(crate) fn try_again_unseen(&self, id: MatchId, tries: u32) {
        if !self.are_shared() {
            let at = self.clock.now() + PAUSE;
            self.change(|noted| _ = noted.retries.insert(id, (at, tries)));
        }
    }

    /// Nobody has to look at a match that is not there.
    pub(crate) async fn forget(&self, id: MatchId) {
        if self.are_shared() {
            self.tell_store("cannot note that a match is gone", move |due| due.drop_due(id)).await;
        }
    }

    /// Has what this process has in hand a while longer, as far as it had it the last time.
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
        // Whatever is not noted falls due again when its lease has run out.
        if let Err(error) = told {
            self.records.report(&error, what);
        }
    }

    /// The shared store is to be asked at this time, if not earlier.
    fn ask_at(&self, at: impl Into<Option<Timestamp>>) {
        let Some(at) = at.into() else { return };
        let mut noted = self.noted();
        if noted.asks.is_some_and(|asks| at < asks) {
            noted.asks = Some(at);
            self.changed.notify_one();
        }
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

    /// Whether clocks run out now.
    pub(crate) fn do_clocks_run(&self) -> bool {
        self.is_there() && !self.noted().holds_clocks
    }

    /// Waits until something may have fallen due.
    pub(crate) async fn next(&self) {
        if self.are_shared() {
            // Whoever looks at as many matches as they can takes no more.
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

    /// Takes out what has fallen due. Of more than `most` clocks that run out at once none does.
    pub(crate) async fn take(&self, most: u32) -> DueMatches {
        let (now, is_there) = (self.clock.now(), self.is_there());
        {
            let mut noted = self.noted();
            // After a sleep no clock runs out before the sleep was taken off all of them.
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
        let looked =
            |(id, tries)| Looked { id, tries, slot: Arc::clone(&self.slots).try_acquire_owned().ok() };
        let matches = taken.matches.into_iter().map(looked).collect();
        DueMatches {
            matches,
            too_many: too_many.then_some(usize::try_from(taken.time_ups).unwrap_or(usize::MAX)),
        }
    }

    /// Of how many matches something is noted here.
    #[cfg(test)]
    pub(crate) fn noted_matches(&self) -> usize {
        let noted = self.noted();
        let all = noted.due.keys().chain(noted.calls.keys()).chain(noted.retries.keys());
        all.collect::<HashSet<_>>().len()
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
