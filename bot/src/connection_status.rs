//! The state of the connection to Discord: each transport reports its own, and tasks follow the state of all
//! together.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kuzhi_domain::Timestamp;
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, timeout_at};

use crate::clock::Clock;

/// How often followers are told the state even if it has not changed.
const BEAT: Duration = Duration::from_secs(5);

/// Timeout of a check of the connection: the task that does it may hang.
const CHECK_TIMEOUT: Duration = Duration::from_secs(5);

/// How long trouble counts after a wait: the next connection takes a while.
const CONNECTING: Duration = Duration::from_secs(30);

/// The state of the connection to Discord.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ConnectionState {
    /// Discord hears the bot, and the bot hears Discord.
    Alive,
    /// There is no connection.
    Disconnected,
    /// There seems to be a connection, but nothing has arrived on it since this time.
    Stalled(Timestamp),
}

/// Why the bot deliberately waits before it connects again.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Sessions end soon after they begin.
    ShortSessions,
    /// Discord allows hardly any more sessions today.
    NoSessionsLeft,
}

/// Tells all interested tasks whether the bot is connected to Discord. One live transport is enough.
#[derive(Clone, Debug, Default)]
pub struct ConnectionStatus(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    state: watch::Sender<ConnectionState>,
    transports: Mutex<Vec<Arc<Watched>>>,
    /// The last trouble, and until when it counts.
    trouble: Mutex<Option<(Trouble, Instant)>>,
}

/// One of the transports between people and the bot: the gateway or HTTP. The task that watches it reports
/// its state.
#[derive(Clone, Debug)]
pub struct Transport {
    own: Arc<Watched>,
    status: ConnectionStatus,
}

#[derive(Debug)]
struct Watched {
    state: watch::Sender<ConnectionState>,
    /// How often the transport has been checked.
    checks: watch::Sender<u64>,
    wanted: Notify,
}

impl Default for Shared {
    fn default() -> Shared {
        Shared {
            state: watch::Sender::new(ConnectionState::Disconnected),
            transports: Mutex::default(),
            trouble: Mutex::default(),
        }
    }
}

impl Transport {
    /// Reports the current state. Followers of the bot's state learn of a change at once.
    pub fn report(&self, state: ConnectionState) {
        self.own.state.send_replace(state);
        let states =
            self.status.transports().iter().map(|transport| *transport.state.borrow()).collect::<Vec<_>>();
        self.status.0.state.send_if_modified(|known| {
            let all = together(states);
            std::mem::replace(known, all) != all
        });
        self.own.checks.send_modify(|checks| *checks += 1);
    }

    /// Reports why the transport waits for some time. Followers learn of it at once.
    pub fn report_trouble(&self, trouble: Trouble, waits: Duration) {
        let until = Instant::now() + waits + CONNECTING;
        *self.status.0.trouble.lock().unwrap_or_else(PoisonError::into_inner) = Some((trouble, until));
        self.status.0.state.send_modify(|_| ());
    }

    /// Whether people reach the bot by this transport or another.
    pub fn any_stands(&self) -> bool {
        self.status.state() == ConnectionState::Alive
    }

    /// Requests a check, because a connection came or went or because a task wants to know.
    pub fn request_check(&self) {
        self.own.wanted.notify_one();
    }

    /// Waits until a check is requested.
    pub async fn check_requested(&self) {
        self.own.wanted.notified().await;
    }
}

/// The state of the bot, given the states of its transports. One live transport is enough. If none is alive,
/// the earliest stalled one counts.
fn together(states: impl IntoIterator<Item = ConnectionState>) -> ConnectionState {
    states.into_iter().fold(ConnectionState::Disconnected, |all, state| match (all, state) {
        (ConnectionState::Alive, _) | (_, ConnectionState::Alive) => ConnectionState::Alive,
        (ConnectionState::Stalled(one), ConnectionState::Stalled(other)) => {
            ConnectionState::Stalled(one.min(other))
        }
        (ConnectionState::Stalled(since), ConnectionState::Disconnected)
        | (ConnectionState::Disconnected, ConnectionState::Stalled(since)) => ConnectionState::Stalled(since),
        (ConnectionState::Disconnected, ConnectionState::Disconnected) => ConnectionState::Disconnected,
    })
}

