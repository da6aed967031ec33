//! The clock: what time it is, and waiting until a time has come.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::domain::Timestamp;

/// What time it is. Tests set the time by hand, so that nothing ever waits for it.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System,
    Set(watch::Receiver<Set>),
}

/// What a clock shows that is set by hand.
#[derive(Copy, Clone, Debug)]
struct Set {
    now: Timestamp,
    /// When the machine last woke up.
    woken: Timestamp,
}

/// The time on this machine's clock.
fn system_time() -> Timestamp {
    // A clock set before 1970 is not worth an error: deadlines are then long past.
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp::default() + since_1970
}

/// Sets the time of a [`Clock`] made by [`Clock::set_by_hand`].
#[derive(Clone, Debug)]
pub struct Hands(Arc<watch::Sender<Set>>);

impl Clock {
    /// The machine's own clock.
    pub const fn of_system() -> Clock {
        Clock(Source::System)
    }

    /// A clock that stands still until its hands are moved.
    pub fn set_by_hand(now: Timestamp) -> (Clock, Hands) {
        let (sender, receiver) = watch::channel(Set { now, woken: now });
        (Clock(Source::Set(receiver)), Hands(Arc::new(sender)))
    }

    /// The time.
    pub fn now(&self) -> Timestamp {
        match &self.0 {
            Source::System => system_time(),
            Source::Set(time) => time.borrow().now,
        }
    }

    /// Whether the program has run all the time since it last looked at the clock, which it does at least
    /// that often: a machine may sleep, and a program be held up.
    pub fn has_run_since(&self, last: Timestamp, at_least: Duration) -> bool {
        match &self.0 {
            Source::System => system_time().since(last) <= at_least,
            // By hand hours pass at once.
            Source::Set(time) => last >= time.borrow().woken,
        }
    }

    /// Waits until a time has come.
    pub async fn until(&self, deadline: Timestamp) {
        match &self.0 {
            Source::System => {
                // Timers run on another clock than the wall's: look again when they ring.
                while system_time() < deadline {
                    tokio::time::sleep(deadline.since(system_time())).await;
                }
            }
            Source::Set(time) => {
                // When nobody can move the hands any more, the time never comes.
                if time.clone().wait_for(|time| time.now >= deadline).await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}

impl Hands {
    /// Moves the clock on.
    pub fn advance(&self, time: Duration) {
        self.0.send_modify(|set| set.now = set.now + time);
    }

    /// Lets the machine sleep: time passes, and nothing runs.
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
        let (clock, hands) = Clock::set_by_hand(Timestamp::from_millis(1_000));
        let deadline = clock.now() + Duration::from_mins(1);
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.until(deadline).await }
        });
        hands.advance(Duration::from_secs(59));
        assert!(clock.now() < deadline && !waiting.is_finished());
        hands.advance(Duration::from_secs(1));
        waiting.await.unwrap();
    }

    #[test]
    fn who_slept_has_not_run() {
        let (clock, hands) = Clock::set_by_hand(Timestamp::from_millis(1_000));
        let (begun, minute) = (clock.now(), Duration::from_mins(1));
        hands.advance(60 * minute);
        assert!(clock.has_run_since(begun, minute));
        hands.sleep(minute);
        assert!(!clock.has_run_since(begun, minute) && clock.has_run_since(clock.now(), minute));
        let system = Clock::of_system();
        assert!(system.has_run_since(system.now(), minute));
        assert!(!system.has_run_since(system.now() - 2 * minute, minute));
    }
}
