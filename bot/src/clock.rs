//! The clock: tells the time, notices when it was put forward or back, and waits until a given time.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use kuzhi_domain::Timestamp;
use tokio::sync::watch;

/// A machine's clock may differ by this from the time that has run. More than that, and it was put forward or
/// back.
const STEP: Duration = Duration::from_secs(1);

/// A clock that agreed with Discord's counts as agreeing until it has gone this far from the time that has
/// run since.
const DRIFT: Duration = Duration::from_mins(1);

/// Tells the time. Tests set it by hand, so they never have to wait.
#[derive(Clone, Debug)]
pub struct Clock {
    source: Source,
    /// Whether it agreed with Discord's clock when they were last compared, and when that was.
    compared: Arc<Mutex<Option<(bool, Reading)>>>,
}

#[derive(Clone, Debug)]
enum Source {
    System,
    /// The machine's clock, ahead by this.
    Ahead(watch::Receiver<Duration>),
    Set(watch::Receiver<Set>),
}

/// The state of a clock that is set by hand.
#[derive(Copy, Clone, Debug)]
struct Set {
    now: Timestamp,
    /// How long the machine has run.
    ran: Duration,
    /// How long it had run when it last woke up.
    woken: Duration,
}

/// What a clock showed at some moment. A later one tells how far the clock was put forward or back since.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The time.
    pub at: Timestamp,
    /// How long the machine had run, which nobody can set.
    ran: Duration,
}

/// A change of a clock that is more than the time that has run.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// It was put forward, or the machine slept.
    Forward(Duration),
    /// It was put back.
    Back(Duration),
}

impl Reading {
    /// Returns how far the clock was put forward or back between an earlier reading and this.
    pub fn step_since(&self, earlier: &Reading) -> Option<Step> {
        let ran = self.ran.saturating_sub(earlier.ran);
        let expected = earlier.at + ran;
        let (forward, back) = (self.at.since(expected), expected.since(self.at));
        if forward > STEP { Some(Step::Forward(forward)) } else { (back > STEP).then_some(Step::Back(back)) }
    }

    /// Returns how long the machine has run between an earlier reading and this.
    pub const fn ran_since(&self, earlier: &Reading) -> Duration {
        self.ran.saturating_sub(earlier.ran)
    }
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

/// How long this machine has run since the program first asked.
fn system_ran() -> Duration {
    static FIRST: LazyLock<Instant> = LazyLock::new(Instant::now);
    FIRST.elapsed()
}

impl Clock {
    /// The machine's own clock.
    pub fn of_system() -> Clock {
        Clock { source: Source::System, compared: Arc::default() }
    }

    /// The machine's own clock, ahead by what is sent, as if that time had passed.
    pub fn ahead_by(time: watch::Receiver<Duration>) -> Clock {
        Clock { source: Source::Ahead(time), compared: Arc::default() }
    }

    /// A clock that stands still until its setter moves it.
    pub fn set_by_hand(now: Timestamp) -> (Clock, ClockSetter) {
        let (sender, receiver) = watch::channel(Set { now, ran: Duration::ZERO, woken: Duration::ZERO });
        let clock = Clock { source: Source::Set(receiver), compared: Arc::default() };
        (clock, ClockSetter(Arc::new(sender)))
    }

    /// The current time.
    pub fn now(&self) -> Timestamp {
        self.read().at
    }

    /// The time on the machine's own clock, even if this one is set by hand: nobody sets Discord's clock.
    pub fn of_machine(&self) -> Timestamp {
        match &self.source {
            Source::System | Source::Ahead(_) => self.now(),
            Source::Set(_) => system_time(),
        }
    }

    /// The current time, and how long the machine has run.
    pub fn read(&self) -> Reading {
        match &self.source {
            Source::System => Reading { at: system_time(), ran: system_ran() },
            Source::Ahead(by) => {
                let by = *by.borrow();
                Reading { at: system_time() + by, ran: system_ran() + by }
            }
            Source::Set(set) => {
                let Set { now, ran, .. } = *set.borrow();
                Reading { at: now, ran }
            }
        }
    }

