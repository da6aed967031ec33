//! Health: a file in the store's folder that is fresh while the bot is connected.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

/// How often the file is written anew while all connections stand.
const BEAT: Duration = Duration::from_secs(15);

/// How old the file may be.
const FRESH: Duration = Duration::from_mins(1);

/// Which connections to Discord stand.
#[derive(Clone, Debug, Default)]
pub struct Pulse {
    connected: Arc<Mutex<BTreeSet<u32>>>,
    changed: Arc<tokio::sync::Notify>,
}

impl Pulse {
    /// Notes that the connection of a shard stands, or not.
    pub fn set_connected(&self, shard: u32, stands: bool) {
        let mut connected = self.connected.lock().unwrap_or_else(PoisonError::into_inner);
        if stands {
            connected.insert(shard);
        } else {
            connected.remove(&shard);
        }
        self.changed.notify_one();
    }

    fn beats(&self) -> bool {
        !self.connected.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Keeps the file in a folder fresh for as long as the bot is connected.
    pub async fn keep_file(self, folder: PathBuf) {
        let file = file(&folder);
        loop {
            if self.beats()
                && let Err(error) = fs::write(&file, "")
            {
                tracing::warn!(%error, file = %file.display(), "cannot show that the bot is alive");
            }
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
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
        pulse.set_connected(0, true);
        let keeping = tokio::spawn(pulse.clone().keep_file(folder.clone()));
        while check(&folder).is_err() {
            tokio::task::yield_now().await;
        }
        keeping.abort();
        fs::remove_dir_all(&folder).unwrap();
    }
}
