//! Health: a file in the store's folder that stays fresh while the bot hears Discord.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use tokio::sync::{Notify, watch};
use tokio::time::{Instant, timeout_at};

use crate::clock::Clock;
use crate::domain::Timestamp;

/// How often the bot rewrites the file and records that it is running.
const BEAT: Duration = Duration::from_secs(5);

/// The age at which the file counts as stale. A program that hangs does not write it.
const FRESH: Duration = Duration::from_secs(15);

/// Timeout of a check of the connection: the task that does it may hang.
const A_LOOK_TAKES: Duration = Duration::from_secs(5);

/// The content of the file while the bot does not hear Discord. Otherwise the file is empty.
const CUT_OFF: &str = "not connected to Discord\n";

/// The state of the connection to Discord.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Discord hears the bot, and the bot hears Discord.
    Alive,
    /// There is no connection.
    Cut,
    /// There seems to be a connection, but nothing has arrived on it since this time.
    Deaf(Timestamp),
}

/// Tells all interested tasks whether the bot is connected to Discord. One live way is enough.
#[derive(Clone, Debug, Default)]
pub struct Pulse(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    line: watch::Sender<Line>,
    ways: Mutex<Vec<Arc<Watched>>>,
}

/// One of the ways between people and the bot: the gateway or HTTP. The task that watches it reports its
/// state.
#[derive(Clone, Debug)]
pub struct Way {
    own: Arc<Watched>,
    pulse: Pulse,
}

#[derive(Debug)]
struct Watched {
    line: watch::Sender<Line>,
    /// How often the way has been checked.
    looks: watch::Sender<u64>,
    wanted: Notify,
}

impl Default for Shared {
    fn default() -> Shared {
        Shared { line: watch::Sender::new(Line::Cut), ways: Mutex::default() }
    }
}

impl Way {
    /// Reports the current state. Followers of the pulse learn of a change at once.
    pub fn tell(&self, line: Line) {
        self.own.line.send_replace(line);
        let lines = self.pulse.ways().iter().map(|way| *way.line.borrow()).collect::<Vec<_>>();
        self.pulse.0.line.send_if_modified(|known| {
            let all = together(lines);
            std::mem::replace(known, all) != all
        });
        self.own.looks.send_modify(|looks| *looks += 1);
    }

    /// Requests a check, because a connection came or went or because a task wants to know.
    pub fn look(&self) {
        self.own.wanted.notify_one();
    }

    /// Waits until a check is requested.
    pub async fn wanted(&self) {
        self.own.wanted.notified().await;
    }
}

/// The state of the bot, given the states of its ways. One live way is enough. If none is alive, the earliest
/// deaf one counts.
fn together(lines: impl IntoIterator<Item = Line>) -> Line {
    lines.into_iter().fold(Line::Cut, |all, line| match (all, line) {
        (Line::Alive, _) | (_, Line::Alive) => Line::Alive,
        (Line::Deaf(one), Line::Deaf(other)) => Line::Deaf(one.min(other)),
        (Line::Deaf(since), Line::Cut) | (Line::Cut, Line::Deaf(since)) => Line::Deaf(since),
        (Line::Cut, Line::Cut) => Line::Cut,
    })
}

impl Pulse {
    /// Adds a way, which is not connected yet.
    pub fn way(&self) -> Way {
        let (line, looks) = (watch::Sender::new(Line::Cut), watch::Sender::new(0));
        let own = Arc::new(Watched { line, looks, wanted: Notify::new() });
        self.ways().push(Arc::clone(&own));
        Way { own, pulse: self.clone() }
    }

    fn ways(&self) -> MutexGuard<'_, Vec<Arc<Watched>>> {
        // The list is whole after every statement, so a panic elsewhere cannot have broken it.
        self.0.ways.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Requests a check of every way and returns the result. A way that is not checked in time counts as cut.
    async fn fresh(&self) -> Line {
        let ways = self.ways().clone();
        let mut looks: Vec<_> = ways.iter().map(|way| way.looks.subscribe()).collect();
        for way in &ways {
            way.wanted.notify_one();
        }
        let until = Instant::now() + A_LOOK_TAKES;
        let mut lines = Vec::new();
        for (way, looks) in ways.iter().zip(&mut looks) {
            let looked = timeout_at(until, looks.changed()).await.is_ok();
            lines.push(if looked { *way.line.borrow() } else { Line::Cut });
        }
        together(lines)
    }

    /// The state of the connection, as of the last checks.
    pub fn line(&self) -> Line {
        *self.0.line.borrow()
    }

    /// Calls `say` with the state of the connection, at every change and every few seconds.
    pub async fn follow<Said: Future<Output = ()>>(self, clock: Clock, say: impl Fn(Line) -> Said) {
        let mut changes = self.0.line.subscribe();
        let mut line = *changes.borrow_and_update();
        loop {
            // Taken before `say` runs: if the machine sleeps meanwhile, the next beat is due at once.
            let beat = clock.now() + BEAT;
            say(line).await;
            line = tokio::select! {
                biased;
                // This cannot fail: `self` owns the sender.
                _ = changes.changed() => *changes.borrow_and_update(),
                () = clock.until(beat) => self.fresh().await,
            };
        }
    }

    /// Keeps the file in a folder fresh while the bot is connected, and writes there when it is not.
    pub async fn keep_file(self, folder: PathBuf, clock: Clock) {
        let file = file(&folder);
        let show = |line| {
            if let Err(error) = write(&file, line) {
                tracing::warn!(%error, file = %file.display(), "cannot show whether the bot is alive");
                end(&folder);
            }
            std::future::ready(())
        };
        self.follow(clock, show).await;
    }
}

