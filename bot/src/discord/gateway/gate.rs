//! Notices when serenity's runner connects again by itself. It reads the gateway's URL then, whose lock we
//! hold.

use std::sync::Arc;

use tokio::sync::{Mutex, OwnedMutexGuard};

/// The gate before a runner's connections.
pub(crate) struct Gate {
    url: Arc<Mutex<String>>,
    held: Option<OwnedMutexGuard<String>>,
}

impl Gate {
    /// Closes the gate of a runner that has connected with this URL.
    pub(crate) fn of(url: &Arc<Mutex<String>>) -> Gate {
        let mut gate = Gate { url: Arc::clone(url), held: None };
        gate.close();
        gate
    }

    /// Returns whether the runner has come to the gate since the last call. It may pass when it is polled
    /// next.
    pub(crate) fn is_wanted(&mut self) -> bool {
        // The lock is fair: dropping it hands it to the runner, if that waits.
        let was_closed = self.held.take().is_some();
        self.close();
        was_closed && self.held.is_none()
    }

    fn close(&mut self) {
        self.held = Arc::clone(&self.url).try_lock_owned().ok();
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    #[test]
    fn who_comes_to_the_gate_is_noticed_once_and_passes() {
        let url = Arc::new(Mutex::new("wss://gateway".to_owned()));
        let mut gate = Gate::of(&url);
        let mut context = Context::from_waker(Waker::noop());
        assert!(!gate.is_wanted() && !gate.is_wanted());
        for _ in 0..2 {
            let mut reading = pin!(async { url.lock().await.clone() });
            assert!(reading.as_mut().poll(&mut context).is_pending(), "the gate is closed");
            assert!(gate.is_wanted());
            assert!(!gate.is_wanted(), "the runner was not polled yet");
            assert!(
                matches!(reading.as_mut().poll(&mut context), Poll::Ready(url) if url == "wss://gateway")
            );
            assert!(!gate.is_wanted());
        }
    }
}
