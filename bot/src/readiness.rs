//! Readiness: one word that says whether people can reach the bot. Load balancers and rollouts ask for it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::health::{Line, Pulse};
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
    pulse: Pulse,
    /// Whether readiness depends on the pulse. With HTTP alone it does not: the bot receives interactions
    /// whenever it runs, and Discord saves the bot's URL only if the bot answers there.
    counts: bool,
}

/// Why the bot is not ready.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotReady {
    /// The bot is opening its store.
    #[error("starting")]
    Starting,
    /// The bot does not hear Discord.
    #[error("not connected to Discord")]
    CutOff,
    /// The bot was told to stop.
    #[error("stopping")]
    Stopping,
}

impl Readiness {
    /// Marks the bot as serving. If it uses the gateway, the pulse tells whether people can reach it.
    pub fn serve(&self, pulse: Pulse, uses_gateway: bool) {
        *self.state() = State::Serving(Serving { pulse, counts: uses_gateway });
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
            State::Starting => Err(NotReady::Starting),
            State::Serving(Serving { pulse, counts: true }) if pulse.line() != Line::Alive => {
                Err(NotReady::CutOff)
            }
            State::Serving(_) => Ok(()),
            State::Ending => Err(NotReady::Stopping),
        }
    }

    /// Updates the metrics.
    pub(crate) fn measure(&self) {
        let line = match &*self.state() {
            State::Serving(serving) => serving.pulse.line(),
            State::Starting | State::Ending => Line::Cut,
        };
        let is_so = |is_so| if is_so { 1.0 } else { 0.0 };
        Gauge::Ready.set(ALONE, is_so(self.check().is_ok()));
        Gauge::Connection.set("alive", is_so(line == Line::Alive));
        Gauge::Connection.set("cut", is_so(line == Line::Cut));
        Gauge::Connection.set("deaf", is_so(matches!(line, Line::Deaf(_))));
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // The state is whole after every statement, so a panic elsewhere cannot have broken it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_ready_while_it_serves_and_is_heard() {
        let (readiness, pulse) = (Readiness::default(), Pulse::default());
        let gateway = pulse.way();
        assert_eq!(readiness.check(), Err(NotReady::Starting));
        readiness.serve(pulse.clone(), true);
        assert_eq!(readiness.check(), Err(NotReady::CutOff));
        gateway.tell(Line::Alive);
        assert_eq!(readiness.check(), Ok(()));
        gateway.tell(Line::Cut);
        assert_eq!(readiness.check(), Err(NotReady::CutOff));
        readiness.serve(pulse, false);
        assert_eq!(readiness.check(), Ok(()), "whoever has only a URL waits to be asked");
        readiness.end();
        assert_eq!(readiness.check(), Err(NotReady::Stopping));
    }
}
