//! Health: a file in the store's folder that is fresh while the bot is connected.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime};

use tokio::sync::Notify;

use crate::clock::Clock;

/// How often the file is written anew while all connections stand.
const BEAT: Duration = Duration::from_secs(15);

/// How old the file may be.
const FRESH: Duration = Duration::from_mins(1);

/// Answers whether the bot is connected.
type Probe = Box<dyn Fn() -> Pin<Box<dyn Future<Output = bool> + Send>> + Send + Sync>;

/// Whether the bot is connected to Discord.
#[derive(Clone, Default)]
pub struct Pulse {
    probe: Arc<OnceLock<Probe>>,
    changed: Arc<Notify>,
}

impl Pulse {
    /// Says how to find out whether the bot is connected.
    pub fn ask(
        &self,
        probe: impl Fn() -> Pin<Box<dyn Future<Output = bool> + Send>> + Send + Sync + 'static,
    ) {
        self.probe.get_or_init(|| Box::new(probe));
        self.changed.notify_one();
    }

    /// Notes that a connection came or went: it is time to look.
    pub fn look(&self) {
        self.changed.notify_one();
    }

    async fn beats(&self) -> bool {
        match self.probe.get() {
            Some(probe) => probe().await,
            None => false,
        }
    }

    /// Keeps the file in a folder fresh for as long as the bot is connected, and says each time whether it is.
    pub async fn keep_file<Said: Future<Output = ()>>(
        self,
        folder: PathBuf,
        clock: Clock,
        say: impl Fn(bool) -> Said,
    ) {
        let file = file(&folder);
        loop {
            let beats = self.beats().await;
            say(beats).await;
            if beats && let Err(error) = fs::write(&file, "") {
                tracing::warn!(%error, file = %file.display(), "cannot show that the bot is alive");
            }
            tokio::select! {
                () = clock.until(clock.now() + BEAT) => {}
                () = self.changed.notified() => {}
            }
        }
    }
}

fn file(folder: &Path) -> PathBuf {
    folder.join("alive")
}

/// The bot that should run is not connected.
#[derive(Debug, thiserror::Error)]
pub enum Unhealthy {
    /// It never was, or its folder is another one.
    #[error("no bot runs on the store at {path} ({cause}): is store.path the one it was started with?")]
    NoSign {
        /// The store's folder.
        path: String,
        /// What the file system says.
        cause: io::Error,
    },
    /// It was, but is no longer.
    #[error("the bot was last connected {} s ago", .0.as_secs())]
    Silent(Duration),
}

/// Whether the bot that uses this store's folder was connected within the last minute.
///
/// # Errors
///
/// When it was not.
pub fn check(folder: &Path) -> Result<(), Unhealthy> {
    let modified = fs::metadata(file(folder)).and_then(|file| file.modified());
    let modified =
        modified.map_err(|cause| Unhealthy::NoSign { path: folder.display().to_string(), cause })?;
    let age = SystemTime::now().duration_since(modified).unwrap_or_default();
    if age < FRESH { Ok(()) } else { Err(Unhealthy::Silent(age)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_connected_bot_is_alive_and_an_unknown_one_is_not() {
        let folder = std::env::temp_dir().join(format!("kuzhi-health-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        assert!(matches!(check(&folder), Err(Unhealthy::NoSign { .. })));
        let pulse = Pulse::default();
        pulse.ask(|| Box::pin(async { true }));
        let keeping = tokio::spawn(pulse.clone().keep_file(folder.clone(), Clock::of_system(), |_| async {}));
        while check(&folder).is_err() {
            tokio::task::yield_now().await;
        }
        keeping.abort();
        fs::remove_dir_all(&folder).unwrap();
    }
}
