//! The bot as a process of its own, which can be stopped, killed and started again.

use std::env;
use std::io::{self, Read};
use std::path::PathBuf;
use std::process::{ExitStatus, Stdio, exit};
use std::time::Duration;

use anyhow::Context;
use tokio::process::{Child, Command};
use tokio::sync::{mpsc, watch};

use kuzhi_tests::discord::TOKEN;

/// The argument that makes this program the bot.
pub(crate) const VERB: &str = "bot";

/// As often as the setting allows; all are there already unless somebody has just changed their pictures.
const EMOJIS_A_MINUTE: &str = "60";

/// The variable that says what the bot logs.
const LOG_FILTER: &str = "KUZHI_LOG__FILTER";

/// How long a bot that was told to stop may take before it is killed.
const TIMEOUT: Duration = Duration::from_secs(15);

/// Whether the bot's process runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// It runs, connected or not.
    Running,
    /// It was told to stop and finishes what it has begun.
    Stopping,
    /// It has ended: on request, or because of this.
    Ended(Option<String>),
}

/// The bot's process.
#[derive(Debug)]
pub(crate) struct Bot {
    api_base: String,
    data: PathBuf,
    state: watch::Sender<State>,
    orders: watch::Sender<Option<mpsc::UnboundedSender<Order>>>,
}

#[derive(Clone, Copy, Debug)]
enum Order {
    Stop,
    Kill,
}

impl Bot {
    /// A bot for the Discord at `api_base` that keeps its matches in `data`. It does not run yet.
    pub(crate) fn new(api_base: String, data: PathBuf) -> Self {
        Self {
            api_base,
            data,
            state: watch::Sender::new(State::Ended(None)),
            orders: watch::Sender::new(None),
        }
    }

    /// Whether it runs, and word of every change.
    pub(crate) fn state(&self) -> watch::Receiver<State> {
        self.state.subscribe()
    }

    /// Starts it, unless it runs.
    pub(crate) fn start(&self) -> anyhow::Result<()> {
        if !matches!(*self.state.borrow(), State::Ended(_)) {
            return Ok(());
        }
        let mut child = self.command()?.spawn().context("cannot start the bot")?;
        let lifeline = child.stdin.take();
        let (give, orders) = mpsc::unbounded_channel();
        self.orders.send_replace(Some(give));
        self.state.send_replace(State::Running);
        let state = self.state.clone();
        tokio::spawn(async move {
            watch_over(child, orders, state).await;
            drop(lifeline);
        });
        Ok(())
    }

    /// Tells it to finish what it has begun and to end, and waits until it has.
    pub(crate) async fn stop(&self) {
        self.order(Order::Stop).await;
    }

    /// Ends it in the middle of whatever it does.
    pub(crate) async fn kill(&self) {
        self.order(Order::Kill).await;
    }

    /// Forgets all that it has kept. It must have ended.
    pub(crate) fn forget(&self) -> io::Result<()> {
        match std::fs::remove_dir_all(&self.data) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    async fn order(&self, order: Order) {
        let Some(line) = self.orders.borrow().clone() else { return };
        // It may have ended by itself.
        let _ = line.send(order);
        let mut state = self.state.subscribe();
        // The sender is here.
        let _ = state.wait_for(|state| matches!(state, State::Ended(_))).await;
    }

    fn command(&self) -> anyhow::Result<Command> {
        let mut command = Command::new(env::current_exe().context("cannot find this program")?);
        command
            .arg(VERB)
            .env("DISCORD_TOKEN", TOKEN)
            .env_remove("DISCORD_TOKEN_FILE")
            .env("KUZHI_DISCORD__API_BASE", &self.api_base)
            .env("KUZHI_DISCORD__COMMANDS_GUILD", "")
            .env("KUZHI_DISCORD__EMOJIS_A_MINUTE", EMOJIS_A_MINUTE)
            .env("KUZHI_STORE__PATH", &self.data)
            .stdin(Stdio::piped())
            .kill_on_drop(true);
        // The bot takes every such variable for a setting; those of tests are none.
        let is_none = |name: &str| name.starts_with("KUZHI_") && !name.contains("__");
        for name in
            env::vars_os().filter_map(|(name, _)| name.into_string().ok()).filter(|name| is_none(name))
        {
            command.env_remove(name);
        }
        if env::var_os(LOG_FILTER).is_none() {
            command.env(LOG_FILTER, "warn");
        }
        Ok(command)
    }
}

/// Is the bot: what `kuzhi-bot` does, until a signal comes or the playground is gone.
pub(crate) async fn be() -> anyhow::Result<()> {
    std::thread::spawn(|| {
        // The playground holds the other end as long as it lives, and never writes.
        let _ = io::stdin().read(&mut [0]);
        exit(0);
    });
    kuzhi_bot::run(None).await
}

async fn watch_over(
    mut child: Child,
    mut orders: mpsc::UnboundedReceiver<Order>,
    state: watch::Sender<State>,
) {
    let mut was_told = false;
    let end = loop {
        tokio::select! {
            end = child.wait() => break end,
            Some(order) = orders.recv() => {
                was_told = true;
                state.send_replace(State::Stopping);
                if matches!(order, Order::Kill) || !ends_itself(&mut child).await {
                    // An error means that it has ended meanwhile.
                    let _ = child.start_kill();
                }
            }
        }
    };
    state.send_replace(State::Ended(if was_told { None } else { Some(last_words(end)) }));
}

/// Whether the bot ends when it is told to.
async fn ends_itself(child: &mut Child) -> bool {
    ask_to_end(child) && tokio::time::timeout(TIMEOUT, child.wait()).await.is_ok()
}

/// Whether the bot could be asked.
#[cfg(unix)]
fn ask_to_end(child: &Child) -> bool {
    use rustix::process::{Pid, Signal, kill_process};

    let pid = child.id().and_then(|id| i32::try_from(id).ok()).and_then(Pid::from_raw);
    pid.is_some_and(|pid| kill_process(pid, Signal::TERM).is_ok())
}

/// Whether the bot could be asked: there is no way to, so that it is killed, which loses nothing that was shown.
#[cfg(not(unix))]
fn ask_to_end(_child: &Child) -> bool {
    false
}

fn last_words(end: io::Result<ExitStatus>) -> String {
    end.map_or_else(|error| error.to_string(), |status| status.to_string())
}
