//! What the conversations with all pages share.

use std::sync::Arc;

use kuzhi_connections::ConnectionLimit;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::backend::Backend;
use crate::limits::Limits;
use crate::pages::Pages;
use crate::token::TokenKey;

/// What the conversations with all pages share.
pub(crate) struct Shared {
    pub(crate) backend: Arc<dyn Backend>,
    pub(crate) pages: Arc<Pages>,
    pub(crate) key: TokenKey,
    /// The connections on which nobody has said yet who they are. The longest waiting make way.
    pub(crate) newcomers: Arc<ConnectionLimit>,
    /// Permits to draw boards: a match that thousands watch does not take all processors.
    pub(crate) drawings: Semaphore,
    /// What has to end before the server has.
    pub(crate) tasks: TaskTracker,
    pub(crate) stopping: CancellationToken,
}

impl Shared {
    pub(crate) fn limits(&self) -> &Limits {
        self.pages.limits()
    }
}
