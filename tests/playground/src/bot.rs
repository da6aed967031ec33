//! The bot as a process of its own, which can be stopped, killed and restarted.

use std::env;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::{ExitStatus, Stdio, exit};
use std::time::Duration;

use anyhow::Context;
use kuzhi_bot::clock::Clock;
use tokio::io::AsyncWriteExt;
use tokio::process::{Child, ChildStdin, Command};
use tokio::sync::{mpsc, watch};

use kuzhi_tests::discord::{CLIENT_SECRET, TOKEN};

/// The argument that turns this program into the bot.
pub(crate) const VERB: &str = "bot";

/// The highest pace allowed. All emoji exist already unless their pictures have just changed.
const EMOJIS_A_MINUTE: &str = "60";

/// The variable with the bot's log filter.
const LOG_FILTER: &str = "KUZHI_LOG__FILTER";

/// How long a bot may take to stop before it is killed.
const TIMEOUT: Duration = Duration::from_secs(15);

/// The state of the bot's process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// Running, connected or not.
    Running,
    /// Told to stop, and finishing what it has started.
    Stopping,
    /// Ended: on request, or for this reason.
    Ended(Option<String>),
}

/// The ports that a bot may get for its Activity.
const LOWEST_PORT: u32 = 10_000;
const PORTS: u32 = 20_000;

/// The bot's process.
#[derive(Debug)]
pub(crate) struct Bot {
    api_base: String,
    data: PathBuf,
    activity_port: u16,
    state: watch::Sender<State>,
    orders: watch::Sender<Option<mpsc::UnboundedSender<Order>>>,
    /// How far its clock is ahead.
    ahead: watch::Sender<Duration>,
}

#[derive(Clone, Copy, Debug)]
enum Order {
    Stop,
    Kill,
}

/// Returns a port that a bot can listen on, also after it was restarted. Those that connections get by
/// themselves lie above, and each process begins with another one, so that nobody else takes it meanwhile.
fn free_port() -> io::Result<u16> {
    let first = std::process::id();
    let ports = (0..PORTS).filter_map(|next| u16::try_from(LOWEST_PORT + (first + next) % PORTS).ok());
    let mut free = ports.filter(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok());
    free.next().ok_or_else(|| io::Error::from(io::ErrorKind::AddrInUse))
}

impl Bot {
    /// Prepares a bot for the Discord at `api_base` that stores its matches in `data`, with a clock that is
    /// ahead by so much. It is not running yet.
    ///
    /// # Errors
    ///
    /// If there is no free port for its Activity.
    pub(crate) fn new(api_base: String, data: PathBuf, ahead: Duration) -> io::Result<Self> {
        let activity_port = free_port()?;
        Ok(Self {
            api_base,
            data,
            activity_port,
            state: watch::Sender::new(State::Ended(None)),
            orders: watch::Sender::new(None),
            ahead: watch::Sender::new(ahead),
        })
    }

    /// The port on which it serves its Activity.
    pub(crate) const fn activity_port(&self) -> u16 {
        self.activity_port
    }

    /// Subscribes to how far its clock is ahead.
    pub(crate) fn ahead(&self) -> watch::Receiver<Duration> {
        self.ahead.subscribe()
    }

    /// Moves its clock on.
    pub(crate) fn move_on(&self, time: Duration) {
        self.ahead.send_modify(|ahead| *ahead += time);
    }

    /// Subscribes to its state.
    pub(crate) fn state(&self) -> watch::Receiver<State> {
        self.state.subscribe()
    }

    /// Starts it, unless it is running.
    pub(crate) fn start(&self) -> anyhow::Result<()> {
        if !matches!(*self.state.borrow(), State::Ended(_)) {
            return Ok(());
        }
        let mut child = self.command()?.spawn().context("cannot start the bot")?;
        let lifeline = child.stdin.take();
        let (give, orders) = mpsc::unbounded_channel();
        self.orders.send_replace(Some(give));
        self.state.send_replace(State::Running);
        let (state, ahead) = (self.state.clone(), self.ahead());
        tokio::spawn(async move {
            // The lifeline goes with the process.
            tokio::select! {
                () = watch_over(child, orders, state) => {}
                () = tell_the_time(lifeline, ahead) => {}
            }
        });
        Ok(())
    }

    /// Tells it to stop, and waits until it has ended.
    pub(crate) async fn stop(&self) {
        self.order(Order::Stop).await;
    }

    /// Kills it in the middle of whatever it does.
    pub(crate) async fn kill(&self) {
        self.order(Order::Kill).await;
    }

    /// Deletes everything it has stored. It must have ended.
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
        // We own the sender.
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
            .env("KUZHI_ACTIVITY__ADDRESS", format!("127.0.0.1:{}", self.activity_port))
            .env("DISCORD_CLIENT_SECRET", CLIENT_SECRET)
            .env_remove("DISCORD_CLIENT_SECRET_FILE")
            .stdin(Stdio::piped())
            .kill_on_drop(true);
        // The bot reads every such variable as a setting. Those of tests are not.
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

/// Runs the bot, as `kuzhi-bot` does, until a signal comes or the playground is gone.
pub(crate) async fn main_loop() -> anyhow::Result<()> {
    let ahead = watch::Sender::new(told_time().context("there is no playground")?);
    let clock = Clock::ahead_by(ahead.subscribe());
    std::thread::spawn(move || {
        // The playground holds the other end for its whole life.
        while let Some(time) = told_time() {
            ahead.send_replace(time);
        }
        exit(0);
    });
    kuzhi_bot::run_by(None, clock).await
}

/// Waits until the playground says how far the clock is ahead. `None` when the playground is gone.
fn told_time() -> Option<Duration> {
    let mut line = String::new();
    io::stdin().read_line(&mut line).ok()?;
    line.trim().parse().ok().map(Duration::from_secs)
}

/// Tells the bot how far its clock is ahead, at first and whenever it is moved on.
async fn tell_the_time(lifeline: Option<ChildStdin>, mut ahead: watch::Receiver<Duration>) {
    let Some(mut lifeline) = lifeline else { return std::future::pending().await };
    loop {
        let seconds = ahead.borrow_and_update().as_secs();
        // An error means that it has ended, which is noticed elsewhere.
        let _ = lifeline.write_all(format!("{seconds}\n").as_bytes()).await;
        if ahead.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
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
    state.send_replace(State::Ended(if was_told { None } else { Some(exit_message(end)) }));
}

/// Tells the process to stop, and returns whether it ends in time.
async fn ends_itself(child: &mut Child) -> bool {
    ask_to_end(child) && tokio::time::timeout(TIMEOUT, child.wait()).await.is_ok()
}

/// Returns whether the bot could be told to stop.
#[cfg(unix)]
fn ask_to_end(child: &Child) -> bool {
    use rustix::process::{Pid, Signal, kill_process};

    let pid = child.id().and_then(|id| i32::try_from(id).ok()).and_then(Pid::from_raw);
    pid.is_some_and(|pid| kill_process(pid, Signal::TERM).is_ok())
}

/// Returns false: there is no way here, so the bot is killed, which loses nothing that was shown.
#[cfg(not(unix))]
fn ask_to_end(_child: &Child) -> bool {
    false
}

fn exit_message(end: io::Result<ExitStatus>) -> String {
    end.map_or_else(|error| error.to_string(), |status| status.to_string())
}
