//! The clock: tells the time and waits until a given time.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::domain::Timestamp;

/// Tells the time. Tests set it by hand, so they never have to wait.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System,
    Set(watch::Receiver<Set>),
}

/// The state of a clock that is set by hand.
#[derive(Copy, Clone, Debug)]
struct Set {
    now: Timestamp,
    /// When the machine last woke up.
    woken: Timestamp,
}

/// The time on this machine's clock.
fn system_time() -> Timestamp {
    // A clock set before 1970 is not worth an error. It reads as 1970.
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp::default() + since_1970
}

/// Sets the time of a [`Clock`] made by [`Clock::set_by_hand`].
#[derive(Clone, Debug)]
pub struct ClockSetter(Arc<watch::Sender<Set>>);

impl Clock {
    /// The machine's own clock.
    pub const fn of_system() -> Clock {
        Clock(Source::System)
    }

    /// A clock that stands still until its setter moves it.
    pub fn set_by_hand(now: Timestamp) -> (Clock, ClockSetter) {
        let (sender, receiver) = watch::channel(Set { now, woken: now });
        (Clock(Source::Set(receiver)), ClockSetter(Arc::new(sender)))
    }

    /// The current time.
    pub fn now(&self) -> Timestamp {
        match &self.0 {
            Source::System => system_time(),
            Source::Set(time) => time.borrow().now,
        }
    }

    /// Whether the program has run without a break since `last`, when it last read the clock. It reads the
    /// clock at least once every `at_least`. A longer gap means that the machine slept or the program was
    /// held up.
    pub fn has_run_since(&self, last: Timestamp, at_least: Duration) -> bool {
        match &self.0 {
            Source::System => system_time().since(last) <= at_least,
            // Set by hand, hours pass in an instant.
            Source::Set(time) => last >= time.borrow().woken,
        }
    }

    /// Waits until the clock reaches `deadline`.
    pub async fn until(&self, deadline: Timestamp) {
        match &self.0 {
            Source::System => {
                // Timers do not follow the wall clock, so check it again when one fires.
                while system_time() < deadline {
                    tokio::time::sleep(deadline.since(system_time())).await;
                }
            }
            Source::Set(time) => {
                // When all setters are gone, nobody can advance the clock and the time never comes.
                if time.clone().wait_for(|time| time.now >= deadline).await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}

impl ClockSetter {
    /// Advances the clock.
    pub fn advance(&self, time: Duration) {
        self.0.send_modify(|set| set.now = set.now + time);
    }

    /// Simulates a sleeping machine: time passes, and nothing runs.
    pub fn sleep(&self, time: Duration) {
        self.0.send_modify(|set| {
            let now = set.now + time;
            *set = Set { now, woken: now };
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_deadline_comes_when_the_hands_reach_it() {
        let (clock, setter) = Clock::set_by_hand(Timestamp::from_millis(1_000));
        let deadline = clock.now() + Duration::from_mins(1);
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.until(deadline).await }
        });
        setter.advance(Duration::from_secs(59));
        assert!(clock.now() < deadline && !waiting.is_finished());
        setter.advance(Duration::from_secs(1));
        waiting.await.unwrap();
    }

    #[test]
    fn who_slept_has_not_run() {
        let (clock, setter) = Clock::set_by_hand(Timestamp::from_millis(1_000));
        let (begun, minute) = (clock.now(), Duration::from_mins(1));
        setter.advance(60 * minute);
        assert!(clock.has_run_since(begun, minute));
        setter.sleep(minute);
        assert!(!clock.has_run_since(begun, minute) && clock.has_run_since(clock.now(), minute));
        let system = Clock::of_system();
        assert!(system.has_run_since(system.now(), minute));
        assert!(!system.has_run_since(system.now() - 2 * minute, minute));
    }
}
