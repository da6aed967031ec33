//! A siege: people play while their bot is killed over and over, at every moment of its life, and so are the
//! commands that back its store up, compact it or restore it. After each kill the store is verified, and play
//! goes on.
//!
//! By default each kind of moment comes once. `KUZHI_KILLS=1000 cargo test -p kuzhi-tests --test faults siege
//! -- --nocapture` kills more often, and `KUZHI_REPORT=FILE` appends a line for each kill to that file.

mod moments;

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kuzhi_config::{Environment, Settings};
use kuzhi_store::{Folder, SledStore};
use kuzhi_tests::conversation::Discord;
use rand::RngExt;
use tempfile::TempDir;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::sleep;

use self::moments::{Moment, Takes, meets_exchange, meets_snapshot};
use crate::crowd::{self, Checked, Count, Pair, number};
use crate::program::{Program, command};
use crate::store_folder::generations;

/// The pairs who play each other. Most play without a pause, some are called before they come back.
const PAIRS: [Pair; 5] = [
    Pair { is_rated: true, thinks: Duration::ZERO },
    Pair { is_rated: true, thinks: Duration::ZERO },
    Pair { is_rated: true, thinks: Duration::ZERO },
    Pair { is_rated: true, thinks: Duration::from_secs(63) },
    Pair { is_rated: true, thinks: Duration::from_secs(68) },
];

/// How many people play the bot.
const ALONE: u64 = 1;

/// After this long without an answer people press again. Each time the bot is away for about a second.
const PRESS_AGAIN: Duration = Duration::from_millis(700);

/// How long to wait at most until people have made some moves between two kills.
const PLAY_LASTS: Duration = Duration::from_secs(3);

/// The cache of the stores being verified, in MiB.
const CACHE_MB: u32 = 8;

/// What the log must never contain: something missing or broken.
const BAD: [&str; 5] =
    ["panicked", "built anew", "damaged", "cannot be used any more", "could not be backed up"];

struct Siege {
    discord: Discord,
    folder: TempDir,
    count: Arc<Count>,
    /// The bot, unless it is down.
    bot: Option<Program>,
    takes: BTreeMap<Moment, Takes>,
    kills: BTreeMap<Moment, u32>,
    /// How many had ended before they were killed.
    late: u32,
    /// How many kills left two generations.
    exchanges: u32,
    restored: u32,
    report: Option<File>,
    begun: Instant,
}

impl Siege {
    async fn begin() -> Siege {
        let report = env::var_os("KUZHI_REPORT");
        let report = report.map(|file| File::options().create(true).append(true).open(file).unwrap());
        let mut siege = Siege {
            discord: Discord::start().await,
            folder: tempfile::tempdir().unwrap(),
            count: Arc::new(Count::pressing_again_after(PRESS_AGAIN)),
            bot: None,
            takes: BTreeMap::new(),
            kills: BTreeMap::new(),
            late: 0,
            exchanges: 0,
            restored: 0,
            report,
            begun: Instant::now(),
        };
        let begun = Instant::now();
        siege.start().await;
        let start = begun.elapsed();
        for moment in Moment::ALL {
            let takes = if moment == Moment::Stop { start / 4 } else { start };
            siege.takes.insert(moment, Takes(takes));
        }
        siege
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("store")
    }

    /// Starts the program with the store.
    fn program(&self, args: &[&str]) -> Command {
        let log = File::options().create(true).append(true).open(self.folder.path().join("log")).unwrap();
        let mut command = command(&self.discord, &self.path(), args);
        for kind in ["NOTIFICATIONS", "HINTS", "PICTURES", "GAMES"] {
            command.env(format!("KUZHI_LIMITS__{kind}_AT_ONCE"), "1000");
        }
        command
            .env("KUZHI_MATCHES__MAX_OPEN_CHALLENGES_PER_PERSON", "100")
            .env("KUZHI_MATCHES__MAX_ONGOING_PER_CHANNEL", "1000")
            .env("KUZHI_MATCHES__MAX_ONGOING_PER_PERSON", "1000")
            .env("KUZHI_LIMITS__MEMORY_MB", "88")
            .env("KUZHI_BACKUP__EVERY", "1s")
            .env("KUZHI_BACKUP__KEEP", "3")
            .stdout(log.try_clone().unwrap())
            .stderr(log);
        command
    }

    async fn start(&mut self) {
        self.bot = Some(Program::spawn(&mut self.program(&["run"])));
        self.discord.ready().await;
    }

