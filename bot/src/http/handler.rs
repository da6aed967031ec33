//! Checks a request step by step until it is a verified interaction.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use hyper::body::{Body, Bytes};
use hyper::{HeaderMap, Method, Request, Response, StatusCode};
use kuzhi_connections::{Connection, ConnectionLimit, Counted};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::answer::{Outgoing, Rejection, first_response, only, ready, text};
use super::body::{LARGEST, read, size};
use super::listener::GRACE;
use super::signature::{PublicKey, SignatureError};
use crate::clock::Clock;
use crate::discord::{Endpoint, FirstResponse, Unanswered};
use crate::metrics::Counter;
use crate::readiness::Readiness;

/// The path to which Discord posts interactions.
const INTERACTIONS: &str = "/interactions";

/// The path for liveness checks.
pub(super) const HEALTH: &str = "/healthz";

/// The path for readiness checks of load balancers.
pub(super) const READINESS: &str = "/readyz";

/// How many bodies of the largest size may be on their way at once: 16 MiB of memory. Anyone can begin to
/// send one, so those that take longest make way for others.
const BODIES: usize = 128;

/// How many requests of Discord are handled at once. More could not be answered in time.
const AT_ONCE: usize = 256;

/// How many connections are kept on which Discord has signed a request, until it sends the next.
const VERIFIED: usize = 256;

/// How long a response may take at most. A response or an acknowledgement is ready long before.
const ANSWER_TAKES: Duration = Duration::from_secs(4);

/// Handles requests.
pub(super) struct RequestHandler {
    key: PublicKey,
    endpoint: Endpoint,
    clock: Clock,
    bodies: Arc<ConnectionLimit>,
    verified: Arc<ConnectionLimit>,
    capacity: Capacity,
    out_of_time: Counted<u64>,
    readiness: Readiness,
    stopping: CancellationToken,
}

/// The limit on requests that are handled at once.
struct Capacity {
    permits: Semaphore,
    refused: Counted<()>,
}

impl Capacity {
    fn new() -> Capacity {
        let refused = Counted::new(|times, ()| {
            tracing::warn!(times, most = AT_ONCE, "too many requests over HTTP at once; one was refused");
        });
        Capacity { permits: Semaphore::new(AT_ONCE), refused }
    }

    /// Takes a permit, if there is one.
    fn acquire(&self) -> Result<SemaphorePermit<'_>, Rejection> {
        self.permits.try_acquire().map_err(|_| {
            Counter::Dropped.add("overload");
            self.refused.report(());
            Rejection(StatusCode::SERVICE_UNAVAILABLE, "too many requests at once\n")
        })
    }
}

impl RequestHandler {
    pub(super) fn new(
        key: PublicKey,
        endpoint: Endpoint,
        readiness: Readiness,
        stopping: CancellationToken,
    ) -> RequestHandler {
        let out_of_time = Counted::new(|times, seconds: &u64| {
            tracing::warn!(
                times,
                seconds,
                "a request signed by Discord is too old or from the future: is this machine's clock right?"
            );
        });
        RequestHandler {
            key,
            endpoint,
            // Discord's requests are timed by the machine's clock, which no test moves by hand.
            clock: Clock::of_system(),
            bodies: ConnectionLimit::new(BODIES * LARGEST, GRACE),
            verified: ConnectionLimit::new(VERIFIED, GRACE),
            capacity: Capacity::new(),
            out_of_time,
            readiness,
            stopping,
        }
    }

    /// Answers a request.
    pub(super) async fn take<B>(&self, request: Request<B>, connection: &Connection) -> Response<Outgoing>
    where
        B: Body<Data = Bytes, Error: Into<Box<dyn Error + Send + Sync>>>,
    {
        match (request.method(), bare(request.uri().path())) {
            (&Method::POST, INTERACTIONS) => match self.interaction(request, connection).await {
                Ok(first) => first_response(first),
                Err(turned_away) => turned_away.into(),
            },
            (&Method::GET | &Method::HEAD, HEALTH) if self.stopping.is_cancelled() => {
                Rejection(StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into()
            }
            (&Method::GET | &Method::HEAD, HEALTH) => text(StatusCode::OK, "ok\n"),
            (&Method::GET | &Method::HEAD, READINESS) => ready(&self.readiness),
            (_, INTERACTIONS) => only("POST"),
            (_, HEALTH | READINESS) => only("GET, HEAD"),
            _ => text(StatusCode::NOT_FOUND, "there is nothing here\n"),
        }
    }

    async fn interaction<B>(
        &self,
        request: Request<B>,
        connection: &Connection,
    ) -> Result<FirstResponse, Rejection>
    where
        B: Body<Data = Bytes, Error: Into<Box<dyn Error + Send + Sync>>>,
    {
        let (head, body) = request.into_parts();
        let header = |name| one_header(&head.headers, name).ok_or(UNSIGNED);
        let (signature, timestamp) = (header("x-signature-ed25519")?, header("x-signature-timestamp")?);
        let body = {
            let _room = connection.acquire(size(&body), &self.bodies).await;
            read(body).await?
        };
        self.key.check(signature, timestamp, &body, self.clock.now()).map_err(|untrusted| {
            if let SignatureError::OutOfTime(off) = untrusted {
                Counter::Dropped.add("out_of_time");
                self.out_of_time.report(off.as_secs());
            }
            UNSIGNED
        })?;
        // Only Discord gets this far, so nobody else can take these permits.
        let _kept = connection.begin_request(&self.verified);
        let _permit = self.capacity.acquire()?;
        match timeout(ANSWER_TAKES, self.endpoint.answer(&body)).await {
            Ok(Ok(first)) => Ok(first),
            Ok(Err(Unanswered::Unreadable)) => {
                Counter::Dropped.add("unreadable");
                Err(Rejection(StatusCode::BAD_REQUEST, "this cannot be read as an interaction\n"))
            }
            Ok(Err(Unanswered::Dropped)) | Err(_) => {
                Counter::Dropped.add("too_late");
                Err(Rejection(StatusCode::SERVICE_UNAVAILABLE, "no answer in time\n"))
            }
        }
    }
}

/// Returns a path without the slash that people and proxies add.
pub(super) fn bare(path: &str) -> &str {
    path.strip_suffix('/').unwrap_or(path)
}

/// Discord sends forged requests now and then, and removes the endpoint if they do not get this status.
const UNSIGNED: Rejection = Rejection(StatusCode::UNAUTHORIZED, "invalid request signature\n");

/// Returns a header that appears exactly once.
fn one_header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn refusals_are_counted_and_not_each_logged() {
        let capacity = Capacity::new();
        let mut held: Vec<_> = (0..AT_ONCE).map(|_| capacity.acquire().unwrap()).collect();
        for _ in 0..1_000 {
            assert_eq!(capacity.acquire().unwrap_err().0, StatusCode::SERVICE_UNAVAILABLE);
        }
        assert_eq!(capacity.refused.untold(), 999);
        held.pop();
        assert!(capacity.acquire().is_ok());
    }
}
