//! A side: a stand-in for Discord, a program with one process or more, its database, and people who play.

use std::env;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::ensure;
use kuzhi_tests::discord::TOKEN;
use kuzhi_tests::load::{Launch, ProcessorShare, Program};
use kuzhi_tests::postgres::{Server, Wire};
use tempfile::TempDir;

use crate::arguments::Arguments;
use crate::bare;
use crate::crowd::Crowd;
use crate::discord::{Calls, Discord};
use crate::drive::{Load, Run, Until, drive};
use crate::spent::Spent;
use crate::table::Rival;

/// How often sides alternate while one figure is measured, so that disturbances of the machine affect both
/// alike.
const TURNS: u32 = 6;

/// How long each side is warmed up before a measurement.
const WARM_UP: Duration = Duration::from_secs(2);

/// The interval between checks for further requests to Discord, and how long there must be none.
pub(crate) const LOOK: Duration = Duration::from_millis(50);
const STILL: Duration = Duration::from_millis(500);

/// A process that uses less than a twentieth of this time is idle.
const SLACK: Duration = Duration::from_secs(1);

/// How long to wait at most for a process to become idle.
const TIMEOUT: Duration = Duration::from_mins(15);

/// How long the program may take until it accepts interactions.
pub(crate) const START: Duration = Duration::from_mins(2);

/// A program, and people who play on it. Fields are dropped in order: what started last ends first.
pub(crate) struct Side {
    pub(crate) name: &'static str,
    pub(crate) programs: Vec<Program>,
    pub(crate) shares: Vec<ProcessorShare>,
    pub(crate) wire: Option<Wire>,
    pub(crate) database: Option<Server>,
    pub(crate) folder: Option<TempDir>,
    pub(crate) discord: Arc<Discord>,
    rival: Rival,
    crowd: Option<Arc<Crowd>>,
}

impl Side {
    /// Creates a side without a program.
    pub(crate) fn empty(name: &'static str, discord: Arc<Discord>, rival: Rival) -> Side {
        let (programs, shares) = (Vec::new(), Vec::new());
        let (wire, database, folder, crowd) = (None, None, None, None);
        Side { name, programs, shares, wire, database, folder, discord, rival, crowd }
    }

    /// Creates a side with the bare bot.
    pub(crate) async fn bare(arguments: &Arguments) -> anyhow::Result<Side> {
        Side::bare_with("bare bot", arguments, Vec::new()).await
    }

    /// The same, with a file of 30 KB in each answer, which is as large as a picture.
    pub(crate) async fn bare_uploading(arguments: &Arguments) -> anyhow::Result<Side> {
        let uploads = (bare::UPLOADS.to_owned(), "30000".to_owned());
        Side::bare_with("bare bot, 30 KB", arguments, vec![uploads]).await
    }

    async fn bare_with(
        name: &'static str,
        arguments: &Arguments,
        environment: Vec<(String, String)>,
    ) -> anyhow::Result<Side> {
        let launch = Launch { binary: env::current_exe()?, limit: None, environment };
        let discord = Arc::new(Discord::start(Vec::new()).await?);
        let mut side = Side::empty(name, discord, Rival::Person);
        side.programs.push(launch.begin(bare::VERB, TOKEN, &side.discord.api_base())?);
        side.gather(arguments.tables).await?;
        Ok(side)
    }

    /// Lets this many matches start, once the program is ready.
    pub(crate) async fn gather(&mut self, tables: usize) -> anyhow::Result<()> {
        self.discord.ready().await.map_err(|error| error.context(self.log()))?;
        self.crowd = Some(Arc::new(Crowd::gather(&self.discord, tables, self.rival).await?));
        Ok(())
    }

    /// Returns the log of its processes.
    pub(crate) fn log(&self) -> String {
        self.programs.iter().map(Program::log).collect()
    }

    /// Returns the memory cgroup of its processes.
    pub(crate) fn resident(&self) -> u64 {
        self.programs.iter().map(|program| program.memory().resident).sum()
    }

    /// Lets people play for a moment before a measurement.
    pub(crate) async fn warm_up(&self) -> anyhow::Result<()> {
        self.drive(Load::AtOnce(8), Until::Passed(WARM_UP)).await.map(drop)
    }

    /// Puts a load on it, and returns the result and its cost.
    pub(crate) async fn drive(&self, load: Load, until: Until) -> anyhow::Result<Run> {
        let crowd = self.crowd.as_ref().ok_or_else(|| anyhow::anyhow!("nobody plays"))?;
        let flushes = self.flushes();
        let (calls, before) = (self.discord.calls(), self.spent()?);
        let mut run = drive(crowd, load, until).await?;
        run.meanwhile = self.spent()? - before;
        let calls = self.quiet().await - calls;
        run.spent = self.spent()? - before;
        run.flushes = flushes.zip(self.flushes()).map(|(before, after)| after.saturating_sub(before));
        run.count_calls(calls);
        Ok(run)
    }

    /// Returns the processor time so far, by owner.
    pub(crate) fn spent(&self) -> anyhow::Result<Spent> {
        Spent::until_now(&self.programs, self.database.as_ref())
    }

    /// Returns how often the database has flushed so far. From version 18 on it reports that elsewhere.
    fn flushes(&self) -> Option<u64> {
        let said = self.database.as_ref()?.sql("SELECT row_to_json(w)->>'wal_sync' FROM pg_stat_wal AS w");
        said.parse().ok()
    }

    /// Waits until the program and its database are idle: each added match falls due once.
    pub(crate) async fn idle(&self) -> anyhow::Result<Duration> {
        let since = Instant::now();
        let mut last = self.spent()?;
        loop {
            tokio::time::sleep(SLACK).await;
            let now = self.spent()?;
            let work = now - last;
            if work.bot + work.database < SLACK / 20 {
                return Ok(since.elapsed());
            }
            ensure!(since.elapsed() < TIMEOUT, "the program finds no rest");
            last = now;
        }
    }

    /// Waits until the program makes no more requests to Discord. Returns all of them.
    pub(crate) async fn quiet(&self) -> Calls {
        let (mut last, mut since) = (self.discord.calls(), Instant::now());
        while since.elapsed() < STILL {
            tokio::time::sleep(LOOK).await;
            let now = self.discord.calls();
            if now != last {
                (last, since) = (now, Instant::now());
            }
        }
        last
    }
}

/// Measures sides alternately under the same load. Returns one run for each.
pub(crate) async fn compare(sides: &[&Side], load: Load, time: Duration) -> anyhow::Result<Vec<Run>> {
    let mut runs = vec![Run::default(); sides.len()];
    for _ in 0..TURNS {
        for (side, run) in sides.iter().zip(&mut runs) {
            run.add(side.drive(load, Until::Passed(time / TURNS)).await?);
        }
    }
    Ok(runs)
}
