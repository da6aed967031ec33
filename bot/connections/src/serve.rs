//! HTTP on one connection.

use std::convert::Infallible;
use std::error::Error;
use std::pin::pin;
use std::time::Duration;

use hyper::body::{Body, Incoming};
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpStream;
use tokio_util::sync::CancellationToken;

/// The maximum size of a request's head.
const HEAD: usize = 16 * 1024;

/// Serves HTTP until either side closes the connection, until it becomes something else, or, once told to
/// stop, until what was received is answered. `quiet` is how long it may be idle, or take to send a head.
pub async fn serve<S, B>(stream: TcpStream, service: S, quiet: Duration, stopping: &CancellationToken)
where
    S: Service<Request<Incoming>, Response = Response<B>, Error = Infallible>,
    B: Body<Error: Into<Box<dyn Error + Send + Sync>>> + 'static,
{
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(quiet)
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
        tracing::debug!(%error, "a connection over HTTP broke");
    }
}
