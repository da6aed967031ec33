//! Checks a request step by step until it is a verified interaction.

use std::error::Error;
use std::time::Duration;

use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::body::{Body, Bytes};
use hyper::{HeaderMap, Method, Request, Response, StatusCode};
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::answer::{Outgoing, Rejection, first_response, only, ready, text};
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

/// The maximum size of a body. Discord's are far smaller: a click includes its message, which has at most
/// 6,000 characters.
const LARGEST: usize = 128 * 1024;

/// How many requests are handled at once. More could not be answered in time, and each may hold a body.
const AT_ONCE: usize = 256;

/// How long receiving a body may take. Discord itself gives up after 3 seconds.
const BODY_TAKES: Duration = Duration::from_secs(3);

/// How long a response may take at most. A response or an acknowledgement is ready long before.
const ANSWER_TAKES: Duration = Duration::from_secs(4);

/// Handles requests.
pub(super) struct RequestHandler {
    key: PublicKey,
    endpoint: Endpoint,
    clock: Clock,
    room: Semaphore,
    readiness: Readiness,
    stopping: CancellationToken,
}

impl RequestHandler {
    pub(super) fn new(
        key: PublicKey,
        endpoint: Endpoint,
        readiness: Readiness,
        stopping: CancellationToken,
    ) -> RequestHandler {
        // Discord's requests are timed by the machine's clock, which no test moves by hand.
        let (clock, room) = (Clock::of_system(), Semaphore::new(AT_ONCE));
        RequestHandler { key, endpoint, clock, room, readiness, stopping }
    }

    /// Answers a request.
    pub(super) async fn take<B>(&self, request: Request<B>) -> Response<Outgoing>
    where
        B: Body<Data = Bytes, Error: Into<Box<dyn Error + Send + Sync>>>,
    {
        match (request.method(), request.uri().path()) {
            (&Method::POST, INTERACTIONS) => match self.interaction(request).await {
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

    async fn interaction<B>(&self, request: Request<B>) -> Result<FirstResponse, Rejection>
    where
        B: Body<Data = Bytes, Error: Into<Box<dyn Error + Send + Sync>>>,
    {
        let _room = self.room.try_acquire().map_err(|_| {
            Counter::Dropped.add("overload");
            tracing::warn!(most = AT_ONCE, "too many requests over HTTP at once; one was refused");
            Rejection(StatusCode::SERVICE_UNAVAILABLE, "too many requests at once\n")
        })?;
        let (head, body) = request.into_parts();
        let header = |name| one_header(&head.headers, name).ok_or(UNSIGNED);
        let (signature, timestamp) = (header("x-signature-ed25519")?, header("x-signature-timestamp")?);
        let body = read(body).await?;
        self.key.check(signature, timestamp, &body, self.clock.now()).map_err(|untrusted| {
            if let SignatureError::OutOfTime(off) = untrusted {
                Counter::Dropped.add("out_of_time");
                let seconds = off.as_secs();
                tracing::warn!(
                    seconds,
                    "a request signed by Discord is too old or from the future: \
                     is this machine's clock right?"
                );
            }
            UNSIGNED
        })?;
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

/// Discord sends forged requests now and then, and removes the endpoint if they do not get this status.
const UNSIGNED: Rejection = Rejection(StatusCode::UNAUTHORIZED, "invalid request signature\n");

/// Returns a header that appears exactly once.
fn one_header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

/// Reads the whole body, unless it is too large or too slow.
async fn read<B>(body: B) -> Result<Bytes, Rejection>
where
    B: Body<Data = Bytes, Error: Into<Box<dyn Error + Send + Sync>>>,
{
    const TOO_LARGE: Rejection = Rejection(StatusCode::PAYLOAD_TOO_LARGE, "no interaction is that large\n");
    if body.size_hint().lower() > LARGEST as u64 {
        return Err(TOO_LARGE);
    }
    match timeout(BODY_TAKES, Limited::new(body, LARGEST).collect()).await {
        Ok(Ok(read)) => Ok(read.to_bytes()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(TOO_LARGE),
        Ok(Err(_)) => Err(Rejection(StatusCode::BAD_REQUEST, "the body broke off\n")),
        Err(_) => Err(Rejection(StatusCode::REQUEST_TIMEOUT, "the body takes too long\n")),
    }
}
