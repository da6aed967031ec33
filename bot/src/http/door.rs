//! The door itself: an address on which connections are accepted, and each of them as long as it lasts.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::handler::RequestHandler;
use super::signature::{BadKey, PublicKey};
use crate::discord::Endpoint;
use crate::readiness::Readiness;

/// How many connections there may be; further ones wait until one ends.
const CONNECTIONS: usize = 1_024;

/// How long a connection may say nothing, or take for the head of a request. Load balancers keep theirs for a minute, and
/// whoever closes one first must not be the one that is sent requests.
const QUIET: Duration = Duration::from_secs(75);

/// How much the head of a request may hold.
const HEAD: usize = 16 * 1024;

/// How long to wait when no connection can be accepted, as when there are no file descriptors left.
const PAUSE: Duration = Duration::from_millis(50);

/// An address that is ours, and the key by which Discord is known there.
#[derive(Debug)]
pub struct Door {
    listener: TcpListener,
    key: PublicKey,
    text: String,
}

/// Why there is no door.
#[derive(Debug, thiserror::Error)]
pub enum DoorError {
    /// The public key is none.
    #[error(transparent)]
    Key(#[from] BadKey),
    /// Somebody else is there.
    #[error("{setting}: another program listens at {address}: stop that one, or set another port")]
    Busy {
        /// The setting that asks for the address.
        setting: &'static str,
        /// The address.
        address: SocketAddr,
    },
    /// This program was built so that it measures nothing.
    #[error("metrics.address: this Kuzhi is built without metrics; leave it empty")]
    WithoutMetrics,
    /// The system does not give us the address.
    #[error(
        "{setting}: {address} cannot be used ({reason}): set an address of this machine and a port from 1024 on"
    )]
    Unusable {
        /// The setting that asks for it.
        setting: &'static str,
        /// The address.
        address: SocketAddr,
        /// What the system says.
        reason: io::Error,
    },
}

impl Door {
    /// Takes an address. Whoever comes waits until the door is served.
    ///
    /// # Errors
    ///
    /// When the key is none, or the address is in use or not ours.
    pub async fn open(address: SocketAddr, key: &str) -> Result<Door, DoorError> {
        // Before the address is taken: what is wrong with a key is wrong anywhere.
        PublicKey::parse(key)?;
        let listener = listen("http.address", address).await?;
        Ok(Door::on(listener, key)?)
    }

    /// A door where somebody listens already.
    ///
    /// # Errors
    ///
    /// When the key is none.
    pub fn on(listener: TcpListener, key: &str) -> Result<Door, BadKey> {
        Ok(Door { listener, key: PublicKey::parse(key)?, text: key.to_owned() })
    }

    /// The application's public key, by which Discord is known here.
    pub(crate) fn key(&self) -> &str {
        &self.text
    }

    /// Where it is; the port is known here if any was asked for.
    ///
    /// # Errors
    ///
    /// When the system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Takes requests until told to stop, then finishes those that have come.
    pub(crate) async fn serve(self, endpoint: Endpoint, readiness: Readiness, stopping: CancellationToken) {
        if let Ok(address) = self.address() {
            tracing::info!(%address, "accepting interactions over HTTP, at /interactions");
        }
        let handler = Arc::new(RequestHandler::new(self.key, endpoint, readiness, stopping.clone()));
        let (room, connections) = (Arc::new(Semaphore::new(CONNECTIONS)), TaskTracker::new());
        let accepting = async {
            loop {
                let Ok(held) = Arc::clone(&room).acquire_owned().await else { return };
                let stream = accept(&self.listener).await;
                let (handler, stopping) = (Arc::clone(&handler), stopping.clone());
                connections.spawn(async move {
                    talk(stream, &handler, stopping).await;
                    drop(held);
                });
            }
        };
        tokio::select! {
            () = accepting => {}
            () = stopping.cancelled() => {}
        }
        drop(self.listener);
        connections.close();
        connections.wait().await;
    }
}

/// Takes an address that a setting asks for.
pub(super) async fn listen(setting: &'static str, address: SocketAddr) -> Result<TcpListener, DoorError> {
    TcpListener::bind(address).await.map_err(|reason| match reason.kind() {
        io::ErrorKind::AddrInUse => DoorError::Busy { setting, address },
        _ => DoorError::Unusable { setting, address, reason },
    })
}

pub(super) async fn accept(listener: &TcpListener) -> TcpStream {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                // Answers are small and somebody waits for them. Where it fails, they come a little later.
                let _ = stream.set_nodelay(true);
                return stream;
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// One connection, until either side has enough of it.
async fn talk(stream: TcpStream, handler: &RequestHandler, stopping: CancellationToken) {
    let service = service_fn(async |request| Ok::<_, Infallible>(handler.take(request).await));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(QUIET)
        .max_header_size(HEAD)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopping.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection over HTTP broke");
    }
}
