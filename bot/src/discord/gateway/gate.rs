//! Notices when serenity's runner reconnects by itself. To do so it reads the gateway's URL, whose lock we
//! hold.

use std::future::Future;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::task::unconstrained;

/// The gate before a runner's connections. Each visit of the runner opens it for one of them.
pub(crate) struct Gate {
    url: Arc<Mutex<String>>,
    held: Option<OwnedMutexGuard<String>>,
    /// Our place in the queue for the lock, behind the runner. A runner that comes back within the same poll
    /// has to wait behind us.
    closing: Pin<Box<dyn Future<Output = OwnedMutexGuard<String>> + Send>>,
}

impl Gate {
    /// Closes the gate of a runner that has connected with this URL.
    pub(crate) fn new(url: &Arc<Mutex<String>>) -> Gate {
        let closing = Box::pin(Arc::clone(url).lock_owned());
        let mut gate = Gate { url: Arc::clone(url), held: None, closing };
        gate.close();
        gate
    }

    /// Returns whether the runner has come to the gate since the last call. It may pass when it is polled
    /// next.
    pub(crate) fn take_visit(&mut self) -> bool {
        self.close();
        let Some(held) = self.held.take() else { return false };
        self.closing = Box::pin(Arc::clone(&self.url).lock_owned());
        // The lock is fair: dropping it hands it to the runner, if that waits.
        drop(held);
        self.close();
        self.held.is_none()
    }

    fn close(&mut self) {
        // Nobody need be woken: this is asked after each poll of the runner. If that has used up its budget,
        // tokio makes a free lock look taken.
        let mut context = Context::from_waker(Waker::noop());
        let closing = pin!(unconstrained(self.closing.as_mut()));
        if self.held.is_none()
            && let Poll::Ready(held) = closing.poll(&mut context)
        {
            self.held = Some(held);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use tokio::task::consume_budget;

    use super::*;

    #[test]
    fn who_comes_to_the_gate_is_noticed_once_and_passes() {
        let url = Arc::new(Mutex::new("wss://gateway".to_owned()));
        let mut gate = Gate::new(&url);
        let mut context = Context::from_waker(Waker::noop());
        assert!(!gate.take_visit() && !gate.take_visit());
        for _ in 0..2 {
            let mut reading = pin!(async { url.lock().await.clone() });
            assert!(reading.as_mut().poll(&mut context).is_pending(), "the gate is closed");
            assert!(gate.take_visit());
            assert!(!gate.take_visit(), "the runner was not polled yet");
            assert!(
                matches!(reading.as_mut().poll(&mut context), Poll::Ready(url) if url == "wss://gateway")
            );
            assert!(!gate.take_visit());
        }
    }

    #[tokio::test]
    async fn a_runner_that_has_read_much_at_once_does_not_seem_to_come() {
        let url = Arc::new(Mutex::new("wss://gateway".to_owned()));
        let mut gate = Gate::new(&url);
        poll_fn(|context| {
            while pin!(consume_budget()).poll(context).is_ready() {}
            assert!(!gate.take_visit() && !gate.take_visit());
            Poll::Ready(())
        })
        .await;
    }

    #[test]
    fn who_comes_twice_in_one_poll_waits_the_second_time() {
        let url = Arc::new(Mutex::new("wss://gateway".to_owned()));
        let mut gate = Gate::new(&url);
        let mut context = Context::from_waker(Waker::noop());
        let mut connecting = pin!(async {
            for _ in 0..3 {
                drop(url.lock().await);
            }
        });
        for _ in 0..3 {
            assert!(connecting.as_mut().poll(&mut context).is_pending());
            assert!(gate.take_visit());
        }
        assert!(connecting.as_mut().poll(&mut context).is_ready());
        assert!(!gate.take_visit());
    }
}
