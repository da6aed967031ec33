//! Gates for tests: before each trip to the store and each call to Discord, a test can decide what runs next,
//! or end the process as if it were killed.

use std::future::pending;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, oneshot};

/// All gates of a service, open at first.
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
    /// How many times a gate was reached.
    arrivals: u64,
    waiting: Vec<oneshot::Sender<()>>,
}

#[derive(Debug, Default)]
enum Order {
    #[default]
    Open,
    /// Lets this many through, then nobody, because the process was killed.
    Kill(u64),
    /// Holds everyone until they are let through.
    Hold,
}

impl Gates {
    /// Passes a gate: now, later or never.
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
            // Dropping the sender lets everyone through.
            Some(let_through) => _ = let_through.await,
            None => {
                self.0.killed.notify_one();
                pending::<()>().await;
            }
        }
    }

    /// Kills the process after this many more steps.
    pub(crate) fn kill_after(&self, steps: u64) {
        self.state().order = Order::Kill(steps);
    }

    /// Waits until the process is killed.
    pub(crate) async fn killed(&self) {
        self.0.killed.notified().await;
    }

    /// Holds everyone from now on until they are let through.
    pub(crate) fn hold(&self) {
        self.state().order = Order::Hold;
    }

    /// How many times a gate was reached so far.
    pub(crate) fn arrivals(&self) -> u64 {
        self.state().arrivals
    }

    /// How many are waiting.
    pub(crate) fn waiting(&self) -> usize {
        self.state().waiting.len()
    }

    /// Lets one of those who are waiting through.
    pub(crate) fn let_through(&self, index: usize) {
        let one = self.state().waiting.remove(index);
        // Sending fails if the waiting future was dropped.
        let _ = one.send(());
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
