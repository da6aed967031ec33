//! The tasks that run as long as the bot does, and how a stop ends them.

use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::timeout;

/// The tasks that run as long as the bot does, by how a stop ends them. Those of requests are the service's.
#[derive(Default)]
pub(crate) struct Tasks {
    /// They say that people can reach the bot, and end before it leaves.
    pub(super) telling: JoinSet<()>,
    /// They write answers, and have a moment for the last ones.
    pub(super) answering: JoinSet<()>,
    /// They save something, and are waited for.
    pub(super) saving: JoinSet<()>,
    /// They can be dropped at any moment, and are with this.
    pub(crate) dropped: JoinSet<()>,
}

impl Tasks {
    /// Ends those that say that people can reach the bot.
    pub(super) async fn stop_telling(&mut self) {
        self.telling.shutdown().await;
    }

    /// Waits until the last answers are written, but no longer than `patience`.
    pub(super) async fn finish_answering(&mut self, patience: Duration) {
        let written = async { while self.answering.join_next().await.is_some() {} };
        // A client that keeps its connection open longer already has its answer.
        if timeout(patience, written).await.is_err() {
            self.answering.abort_all();
        }
    }

    /// Waits until everything is saved.
    pub(super) async fn finish_saving(&mut self) {
        while let Some(saved) = self.saving.join_next().await {
            if let Err(error) = saved {
                tracing::error!(%error, "the usage of limits was not saved");
            }
        }
    }
}
