//! Health: a file in the store's folder that is fresh while the bot hears Discord.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use tokio::sync::{Notify, watch};
use tokio::time::timeout;

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

/// Whether the bot is connected to Discord, for everybody who wants to know.
#[derive(Clone, Debug)]
pub struct Pulse(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    line: watch::Sender<Line>,
    /// How often somebody has looked.
    looks: watch::Sender<u64>,
    wanted: Notify,
}

impl Default for Pulse {
    fn default() -> Pulse {
        let (line, looks) = (watch::Sender::new(Line::Cut), watch::Sender::new(0));
        Pulse(Arc::new(Shared { line, looks, wanted: Notify::new() }))
    }
}

impl Pulse {
    /// Says how the connection stands now; whoever follows it hears of a change at once.
    pub fn tell(&self, line: Line) {
        self.0.line.send_if_modified(|known| std::mem::replace(known, line) != line);
        self.0.looks.send_modify(|looks| *looks += 1);
    }

    /// A connection came or went, or somebody wants to know: it is time to look.
    pub fn look(&self) {
        self.0.wanted.notify_one();
    }

    /// Waits until it is time to look.
    pub async fn wanted(&self) {
        self.0.wanted.notified().await;
    }

    /// Has somebody look, and gives what was seen; where nobody does, there is no connection.
    async fn fresh(&self) -> Line {
        let mut looks = self.0.looks.subscribe();
        self.look();
        match timeout(A_LOOK_TAKES, looks.changed()).await {
            Ok(_) => *self.0.line.borrow(),
            Err(_) => Line::Cut,
        }
    }

    /// Says how the connection stands, at every change and every few seconds.
    pub async fn follow<Said: Future<Output = ()>>(self, clock: Clock, say: impl Fn(Line) -> Said) {
        let mut changes = self.0.line.subscribe();
        let mut line = *changes.borrow_and_update();
        loop {
            say(line).await;
            line = tokio::select! {
                biased;
                // The sender is ours: it cannot be gone.
                _ = changes.changed() => *changes.borrow_and_update(),
                () = clock.until(clock.now() + BEAT) => self.fresh().await,
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
        let keeping = tokio::spawn(pulse.clone().keep_file(folder.0.clone(), clock));
        folder.until(|health| matches!(health, Err(Unhealthy::CutOff))).await;
        pulse.tell(Line::Alive);
        folder.until(Result::is_ok).await;
        pulse.tell(Line::Deaf(Timestamp::from_millis(1)));
        folder.until(|health| matches!(health, Err(Unhealthy::CutOff))).await;
        keeping.abort();
        end(&folder.0);
        assert!(matches!(check(&folder.0), Err(Unhealthy::NoSign { .. })));
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