/// Writes the file atomically, so that nobody reads a half-written one.
fn write(file: &Path, line: Line) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        // With a database as the store, nothing else has created the folder.
        fs::create_dir_all(folder)?;
    }
    let next = file.with_extension("next");
    fs::write(&next, if line == Line::Alive { "" } else { CUT_OFF })?;
    fs::rename(next, file)
}

/// Removes the file because the bot has ended or cannot report its state.
pub fn end(folder: &Path) {
    // If there is no file, or it cannot be removed, it soon counts as stale.
    let _ = fs::remove_file(file(folder));
}

fn file(folder: &Path) -> PathBuf {
    folder.join("alive")
}

/// Why the bot is not healthy.
#[derive(Debug, thiserror::Error)]
pub enum Unhealthy {
    /// The bot does not run, or it uses another folder.
    #[error("no bot runs on the store at {path} ({cause}): is store.path the one it was started with?")]
    NoSign {
        /// The store's folder.
        path: String,
        /// The error of the file system.
        cause: io::Error,
    },
    /// The bot runs and tries to connect.
    #[error("the bot is not connected to Discord, and tries to connect: its log says more")]
    CutOff,
    /// The file is stale: the bot hangs or was killed.
    #[error("the bot has given no sign of life for {} s: does it hang, or was it killed?", .0.as_secs())]
    Silent(Duration),
}

/// Checks that the bot that uses this store's folder is connected to Discord and hears it.
///
/// # Errors
///
/// When the bot is not healthy.
pub fn check(folder: &Path) -> Result<(), Unhealthy> {
    let file = file(folder);
    let read = fs::metadata(&file).and_then(|of_file| Ok((of_file.modified()?, fs::read_to_string(&file)?)));
    let (modified, text) =
        read.map_err(|cause| Unhealthy::NoSign { path: folder.display().to_string(), cause })?;
    let age = SystemTime::now().duration_since(modified).unwrap_or_default();
    if age >= FRESH {
        return Err(Unhealthy::Silent(age));
    }
    if text.is_empty() { Ok(()) } else { Err(Unhealthy::CutOff) }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// A temporary folder, removed on drop.
    struct Folder(PathBuf);

    impl Folder {
        fn make() -> Folder {
            static MADE: AtomicU32 = AtomicU32::new(0);
            let number = MADE.fetch_add(1, Ordering::Relaxed);
            let folder = std::env::temp_dir().join(format!("kuzhi-health-{}-{number}", std::process::id()));
            fs::create_dir_all(&folder).unwrap();
            Folder(folder)
        }

        async fn until(&self, is_so: impl Fn(&Result<(), Unhealthy>) -> bool) {
            while !is_so(&check(&self.0)) {
                tokio::task::yield_now().await;
            }
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[tokio::test]
    async fn health_follows_every_change_at_once() {
        let folder = Folder::make();
        assert!(matches!(check(&folder.0), Err(Unhealthy::NoSign { .. })));
        // The clock stands still, so only a change of state can rewrite the file.
        let (clock, _hands) = Clock::set_by_hand(Clock::of_system().now());
        let pulse = Pulse::default();
        let way = pulse.way();
        let keeping = tokio::spawn(pulse.clone().keep_file(folder.0.clone(), clock));
        folder.until(|health| matches!(health, Err(Unhealthy::CutOff))).await;
        way.tell(Line::Alive);
        folder.until(Result::is_ok).await;
        way.tell(Line::Deaf(Timestamp::from_millis(1)));
        folder.until(|health| matches!(health, Err(Unhealthy::CutOff))).await;
        keeping.abort();
        end(&folder.0);
        assert!(matches!(check(&folder.0), Err(Unhealthy::NoSign { .. })));
    }

    #[tokio::test]
    async fn a_sleep_while_something_is_said_is_followed_by_a_beat() {
        let (clock, hands) = Clock::set_by_hand(Clock::of_system().now());
        let pulse = Pulse::default();
        let way = pulse.way();
        let said = AtomicU32::new(0);
        let say = |_| {
            if said.fetch_add(1, Ordering::Relaxed) == 0 {
                hands.sleep(Duration::from_hours(1));
            }
            std::future::ready(())
        };
        let following = pulse.follow(clock, say);
        tokio::select! {
            () = following => {}
            () = way.wanted() => {}
        }
        assert_eq!(said.into_inner(), 1);
    }

    #[tokio::test]
    async fn a_bot_is_connected_while_one_of_its_ways_stands() {
        let pulse = Pulse::default();
        let (gateway, http) = (pulse.way(), pulse.way());
        let line = || pulse.line();
        let at = Timestamp::from_millis;
        gateway.tell(Line::Alive);
        http.tell(Line::Cut);
        assert_eq!(line(), Line::Alive);
        gateway.tell(Line::Deaf(at(7)));
        assert_eq!(line(), Line::Deaf(at(7)));
        http.tell(Line::Deaf(at(5)));
        assert_eq!(line(), Line::Deaf(at(5)));
        http.tell(Line::Alive);
        assert_eq!(line(), Line::Alive);
        http.tell(Line::Cut);
        gateway.tell(Line::Cut);
        assert_eq!(line(), Line::Cut);
    }

    #[test]
    fn a_program_that_hangs_is_not_healthy() {
        let folder = Folder::make();
        fs::write(file(&folder.0), "").unwrap();
        assert!(check(&folder.0).is_ok());
        let written = fs::File::options().write(true).open(file(&folder.0)).unwrap();
        written.set_modified(SystemTime::now() - FRESH).unwrap();
        assert!(matches!(check(&folder.0), Err(Unhealthy::Silent(_))));
    }
}
