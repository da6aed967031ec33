//! Deadlines: challenges expire, reminders are sent, time runs out, people are pinged, and what failed is
//! retried.
//!
//! # Design
//!
//! If the store belongs to this process alone, all deadlines are kept in memory and rebuilt at a start. If
//! several processes share the store, it has a row for each match in which something is due. [`Schedule`]
//! knows which it is. Either way this module asks it for what has fallen due and returns matches, and the
//! code that looks at a match finds out what to do.

mod local;
mod presence;
mod schedule;
mod shared;
mod slots;
mod time_ups;
mod timetable;

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kuzhi_domain::matches::Match;
use kuzhi_domain::{MatchId, Timestamp};
use kuzhi_store::Take;
use tokio::sync::Notify;

use self::presence::Presence;
use self::schedule::Schedule;
use self::slots::{Slot, Slots};
use self::time_ups::Held;
use crate::clock::{Clock, Reading, Step};
use crate::service::records::Records;

/// How long to wait before retrying something that was due and failed.
const PAUSE: Duration = Duration::from_secs(30);

/// The longest time between two queries to a shared store. Another process may have died meanwhile.
const POLL: Duration = Duration::from_secs(1);

/// How soon to look again at clocks that are held.
const HELD: Duration = Duration::from_secs(5);

/// When something becomes due, and in which match.
pub(crate) struct Deadlines {
    records: Arc<Records>,
    schedule: Schedule,
    state: Mutex<State>,
    changed: Notify,
    /// The due matches that are being looked at.
    pub(crate) slots: Slots,
    clock: Clock,
}

#[derive(Debug)]
struct State {
    presence: Presence,
    /// Whether what is due is asked for: of a shared store, once matches are resumed.
    has_begun: bool,
    /// When to ask next what has fallen due. It may be too early.
    asks: Option<Timestamp>,
    /// The clocks that ran out and are held, because that is doubtful.
    held: Held,
}

/// What has fallen due.
#[derive(Debug, Default)]
pub(crate) struct DueMatches {
    /// The matches to look at.
    pub(crate) matches: Vec<DueMatch>,
    /// How many clocks are held, if that is news: more than none, or none any more.
    pub(crate) held: Option<usize>,
}

/// A match to look at.
#[derive(Debug)]
pub(crate) struct DueMatch {
    pub(crate) id: MatchId,
    /// How often that has failed.
    pub(crate) tries: u32,
    /// Held while the match is looked at.
    pub(crate) slot: Option<Slot>,
}

impl State {
    /// Asks what has fallen due at this time at the latest. Returns whether that is earlier than before.
    fn ask_at(&mut self, at: Timestamp) -> bool {
        let is_earlier = self.has_begun && self.asks.is_none_or(|asks| at < asks);
        if is_earlier {
            self.asks = Some(at);
        }
        is_earlier
    }
}

impl Deadlines {
    pub(crate) fn new(records: Arc<Records>, clock: Clock) -> Deadlines {
        let schedule = Schedule::new(&records);
        let state = State {
            presence: Presence::new(clock.read()),
            has_begun: !schedule.is_shared(),
            asks: None,
            held: Held::None,
        };
        let (state, slots) = (Mutex::new(state), Slots::default());
        Deadlines { records, schedule, state, changed: Notify::new(), slots, clock }
    }

    /// Whether several processes share the deadlines.
    pub(crate) fn are_shared(&self) -> bool {
        self.schedule.is_shared()
    }

    /// Starts taking over what other processes leave undone.
    pub(crate) fn begin(&self) {
        self.state().has_begun = true;
        self.ask_by(Some(self.clock.now()));
    }

