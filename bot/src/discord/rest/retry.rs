//! Retries of calls to Discord that failed for a passing reason.

use std::time::Duration;

use serenity::Error;
use serenity::http::{ErrorResponse, HttpError};
use tokio::time::{Instant, sleep, timeout};

use crate::delivery::ShowError;
use crate::metrics::{Counter, DISCORD_ERRORS};

/// How long a call may take, retries included.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum RetryTime {
    /// A person is waiting, and Discord gives up after 3 seconds.
    Short,
    /// Nobody is waiting.
    Long,
}

impl RetryTime {
    pub(crate) const fn longest(self) -> Duration {
        match self {
            RetryTime::Short => Duration::from_millis(1_400),
            RetryTime::Long => Duration::from_secs(10),
        }
    }
}

/// A failed call.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CallError {
    /// Discord, or a proxy on the way, returned an error.
    #[error("{}", describe(.0))]
    Discord(#[from] Error),
    /// There was no response.
    #[error("no answer in time")]
    Silence,
    /// The place of the call refuses it, which the log has said.
    #[error("{}", describe(.0))]
    PlaceRefuses(Error),
    /// The call was not made, because its place has refused others.
    #[error("left alone: the place refused what was sent there before")]
    LeftAlone,
    /// The call was not made, because too many recent ones were refused.
    #[error("held back: Discord refused too many requests in the last ten minutes")]
    HeldBack,
    /// The interaction was already answered, and not by us.
    #[error("another delivery of the interaction was answered")]
    Elsewhere,
}

impl CallError {
    /// Discord's own code for the error, if it has answered with one.
    pub(crate) fn code(&self) -> Option<isize> {
        match self {
            CallError::Discord(error) | CallError::PlaceRefuses(error) => {
                status_and_code(error).map(|(_, code)| code)
            }
            _ => None,
        }
    }

    /// Returns whether the call certainly had no effect.
    fn is_certain(&self) -> bool {
        match self {
            CallError::Discord(error) | CallError::PlaceRefuses(error) => is_untaken(error),
            CallError::Silence => false,
            CallError::Elsewhere | CallError::HeldBack | CallError::LeftAlone => true,
        }
    }
}

/// Whether a call may be repeated when its outcome is unknown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Repeat {
    /// Yes: it is idempotent.
    Freely,
    /// No: it could post a second message.
    OnlyUntaken,
}

impl Repeat {
    /// Returns whether a call that failed like this may be repeated, and could then succeed.
    pub(crate) fn is_worth_it(self, error: &Error) -> bool {
        is_passing(error) && (self == Repeat::Freely || is_untaken(error))
    }
}

const FIRST_PAUSE: Duration = Duration::from_millis(100);

/// Makes a call, with pauses and retries after errors that may pass, until its time is up.
///
/// Serenity itself waits as long as Discord asks (`retry_after`) after a 429, within our time, and repeats
/// the call. Behind a proxy it does not, and does not pass the delay on. The proxy enforces the limits there.
/// If one gets through, our growing pauses have to do.
pub(crate) async fn with_retry<T, F>(
    time: RetryTime,
    worth_repeating: impl Fn(&Error) -> bool,
    call: impl Fn() -> F,
) -> Result<T, CallError>
where
    F: Future<Output = Result<T, Error>>,
{
    let give_up = Instant::now() + time.longest();
    let mut pause = None;
    loop {
        let Ok(called) = timeout(give_up - Instant::now(), call()).await else {
            Counter::DiscordErrors.add("silence");
            return Err(CallError::Silence);
        };
        if let Err(error) = &called {
            Counter::DiscordErrors.add(counts_as(error));
        }
        match called {
            Err(error) if worth_repeating(&error) => {
                let next = next_pause(pause, &error);
                if Instant::now() + next >= give_up {
                    return Err(error.into());
                }
                tracing::debug!(error = %describe(&error), "trying again");
                sleep(next).await;
                pause = Some(next);
            }
            done => return Ok(done?),
        }
    }
}

/// Returns how long to wait before a call is repeated, given the pause before the last try, if there was one.
/// Discord closes connections that were kept open; the first repetition after that takes another at once.
fn next_pause(last: Option<Duration>, error: &Error) -> Duration {
    match last {
        None if is_closed(error) => Duration::ZERO,
        None | Some(Duration::ZERO) => FIRST_PAUSE,
        Some(last) => last * 2,
    }
}

/// Returns whether a connection that had been made ended without a response.
fn is_closed(error: &Error) -> bool {
    matches!(error, Error::Http(HttpError::Request(request))
        if request.is_request() && !request.is_connect() && !request.is_timeout())
}

/// Discord's error for too many edits to a message that is more than an hour old.
const TOO_OLD_TO_EDIT: isize = 30046;

/// Returns whether the same call may succeed a little later.
pub(crate) fn is_passing(error: &Error) -> bool {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) if response.error.code == TOO_OLD_TO_EDIT => {
            false
        }
        Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            response.status_code.as_u16() == 429 || response.status_code.is_server_error()
        }
        Error::Http(HttpError::Request(_)) => true,
        _ => false,
    }
}

/// Returns the status and Discord's own code of an error that Discord has answered with.
pub(crate) fn status_and_code(error: &Error) -> Option<(u16, isize)> {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some((response.status_code.as_u16(), response.error.code))
        }
        _ => None,
    }
}

/// Discord's errors for a body that it never takes: too long, empty, malformed, or with words that a server
/// blocks.
const NEVER_TAKEN: [isize; 5] = [50035, 50006, 50109, 40005, 200_000];

/// Returns whether Discord would refuse the same message again.
fn is_invalid(error: &Error) -> bool {
    status_and_code(error).is_some_and(|(_, code)| NEVER_TAKEN.contains(&code))
}

