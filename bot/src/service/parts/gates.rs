//! Where a test stops what is being done: before each trip to the store and each call to Discord. What comes next is decided there,
//! or the process ends as if it were killed.

use std::future::pending;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, oneshot};

/// All gates of a service. At first they stand open.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gates(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    killed: Notify,
}

#[derive(Debug, Default)]
struct State {
    order: Order,
    /// How often somebody has come to a gate.
    arrivals: u64,
    waiting: Vec<oneshot::Sender<()>>,
}

#[derive(Debug, Default)]
enum Order {
    #[default]
    Open,
    /// So many come through; then nobody does, because the process was killed.
    Kill(u64),
    /// Each waits to be let through.
    Hold,
}

impl Gates {
    /// Whoever comes to a gate goes on from here, now or later, or never.
    pub(crate) async fn pass(&self) {
        let let_through = {
            let mut state = self.state();
            state.arrivals += 1;
            match &mut state.order {
                Order::Open => return,
                Order::Kill(0) => None,
                Order::Kill(left) => {
                    *left -= 1;
                    return;
                }
                Order::Hold => {
                    let (sender, receiver) = oneshot::channel();
                    state.waiting.push(sender);
                    Some(receiver)
                }
            }
        };
        match let_through {
            // Whoever drops the sender lets everybody through.
            Some(let_through) => _ = let_through.await,
            None => {
                self.0.killed.notify_one();
                pending::<()>().await;
            }
        }
    }

    /// After so many further steps the process is killed.
    pub(crate) fn kill_after(&self, steps: u64) {
        self.state().order = Order::Kill(steps);
    }

    /// Waits until it was killed.
    pub(crate) async fn killed(&self) {
        self.0.killed.notified().await;
    }

    /// From now on each waits to be let through.
    pub(crate) fn hold(&self) {
        self.state().order = Order::Hold;
    }

    /// How often somebody has come to a gate so far.
    pub(crate) fn arrivals(&self) -> u64 {
        self.state().arrivals
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.state().waiting.len()
    }

    /// Lets one of those who wait through.
    pub(crate) fn let_through(&self, index: usize) {
        let one = self.state().waiting.remove(index);
        // Whoever no longer waits was dropped.
        let _ = one.send(());
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