    /// Notes the next deadlines of matches, or that they have none.
    pub(crate) fn watch<'a>(&self, matches: impl IntoIterator<Item = &'a Match>) {
        for one in matches {
            self.schedule.watch(one);
            self.ask_by(next_due(one));
        }
    }

    /// Notes when to ping a person to a match, or that nobody has to be pinged.
    pub(crate) fn record_ping(&self, id: MatchId, at: Option<Timestamp>) {
        self.schedule.record_ping(id, at);
        self.ask_by(at);
    }

    /// Notes that a match was looked at, and that only its next deadline is left.
    pub(crate) async fn update(&self, one: &Match, ping_at: Option<Timestamp>) {
        let due = self.schedule.update(one, ping_at).await;
        self.ask_by(due);
    }

    /// Notes that what is due in a match could not be done, when to retry it, and how often it has failed.
    pub(crate) async fn try_again(&self, one: &Match, at: Timestamp, tries: u32) {
        self.schedule.retry(one, at, tries).await;
        self.ask_by(Some(at));
    }

    /// Notes that the store could not read a match that has to be looked at, and retries in a while.
    pub(crate) fn try_again_unseen(&self, id: MatchId, tries: u32) {
        let at = self.clock.now() + PAUSE;
        self.schedule.retry_unseen(id, at, tries);
        self.ask_by(Some(at));
    }

    /// Forgets a match that does not exist.
    pub(crate) async fn forget(&self, id: MatchId) {
        self.schedule.forget(id).await;
    }

    /// Keeps other processes from the matches that this one is working on, if it also was at the last call.
    pub(crate) async fn hold(&self, mut in_hand: HashSet<MatchId>) {
        in_hand.extend(self.slots.matches());
        self.schedule.hold(in_hand).await;
    }

    /// Asks what has fallen due at this time at the latest. Wakes up nobody if that happens anyway, as after
    /// most clicks.
    fn ask_by(&self, at: Option<Timestamp>) {
        if at.is_some_and(|at| self.state().ask_at(at)) {
            self.changed.notify_one();
        }
    }

    /// Sets whether clocks run out. They do not while people cannot reach the bot. `checked` says what the
    /// clock showed when that was checked, so that a sleep of the machine since then is still noticed, and so
    /// is a clock that was set.
    pub(super) fn let_clocks_run_out(&self, is_there: bool, checked: Reading) {
        let mut state = self.state();
        let ran = state.presence.is_there(&self.clock);
        let was_put_back = matches!(state.presence.step(&checked), Some((_, Step::Back(_))));
        state.presence.record(is_there, checked);
        let runs = state.presence.is_there(&self.clock);
        drop(state);
        if runs && !ran || was_put_back {
            self.ask_by(Some(checked.at));
        }
    }

    /// Lets no clock run out until the next check of whether people can reach the bot.
    pub(super) fn let_no_clock_run_out(&self) {
        self.state().presence.mark_absent();
    }

    /// Returns what the clock showed at the last check, and how far it was put forward or back since.
    pub(super) fn step(&self, now: &Reading) -> Option<(Reading, Step)> {
        self.state().presence.step(now)
    }

    /// Returns the last time at which the bot was present, as far as this process knows.
    pub(super) fn there_until(&self) -> Option<Timestamp> {
        self.state().presence.there_until()
    }

    /// Whether people can reach the bot, and could ever since the last check. Then clocks run out.
    pub(crate) fn is_there(&self) -> bool {
        let mut state = self.state();
        self.record_failures(&mut state);
        state.presence.is_there(&self.clock)
    }

    /// While the store fails, nobody can move, so the bot might as well not be there. The next check tells
    /// whether it works again.
    fn record_failures(&self, state: &mut State) {
        if self.records.has_failed() {
            state.presence.mark_absent();
        }
    }

    /// Waits until something may have fallen due.
    pub(crate) async fn next(&self) {
        // Take no more while all slots are in use.
        self.slots.one_is_free().await;
        let asks = self.state().asks;
        let comes = async {
            match asks {
                Some(at) => self.clock.until(at).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            // First, or the change would wake up whoever waits once more.
            biased;
            () = self.changed.notified() => {}
            () = comes => {}
        }
    }

    /// Takes out what has fallen due, as much as may be looked at now. If more than `most` people ran out of
    /// time at once, and it is not known that the clock is right, their clocks are held until it is.
    pub(crate) async fn take(&self, most: u32) -> DueMatches {
        let now = self.clock.now();
        let at_most = self.slots.free();
        let clocks_run = {
            let mut state = self.state();
            self.record_failures(&mut state);
            state.presence.record_running(&self.clock);
            if !state.has_begun {
                return DueMatches::default();
            }
            state.asks = self.schedule.next_poll(now);
            state.presence.is_there(&self.clock)
        };
        let is_right = self.clock.agrees_with_discord() == Some(true);
        let most_time_ups = if is_right { u32::MAX } else { most };
        let take = Take { now, clocks_run, most_time_ups, at_most };
        let (taken, held) = self.take_undoubted(take, most).await;
        let is_full = u32::try_from(taken.matches.len()).is_ok_and(|number| number >= at_most);
        let mut state = self.state();
        if let Some(next) = if is_full { Some(now) } else { taken.next } {
            state.ask_at(next);
        }
        let number = held.number();
        if number > 0 {
            state.ask_at(now + HELD);
        }
        let before = std::mem::replace(&mut state.held, held).number();
        drop(state);
        let due_match = |(id, tries)| DueMatch { id, tries, slot: self.slots.take(id, now) };
        let matches = taken.matches.into_iter().map(due_match).collect();
        DueMatches { matches, held: ((before > 0) != (number > 0)).then_some(number) }
    }

    /// How long the oldest match in which something has fallen due has waited for it to be done.
    pub(crate) fn late(&self) -> Duration {
        let asks = self.state().asks;
        let oldest = asks.into_iter().chain(self.slots.oldest()).min();
        oldest.map_or(Duration::ZERO, |oldest| self.clock.now().since(oldest))
    }

    /// Whether the clock of a match may run out now. If not, something else may still fall due there.
    pub(crate) fn runs_clock(&self, id: MatchId) -> bool {
        self.is_there() && !self.state().held.has(id)
    }

    /// The number of matches with something noted here.
    #[cfg(test)]
    pub(crate) fn noted_matches(&self) -> usize {
        self.schedule.noted_matches()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // The data is consistent after every statement, so poisoning can be ignored.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn next_due(one: &Match) -> Option<Timestamp> {
    one.next_due().map(|(at, _)| at)
}

#[cfg(test)]
mod tests;
