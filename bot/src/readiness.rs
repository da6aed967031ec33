//! Readiness: one word that says whether people can reach the bot. Load balancers and rollouts ask for it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kuzhi_store::opening_status;
use tokio::sync::watch;

use crate::connection_status::{ConnectionState, ConnectionStatus};
use crate::metrics::{ALONE, Gauge};

/// Whether the bot is ready. Clones share their state.
#[derive(Clone, Debug, Default)]
pub struct Readiness(Arc<Mutex<State>>);

#[derive(Debug, Default)]
enum State {
    #[default]
    Starting,
    /// The store is open, and interactions can come in.
    Serving(Serving),
    Ending,
}

#[derive(Debug)]
struct Serving {
    status: ConnectionStatus,
    /// Whether readiness depends on the status. With HTTP alone it does not: the bot receives interactions
    /// whenever it runs, and Discord saves the bot's URL only if the bot answers there.
    counts: bool,
    /// Whether the store answers.
    store_answers: watch::Receiver<bool>,
}

/// Why the bot is not ready.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotReady {
    /// The bot is opening its store.
    #[error("starting")]
    Starting,
    /// It has been opening it for a while, and is so far.
    #[error("starting: {0}")]
    Opening(String),
    /// The store does not answer, so the bot can do nothing for anyone.
    #[error("the store does not answer")]
    NoStore,
    /// The bot does not hear Discord.
    #[error("not connected to Discord")]
    CutOff,
    /// The bot was told to stop.
    #[error("stopping")]
    Stopping,
}

impl Readiness {
    /// Marks the bot as serving. If it uses the gateway, the status tells whether people can reach it.
    pub fn serve(&self, status: ConnectionStatus, uses_gateway: bool, store_answers: watch::Receiver<bool>) {
        *self.state() = State::Serving(Serving { status, counts: uses_gateway, store_answers });
    }

    /// Marks the bot as stopping.
    pub fn end(&self) {
        *self.state() = State::Ending;
    }

    /// Checks whether the bot is ready.
    ///
    /// # Errors
    ///
    /// The reason why it is not ready.
    pub fn check(&self) -> Result<(), NotReady> {
        match &*self.state() {
            State::Starting => Err(opening_status().map_or(NotReady::Starting, NotReady::Opening)),
            State::Serving(Serving { store_answers, .. }) if !*store_answers.borrow() => {
                Err(NotReady::NoStore)
            }
            State::Serving(Serving { status, counts: true, .. })
                if status.state() != ConnectionState::Alive =>
            {
                Err(NotReady::CutOff)
            }
            State::Serving(_) => Ok(()),
            State::Ending => Err(NotReady::Stopping),
        }
    }

    /// Updates the metrics.
    pub(crate) fn measure(&self) {
        let connection = match &*self.state() {
            State::Serving(serving) => serving.status.state(),
            State::Starting | State::Ending => ConnectionState::Disconnected,
        };
        let is_so = |is_so| if is_so { 1.0 } else { 0.0 };
        Gauge::Ready.set(ALONE, is_so(self.check().is_ok()));
        Gauge::Connection.set("alive", is_so(connection == ConnectionState::Alive));
        Gauge::Connection.set("disconnected", is_so(connection == ConnectionState::Disconnected));
        Gauge::Connection.set("stalled", is_so(matches!(connection, ConnectionState::Stalled(_))));
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Every statement leaves it consistent, so a panic elsewhere cannot have corrupted it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_ready_while_it_serves_and_is_heard() {
        let (readiness, status) = (Readiness::default(), ConnectionStatus::default());
        let gateway = status.transport();
        assert_eq!(readiness.check(), Err(NotReady::Starting));
        let store = watch::Sender::new(true);
        readiness.serve(status.clone(), true, store.subscribe());
        assert_eq!(readiness.check(), Err(NotReady::CutOff));
        gateway.report(ConnectionState::Alive);
        assert_eq!(readiness.check(), Ok(()));
        gateway.report(ConnectionState::Disconnected);
        assert_eq!(readiness.check(), Err(NotReady::CutOff));
        readiness.serve(status, false, store.subscribe());
        assert_eq!(readiness.check(), Ok(()), "whoever has only a URL waits to be asked");
        store.send_replace(false);
        assert_eq!(readiness.check(), Err(NotReady::NoStore));
        store.send_replace(true);
        assert_eq!(readiness.check(), Ok(()));
        readiness.end();
        assert_eq!(readiness.check(), Err(NotReady::Stopping));
    }
}
