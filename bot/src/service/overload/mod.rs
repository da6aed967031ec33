//! Overload protection: when too many requests come in, some people are told at once to come again, and the
//! rest are dropped.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kuzhi_domain::PlayerId;
use tokio::sync::{Semaphore, SemaphorePermit};

/// How many requests of one person are served at the same time.
const OF_ONE: usize = 128;

/// From this many served requests on, a person who was served just now is served again only to change or
/// begin a match.
const LOOKING: usize = 256;

/// From this many served requests on, nobody is served who was served just now, or who does not change or
/// begin a match. Thus people who press again and again do not go before others.
const IN_TURN: usize = 384;

/// How long "just now" lasts.
const TURN: Duration = Duration::from_secs(1);

/// The most requests that are served at the same time.
const SERVED: usize = 512;

/// From this many served requests on, boards that everyone sees go without pictures. Drawing one takes as
/// long as several requests without.
const PICTURES: usize = 64;

/// How many people are told to come again at the same time. Each is a request to Discord with its own
/// connection.
const TELLING: usize = 64;

/// How many people may be waiting to be told, or being told. Further requests are dropped, and Discord shows
/// a failure after three seconds.
const TOLD: usize = 512;

/// From this many on, the gateway is read only now and then. Reading just to drop requests would take
/// processor time from those that are served.
const FULL: usize = TOLD / 2;

/// If telling a person takes longer than this, there is more load than the machine or the connection to
/// Discord can take.
const SLOW: Duration = Duration::from_millis(700);

/// After this long with nobody turned away, the overload is over. Under heavy load, people are turned away in
/// waves.
const QUIET: Duration = Duration::from_mins(1);

/// The whole capacity in parts, and how much of it always remains. All limits above shrink with the capacity,
/// except the one per person and the number of people told at the same time.
const ROOM: usize = 1_024;
const LEAST_ROOM: usize = ROOM / 16;

/// How many parts of the capacity are lost when telling a person was slow. When it was quick, one part
/// returns.
const LESS: usize = 16;

/// The requests being handled, with their limits.
#[derive(Clone, Debug, Default)]
pub(crate) struct Overload(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    load: Mutex<Load>,
    telling: Semaphore,
}

impl Default for Shared {
    fn default() -> Shared {
        Shared { load: Mutex::default(), telling: Semaphore::new(TELLING) }
    }
}

#[derive(Debug, Default)]
struct Load {
    served: usize,
    /// How many of the served requests wait for a thread that thinks or draws.
    waiting: usize,
    refusing: usize,
    of: HashMap<PlayerId, usize>,
    /// When each person was last served, noted only under load, and when old entries were last removed.
    lately: HashMap<PlayerId, Instant>,
    tidy: Option<Instant>,
    /// How many parts of the capacity are missing.
    missing: usize,
    /// How many requests were refused in this wave of the overload, and in earlier ones.
    wave: Refused,
    earlier: Refused,
    /// When the last wave ended.
    wave_ended: Option<Instant>,
}

/// How many requests were not served.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Refused {
    turned_away: u64,
    dropped: u64,
}

impl Refused {
    fn is_none(self) -> bool {
        self == Refused::default()
    }
}

/// What happens to an incoming request.
#[derive(Debug)]
pub enum Entry {
    /// It is served.
    Served(UnderWay),
    /// The person is told to come again.
    TurnedAway(UnderWay),
    /// It is dropped.
    Dropped,
}

/// A request that is being handled, until this is dropped.
#[derive(Debug)]
pub struct UnderWay {
    overload: Overload,
    /// The person, if the request is served.
    served: Option<PlayerId>,
    since: Instant,
}

/// A request that waits for a thread that thinks or draws, until this is dropped. It does not count as load.
/// The number of such requests is limited where they wait.
#[derive(Debug)]
pub(crate) struct Waiting(Overload);

impl Overload {
    /// Marks a request as waiting for a thread that thinks or draws, so it blocks no other request.
    pub(crate) fn wait(&self) -> Waiting {
        self.load().waiting += 1;
        Waiting(self.clone())
    }

