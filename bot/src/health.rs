//! Health: a file in the store's folder that stays fresh while the bot hears Discord.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tokio::time::sleep;

use crate::clock::Clock;
use crate::connection_status::{ConnectionState, ConnectionStatus, Trouble};

/// The age at which the file counts as stale. A program that hangs does not write it.
const FRESH: Duration = Duration::from_secs(15);

/// The content of the file while the bot does not hear Discord. Otherwise the file is empty.
const CUT_OFF: &str = "not connected to Discord\n";

/// The same while it waits because its sessions end soon.
const SHORT_SESSIONS: &str = "sessions with Discord end soon\n";

/// The same while it waits because Discord allows hardly any more sessions today.
const NO_SESSIONS_LEFT: &str = "no sessions with Discord left\n";

/// What the content of the file begins with while the bot opens its store. How far it is follows.
const OPENING: &str = "opening the store: ";

/// How often the file is written while the bot opens its store.
const EVERY: Duration = Duration::from_secs(1);

/// Keeps the file in a folder fresh while the bot opens its store, whenever `status` says how far it is.
pub async fn keep_file_while_opening(folder: PathBuf, status: impl Fn() -> Option<String>) {
    let file = file(&folder);
    loop {
        if let Some(how_far) = status()
            && let Err(error) = write(&file, &format!("{OPENING}{how_far}\n"))
        {
            tracing::debug!(%error, file = %file.display(), "cannot write how far the store is opened");
        }
        sleep(EVERY).await;
    }
}

/// Keeps the file in a folder fresh while the bot is connected, and writes there when it is not.
pub async fn keep_file(status: ConnectionStatus, folder: PathBuf, clock: Clock) {
    let (file, troubled) = (file(&folder), status.clone());
    let show = |state| {
        if let Err(error) = write(&file, content(state, troubled.trouble())) {
            tracing::warn!(
                %error,
                file = %file.display(),
                "cannot write the file that shows that the bot is alive"
            );
            end(&folder);
        }
        std::future::ready(())
    };
    status.follow(clock, show).await;
}

const fn content(state: ConnectionState, trouble: Option<Trouble>) -> &'static str {
    match (state, trouble) {
        (ConnectionState::Alive, _) => "",
        (_, None) => CUT_OFF,
        (_, Some(Trouble::ShortSessions)) => SHORT_SESSIONS,
        (_, Some(Trouble::NoSessionsLeft)) => NO_SESSIONS_LEFT,
    }
}

/// Writes the file atomically, so that nobody reads a half-written one.
fn write(file: &Path, content: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        // With a database as the store, nothing else has created the folder.
        fs::create_dir_all(folder)?;
    }
    let next = file.with_extension("next");
    fs::write(&next, content)?;
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
    /// The bot opens its store, and is so far.
    #[error("the bot is still opening its store: {0}")]
    Opening(String),
    /// The bot runs and tries to connect.
    #[error("the bot is not connected to Discord and keeps trying: its log says more")]
    CutOff,
    /// The bot runs and waits before it connects again: its sessions do not last.
    #[error(
        "Discord keeps ending the bot's sessions soon after they begin, so the bot waits longer and longer \
         before the next one: its log says more"
    )]
    ShortSessions,
    /// The bot runs and waits until Discord allows more sessions.
    #[error(
        "the bot has begun so many sessions today that it waits until Discord allows more: its log says more"
    )]
    NoSessionsLeft,
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
    if let Some(how_far) = text.strip_prefix(OPENING) {
        return Err(Unhealthy::Opening(how_far.trim_end().to_owned()));
    }
    match text.as_str() {
        "" => Ok(()),
        SHORT_SESSIONS => Err(Unhealthy::ShortSessions),
        NO_SESSIONS_LEFT => Err(Unhealthy::NoSessionsLeft),
        _ => Err(Unhealthy::CutOff),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use kuzhi_domain::Timestamp;

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
        let (clock, _control) = Clock::set_by_hand(Clock::of_system().now());
        let status = ConnectionStatus::default();
        let transport = status.transport();
        let keeping = tokio::spawn(keep_file(status.clone(), folder.0.clone(), clock));
        folder.until(|health| matches!(health, Err(Unhealthy::CutOff))).await;
        transport.report(ConnectionState::Alive);
        folder.until(Result::is_ok).await;
        transport.report(ConnectionState::Stalled(Timestamp::from_millis(1)));
        folder.until(|health| matches!(health, Err(Unhealthy::CutOff))).await;
        let wait = Duration::from_mins(1);
        transport.report_trouble(Trouble::ShortSessions, wait);
        folder.until(|health| matches!(health, Err(Unhealthy::ShortSessions))).await;
        transport.report_trouble(Trouble::NoSessionsLeft, wait);
        folder.until(|health| matches!(health, Err(Unhealthy::NoSessionsLeft))).await;
        transport.report(ConnectionState::Alive);
        folder.until(Result::is_ok).await;
        keeping.abort();
        end(&folder.0);
        assert!(matches!(check(&folder.0), Err(Unhealthy::NoSign { .. })));
    }

    #[tokio::test]
    async fn how_far_the_store_is_opened_is_said() {
        let folder = Folder::make();
        let opening = |status: Option<&str>| {
            let status = status.map(ToOwned::to_owned);
            tokio::spawn(keep_file_while_opening(folder.0.clone(), move || status.clone()))
        };
        let quick = opening(None);
        tokio::task::yield_now().await;
        assert!(matches!(check(&folder.0), Err(Unhealthy::NoSign { .. })), "it takes no time yet");
        quick.abort();
        let slow = opening(Some("it is compared: 4096 of 9000 entries"));
        folder.until(|health| matches!(health, Err(Unhealthy::Opening(_)))).await;
        assert_eq!(
            check(&folder.0).unwrap_err().to_string(),
            "the bot is still opening its store: it is compared: 4096 of 9000 entries"
        );
        slow.abort();
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
