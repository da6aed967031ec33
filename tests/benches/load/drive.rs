//! How clicks come: so many at once, each as soon as another one is answered, or so many a second, come what may.

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

/// How clicks come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Load {
    /// So many people click again and again, as soon as they are answered.
    AtOnce(usize),
    /// So many clicks come a second, whether or not earlier ones are answered.
    ASecond(u32),
}

/// When it ends.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Until {
    Passed(Duration),
    Clicked(usize),
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Run {
    /// From each click, or from when it was due, to its answer.
    delays: Vec<Duration>,
    /// The 99th percentile of each turn.
    p99s: Vec<Duration>,
    /// What was not answered by a board.
    pub(crate) failures: Vec<String>,
    /// Clicks that were due and not made before the end: they had waited so long by then.
    pub(crate) unmade: usize,
    /// How long it took.
    time: Duration,
    /// What all of it cost, and what was spent while clicks came.
    pub(crate) spent: Spent,
    pub(crate) meanwhile: Spent,
    /// How often the database waited for its disk, if it says so.
    pub(crate) flushes: Option<u64>,
    /// What the program asked of Discord beyond first responses.
    pub(crate) further: usize,
}

impl Run {
    /// Adds what came later.
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

    /// How many clicks were answered.
    pub(crate) fn answered(&self) -> usize {
        self.delays.len() - self.unmade
    }

    /// How many clicks a second were answered.
    pub(crate) fn rate(&self) -> f64 {
        ratio(self.answered(), 1) / self.time.as_secs_f64().max(f64::EPSILON)
    }

    /// How often a second the database waited for its disk, if it says so.
    pub(crate) fn flush_rate(&self) -> Option<f64> {
        let flushes = usize::try_from(self.flushes?).ok()?;
        Some(ratio(flushes, 1) / self.time.as_secs_f64().max(f64::EPSILON))
    }

    /// So much of something for each click that was answered.
    pub(crate) fn a_click(&self, number: f64) -> f64 {
        number / ratio(self.answered().max(1), 1)
    }

    pub(crate) fn delays(&self) -> Delays {
        self.delays.iter().copied().collect()
    }

    /// The median of the turns' 99th percentiles: what else the machine does for a moment spoils one turn alone.
    pub(crate) fn p99(&self) -> Duration {
        self.p99s.iter().copied().collect::<Delays>().percentile(50)
    }

    fn note(&mut self, clicked: anyhow::Result<Duration>) {
        match clicked {
            Ok(delay) => self.delays.push(delay),
            Err(error) => self.failures.push(format!("{error:#}")),
        }
    }
}

/// A ratio of counts that are far from large.
pub(crate) fn ratio(number: usize, by: usize) -> f64 {
    let float = |count: usize| u32::try_from(count).map_or(f64::INFINITY, f64::from);
    float(number) / float(by)
}

/// Lets clicks come to a program.
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
                run.note(crowd.click(table, None).await);
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
    // A thread of its own: the runtime's timers are too coarse for it.
    let ticking = thread::spawn(move || tick(&clock, begun, rate, time));
    let (mut run, mut clicking) = (Run::default(), JoinSet::new());
    while let Some(due) = dues.recv().await {
        // Where the program does not keep up, nobody waits for it without end.
        if begun.elapsed() > time * 2 {
            run.delays.push(due.elapsed());
            run.unmade += 1;
            continue;
        }
        let table = crowd.take().await?;
        let crowd = Arc::clone(crowd);
        clicking.spawn(async move { crowd.click(table, Some(due)).await });
        while let Some(clicked) = clicking.try_join_next() {
            run.note(clicked?);
        }
    }
    while let Some(clicked) = clicking.join_next().await {
        run.note(clicked?);
    }
    // It has ended: nothing is due any more.
    let _ = ticking.join();
    Ok(run)
}

/// Says when each click is due.
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