    /// Kills the bot, if it is running.
    async fn down(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.kill().await;
            self.discord.offline().await;
        }
    }

    /// Kills a program at a random moment.
    async fn kill_within(&mut self, mut program: Program, moment: Moment) {
        let (takes, begun) = (self.takes[&moment], Instant::now());
        let killed = takes.moment();
        while begun.elapsed() < killed && !program.has_ended() {
            sleep(Duration::from_millis(2)).await;
        }
        let had_ended = program.has_ended();
        self.late += u32::from(had_ended);
        self.takes.get_mut(&moment).unwrap().learn(begun.elapsed(), had_ended);
        program.kill().await;
    }

    /// Waits for some moves, and a moment longer: a kill should come in the middle of the next one.
    async fn let_people_play(&self) {
        let (begun, answered) = (Instant::now(), self.count.answered());
        let moves = rand::rng().random_range(2..20);
        while begun.elapsed() < PLAY_LASTS && self.count.answered() < answered + moves {
            sleep(Duration::from_millis(2)).await;
        }
        sleep(Duration::from_micros(rand::rng().random_range(0..20_000))).await;
    }

    async fn kill(&mut self, moment: Moment) {
        self.let_people_play().await;
        match moment {
            Moment::Play => self.down().await,
            Moment::Start | Moment::CompactionAtStart => {
                self.down().await;
                if moment == Moment::CompactionAtStart {
                    File::create(self.path().join("compact")).unwrap();
                }
                let bot = Program::spawn(&mut self.program(&["run"]));
                self.kill_within(bot, moment).await;
                self.discord.offline().await;
            }
            Moment::Snapshot => {
                self.down().await;
                let bot = Program::spawn(&mut self.program(&["run"]));
                let path = self.path();
                let was_met = spawn_blocking(move || meets_snapshot(&path)).await.unwrap();
                self.late += u32::from(!was_met);
                bot.kill().await;
                self.discord.offline().await;
            }
            Moment::Exchange => {
                self.down().await;
                let mut one = Program::spawn(&mut self.program(&["compact"]));
                let path = self.path();
                let met = spawn_blocking(move || (meets_exchange(&path, &mut one), one)).await;
                let (was_met, one) = met.unwrap();
                self.late += u32::from(!was_met);
                one.kill().await;
            }
            Moment::Stop => {
                let bot = self.bot.take().unwrap();
                bot.ask_to_stop();
                self.kill_within(bot, moment).await;
                self.discord.offline().await;
            }
            Moment::Backup => {
                let file = self.folder.path().join("backup");
                remove(&file);
                let one = Program::spawn(&mut self.program(&["backup", &file.display().to_string()]));
                self.kill_within(one, moment).await;
                if file.exists() {
                    self.restore(&file).await;
                }
            }
            Moment::Compaction => {
                self.down().await;
                let one = Program::spawn(&mut self.program(&["compact"]));
                self.kill_within(one, moment).await;
            }
            Moment::Restore => {
                let file = self.folder.path().join("another");
                remove(&file);
                let (store, made) = (self.path(), file.clone());
                spawn_blocking(move || SledStore::back_up(store, made).unwrap()).await.unwrap();
                // This replaces what was restored there before.
                let mut restore = self.program(&["restore", &file.display().to_string(), "--replace"]);
                let one = Program::spawn(restore.env("KUZHI_STORE__PATH", self.elsewhere()));
                self.kill_within(one, moment).await;
                self.restore(&file).await;
            }
        }
        *self.kills.entry(moment).or_default() += 1;
    }

    fn elsewhere(&self) -> PathBuf {
        self.folder.path().join("elsewhere")
    }

    /// Restores a backup into another store, which must be consistent.
    async fn restore(&mut self, file: &Path) {
        let (file, elsewhere) = (file.to_owned(), self.elsewhere());
        let restored = spawn_blocking(move || {
            SledStore::restore(&elsewhere, CACHE_MB, &file, true).unwrap();
            assert_agrees(&elsewhere, "restored");
            for entry in fs::read_dir(&elsewhere).unwrap() {
                let path = entry.unwrap().path();
                if path.join("replaced").exists() {
                    fs::remove_dir_all(path).unwrap();
                }
            }
        });
        restored.await.unwrap();
        self.restored += 1;
    }

    /// Returns the newest of the bot's own backups.
    fn own_backup(&self) -> Option<PathBuf> {
        let made = fs::read_dir(self.path().join("backups")).ok()?.map(|entry| entry.unwrap().path());
        made.filter(|file| file.extension().is_some_and(|end| end == "backup")).max()
    }

    /// Verifies the store, which nothing else uses.
    async fn check(&mut self, what: String) -> Checked {
        let (path, count) = (self.path(), Arc::clone(&self.count));
        let checked = spawn_blocking(move || {
            let is_exchanged = generations(&path).len() > 1;
            assert_agrees(&path, &what);
            let store = SledStore::open(&path, CACHE_MB).unwrap_or_else(|error| panic!("{what}: {error}"));
            assert_eq!(generations(&path).len(), 1, "{what}: a start leaves one generation");
            (count.check_fresh(&store), is_exchanged)
        });
        let (checked, is_exchanged) = checked.await.unwrap();
        self.exchanges += u32::from(is_exchanged);
        let log = fs::read_to_string(self.folder.path().join("log")).unwrap();
        if let Some(line) = log.lines().find(|line| BAD.iter().any(|bad| line.contains(bad))) {
            panic!("it said: {line}");
        }
        checked
    }

    fn say(&mut self, line: &str) {
        if let Some(report) = &mut self.report {
            writeln!(report, "{line}").unwrap();
        }
    }

    fn summary(&self) -> String {
        let all: u32 = self.kills.values().sum();
        let each: Vec<String> =
            self.kills.iter().map(|(moment, times)| format!("{moment:?} {times}")).collect();
        format!(
            "{all} kills in {} s ({}), {} of them after the end; {} exchanges ended by the next start, \
             {} backups restored; {}",
            self.begun.elapsed().as_secs(),
            each.join(", "),
            self.late,
            self.exchanges,
            self.restored,
            self.count.summary()
        )
    }
}

