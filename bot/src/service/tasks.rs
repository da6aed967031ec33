//! The running tasks, and how they end.

use std::time::Duration;

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The tasks that a stop waits for, and the signal to stop.
#[derive(Default)]
pub(crate) struct Tasks {
    tracker: TaskTracker,
    stopping: CancellationToken,
}

impl Tasks {
    /// The tasks that a stop waits for.
    pub(crate) const fn tracker(&self) -> &TaskTracker {
        &self.tracker
    }

    /// Runs a task that a stop waits for.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.tracker.spawn(task);
    }

    /// Whether the bot was told to stop.
    pub(crate) fn are_stopping(&self) -> bool {
        self.stopping.is_cancelled()
    }

    /// Waits until the bot is told to stop.
    pub(crate) async fn stopping(&self) {
        self.stopping.cancelled().await;
    }

    /// Signals that the bot has to stop.
    pub(crate) fn say_stop(&self) {
        self.stopping.cancel();
    }

    /// Waits until running tasks are done, but no longer than `patience`.
    pub(crate) async fn finish(&self, patience: Duration) {
        self.tracker.close();
        if tokio::time::timeout(patience, self.tracker.wait()).await.is_err() {
            tracing::warn!(
                left = self.tracker.len(),
                "stopped before all answers were sent; no move is lost"
            );
        }
    }
}