    /// Decides about an incoming request. `goes_first` if it changes or begins a match.
    pub(crate) fn enter(&self, who: PlayerId, goes_first: bool, now: Instant) -> Entry {
        let mut load = self.load();
        let own = load.of.get(&who).copied().unwrap_or_default();
        let most = match (goes_first, load.is_turn_of(who, now)) {
            (true, true) => SERVED,
            (true, false) | (false, true) => IN_TURN,
            (false, false) => LOOKING,
        };
        if own < OF_ONE && load.at_work() < load.scaled(most) {
            if load.at_work() >= load.scaled(LOOKING) {
                load.record_served(who, now);
            }
            load.served += 1;
            load.of.insert(who, own + 1);
            return Entry::Served(UnderWay { overload: self.clone(), served: Some(who), since: now });
        }
        if load.wave.is_none() && load.earlier.is_none() {
            tracing::warn!(
                under_way = load.served,
                "overload: some people are asked to try again, and what is too much even for that is dropped"
            );
        }
        if load.refusing < load.scaled(TOLD) {
            load.refusing += 1;
            load.wave.turned_away += 1;
            return Entry::TurnedAway(UnderWay { overload: self.clone(), served: None, since: now });
        }
        load.wave.dropped += 1;
        Entry::Dropped
    }

    /// Whether there is so little to do that the boards that everyone sees can be pictures.
    pub(crate) fn has_time_for_pictures(&self) -> bool {
        let load = self.load();
        load.at_work() < load.scaled(PICTURES)
    }

    /// Whether there is so much to do that nothing more should be accepted.
    pub(crate) fn is_full(&self) -> bool {
        let load = self.load();
        load.refusing >= load.scaled(FULL)
    }

    /// Logs that the overload is over, once nobody was turned away for a while.
    pub(crate) fn record_end(&self, now: Instant) {
        if let Some(Refused { turned_away, dropped }) = self.load().take_ended(now) {
            tracing::info!(turned_away, dropped, "the overload is over");
        }
    }

    /// Waits for a turn to tell a person to come again.
    pub(crate) async fn turn_away_permit(&self) -> Option<SemaphorePermit<'_>> {
        // The semaphore is never closed.
        self.0.telling.acquire().await.ok()
    }

    /// The number of requests that wait for a thread.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        self.load().waiting
    }

    fn load(&self) -> MutexGuard<'_, Load> {
        // The data is consistent after every statement, so poisoning can be ignored.
        self.0.load.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.load().waiting -= 1;
    }
}

impl Load {
    /// The number of served requests that do not wait for such a thread.
    const fn at_work(&self) -> usize {
        self.served.saturating_sub(self.waiting)
    }

    /// Returns a limit reduced to the current capacity.
    const fn scaled(&self, of: usize) -> usize {
        of * (ROOM - self.missing) / ROOM
    }

    /// Ends this wave of the overload and returns how many requests were refused in it.
    fn end_wave(&mut self, now: Instant) -> Refused {
        let Refused { turned_away, dropped } = self.wave;
        self.earlier.turned_away += turned_away;
        self.earlier.dropped += dropped;
        (self.missing, self.wave_ended) = (0, Some(now));
        std::mem::take(&mut self.wave)
    }

    /// Returns how many requests were refused in the whole overload, once, when it is over.
    fn take_ended(&mut self, now: Instant) -> Option<Refused> {
        let is_quiet = self.wave_ended.is_some_and(|ended| now.duration_since(ended) >= QUIET);
        let is_over = is_quiet && self.wave.is_none() && !self.earlier.is_none();
        is_over.then(|| std::mem::take(&mut self.earlier))
    }

    /// Adapts the capacity to how long it took to tell a person.
    fn learn(&mut self, took: Duration) {
        self.missing = if took > SLOW {
            (self.missing + LESS).min(ROOM - LEAST_ROOM)
        } else {
            self.missing.saturating_sub(1)
        };
    }

    /// Whether a person was not served just now.
    fn is_turn_of(&self, who: PlayerId, now: Instant) -> bool {
        self.lately.get(&who).is_none_or(|&last| now.duration_since(last) >= TURN)
    }

    /// Notes that a person is served now, and removes old entries.
    fn record_served(&mut self, who: PlayerId, now: Instant) {
        if self.tidy.is_none_or(|since| now.duration_since(since) >= TURN) {
            self.lately.retain(|_, last| now.duration_since(*last) < TURN);
            self.tidy = Some(now);
        }
        self.lately.insert(who, now);
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut load = self.overload.load();
        match self.served {
            Some(who) => {
                load.served -= 1;
                let own = load.of.get(&who).copied().unwrap_or_default();
                if own > 1 { _ = load.of.insert(who, own - 1) } else { _ = load.of.remove(&who) }
            }
            None => {
                load.refusing -= 1;
                load.learn(self.since.elapsed());
            }
        }
        let is_quiet = load.at_work() < LOOKING / 2;
        if is_quiet && !load.lately.is_empty() {
            load.lately = HashMap::new();
        }
        if !load.wave.is_none() && load.refusing == 0 && is_quiet {
            let Refused { turned_away, dropped } = load.end_wave(Instant::now());
            tracing::debug!(turned_away, dropped, "a wave of the overload is over");
        }
    }
}

#[cfg(test)]
mod tests;
