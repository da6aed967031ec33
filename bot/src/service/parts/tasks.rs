//! What is under way, and the end of it.

use std::time::Duration;

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The tasks that a stop waits for, and word of the stop.
#[derive(Default)]
pub(crate) struct Tasks {
    tracker: TaskTracker,
    stopping: CancellationToken,
}

impl Tasks {
    /// Those that a stop waits for.
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

    /// Says that the bot is to stop.
    pub(crate) fn say_stop(&self) {
        self.stopping.cancel();
    }

    /// Waits until what was begun is done, for so long at most.
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