fn remove(file: &Path) {
    if file.exists() {
        fs::remove_file(file).unwrap();
    }
}

/// Returns the output of `kuzhi-bot verify`.
pub(crate) fn assert_agrees(path: &Path, what: &str) {
    let environment: Environment = [("KUZHI_STORE__PATH", path.display().to_string())].into_iter().collect();
    let settings = Settings::load(None, &environment).unwrap();
    for finding in Folder::from_settings(&settings).verify().unwrap_or_else(|error| panic!("{what}: {error}"))
    {
        assert!(finding.found.is_ok(), "{what}: {finding:?}");
    }
}

fn are_well(people: &[JoinHandle<()>]) -> bool {
    people.iter().all(|one| !one.is_finished())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn play_survives_kills_at_every_moment() {
    let kills = usize::try_from(number("KUZHI_KILLS", 9)).unwrap();
    let mut siege = Siege::begin().await;
    let people = crowd::let_all_play(&siege.discord, &PAIRS, ALONE, &siege.count);
    for kill in 1..=kills {
        let moment = Moment::ALL[kill % Moment::ALL.len()];
        siege.kill(moment).await;
        if siege.bot.is_none() {
            let checked = siege.check(format!("kill {kill}, {moment:?}")).await;
            siege.say(&format!(
                "kill {kill}, {moment:?}: all agrees, {} moves of {} matches",
                checked.moves, checked.matches
            ));
            siege.start().await;
        } else {
            siege.say(&format!("kill {kill}, {moment:?}: the bot runs on"));
        }
        // Each start registers all commands, which would fill the memory in a long siege.
        siege.discord.server().change(|world| drop(world.journal.take()));
        if kill % 40 == 0
            && let Some(made) = siege.own_backup()
        {
            siege.restore(&made).await;
        }
        if kill % 20 == 0 {
            let said = siege.summary();
            eprintln!("{said}");
            siege.say(&said);
        }
        if !are_well(&people) {
            break;
        }
    }
    siege.count.end();
    for one in people {
        one.await.unwrap();
    }
    assert!(siege.bot.take().unwrap().stop().await.success());
    siege.discord.offline().await;
    siege.check("at the end".to_owned()).await;
    let (path, elsewhere, count) = (siege.path(), siege.folder.path().join("last"), Arc::clone(&siege.count));
    let whole = spawn_blocking(move || {
        let file = path.join("last-backup");
        SledStore::back_up(&path, &file).unwrap();
        SledStore::restore(&elsewhere, CACHE_MB, &file, false).unwrap();
        let of_backup = count.check_all(&SledStore::open(&elsewhere, CACHE_MB).unwrap());
        let whole = count.check_all(&SledStore::open(&path, CACHE_MB).unwrap());
        assert_eq!(of_backup, whole);
        whole
    });
    let Checked { moves, matches } = whole.await.unwrap();
    let said = format!(
        "{moves} moves of people in {matches} matches, all as they were pressed; {}",
        siege.summary()
    );
    eprintln!("{said}");
    siege.say(&said);
}
