//! Health: a file in the store's folder that is fresh while the bot hears Discord.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use tokio::sync::{Notify, watch};
use tokio::time::{Instant, timeout_at};

use crate::clock::Clock;
use crate::domain::Timestamp;

/// How often the file is written anew, and how often the bot notes that it is there.
const BEAT: Duration = Duration::from_secs(5);

/// How old the file may be: a program that hangs writes none.
const FRESH: Duration = Duration::from_secs(15);

/// How long a look at the connection may take: whoever watches it may hang.
const A_LOOK_TAKES: Duration = Duration::from_secs(5);

/// What the file says while the bot hears nothing; it is empty otherwise.
const CUT_OFF: &str = "not connected to Discord\n";

/// How the connection to Discord stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Discord hears the bot, and the bot hears Discord.
    Alive,
    /// There is no connection.
    Cut,
    /// There seems to be one, but nothing was heard on it since then.
    Deaf(Timestamp),
}

/// Whether the bot is connected to Discord, for everybody who wants to know. It is as long as one of its ways stands.
#[derive(Clone, Debug, Default)]
pub struct Pulse(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    line: watch::Sender<Line>,
    ways: Mutex<Vec<Arc<Watched>>>,
}

/// One of the ways between people and the bot: the gateway, or HTTP. Whoever watches it says how it stands.
#[derive(Clone, Debug)]
pub struct Way {
    own: Arc<Watched>,
    pulse: Pulse,
}

#[derive(Debug)]
struct Watched {
    line: watch::Sender<Line>,
    /// How often somebody has looked.
    looks: watch::Sender<u64>,
    wanted: Notify,
}

impl Default for Shared {
    fn default() -> Shared {
        Shared { line: watch::Sender::new(Line::Cut), ways: Mutex::default() }
    }
}

impl Way {
    /// Says how it stands now; whoever follows the pulse hears of a change at once.
    pub fn tell(&self, line: Line) {
        self.own.line.send_replace(line);
        let lines = self.pulse.ways().iter().map(|way| *way.line.borrow()).collect::<Vec<_>>();
        self.pulse.0.line.send_if_modified(|known| {
            let all = together(lines);
            std::mem::replace(known, all) != all
        });
        self.own.looks.send_modify(|looks| *looks += 1);
    }

    /// A connection came or went, or somebody wants to know: it is time to look.
    pub fn look(&self) {
        self.own.wanted.notify_one();
    }

    /// Waits until it is time to look.
    pub async fn wanted(&self) {
        self.own.wanted.notified().await;
    }
}

/// How the bot is connected whose ways stand so: over any that is alive. Where none is, it was deaf from when the first was.
fn together(lines: impl IntoIterator<Item = Line>) -> Line {
    lines.into_iter().fold(Line::Cut, |all, line| match (all, line) {
        (Line::Alive, _) | (_, Line::Alive) => Line::Alive,
        (Line::Deaf(one), Line::Deaf(other)) => Line::Deaf(one.min(other)),
        (Line::Deaf(since), Line::Cut) | (Line::Cut, Line::Deaf(since)) => Line::Deaf(since),
        (Line::Cut, Line::Cut) => Line::Cut,
    })
}

impl Pulse {
    /// A further way, which does not stand yet.
    pub fn way(&self) -> Way {
        let (line, looks) = (watch::Sender::new(Line::Cut), watch::Sender::new(0));
        let own = Arc::new(Watched { line, looks, wanted: Notify::new() });
        self.ways().push(Arc::clone(&own));
        Way { own, pulse: self.clone() }
    }

    fn ways(&self) -> MutexGuard<'_, Vec<Arc<Watched>>> {
        // It is whole after every statement, so a panic elsewhere cannot have broken it.
        self.0.ways.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has somebody look at every way, and gives what was seen; one that nobody looks at does not stand.
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

    /// How the connection stands, as far as anybody has looked.
    pub fn line(&self) -> Line {
        *self.0.line.borrow()
    }

    /// Says how the connection stands, at every change and every few seconds.
    pub async fn follow<Said: Future<Output = ()>>(self, clock: Clock, say: impl Fn(Line) -> Said) {
        let mut changes = self.0.line.subscribe();
        let mut line = *changes.borrow_and_update();
        loop {
            // From before it is said: if the machine sleeps meanwhile, the next beat is due at once.
            let beat = clock.now() + BEAT;
            say(line).await;
            line = tokio::select! {
                biased;
                // The sender is ours: it cannot be gone.
                _ = changes.changed() => *changes.borrow_and_update(),
                () = clock.until(beat) => self.fresh().await,
            };
        }
    }

    /// Keeps the file in a folder fresh for as long as the bot is connected, and says in it when it is not.
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

/// Writes the file at one go: nobody reads one that is not written yet.
fn write(file: &Path, line: Line) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        // Where a database keeps the matches, nobody else has made it.
        fs::create_dir_all(folder)?;
    }
    let next = file.with_extension("next");
    fs::write(&next, if line == Line::Alive { "" } else { CUT_OFF })?;
    fs::rename(next, file)
}

/// Takes the file away: the bot has ended, or cannot say how it is.
pub fn end(folder: &Path) {
    // Where there is none, or it cannot be removed, it is soon too old.
    let _ = fs::remove_file(file(folder));
}

fn file(folder: &Path) -> PathBuf {
    folder.join("alive")
}

/// The bot that should run is not connected.
#[derive(Debug, thiserror::Error)]
pub enum Unhealthy {
    /// It does not run, or its folder is another one.
    #[error("no bot runs on the store at {path} ({cause}): is store.path the one it was started with?")]
    NoSign {
        /// The store's folder.
        path: String,
        /// What the file system says.
        cause: io::Error,
    },
    /// It runs, and tries to connect.
    #[error("the bot is not connected to Discord, and tries to connect: its log says more")]
    CutOff,
    /// It was, but is no longer.
    #[error("the bot has given no sign of life for {} s: does it hang, or was it killed?", .0.as_secs())]
    Silent(Duration),
}

/// Whether the bot that uses this store's folder is connected to Discord, and hears it.
///
/// # Errors
///
/// When it is not.
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

    /// A folder of its own, taken away in the end.
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
        // The clock stands still: nothing but a change makes the file change.
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
