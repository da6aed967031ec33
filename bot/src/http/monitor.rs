//! The HTTP server for monitoring: liveness, readiness and metrics.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::answer::{Outgoing, measured, only, ready, text};
use super::handler::{HEALTH, READINESS};
use super::listener::{ListenerError, accept, listen};
use crate::metrics;
use crate::readiness::Readiness;

/// The path for Prometheus.
const METRICS: &str = "/metrics";

/// The maximum number of connections. Further ones wait until one ends.
const CONNECTIONS: usize = 16;

/// How long a connection may be idle, or take to send a request: several scrape intervals.
const QUIET: Duration = Duration::from_mins(3);

/// A bound address.
#[derive(Debug)]
pub struct Monitor(TcpListener);

impl Monitor {
    /// Binds an address. Connections wait until the server runs.
    ///
    /// # Errors
    ///
    /// If this program was built without metrics, or the address is in use or not ours.
    pub async fn open(address: SocketAddr) -> Result<Monitor, ListenerError> {
        if !metrics::IS_BUILT_IN {
            return Err(ListenerError::WithoutMetrics);
        }
        listen("metrics.address", address).await.map(Monitor)
    }

    /// Returns the bound address, with the actual port if any port was requested.
    ///
    /// # Errors
    ///
    /// If the system does not report it.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }

    /// Serves for as long as it is polled.
    pub(crate) async fn serve(self, readiness: Readiness) -> Infallible {
        metrics::begin();
        if let Ok(address) = self.address() {
            tracing::info!(%address, "monitoring answers at /metrics, /readyz and /healthz");
        }
        // Dropping the set closes its connections.
        let (room, mut connections) = (Arc::new(Semaphore::new(CONNECTIONS)), JoinSet::new());
        loop {
            let held = Arc::clone(&room).acquire_owned().await.expect("it is never closed");
            let (stream, readiness) = (accept(&self.0).await, readiness.clone());
            while connections.try_join_next().is_some() {}
            connections.spawn(async move {
                talk(stream, &readiness).await;
                drop(held);
            });
        }
    }
}

/// Serves one connection until the client closes it.
async fn talk(stream: TcpStream, readiness: &Readiness) {
    let service = service_fn(async |request| Ok::<_, Infallible>(answer(&request, readiness)));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(QUIET)
        .serve_connection(TokioIo::new(stream), service);
    if let Err(error) = connection.await {
        tracing::debug!(%error, "a monitoring connection broke");
    }
}

fn answer(request: &Request<Incoming>, readiness: &Readiness) -> Response<Outgoing> {
    match (request.method(), request.uri().path()) {
        (&Method::GET | &Method::HEAD, HEALTH) => text(StatusCode::OK, "ok\n"),
        (&Method::GET | &Method::HEAD, READINESS) => ready(readiness),
        (&Method::GET | &Method::HEAD, METRICS) => {
            readiness.measure();
            measured(metrics::text())
        }
        (_, HEALTH | READINESS | METRICS) => only("GET, HEAD"),
        _ => text(StatusCode::NOT_FOUND, "there is /metrics, /readyz and /healthz\n"),
    }
}
