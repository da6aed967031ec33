//! Overload protection: when too many requests come in, some people are told at once to come again, and the
//! rest are dropped.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::domain::PlayerId;

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

/// After this long without overload, the next one is logged again.
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
    told: usize,
    of: HashMap<PlayerId, usize>,
    /// When each person was last served, noted only under load, and when old entries were last removed.
    lately: HashMap<PlayerId, Instant>,
    tidy: Option<Instant>,
    /// How many parts of the capacity are missing.
    missing: usize,
    /// How many requests were turned away and dropped since the overload began.
    turned_away: u64,
    dropped: u64,
    /// When the last overload ended.
    ended: Option<Instant>,
}

/// What happens to an incoming request.
#[derive(Debug)]
pub enum Entry {
    /// It is served.
    Served(UnderWay),
    /// The person is told to come again.
    Rejection(UnderWay),
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
        if own < OF_ONE && load.at_work() < load.room(most) {
            if load.at_work() >= load.room(LOOKING) {
                load.note(who, now);
            }
            load.served += 1;
            load.of.insert(who, own + 1);
            return Entry::Served(UnderWay { overload: self.clone(), served: Some(who), since: now });
        }
        if load.turned_away + load.dropped == 0 && load.is_news(now) {
            tracing::warn!(
                under_way = load.served,
                "overload: some people are asked to try again, and what is too much even for that is dropped"
            );
        }
        if load.told < load.room(TOLD) {
            load.told += 1;
            load.turned_away += 1;
            return Entry::Rejection(UnderWay { overload: self.clone(), served: None, since: now });
        }
        load.dropped += 1;
        Entry::Dropped
    }

    /// Whether there is so much to do that nothing more should be accepted.
    pub(crate) fn is_full(&self) -> bool {
        let load = self.load();
        load.told >= load.room(FULL)
    }

    /// Waits for a turn to tell a person to come again.
    pub(crate) async fn turn_to_be_told(&self) -> Option<SemaphorePermit<'_>> {
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
    const fn room(&self, of: usize) -> usize {
        of * (ROOM - self.missing) / ROOM
    }

    /// Whether an overload is worth a warning. Under heavy load, it ends and begins again all the time.
    fn is_news(&self, now: Instant) -> bool {
        self.ended.is_none_or(|ended| now.duration_since(ended) >= QUIET)
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
    fn note(&mut self, who: PlayerId, now: Instant) {
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
                load.told -= 1;
                load.learn(self.since.elapsed());
            }
        }
        let is_quiet = load.at_work() < LOOKING / 2;
        if is_quiet && !load.lately.is_empty() {
            load.lately = HashMap::new();
        }
        let (turned_away, dropped) = (load.turned_away, load.dropped);
        if turned_away + dropped > 0 && load.told == 0 && is_quiet {
            (load.turned_away, load.dropped, load.missing) = (0, 0, 0);
            load.ended = Some(Instant::now());
            tracing::info!(turned_away, dropped, "the overload is over");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(overload: &Overload, requests: impl Iterator<Item = (u64, bool)>) -> (Vec<Entry>, [usize; 3]) {
        let now = Instant::now();
        let enter = |(who, first)| overload.enter(PlayerId(who), first, now);
        let turns: Vec<Entry> = requests.map(enter).collect();
        let mut kinds = [0; 3];
        for turn in &turns {
            kinds[match turn {
                Entry::Served(_) => 0,
                Entry::Rejection(_) => 1,
                Entry::Dropped => 2,
            }] += 1;
        }
        (turns, kinds)
    }

    #[test]
    fn who_asks_for_too_much_takes_nothing_from_others() {
        let overload = Overload::default();
        let (_flood, flood) = kinds(&overload, (0..5_000).map(|_| (1, true)));
        assert_eq!(flood, [OF_ONE, TOLD, 5_000 - OF_ONE - TOLD]);
        let (_others, others) = kinds(&overload, (2..50).map(|who| (who, false)));
        assert_eq!(others, [48, 0, 0]);
    }

    #[test]
    fn moves_go_before_what_is_looked_at() {
        let overload = Overload::default();
        let (_looking, looking) = kinds(&overload, (0..400).map(|who| (who, false)));
        assert_eq!(looking, [IN_TURN, 400 - IN_TURN, 0]);
        let (_moving, moving) = kinds(&overload, (0..400).map(|who| (2_000 + who, true)));
        assert_eq!(moving, [SERVED - IN_TURN, 400 - (SERVED - IN_TURN), 0]);
    }

    #[test]
    fn who_looks_again_and_again_gives_way_to_moves_and_to_who_looks_now_and_then() {
        let overload = Overload::default();
        // Everyone looks again and again, as often as there is room. Those served before the load is high are
        // not noted.
        let (_looking, looking) = kinds(&overload, (0..2_000).map(|look| (look % 20, false)));
        assert_eq!(looking[0], LOOKING + 20);
        let (_moving, moving) = kinds(&overload, (0..10).map(|move_| (move_, true)));
        assert_eq!(moving, [10, 0, 0]);
        let (_now_and_then, seen) = kinds(&overload, (0..10).map(|who| (1_000 + who, false)));
        assert_eq!(seen, [10, 0, 0]);
    }

    #[test]
    fn who_waits_for_the_bot_keeps_nobody_from_being_served() {
        let overload = Overload::default();
        let (_moving, moving) = kinds(&overload, (0..400).map(|who| (who, true)));
        assert_eq!(moving, [400, 0, 0]);
        let waiting: Vec<Waiting> = (0..400).map(|_| overload.wait()).collect();
        let (looking, served) = kinds(&overload, (1_000..1_010).map(|who| (who, false)));
        assert_eq!(served, [10, 0, 0]);
        drop((waiting, looking));
        let (_looking, served) = kinds(&overload, (1_000..1_010).map(|who| (who, false)));
        assert_eq!(served, [0, 10, 0]);
    }

    #[test]
    fn who_was_served_just_now_lets_others_go_first() {
        let (overload, now) = (Overload::default(), Instant::now());
        let enter = |who, at| overload.enter(PlayerId(who), true, at);
        // Everyone presses again and again, as often as there is room.
        let (_crowd, crowd) = kinds(&overload, (0..800).map(|press| (press % 50, true)));
        assert_eq!(crowd, [IN_TURN, 800 - IN_TURN, 0]);
        let calm = enter(1_000, now);
        assert!(matches!(calm, Entry::Served(_)), "there is room for whoever was not served");
        assert!(matches!(enter(1_000, now), Entry::Rejection(_)));
        assert!(matches!(enter(1_000, now + TURN), Entry::Served(_)));
        assert!(matches!(enter(7, now), Entry::Rejection(_)));
    }

    #[test]
    fn where_all_is_slow_there_is_less_room() {
        let overload = Overload::default();
        let (served, all) = kinds(&overload, (0..800).map(|who| (who, true)));
        assert_eq!(all, [SERVED, 800 - SERVED, 0]);
        // Telling each of these people took a second.
        let long_ago = Instant::now().checked_sub(Duration::from_secs(1)).unwrap();
        let told: Vec<Entry> =
            (0..100).map(|who| overload.enter(PlayerId(5_000 + who), true, long_ago)).collect();
        drop(told);
        let (_crowd, crowd) = kinds(&overload, (0..800).map(|who| (9_000 + who, true)));
        assert_eq!(crowd, [0, 0, 800], "those who are under way are more than there is room for");
        // Once it is quiet, the whole capacity is back.
        drop(served);
        let (_again, again) = kinds(&overload, (0..800).map(|who| (20_000 + who, true)));
        assert_eq!(again, [SERVED, 800 - SERVED, 0]);
    }

    #[test]
    fn while_very_many_wait_to_be_told_nothing_more_is_taken_in() {
        let overload = Overload::default();
        let (served, _) = kinds(&overload, (0..SERVED as u64).map(|who| (who, true)));
        assert!(!overload.is_full(), "whoever is served keeps nobody out");
        let (told, _) = kinds(&overload, (0..FULL as u64).map(|who| (5_000 + who, true)));
        assert!(overload.is_full());
        drop(told);
        assert!(!overload.is_full());
        drop(served);
    }

    #[test]
    fn when_all_are_done_everybody_is_served_again() {
        let overload = Overload::default();
        let (flood, kinds_of_flood) = kinds(&overload, (0..9_000).map(|who| (who % 100, who % 2 == 0)));
        assert!(kinds_of_flood[2] > 0);
        drop(flood);
        let load = overload.load();
        assert_eq!((load.served, load.told, load.of.len(), load.lately.len()), (0, 0, 0, 0));
        assert_eq!((load.turned_away, load.dropped), (0, 0));
    }

    #[test]
    fn a_flood_that_comes_in_waves_is_warned_of_once() {
        let overload = Overload::default();
        assert!(overload.load().is_news(Instant::now()));
        drop(kinds(&overload, (0..9_000).map(|who| (who % 100, true))));
        let now = Instant::now();
        assert!(!overload.load().is_news(now));
        assert!(overload.load().is_news(now + QUIET));
    }
}
