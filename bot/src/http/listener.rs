//! The HTTP server for interactions: accepts connections on an address, and serves each until it ends.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use hyper::service::service_fn;
use kuzhi_connections::{ConnectionLimit, LimitedListener, serve};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::handler::RequestHandler;
use super::signature::{BadKey, PublicKey};
use crate::discord::Endpoint;
use crate::readiness::Readiness;

/// The setting that names the address.
const SETTING: &str = "http.address";

/// How many connections are kept on which Discord has signed nothing yet. With its own there are fewer than
/// the 1,024 open files that most systems allow.
const UNVERIFIED: usize = 384;

/// How long a connection is safe from making way for another.
pub(super) const GRACE: Duration = Duration::from_millis(100);

/// How long a connection may be idle, or take to send a request's head. Load balancers keep theirs open for a
/// minute. We must not close first, or requests could be sent to a closed connection.
const QUIET: Duration = Duration::from_secs(75);

/// A bound address, and the public key that verifies requests.
#[derive(Debug)]
pub struct Listener {
    socket: TcpListener,
    key: PublicKey,
    text: String,
}

/// Why the server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ListenerError {
    /// The public key is invalid.
    #[error(transparent)]
    Key(#[from] BadKey),
    /// The address is in use.
    #[error("{setting}: another program listens at {address}: stop that one, or set another port")]
    Busy {
        /// The setting that names the address.
        setting: &'static str,
        /// The address.
        address: SocketAddr,
    },
    /// This program was built without metrics.
    #[error("metrics.address: this Kuzhi is built without metrics; leave it empty")]
    WithoutMetrics,
    /// The system refuses the address.
    #[error(
        "{setting}: {address} cannot be used ({reason}): set an address of this machine and a port from 1024 \
         on"
    )]
    Unusable {
        /// The setting that names it.
        setting: &'static str,
        /// The address.
        address: SocketAddr,
        /// The system's reason.
        reason: io::Error,
    },
}

impl Listener {
    /// Binds an address. Connections wait until the server runs.
    ///
    /// # Errors
    ///
    /// If the key is invalid, or the address is in use or not ours.
    pub async fn open(address: SocketAddr, key: &str) -> Result<Listener, ListenerError> {
        // Before the address is bound: an invalid key is invalid anywhere.
        PublicKey::parse(key)?;
        let socket = listen(SETTING, address).await?;
        Ok(Listener::on(socket, key)?)
    }

    /// Creates a listener from a bound socket.
    ///
    /// # Errors
    ///
    /// If the key is invalid.
    pub fn on(socket: TcpListener, key: &str) -> Result<Listener, BadKey> {
        Ok(Listener { socket, key: PublicKey::parse(key)?, text: key.to_owned() })
    }

    /// Returns the application's public key, which verifies requests.
    pub(crate) fn key(&self) -> &str {
        &self.text
    }

    /// Returns the bound address, with the actual port if any port was requested.
    ///
    /// # Errors
    ///
    /// If the system does not report it.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.socket.local_addr()
    }

    /// Serves requests until told to stop, then finishes those received.
    pub(crate) async fn serve(self, endpoint: Endpoint, readiness: Readiness, stopping: CancellationToken) {
        if let Ok(address) = self.address() {
            tracing::info!(%address, "accepting interactions over HTTP, at /interactions");
        }
        let handler = Arc::new(RequestHandler::new(self.key, endpoint, readiness, stopping.clone()));
        let unverified = ConnectionLimit::new(UNVERIFIED, GRACE);
        let (door, connections) =
            (LimitedListener::new(SETTING, self.socket, &unverified), TaskTracker::new());
        let accepting = async {
            loop {
                let (stream, _, connection) = door.next().await;
                let (handler, stopping) = (Arc::clone(&handler), stopping.clone());
                connections.spawn(async move {
                    let answer = service_fn(async |request| Ok(handler.take(request, &connection).await));
                    tokio::select! {
                        () = serve(stream, answer, QUIET, &stopping) => {}
                        () = connection.evicted() => {}
                    }
                });
            }
        };
        tokio::select! {
            () = accepting => {}
            () = stopping.cancelled() => {}
        }
        drop(door);
        connections.close();
        connections.wait().await;
    }
}

/// Binds an address from a setting.
pub(crate) async fn listen(setting: &'static str, address: SocketAddr) -> Result<TcpListener, ListenerError> {
    TcpListener::bind(address).await.map_err(|reason| match reason.kind() {
        io::ErrorKind::AddrInUse => ListenerError::Busy { setting, address },
        _ => ListenerError::Unusable { setting, address, reason },
    })
}
