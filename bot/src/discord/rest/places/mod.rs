//! Circuit breakers for places that refuse what is sent there. Each is left alone for growing pauses, so that
//! nothing that people do on one server can use up the refusals that Discord allows the bot everywhere.

mod errand;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kuzhi_domain::matches::Place;
use kuzhi_domain::{PlayerId, Timestamp};
use serenity::all::Permissions;

use self::errand::Refuser;
pub(crate) use self::errand::{Doing, Errand, MISSING_PERMISSIONS, UNKNOWN_CHANNEL};
use crate::delivery::PostRefusal;

/// How long a place is left alone after its second refusal. The first may have been a moment's, and each
/// further one doubles it.
const FIRST_PAUSE: Duration = Duration::from_mins(1);

/// The longest that it is left alone.
const LONGEST_PAUSE: Duration = Duration::from_hours(1);

/// How long one request tries whether a place takes something again, while others wait.
const TRIAL: Duration = Duration::from_secs(15);

/// How long the refusals of a server count together.
const WINDOW: Duration = Duration::from_mins(10);

/// How many places, and how many servers, are remembered.
const MOST: usize = 10_000;

/// The part of all refusals that one server may have, and the fewest.
const SHARE: u32 = 40;
const FEWEST: u32 = 5;

/// How something that refuses is left alone.
#[derive(Copy, Clone, Debug)]
struct Pause {
    since: Timestamp,
    length: Duration,
    /// How often it has refused.
    refusals: u32,
    /// Whether one request is trying it.
    is_tried: bool,
    /// Whether it has been tried because Discord said that it may be done, and that has to be seen first.
    was_promised: bool,
}

impl Pause {
    fn lasts(&self, now: Timestamp) -> bool {
        // A clock that was put back shortens it.
        self.since <= now && now.since(self.since) < self.length
    }

    /// Notes whether Discord says that it may be done. It may be refused all the same, as in a locked thread.
    /// Then another promise means nothing.
    fn record_promise(&mut self, is_promised: bool) {
        if is_promised && !self.was_promised {
            self.length = Duration::ZERO;
        }
        self.was_promised = is_promised;
    }
}

/// The refusals of a server that count together.
#[derive(Copy, Clone, Debug)]
struct Tally {
    since: Timestamp,
    number: u32,
}

impl Tally {
    fn counts(&self, now: Timestamp) -> bool {
        self.since <= now && now.since(self.since) < WINDOW
    }
}

/// Why something is not sent.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct LeftAlone;

/// The places that refuse, and the servers that do so too often.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    state: Arc<Mutex<State>>,
    /// How many refusals of one server within [`WINDOW`] stop all that nobody waits for there.
    share: u32,
}

#[derive(Debug, Default)]
struct State {
    pauses: HashMap<Refuser, Pause>,
    /// By server, or by channel outside of servers.
    tallies: HashMap<u64, Tally>,
}

impl Places {
    /// Remembers no refusal yet. So many may come from all places together.
    pub(crate) fn new(most: u32) -> Places {
        Places { state: Arc::default(), share: (most / SHARE).max(FEWEST) }
    }

    /// Checks whether something may be sent now. Whoever may is to [report](Self::record_success) what came
    /// of it.
    pub(crate) fn enter(&self, errand: Errand, now: Timestamp) -> Result<(), LeftAlone> {
        let mut state = self.state();
        let refusers = errand.refusers();
        if self.has_used_up(&state, errand.of, now)
            || refusers.iter().any(|one| state.pauses.get(one).is_some_and(|pause| pause.lasts(now)))
            // Only what can do without a file finds out whether the rest works again.
            || errand.as_text().is_some_and(|kind| state.pauses.contains_key(&kind))
        {
            return Err(LeftAlone);
        }
        for refuser in refusers {
            if let Some(pause) = state.pauses.get_mut(&refuser) {
                *pause = Pause { since: now, length: TRIAL, is_tried: true, ..*pause };
            }
        }
        Ok(())
    }

    /// What takes no posts in a place now, as far as the bot has found out.
    pub(crate) fn refusal(&self, place: Place, now: Timestamp) -> Option<PostRefusal> {
        let state = self.state();
        let errand = Errand::at(place, Doing::Post { attaches: false });
        let lasts = |one| state.pauses.get(one).is_some_and(|pause: &Pause| pause.lasts(now));
        if errand.refusers().iter().any(lasts) {
            return Some(PostRefusal::Place);
        }
        self.has_used_up(&state, place, now).then_some(PostRefusal::Server)
    }

