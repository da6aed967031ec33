//! The program `kuzhi-bot` as an operator runs it, with a memory limit where possible.

use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tempfile::TempDir;
use tokio::task::JoinHandle;

use super::{Cgroup, Memory, processor_time};
use crate::conversation::Discord;
use crate::secrets;

/// The interval at which memory and threads are sampled.
const LOOK: Duration = Duration::from_millis(20);

/// How to start the program.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The program.
    pub binary: PathBuf,
    /// The memory limit, in bytes.
    pub limit: Option<u64>,
    /// Additional environment variables.
    pub environment: Vec<(String, String)>,
}

/// Settings without limits on hints, pictures, challenges and games.
pub fn without_limits() -> Vec<(String, String)> {
    ["HINTS", "PICTURES", "NOTIFICATIONS", "GAMES"]
        .map(|kind| (format!("KUZHI_LIMITS__{kind}_AT_ONCE"), "1000".to_owned()))
        .into()
}

/// The running program. Dropping it ends it.
#[derive(Debug)]
pub struct Program {
    child: Arc<Mutex<Child>>,
    watching: JoinHandle<()>,
    most: Arc<Mutex<Memory>>,
    launch: Launch,
    cgroup: io::Result<Option<Cgroup>>,
    folder: TempDir,
}

impl Launch {
    /// Starts it with an empty store and waits until it is connected.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub async fn start(&self, discord: &Discord) -> io::Result<Program> {
        let program = self.begin("run", discord.token(), &discord.api_base())?;
        discord.ready().await;
        Ok(program)
    }

    /// Starts it with an empty store and this first argument, without waiting.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn begin(&self, verb: &str, token: &str, api_base: &str) -> io::Result<Program> {
        let folder = tempfile::tempdir()?;
        let cgroup = self.limit.map(Cgroup::with_limit).transpose();
        let log = File::create(folder.path().join("log"))?;
        let mut command = match &cgroup {
            Ok(Some(cgroup)) => self.command_within(cgroup),
            _ => Command::new(&self.binary),
        };
        self.set_up(&mut command, &folder)
            .arg(verb)
            .env("DISCORD_TOKEN", token)
            .env("KUZHI_DISCORD__API_BASE", api_base)
            .stdout(log.try_clone()?)
            .stderr(log);
        let child = Arc::new(Mutex::new(command.spawn()?));
        let most = Arc::default();
        let watching = tokio::spawn(watch(Arc::clone(&child), Arc::clone(&most)));
        Ok(Program { child, watching, most, launch: self.clone(), cgroup, folder })
    }

    /// A shell joins the cgroup and becomes the program, so that all its memory is counted.
    fn command_within(&self, cgroup: &Cgroup) -> Command {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", r#"echo $$ > "$0" && exec "$@""#]).arg(cgroup.members()).arg(&self.binary);
        command
    }

    /// This process's own environment has no influence.
    fn set_up<'a>(&self, command: &'a mut Command, folder: &TempDir) -> &'a mut Command {
        let is_ours = |name: &String| name.starts_with("KUZHI_") || name.starts_with("DISCORD_");
        for name in std::env::vars_os().filter_map(|(name, _)| name.into_string().ok()).filter(is_ours) {
            command.env_remove(name);
        }
        command
            .env("KUZHI_STORE__PATH", folder.path().join("data"))
            .env("KUZHI_LOG__FILTER", "warn")
            .env("KUZHI_MATCHES__REPLY_PAUSE_MS", "0")
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .current_dir(folder.path())
            .stdin(Stdio::null())
    }
}

impl Program {
    /// Returns its memory and threads now, or the last known ones once it has ended.
    pub fn memory(&self) -> Memory {
        let process = lock(&self.child).id();
        Memory::read(process).unwrap_or_else(|_| *lock(&self.most))
    }

    /// Returns its process ID.
    pub fn id(&self) -> u32 {
        lock(&self.child).id()
    }

    /// Returns its processor time so far.
    ///
    /// # Errors
    ///
    /// If it has ended.
    pub fn processor_time(&self) -> io::Result<Duration> {
        let process = lock(&self.child).id();
        processor_time(process)
    }

    /// Returns the largest values seen: resident memory, its peak, and threads.
    pub fn most(&self) -> Memory {
        let now = self.memory();
        most_of(*lock(&self.most), now)
    }

    /// Returns its cgroup.
    pub fn cgroup(&self) -> Option<&Cgroup> {
        self.cgroup.as_ref().ok()?.as_ref()
    }

    /// Returns why it runs without the intended limit.
    pub fn unlimited(&self) -> Option<&io::Error> {
        self.cgroup.as_ref().err()
    }

    /// Returns whether it is running.
    pub fn is_running(&self) -> bool {
        matches!(lock(&self.child).try_wait(), Ok(None))
    }

    /// Waits until it has ended by itself, or was killed.
    pub async fn ended(&self) {
        while self.is_running() {
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Returns whether `kuzhi-bot health` reports that it is well.
    pub async fn is_healthy(&self) -> bool {
        let mut command = Command::new(&self.launch.binary);
        self.launch.set_up(&mut command, &self.folder).arg("health").stdout(Stdio::null());
        command.stderr(Stdio::null());
        let status = tokio::task::spawn_blocking(move || command.status()).await;
        status.is_ok_and(|status| status.is_ok_and(|status| status.success()))
    }

    /// Returns its log.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.watching.abort();
        let mut child = lock(&self.child);
        // It may have ended already.
        let _ = child.kill();
        let _ = child.wait();
        if !std::thread::panicking() {
            secrets::assert_none(&self.log());
        }
    }
}

async fn watch(child: Arc<Mutex<Child>>, most: Arc<Mutex<Memory>>) {
    let process = lock(&child).id();
    while let Ok(now) = Memory::read(process) {
        record_peak(&most, now);
        tokio::time::sleep(LOOK).await;
    }
}

fn record_peak(most: &Mutex<Memory>, now: Memory) {
    let mut most = lock(most);
    *most = most_of(*most, now);
}

fn most_of(one: Memory, other: Memory) -> Memory {
    Memory {
        resident: one.resident.max(other.resident),
        peak: one.peak.max(other.peak),
        threads: one.threads.max(other.threads),
    }
}

/// A panic while the lock was held has left its data consistent.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
