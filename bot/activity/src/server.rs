//! The server of pages: accepts connections, and serves each until it ends.

use std::convert::Infallible;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::backend::{Backend, Notice};
use crate::handler::RequestHandler;
use crate::limits::limit_unread;
use crate::newcomers::{Newcomer, Newcomers};
use crate::pages::Pages;
use crate::shared::Shared;
use crate::token::TokenKey;

/// How long a connection may be idle, or take to send a request's head. Load balancers keep theirs open for a
/// minute. We must not close first, or requests could be sent to a closed connection.
const QUIET: Duration = Duration::from_secs(75);

/// The maximum size of a request's head.
const HEAD: usize = 16 * 1024;

/// How long what pages have asked for may take to end when the server stops.
const ENDING: Duration = Duration::from_secs(5);

/// The pause when no connection can be accepted.
const PAUSE: Duration = Duration::from_millis(50);

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
        let newcomers = Newcomers::new(pages.limits().newcomers);
        let shared = Shared { backend, pages, key, drawings, tasks, stopping };
        let shared = Arc::new(shared);
        let handler = Arc::new(RequestHandler::new(Arc::clone(&shared), has_stand_in));
        tokio::select! {
            () = accept(&listener, &newcomers, &handler, &shared) => {}
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
async fn accept(
    listener: &TcpListener,
    newcomers: &Arc<Newcomers>,
    handler: &Arc<RequestHandler>,
    shared: &Shared,
) {
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) if is_its_own(&error) => continue,
            Err(error) => {
                // Most likely there are no file descriptors left. Other parts of the bot need some, too.
                tracing::warn!(%error, "a connection could not be accepted");
                newcomers.evict_half();
                sleep(PAUSE).await;
                continue;
            }
        };
        let wait = newcomers.wait(Instant::now());
        if !wait.is_zero() {
            sleep(wait).await;
        }
        // Messages are small and someone is waiting. If this fails, they come a little later.
        let _ = stream.set_nodelay(true);
        limit_unread(&stream);
        let (newcomer, handler) = (Arc::new(newcomers.admit()), Arc::clone(handler));
        let stopping = shared.stopping.clone();
        shared.tasks.spawn(async move {
            tokio::select! {
                () = talk(stream, peer, &newcomer, &handler, stopping) => {}
                () = newcomer.evicted() => {}
            }
        });
    }
}

/// Serves one connection until either side closes it, or it becomes a WebSocket.
async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    newcomer: &Arc<Newcomer>,
    handler: &RequestHandler,
    stopping: CancellationToken,
) {
    let service =
        service_fn(async |request| Ok::<_, Infallible>(handler.take(request, peer, newcomer).await));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(QUIET)
        .max_header_size(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopping.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection of a page broke");
    }
}

/// Whether an error is about one connection, which has ended before it was accepted.
fn is_its_own(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionAborted | ErrorKind::ConnectionRefused | ErrorKind::ConnectionReset
    )
}
