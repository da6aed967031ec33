//! The bot in a process of its own, whose clock is moved on. It is this test program once more.

use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio, exit};
use std::time::Duration;

use kuzhi_bot::clock::Clock;
use kuzhi_bot::runtime;
use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::public_key;
use kuzhi_tests::secrets;
use kuzhi_tests::waiting::until;
use tokio::sync::watch;

use crate::program::{set_up, without_settings};

/// Turns a test into the bot.
const TASK: &str = "FAULTS_RUN_THE_BOT";

/// A process, which ends with this.
pub(super) struct Process {
    child: Child,
    /// Where it takes interactions.
    pub(super) url: String,
    log: PathBuf,
}

impl Process {
    /// Starts one with a folder, and perhaps with a database, and waits until it takes interactions.
    pub(super) async fn start(
        discord: &Discord,
        folder: &Path,
        store: Option<&str>,
        ahead: Duration,
    ) -> Process {
        let log = folder.join("log");
        let mut command = without_settings(env::current_exe().unwrap());
        set_up(&mut command, discord, folder);
        command
            .args(["--exact", "weeks::process::runs_the_bot", "--nocapture"])
            .env(TASK, "")
            .env("KUZHI_DISCORD__GATEWAY", "false")
            .env("KUZHI_HTTP__ADDRESS", "127.0.0.1:0")
            .env("KUZHI_HTTP__PUBLIC_KEY", public_key())
            .env("KUZHI_STORE__CONNECTIONS", "4")
            .env("KUZHI_LIMITS__MEMORY_MB", "88")
            .env("KUZHI_LOG__FILTER", "info")
            .envs(store.map(|url| ("KUZHI_STORE__URL", url)));
        let mut process = Process { child: spawn(&mut command, &log), url: String::new(), log };
        process.tell_time(ahead);
        let mut address = None;
        until("a process that takes interactions", || {
            let log = process.read_log();
            let (_, rest) = log.split_once("at /interactions address=").unwrap_or_default();
            address = rest.split_once(char::is_whitespace).map(|(address, _)| address.to_owned());
            address.is_some() || process.child.try_wait().unwrap().is_some()
        })
        .await;
        let address = address.unwrap_or_else(|| panic!("it has ended: {}", process.read_log()));
        process.url = format!("http://{address}/interactions");
        process
    }

    /// Tells it how far its clock is ahead.
    pub(super) fn tell_time(&mut self, ahead: Duration) {
        let mut time = self.child.stdin.as_ref().expect("it is piped");
        time.write_all(format!("{}\n", ahead.as_secs()).as_bytes()).unwrap();
    }

    /// Kills it without warning.
    pub(super) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.check_log();
    }

    /// Tells it to stop, and waits until it has ended.
    pub(super) async fn stop(mut self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        until("the end of a process", || self.child.try_wait().unwrap().is_some()).await;
        self.check_log();
    }

    fn read_log(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }

    fn check_log(&self) {
        let log = self.read_log();
        secrets::assert_none(&log);
        // One that is stopped while it begins says what it could not begin. And now and then sled has lost
        // after a kill what it had flushed: the journal gives it back.
        let is_expected = ["was cancelled", "had lost what it was given"];
        let is_fault =
            |line: &str| line.contains("ERROR") && !is_expected.iter().any(|one| line.contains(one));
        assert!(!log.lines().any(is_fault), "{log}");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            eprintln!("{}", fs::read_to_string(&self.log).unwrap_or_default());
        }
    }
}

fn spawn(command: &mut Command, log: &Path) -> Child {
    let log = File::create(log).unwrap();
    command.stdin(Stdio::piped()).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap()
}

/// The bot, until it is stopped or the test is gone.
#[test]
fn runs_the_bot() {
    if env::var_os(TASK).is_none() {
        return;
    }
    let ahead = watch::Sender::new(told_time().unwrap());
    let clock = Clock::ahead_by(ahead.subscribe());
    std::thread::spawn(move || {
        while let Some(time) = told_time() {
            ahead.send_replace(time);
        }
        exit(0);
    });
    runtime().unwrap().block_on(kuzhi_bot::run_by(None, clock)).unwrap();
}

/// Waits until the test says how far the clock is ahead. `None` when the test is gone.
fn told_time() -> Option<Duration> {
    let mut line = String::new();
    io::stdin().read_line(&mut line).ok()?;
    line.trim().parse().ok().map(Duration::from_secs)
}
