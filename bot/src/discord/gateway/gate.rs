//! Notices when serenity's runner connects again by itself. It reads the gateway's URL then, whose lock we
//! hold.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use tokio::sync::{Mutex, OwnedMutexGuard};

/// The gate before a runner's connections. Each visit of the runner opens it for one of them.
pub(crate) struct Gate {
    url: Arc<Mutex<String>>,
    held: Option<OwnedMutexGuard<String>>,
    /// Waits for the lock, next after the runner if that has it. So the runner waits in turn if it comes
    /// again while it is still being polled.
    closing: Pin<Box<dyn Future<Output = OwnedMutexGuard<String>> + Send>>,
}

impl Gate {
    /// Closes the gate of a runner that has connected with this URL.
    pub(crate) fn of(url: &Arc<Mutex<String>>) -> Gate {
        let closing = Box::pin(Arc::clone(url).lock_owned());
        let mut gate = Gate { url: Arc::clone(url), held: None, closing };
        gate.close();
        gate
    }

    /// Returns whether the runner has come to the gate since the last call. It may pass when it is polled
    /// next.
    pub(crate) fn is_wanted(&mut self) -> bool {
        self.close();
        let Some(held) = self.held.take() else { return false };
        self.closing = Box::pin(Arc::clone(&self.url).lock_owned());
        // The lock is fair: dropping it hands it to the runner, if that waits.
        drop(held);
        self.close();
        self.held.is_none()
    }

    fn close(&mut self) {
        // Nobody need be woken: this is asked after each poll of the runner.
        let mut context = Context::from_waker(Waker::noop());
        if self.held.is_none()
            && let Poll::Ready(held) = self.closing.as_mut().poll(&mut context)
        {
            self.held = Some(held);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

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

    #[test]
    fn who_comes_twice_in_one_poll_waits_the_second_time() {
        let url = Arc::new(Mutex::new("wss://gateway".to_owned()));
        let mut gate = Gate::of(&url);
        let mut context = Context::from_waker(Waker::noop());
        let mut connecting = pin!(async {
            for _ in 0..3 {
                drop(url.lock().await);
            }
        });
        for _ in 0..3 {
            assert!(connecting.as_mut().poll(&mut context).is_pending());
            assert!(gate.is_wanted());
        }
        assert!(connecting.as_mut().poll(&mut context).is_ready());
        assert!(!gate.is_wanted());
    }
}
