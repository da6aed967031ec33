//! The HTTP server for monitoring: liveness, readiness and metrics.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use kuzhi_connections::{ConnectionLimit, LimitedListener, serve};
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use super::answer::{Outgoing, measured, only, ready, text};
use super::handler::{HEALTH, READINESS, bare};
use super::listener::{GRACE, ListenerError, listen};
use crate::metrics;
use crate::readiness::Readiness;

/// The path for Prometheus.
const METRICS: &str = "/metrics";

/// The setting that names the address.
const SETTING: &str = "metrics.address";

/// How many connections are kept.
const CONNECTIONS: usize = 128;

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
        listen(SETTING, address).await.map(Monitor)
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
    pub(crate) async fn serve(self, readiness: Readiness) {
        metrics::begin();
        if let Ok(address) = self.address() {
            tracing::info!(%address, "monitoring answers at /metrics, /readyz and /healthz");
        }
        // Dropping the set closes its connections.
        let limit = ConnectionLimit::new(CONNECTIONS, GRACE);
        let never = CancellationToken::new();
        let (door, mut connections) = (LimitedListener::new(SETTING, self.0, &limit), JoinSet::new());
        loop {
            let ((stream, _, seat), readiness) = (door.next().await, readiness.clone());
            let never = never.clone();
            while connections.try_join_next().is_some() {}
            connections.spawn(async move {
                let answer = service_fn(async |request| Ok(answer(&request, &readiness)));
                tokio::select! {
                    () = serve(stream, answer, QUIET, &never) => {}
                    () = seat.evicted() => {}
                }
            });
        }
    }
}

fn answer(request: &Request<Incoming>, readiness: &Readiness) -> Response<Outgoing> {
    match (request.method(), bare(request.uri().path())) {
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