/// Returns whether Discord refuses the token.
pub(crate) fn is_refused_token(error: &Error) -> bool {
    matches!(error, Error::Http(HttpError::UnsuccessfulRequest(response)) if response.status_code == 401)
}

/// Returns whether the call certainly had no effect.
pub(crate) fn is_untaken(error: &Error) -> bool {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => !response.status_code.is_server_error(),
        Error::Http(HttpError::Request(request)) => request.is_connect(),
        // Discord accepted it, and only the response could not be read.
        Error::Json(_) | Error::Decode(..) => false,
        _ => true,
    }
}

/// Returns whether another first response may follow one that failed like this.
pub(crate) fn leaves_unanswered(error: &CallError) -> bool {
    const UNKNOWN_INTERACTION: isize = 10062;
    let is_over = matches!(
        error,
        CallError::Discord(Error::Http(HttpError::UnsuccessfulRequest(response)))
            if response.error.code == UNKNOWN_INTERACTION
    );
    error.is_certain() && !is_over && !is_answered_already(error)
}

/// Returns whether Discord says that the interaction already has an answer.
pub(crate) fn is_answered_already(error: &CallError) -> bool {
    const ALREADY_ACKNOWLEDGED: isize = 40060;
    match error {
        CallError::Elsewhere => true,
        CallError::Discord(Error::Http(HttpError::UnsuccessfulRequest(ErrorResponse { error, .. }))) => {
            error.code == ALREADY_ACKNOWLEDGED
        }
        _ => false,
    }
}

/// Returns whether Discord does not know of an answer to the interaction, or not yet.
pub(crate) fn is_unknown_answer(error: &Error) -> bool {
    const UNKNOWN_WEBHOOK: isize = 10015;
    matches!(
        error,
        Error::Http(HttpError::UnsuccessfulRequest(response)) if response.error.code == UNKNOWN_WEBHOOK
    )
}

/// Returns how metrics count an error.
fn counts_as(error: &Error) -> &'static str {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            counts_as_code(response.status_code.as_u16(), response.error.code)
        }
        Error::Http(HttpError::Request(_)) => "unreachable",
        _ => "other",
    }
}

/// Classifies Discord's own response: a status, and an error code if there is one.
fn counts_as_code(status: u16, code: isize) -> &'static str {
    let known = |number: &str| DISCORD_ERRORS.iter().find(|known| **known == number).copied();
    // A 429 comes with one of several codes that mean the same.
    let by_code = known(&code.to_string()).filter(|_| status != 429);
    by_code.or_else(|| known(&status.to_string())).unwrap_or(match status {
        400..500 => "4xx",
        500..600 => "5xx",
        _ => "other",
    })
}

/// Returns the error without its URL, which holds the interaction's token and must not be logged.
pub(crate) fn describe(error: &Error) -> String {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            format!("{}: {} ({})", response.status_code, response.error.message, response.error.code)
        }
        Error::Http(HttpError::Request(request)) => {
            format!("Discord could not be reached: {}", cause(request))
        }
        other => other.to_string(),
    }
}

/// Returns the first cause of an error. The URL only appears in the levels above it.
fn cause(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.last().map_or_else(|| "no answer".to_owned(), ToString::to_string)
}

impl From<CallError> for ShowError {
    fn from(error: CallError) -> Self {
        let may_have_arrived = !error.is_certain();
        let is_answered = matches!(error, CallError::Elsewhere);
        let is_of_place = matches!(error, CallError::PlaceRefuses(_) | CallError::LeftAlone);
        let is_invalid = matches!(&error, CallError::Discord(error) if is_invalid(error));
        ShowError { why: error.to_string(), may_have_arrived, is_answered, is_of_place, is_invalid }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::net::TcpListener;
    use std::thread;

    use serenity::http::Http;

    use super::*;

    #[tokio::test]
    async fn a_call_on_a_closed_connection_is_repeated_at_once() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("it is bound");
        let closing = thread::spawn(move || {
            let (mut connection, _) = listener.accept().expect("a call comes in");
            connection.read(&mut [0; 1_024]).expect("it says what it wants")
        });
        let http = serenity::http::HttpBuilder::new("")
            .proxy(format!("http://{address}"))
            .ratelimiter_disabled(true)
            .build();
        let call = async |http: &Http| http.get_current_user().await.expect_err("nobody answers");
        let closed = call(&http).await;
        assert!(closing.join().expect("it does not panic") > 0);
        let refused = call(&http).await;

        assert_eq!(next_pause(None, &closed), Duration::ZERO);
        assert_eq!(next_pause(Some(Duration::ZERO), &closed), FIRST_PAUSE, "once only");
        assert_eq!(next_pause(Some(FIRST_PAUSE), &closed), FIRST_PAUSE * 2);
        assert_eq!(next_pause(None, &refused), FIRST_PAUSE, "nobody listens there");
    }

    #[test]
    fn an_unreadable_response_may_mean_success() {
        let unreadable = serde_json::from_str::<u8>("{").expect_err("half an object");
        let error = ShowError::from(CallError::Discord(Error::Json(unreadable)));
        assert!(error.may_have_arrived);
    }

    #[test]
    fn errors_are_counted_by_few_names() {
        for (status, code, name) in [
            (403, 50_013, "50013"),
            (404, 10_008, "10008"),
            (400, 40_060, "40060"),
            (429, 30_046, "429"),
            (429, 0, "429"),
            (401, 0, "401"),
            (403, 123_456, "403"),
            (418, 0, "4xx"),
            (502, 0, "5xx"),
            (302, 0, "other"),
        ] {
            assert_eq!(counts_as_code(status, code), name);
        }
    }
}