    /// Whether the program has run without a break since `last`, when it last read the clock, and nobody has
    /// set the clock. It reads the clock at least once every `at_least`. A longer gap means that the machine
    /// slept or the program was held up.
    pub fn has_run_since(&self, last: &Reading, at_least: Duration) -> bool {
        let reading = self.read();
        let is_near = match &self.source {
            Source::System => reading.at.since(last.at) <= at_least,
            // Hours pass in an instant.
            Source::Ahead(_) => true,
            Source::Set(set) => last.ran >= set.borrow().woken,
        };
        is_near && reading.step_since(last).is_none()
    }

    /// Notes whether this clock agrees with Discord's now.
    pub fn note_comparison(&self, agrees: bool) {
        *self.compared.lock().unwrap_or_else(PoisonError::into_inner) = Some((agrees, self.read()));
    }

    /// Whether this clock agrees with Discord's, as far as is known: when they were last compared, and it has
    /// not been set since.
    pub fn agrees_with_discord(&self) -> Option<bool> {
        let (agreed, then) = (*self.compared.lock().unwrap_or_else(PoisonError::into_inner))?;
        let now = self.read();
        let expected = then.at + now.ran_since(&then);
        (now.at.since(expected).max(expected.since(now.at)) <= DRIFT).then_some(agreed)
    }

    /// Waits for a length of time from now on, even if the clock is put back meanwhile.
    pub fn after(&self, time: Duration) -> impl Future<Output = ()> + Send + use<> {
        let (source, until) = (self.source.clone(), self.read().ran + time);
        let timer = tokio::time::Instant::now() + time;
        async move {
            match source {
                Source::System => tokio::time::sleep_until(timer).await,
                Source::Ahead(by) => until_none_left(by, |by| until.saturating_sub(system_ran() + by)).await,
                Source::Set(set) => until_so(set, |set| set.ran >= until).await,
            }
        }
    }

    /// Waits until the clock reaches `deadline`.
    pub async fn until(&self, deadline: Timestamp) {
        match &self.source {
            Source::System => {
                // Timers do not follow the wall clock, so check it again when one fires.
                while system_time() < deadline {
                    tokio::time::sleep(deadline.since(system_time())).await;
                }
            }
            Source::Ahead(by) => {
                until_none_left(by.clone(), |by| deadline.since(system_time() + by)).await;
            }
            Source::Set(set) => until_so(set.clone(), |set| set.now >= deadline).await,
        }
    }
}

/// Waits until no time is left, given how far the clock is ahead.
async fn until_none_left(mut ahead: watch::Receiver<Duration>, left: impl Fn(Duration) -> Duration) {
    loop {
        let left = left(*ahead.borrow_and_update());
        if left.is_zero() {
            return;
        }
        if let Ok(Err(_)) = tokio::time::timeout(left, ahead.changed()).await {
            // Nobody can move the clock any more.
            tokio::time::sleep(left).await;
        }
    }
}

async fn until_so(mut set: watch::Receiver<Set>, is_so: impl FnMut(&Set) -> bool) {
    // When all setters are gone, nobody can advance the clock and the time never comes.
    if set.wait_for(is_so).await.is_err() {
        std::future::pending::<()>().await;
    }
}

impl ClockSetter {
    /// Advances the clock.
    pub fn advance(&self, time: Duration) {
        self.0.send_modify(|set| (set.now, set.ran) = (set.now + time, set.ran + time));
    }

    /// Simulates a sleeping machine whose timers go on: time passes, and nothing runs.
    pub fn sleep(&self, time: Duration) {
        self.advance(time);
        self.0.send_modify(|set| set.woken = set.ran);
    }

    /// Puts the clock forward, though no time passes.
    pub fn put_forward(&self, time: Duration) {
        self.0.send_modify(|set| set.now = set.now + time);
    }

