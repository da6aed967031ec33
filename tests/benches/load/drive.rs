//! Load generators: a closed loop of people who click as soon as they are answered, and an open loop with a
//! fixed rate.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use kuzhi_tests::load::Delays;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

use crate::crowd::Crowd;
use crate::discord::Calls;
use crate::spent::Spent;

/// A kind of load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Load {
    /// Closed loop: this many people click again as soon as they are answered.
    AtOnce(usize),
    /// Open loop: this many clicks per second, whether or not earlier ones are answered.
    ASecond(u32),
}

/// When it ends.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Until {
    Passed(Duration),
    Clicked(usize),
}

/// The result of a run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Run {
    /// The times from each click, or from when it was due, to its answer.
    delays: Vec<Duration>,
    /// The 99th percentile of each turn.
    p99s: Vec<Duration>,
    /// Clicks that were not answered with a board.
    pub(crate) failures: Vec<String>,
    /// Clicks that were due before the end and not made: how long they had waited by then.
    pub(crate) unmade: usize,
    /// The duration.
    time: Duration,
    /// The processor time of the whole run, and of the time with clicks.
    pub(crate) spent: Spent,
    pub(crate) meanwhile: Spent,
    /// How often the database flushed, if it reports that.
    pub(crate) flushes: Option<u64>,
    /// The program's requests to Discord, except first responses.
    pub(crate) further: usize,
}

impl Run {
    /// Adds the result of a later turn.
    pub(crate) fn add(&mut self, later: Run) {
        self.delays.extend(later.delays);
        self.p99s.extend(later.p99s);
        self.failures.extend(later.failures);
        self.unmade += later.unmade;
        self.time += later.time;
        self.spent += later.spent;
        self.meanwhile += later.meanwhile;
        self.flushes = self.flushes.map_or(later.flushes, |flushes| Some(flushes + later.flushes?));
        self.further += later.further;
    }

    pub(crate) fn count_calls(&mut self, calls: Calls) {
        self.further += calls.further();
    }

    /// Returns how many clicks were answered.
    pub(crate) fn answered(&self) -> usize {
        self.delays.len() - self.unmade
    }

    /// Returns how many clicks per second were answered.
    pub(crate) fn rate(&self) -> f64 {
        ratio(self.answered(), 1) / self.time.as_secs_f64().max(f64::EPSILON)
    }

    /// Returns how often per second the database flushed, if it reports that.
    pub(crate) fn flush_rate(&self) -> Option<f64> {
        let flushes = usize::try_from(self.flushes?).ok()?;
        Some(ratio(flushes, 1) / self.time.as_secs_f64().max(f64::EPSILON))
    }

    /// Returns an amount per answered click.
    pub(crate) fn a_click(&self, number: f64) -> f64 {
        number / ratio(self.answered().max(1), 1)
    }

    pub(crate) fn delays(&self) -> Delays {
        self.delays.iter().copied().collect()
    }

    /// Returns the median of the turns' 99th percentiles: a momentary disturbance affects one turn only.
    pub(crate) fn p99(&self) -> Duration {
        self.p99s.iter().copied().collect::<Delays>().percentile(50)
    }

    fn record_click(&mut self, clicked: anyhow::Result<Duration>) {
        match clicked {
            Ok(delay) => self.delays.push(delay),
            Err(error) => self.failures.push(format!("{error:#}")),
        }
    }
}

/// Returns a ratio of counts that are not too large for it.
pub(crate) fn ratio(number: usize, by: usize) -> f64 {
    let float = |count: usize| u32::try_from(count).map_or(f64::INFINITY, f64::from);
    float(number) / float(by)
}

/// Puts a load on a program.
pub(crate) async fn drive(crowd: &Arc<Crowd>, load: Load, until: Until) -> anyhow::Result<Run> {
    let begun = Instant::now();
    let mut run = match (load, until) {
        (Load::AtOnce(people), until) => at_once(crowd, people, until).await?,
        (Load::ASecond(rate), Until::Passed(time)) => a_second(crowd, rate, time).await?,
        (Load::ASecond(rate), Until::Clicked(clicks)) => {
            let time = Duration::from_secs_f64(ratio(clicks, 1) / f64::from(rate));
            a_second(crowd, rate, time).await?
        }
    };
    run.time = begun.elapsed();
    run.p99s = vec![run.delays().percentile(99)];
    Ok(run)
}

async fn at_once(crowd: &Arc<Crowd>, people: usize, until: Until) -> anyhow::Result<Run> {
    let (begun, made) = (Instant::now(), Arc::new(AtomicUsize::new(0)));
    let mut clicking = JoinSet::new();
    for _ in 0..people {
        let (crowd, made) = (Arc::clone(crowd), Arc::clone(&made));
        let goes_on = move || match until {
            Until::Passed(time) => begun.elapsed() < time,
            Until::Clicked(clicks) => made.fetch_add(1, Ordering::Relaxed) < clicks,
        };
        clicking.spawn(async move {
            let mut run = Run::default();
            while goes_on() {
                let table = crowd.take().await?;
                run.record_click(crowd.click(table, None).await);
            }
            anyhow::Ok(run)
        });
    }
    let mut all = Run::default();
    while let Some(run) = clicking.join_next().await {
        all.add(run??);
    }
    Ok(all)
}

async fn a_second(crowd: &Arc<Crowd>, rate: u32, time: Duration) -> anyhow::Result<Run> {
    let (clock, mut dues) = unbounded_channel();
    let begun = Instant::now();
    // On a thread of its own: the runtime's timers are too coarse.
    let ticking = thread::spawn(move || tick(&clock, begun, rate, time));
    let (mut run, mut clicking) = (Run::default(), JoinSet::new());
    while let Some(due) = dues.recv().await {
        // If the program does not keep up, do not wait forever.
        if begun.elapsed() > time * 2 {
            run.delays.push(due.elapsed());
            run.unmade += 1;
            continue;
        }
        let table = crowd.take().await?;
        let crowd = Arc::clone(crowd);
        clicking.spawn(async move { crowd.click(table, Some(due)).await });
        while let Some(clicked) = clicking.try_join_next() {
            run.record_click(clicked?);
        }
    }
    while let Some(clicked) = clicking.join_next().await {
        run.record_click(clicked?);
    }
    // It has ended: nothing is due any more.
    let _ = ticking.join();
    Ok(run)
}

/// Reports when each click is due.
fn tick(clock: &UnboundedSender<Instant>, begun: Instant, rate: u32, time: Duration) {
    for number in 0.. {
        let after = Duration::from_secs(1) * number / rate;
        if after >= time {
            return;
        }
        let due = begun + after;
        thread::sleep(due.saturating_duration_since(Instant::now()));
        if clock.send(due).is_err() {
            return;
        }
    }
}