impl ConnectionStatus {
    /// Adds a transport, which is not connected yet.
    pub fn transport(&self) -> Transport {
        let (state, checks) = (watch::Sender::new(ConnectionState::Disconnected), watch::Sender::new(0));
        let own = Arc::new(Watched { state, checks, wanted: Notify::new() });
        self.transports().push(Arc::clone(&own));
        Transport { own, status: self.clone() }
    }

    fn transports(&self) -> MutexGuard<'_, Vec<Arc<Watched>>> {
        // Every statement leaves the list consistent, so a panic elsewhere cannot have corrupted it.
        self.0.transports.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Requests a check of every transport and returns the result. A transport that is not checked in time
    /// counts as disconnected.
    async fn check_all(&self) -> ConnectionState {
        let transports = self.transports().clone();
        let mut checks: Vec<_> = transports.iter().map(|transport| transport.checks.subscribe()).collect();
        for transport in &transports {
            transport.wanted.notify_one();
        }
        let until = Instant::now() + CHECK_TIMEOUT;
        let mut states = Vec::new();
        for (transport, checks) in transports.iter().zip(&mut checks) {
            let is_checked = timeout_at(until, checks.changed()).await.is_ok();
            states.push(if is_checked { *transport.state.borrow() } else { ConnectionState::Disconnected });
        }
        together(states)
    }

    /// The state of the connection, as of the last checks.
    pub fn state(&self) -> ConnectionState {
        *self.0.state.borrow()
    }

    /// Why the bot waits before it connects again, if that is why it is not connected.
    pub fn trouble(&self) -> Option<Trouble> {
        let trouble = *self.0.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        trouble.filter(|(_, until)| Instant::now() < *until).map(|(trouble, _)| trouble)
    }

    /// Calls `say` with the state of the connection, at every change and every few seconds.
    pub async fn follow<Said: Future<Output = ()>>(
        self,
        clock: Clock,
        say: impl Fn(ConnectionState) -> Said,
    ) {
        let mut changes = self.0.state.subscribe();
        let mut state = *changes.borrow_and_update();
        loop {
            // Taken before `say` runs: if the machine sleeps meanwhile, the next beat is due at once.
            let beat = clock.after(BEAT);
            say(state).await;
            state = tokio::select! {
                biased;
                // This cannot fail: `self` owns the sender.
                _ = changes.changed() => *changes.borrow_and_update(),
                () = beat => self.check_all().await,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn a_sleep_during_a_call_is_followed_by_a_beat() {
        let (clock, setter) = Clock::set_by_hand(Clock::of_system().now());
        let status = ConnectionStatus::default();
        let transport = status.transport();
        let said = AtomicU32::new(0);
        let say = |_| {
            if said.fetch_add(1, Ordering::Relaxed) == 0 {
                setter.sleep(Duration::from_hours(1));
            }
            std::future::ready(())
        };
        let following = status.follow(clock, say);
        tokio::select! {
            () = following => {}
            () = transport.check_requested() => {}
        }
        assert_eq!(said.into_inner(), 1);
    }

    #[tokio::test]
    async fn a_bot_is_connected_while_one_of_its_ways_stands() {
        let status = ConnectionStatus::default();
        let (gateway, http) = (status.transport(), status.transport());
        let state = || status.state();
        let at = Timestamp::from_millis;
        gateway.report(ConnectionState::Alive);
        http.report(ConnectionState::Disconnected);
        assert_eq!(state(), ConnectionState::Alive);
        gateway.report(ConnectionState::Stalled(at(7)));
        assert_eq!(state(), ConnectionState::Stalled(at(7)));
        http.report(ConnectionState::Stalled(at(5)));
        assert_eq!(state(), ConnectionState::Stalled(at(5)));
        http.report(ConnectionState::Alive);
        assert_eq!(state(), ConnectionState::Alive);
        // The gateway is stalled, and no reason to give up.
        assert!(gateway.any_stands());
        http.report(ConnectionState::Disconnected);
        assert!(!gateway.any_stands());
        gateway.report(ConnectionState::Disconnected);
        assert_eq!(state(), ConnectionState::Disconnected);
    }
}