    /// Puts the clock back, though no time passes.
    pub fn put_back(&self, time: Duration) {
        self.0.send_modify(|set| set.now = set.now - time);
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

    #[tokio::test]
    async fn a_clock_ahead_reaches_deadlines_at_once() {
        let (ahead, by) = watch::channel(Duration::ZERO);
        let (clock, hour) = (Clock::ahead_by(by), Duration::from_hours(1));
        let begun = clock.read();
        let waiting = [
            tokio::spawn(clock.after(hour)),
            tokio::spawn({
                let clock = clock.clone();
                async move { clock.until(begun.at + hour).await }
            }),
        ];
        tokio::task::yield_now().await;
        assert!(waiting.iter().all(|waiting| !waiting.is_finished()));
        ahead.send_replace(hour);
        for waiting in waiting {
            waiting.await.unwrap();
        }
        assert!(clock.read().ran_since(&begun) >= hour && clock.now().since(begun.at) >= hour);
        assert!(clock.has_run_since(&begun, Duration::from_secs(1)), "it is as if the time had passed");
        drop(ahead);
        clock.after(Duration::from_millis(1)).await;
    }

    #[test]
    fn who_slept_has_not_run() {
        let (clock, setter) = Clock::set_by_hand(Timestamp::from_millis(1_000));
        let (begun, minute) = (clock.read(), Duration::from_mins(1));
        setter.advance(60 * minute);
        assert!(clock.has_run_since(&begun, minute));
        setter.sleep(minute);
        assert!(!clock.has_run_since(&begun, minute) && clock.has_run_since(&clock.read(), minute));
        let system = Clock::of_system();
        let now = system.read();
        assert!(system.has_run_since(&now, minute));
        assert!(!system.has_run_since(&Reading { at: now.at - 2 * minute, ..now }, minute));
    }

    #[test]
    fn a_step_is_what_differs_from_the_time_that_has_run() {
        let (clock, setter) = Clock::set_by_hand(Timestamp::from_millis(100_000_000));
        let (hour, second) = (Duration::from_hours(1), Duration::from_secs(1));
        let first = clock.read();
        setter.advance(hour);
        assert_eq!(clock.read().step_since(&first), None);
        setter.put_back(hour / 2);
        assert_eq!(clock.read().step_since(&first), Some(Step::Back(hour / 2)));
        assert!(!clock.has_run_since(&first, hour));
        setter.put_forward(2 * hour);
        assert_eq!(clock.read().step_since(&first), Some(Step::Forward(3 * hour / 2)));
        let second_one = clock.read();
        setter.put_forward(second);
        assert_eq!(clock.read().step_since(&second_one), None, "clocks are adjusted a little all the time");
        setter.put_forward(second);
        assert_eq!(clock.read().step_since(&second_one), Some(Step::Forward(2 * second)));
    }

    #[test]
    fn a_clock_agrees_with_discord_until_it_is_set() {
        let (clock, setter) = Clock::set_by_hand(Timestamp::from_millis(100_000_000));
        assert_eq!(clock.agrees_with_discord(), None);
        clock.note_comparison(true);
        setter.advance(Duration::from_hours(9));
        assert_eq!(clock.clone().agrees_with_discord(), Some(true));
        setter.put_forward(Duration::from_hours(1));
        assert_eq!(clock.agrees_with_discord(), None);
        clock.note_comparison(false);
        assert_eq!(clock.agrees_with_discord(), Some(false));
    }

    #[tokio::test]
    async fn durations_survive_a_clock_set_back() {
        let (clock, setter) = Clock::set_by_hand(Timestamp::from_millis(100_000_000));
        let waiting = tokio::spawn(clock.after(Duration::from_secs(5)));
        setter.put_back(Duration::from_hours(1));
        setter.advance(Duration::from_secs(5));
        waiting.await.unwrap();
    }
}