    /// Notes that something was taken: the place works again.
    pub(crate) fn record_success(&self, errand: Errand) {
        let mut state = self.state();
        if state.pauses.is_empty() {
            return;
        }
        let worked = errand.refusers().into_iter().filter(|one| state.pauses.remove(one).is_some()).count();
        drop(state);
        if worked > 0 {
            tracing::info!(place = %errand.channel, "a place that refused takes what is sent there again");
        }
    }

    /// Notes an error of Discord. Returns whether it means that the place refuses.
    pub(crate) fn record_error(&self, errand: Errand, status: u16, code: isize, now: Timestamp) -> bool {
        let mut state = self.state();
        if matches!(status, 403 | 429) {
            self.count(&mut state, errand.of, now);
        }
        let Some(refuser) = errand.refused_by(status, code) else { return false };
        let is_new = !state.is_known(refuser);
        let before = state.pauses.get(&refuser).copied();
        let next = match before {
            // Sent before the refusal of another was known.
            Some(pause) if pause.lasts(now) && !pause.is_tried => pause,
            before => {
                let refusals = before.map_or(0, |pause| pause.refusals);
                let doubled = |times: u32| FIRST_PAUSE.saturating_mul(1 << times.min(16)).min(LONGEST_PAUSE);
                let length = refusals.checked_sub(1).map_or(Duration::ZERO, doubled);
                let was_promised = before.is_some_and(|pause| pause.was_promised);
                Pause { since: now, length, refusals: refusals + 1, is_tried: false, was_promised }
            }
        };
        state.pauses.insert(refuser, next);
        state.forget_some(now);
        drop(state);
        if is_new && refuser.channel().is_some() {
            let (guild, place, doing) = (errand.of.guild.map(|guild| guild.0), errand.channel, errand.doing);
            tracing::warn!(
                ?guild, %place, status, code, ?doing,
                "a place refuses what is sent there; it is left alone for growing minutes, and people are \
                 answered as before. Does the bot lack permissions there?"
            );
        }
        true
    }

    /// Notes what the bot may do, as Discord says, where a person has just acted. That is tried at once.
    pub(crate) fn record_permissions(&self, place: Place, is_thread: bool, may: Option<Permissions>) {
        let mut state = self.state();
        if state.pauses.is_empty() {
            return;
        }
        for refuser in Refuser::of_channel(place.channel) {
            if let Some(pause) = state.pauses.get_mut(&refuser) {
                let is_promised =
                    place.guild.is_none() || may.is_some_and(|may| refuser.is_allowed(is_thread, may));
                pause.record_promise(is_promised);
            }
        }
    }

    /// Notes that a person has just acted in their direct messages with the bot.
    pub(crate) fn record_direct(&self, who: PlayerId) {
        if let Some(pause) = self.state().pauses.get_mut(&Refuser::Person(who)) {
            pause.record_promise(true);
        }
    }

    fn has_used_up(&self, state: &State, place: Place, now: Timestamp) -> bool {
        let tally = state.tallies.get(&payer(place));
        tally.is_some_and(|tally| tally.counts(now) && tally.number >= self.share)
    }

    fn count(&self, state: &mut State, place: Place, now: Timestamp) {
        let tally = state.tallies.entry(payer(place)).or_insert(Tally { since: now, number: 0 });
        if !tally.counts(now) {
            *tally = Tally { since: now, number: 0 };
        }
        tally.number += 1;
        if tally.number == self.share {
            let guild = place.guild.map(|guild| guild.0);
            tracing::warn!(
                ?guild, place = %place.channel, number = self.share,
                "a server has refused so much that what nobody waits for is not sent there for some minutes; \
                 other servers do not notice. Does the bot lack permissions there?"
            );
        }
        if state.tallies.len() > MOST {
            state.tallies.retain(|_, tally| tally.counts(now));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Every statement leaves it consistent, so a panic elsewhere cannot have corrupted it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Whether it is known that this refuses, or for a channel that it refuses anything.
    fn is_known(&self, refuser: Refuser) -> bool {
        match refuser.channel() {
            Some(channel) => Refuser::of_channel(channel).any(|one| self.pauses.contains_key(&one)),
            None => self.pauses.contains_key(&refuser),
        }
    }

    /// Forgets what has refused longest ago if there is too much to remember.
    fn forget_some(&mut self, now: Timestamp) {
        if self.pauses.len() <= MOST {
            return;
        }
        self.pauses.retain(|_, pause| pause.lasts(now));
        if self.pauses.len() > MOST
            && let Some(oldest) = self.pauses.iter().min_by_key(|(_, pause)| pause.since).map(|(one, _)| *one)
        {
            self.pauses.remove(&oldest);
        }
    }
}

/// Whose refusals those of a place are: its server's, or outside of servers its own.
fn payer(place: Place) -> u64 {
    place.guild.map_or(place.channel.0, |guild| guild.0)
}

#[cfg(test)]
mod tests;
