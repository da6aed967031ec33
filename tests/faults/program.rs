//! The program `kuzhi-bot` as an operator runs it: as a process.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{Read, Seek};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::Duration;

use kuzhi_tests::conversation::{Channel, Discord, Message, Person};
use kuzhi_tests::secrets;
use tempfile::TempDir;

/// A stand-in with two people in a channel, and a folder for the program's store.
pub(crate) struct Table {
    pub(crate) discord: Discord,
    pub(crate) hall: Channel,
    pub(crate) ada: Person,
    pub(crate) bob: Person,
    pub(crate) folder: TempDir,
}

impl Table {
    pub(crate) async fn set() -> Table {
        let discord = Discord::start().await;
        let hall = discord.guild("Friends").channel("games");
        let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
        Table { discord, hall, ada, bob, folder: tempfile::tempdir().unwrap() }
    }

    /// Starts the program with the same store as before.
    pub(crate) async fn start(&self) -> Program {
        Program::start(&self.discord, self.folder.path()).await
    }

    /// Ada challenges Bob to Mangala and moves first.
    pub(crate) async fn challenge(&self) -> Message {
        self.challenge_to("mangala").await
    }

    /// Ada challenges Bob to a game and moves first.
    pub(crate) async fn challenge_to(&self, game: &str) -> Message {
        let play = self.ada.at(&self.hall).slash("play").user("opponent", &self.bob);
        play.string("game", game).string("side", "first").send().await.message()
    }

    /// Waits until a person has been called so many times.
    pub(crate) async fn wait_for_pings(&self, person: &Person, times: usize) {
        self.hall.until(|_| self.discord.pings_of(person).len() >= times, "a call").await;
    }

    /// Kills the bot, and starts it again with the same store.
    pub(crate) async fn restart(&self, program: Program) -> Program {
        program.kill().await;
        self.discord.offline().await;
        self.start().await
    }
}

/// The program. Dropping it ends it, and fails the test if its output contains a token.
pub(crate) struct Program {
    child: Child,
    written: Vec<File>,
}

impl Program {
    /// Starts the bot with a store's folder and waits until it is connected.
    pub(crate) async fn start(discord: &Discord, store: &Path) -> Program {
        let program = Program::spawn(&mut command(discord, store, &["run"]));
        discord.ready().await;
        program
    }

    /// Starts a given command.
    pub(crate) fn spawn(command: &mut Command) -> Program {
        let child = command.stdin(Stdio::null()).spawn().unwrap();
        // Wherever the test directed its output: the process's file descriptors tell.
        let outputs = [1, 2].map(|number| File::open(format!("/proc/{}/fd/{number}", child.id())));
        let is_file = |file: &File| file.metadata().is_ok_and(|about| about.is_file());
        Program { child, written: outputs.into_iter().flatten().filter(is_file).collect() }
    }

    /// Returns its output so far, wherever that went.
    fn output(&mut self) -> String {
        let mut all = Vec::new();
        for file in &mut self.written {
            file.rewind().and_then(|()| file.read_to_end(&mut all)).unwrap();
        }
        String::from_utf8_lossy(&all).into_owned()
    }

    /// Tells it to stop, as `docker stop` does, and waits until it has ended.
    pub(crate) async fn stop(mut self) -> ExitStatus {
        self.ask_to_stop();
        self.ended().await
    }

    /// Tells it to stop, without waiting.
    pub(crate) fn ask_to_stop(&self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    }

    /// Returns whether it has ended by itself.
    pub(crate) fn has_ended(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some()
    }

    /// Kills it without warning.
    pub(crate) async fn kill(mut self) {
        self.child.kill().unwrap();
        self.ended().await;
    }

    /// Returns its process ID.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until it has ended, without a timeout.
    pub(crate) async fn ended_by_itself(&mut self) -> ExitStatus {
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    async fn ended(&mut self) -> ExitStatus {
        for _ in 0..1_000 {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the program did not end within ten seconds");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let output = self.output();
        if std::thread::panicking() {
            eprintln!("{output}");
        } else {
            secrets::assert_none(&output);
        }
    }
}

/// The command that runs the program with the stand-in.
pub(crate) fn command(discord: &Discord, store: &Path, args: &[&str]) -> Command {
    let mut command = bare_command(args);
    set_up(&mut command, discord, store);
    command
}

/// Sets up a command that runs the bot with the stand-in.
pub(crate) fn set_up(command: &mut Command, discord: &Discord, store: &Path) {
    command
        .env("DISCORD_TOKEN", discord.token())
        .env("KUZHI_DISCORD__API_BASE", discord.api_base())
        .env("KUZHI_STORE__PATH", store)
        .env("KUZHI_DISCORD__EMOJIS_A_MINUTE", "0")
        // They are no pictures.
        .env("KUZHI_MATCHES__LOOK", "emoji")
        .env("KUZHI_MATCHES__REPLY_PAUSE_MS", "0")
        .env("KUZHI_LOG__FILTER", "warn");
}

/// The command that runs the program without settings, in an empty folder.
pub(crate) fn bare_command(args: &[impl AsRef<OsStr>]) -> Command {
    let mut command = without_settings(env!("CARGO_BIN_EXE_kuzhi-bot-under-test"));
    command.current_dir(std::env::temp_dir()).args(args);
    // It is read when the program ends. It has no name and disappears with its last handle.
    let output = tempfile::tempfile().unwrap();
    command.stdout(output.try_clone().unwrap()).stderr(output);
    command
}

/// The command that runs a program with no setting of ours in its environment.
pub(crate) fn without_settings(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    let ours = |name: &str| name.starts_with("KUZHI_") || name.starts_with("DISCORD_");
    for name in std::env::vars_os().filter_map(|(name, _)| name.into_string().ok()).filter(|name| ours(name))
    {
        command.env_remove(name);
    }
    command
}

/// Runs a command to its end, off the threads that the stand-in needs.
pub(crate) async fn output(mut command: Command) -> Output {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let output = tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap();
    for written in [&output.stdout, &output.stderr] {
        secrets::assert_none(&String::from_utf8_lossy(written));
    }
    output
}

/// Returns what a program wrote to standard error.
pub(crate) fn stderr_of(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).trim_end().to_owned()
}
