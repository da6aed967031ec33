//! The server of pages: accepts connections, and serves each until it ends.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use hyper::service::service_fn;
use kuzhi_connections::{ConnectionLimit, LimitedListener, serve};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::backend::{Backend, Notice};
use crate::handler::RequestHandler;
use crate::limits::limit_unread;
use crate::pages::Pages;
use crate::shared::Shared;
use crate::token::TokenKey;

/// How long a connection may be idle, or take to send a request's head. Load balancers keep theirs open for a
/// minute. We must not close first, or requests could be sent to a closed connection.
const QUIET: Duration = Duration::from_secs(75);

/// The setting that names the address.
const SETTING: &str = "activity.address";

/// How long somebody who is not known yet is safe from making way for others: time enough to say who it is.
const GRACE: Duration = Duration::from_millis(250);

/// How long what pages have asked for may take to end when the server stops.
const ENDING: Duration = Duration::from_secs(5);

/// A server of pages on a bound address.
pub struct Server {
    listener: TcpListener,
    backend: Arc<dyn Backend>,
    pages: Arc<Pages>,
    key: TokenKey,
    has_stand_in: bool,
}

impl Server {
    /// Creates a server. `pages` lists the pages that it will have open.
    pub fn new(listener: TcpListener, backend: Arc<dyn Backend>, pages: Arc<Pages>, key: TokenKey) -> Server {
        Server { listener, backend, pages, key, has_stand_in: false }
    }

    /// Lets something on this machine show the page that stands in for Discord.
    #[must_use]
    pub fn with_stand_in(self, has_stand_in: bool) -> Server {
        Server { has_stand_in, ..self }
    }

    /// Returns the bound address.
    ///
    /// # Errors
    ///
    /// If the system does not report it.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves pages until told to stop. Then it tells all of them, and lets end what they have asked for.
    pub async fn serve(self, stopping: CancellationToken) {
        if let Ok(address) = self.address() {
            tracing::info!(%address, "serving the page of the Activity");
        }
        let Server { listener, backend, pages, key, has_stand_in } = self;
        let (tasks, drawings) = (TaskTracker::new(), Semaphore::new(pages.limits().drawings));
        let newcomers = ConnectionLimit::new(pages.limits().newcomers, GRACE);
        let listener = LimitedListener::new(SETTING, listener, &newcomers);
        let shared = Shared { backend, pages, key, newcomers, drawings, tasks, stopping };
        let shared = Arc::new(shared);
        let handler = Arc::new(RequestHandler::new(Arc::clone(&shared), has_stand_in));
        tokio::select! {
            () = accept(&listener, &handler, &shared) => {}
            () = shared.pages.tell_changes() => {}
            () = shared.stopping.cancelled() => {}
        }
        drop(listener);
        shared.pages.close(Notice::Stopping);
        shared.tasks.close();
        if timeout(ENDING, shared.tasks.wait()).await.is_err() {
            tracing::warn!("some of what pages had asked for has not ended in time");
        }
    }
}

/// Accepts connections for as long as it is polled.
async fn accept(listener: &LimitedListener, handler: &Arc<RequestHandler>, shared: &Shared) {
    loop {
        let (stream, peer, newcomer) = listener.next().await;
        limit_unread(&stream);
        let (newcomer, handler) = (Arc::new(newcomer), Arc::clone(handler));
        let stopping = shared.stopping.clone();
        shared.tasks.spawn(async move {
            let answer = service_fn(async |request| Ok(handler.take(request, peer, &newcomer).await));
            tokio::select! {
                () = serve(stream, answer, QUIET, &stopping) => {}
                () = newcomer.evicted() => {}
            }
        });
    }
}
