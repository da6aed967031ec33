//! Log lines about events that any client can trigger, limited in rate.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

/// How long further occurrences are counted before the log has their number.
const EACH: Duration = Duration::from_mins(1);

/// Something that can happen thousands of times a second. The log has the first time at once, and then once a
/// minute how often it has happened since, with the details of the last time.
#[derive(Debug)]
pub struct Counted<D>(Arc<Shared<D>>);

#[derive(Debug)]
struct Shared<D> {
    /// Writes the line.
    say: fn(u64, &D),
    state: Mutex<State<D>>,
}

#[derive(Debug)]
struct State<D> {
    /// Whether the last line was less than a minute ago.
    is_told: bool,
    /// How often it has happened since, and the details of the last time.
    untold: Option<(u64, D)>,
}

impl<D: Send + 'static> Counted<D> {
    /// `say` writes the line, given how often it happened.
    pub fn new(say: fn(u64, &D)) -> Counted<D> {
        let state = Mutex::new(State { is_told: false, untold: None });
        Counted(Arc::new(Shared { say, state }))
    }

    /// Logs or counts that it has happened.
    pub fn report(&self, details: D) {
        let mut state = self.0.state();
        if state.is_told {
            let before = state.untold.as_ref().map_or(0, |(times, _)| *times);
            state.untold = Some((before + 1, details));
            return;
        }
        state.is_told = true;
        drop(state);
        (self.0.say)(1, &details);
        tokio::spawn(keep_telling(Arc::downgrade(&self.0)));
    }

    /// Returns how often it has happened since the last line.
    pub fn untold(&self) -> u64 {
        self.0.state().untold.as_ref().map_or(0, |(times, _)| *times)
    }
}

/// Logs the numbers until nothing happens for a minute, or until nobody counts any more.
async fn keep_telling<D>(shared: Weak<Shared<D>>) {
    loop {
        tokio::time::sleep(EACH).await;
        let goes_on = shared.upgrade().is_some_and(|shared| shared.tell());
        if !goes_on {
            return;
        }
    }
}

impl<D> Shared<D> {
    /// Logs what has happened since the last line. Returns whether anything has.
    fn tell(&self) -> bool {
        let untold = {
            let mut state = self.state();
            let untold = state.untold.take();
            state.is_told = untold.is_some();
            untold
        };
        if let Some((times, details)) = &untold {
            (self.say)(*times, details);
        }
        untold.is_some()
    }

    fn state(&self) -> MutexGuard<'_, State<D>> {
        // The data is consistent after every statement, so poisoning can be ignored.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<D> Drop for Shared<D> {
    fn drop(&mut self) {
        self.tell();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Log = Arc<Mutex<Vec<(u64, &'static str)>>>;

    /// Counts, and collects the lines.
    fn begin() -> (Counted<(Log, &'static str)>, Log) {
        let say = |times, (log, what): &(Log, &'static str)| log.lock().unwrap().push((times, *what));
        (Counted::new(say), Log::default())
    }

    #[tokio::test]
    async fn the_first_time_is_logged_and_the_rest_is_counted() {
        let (counted, log) = begin();
        let note = |what| counted.report((Arc::clone(&log), what));
        note("first");
        for _ in 0..88_549 {
            note("more");
        }
        note("last");
        assert_eq!(*log.lock().unwrap(), [(1, "first")]);
        assert!(counted.0.tell());
        note("later");
        assert_eq!(*log.lock().unwrap(), [(1, "first"), (88_550, "last")]);
        assert!(counted.0.tell() && !counted.0.tell());
        // After a minute without, it is new again.
        note("again");
        assert_eq!(log.lock().unwrap()[2..], [(1, "later"), (1, "again")]);
    }

    #[tokio::test]
    async fn what_was_counted_is_logged_at_the_end() {
        let (counted, log) = begin();
        for what in ["one", "two", "three"] {
            counted.report((Arc::clone(&log), what));
        }
        drop(counted);
        assert_eq!(*log.lock().unwrap(), [(1, "one"), (2, "three")]);
    }
}
