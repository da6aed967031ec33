//! Calls to Discord that are made again when they failed for a passing reason.

use std::time::Duration;

use serenity::Error;
use serenity::http::{ErrorResponse, HttpError};
use tokio::time::{Instant, sleep, timeout};

use crate::delivery::ShowError;
use crate::metrics::{Counter, DISCORD_ERRORS};

/// How long a call may take, repeats included.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum RetryTime {
    /// A person waits, and Discord gives up after three seconds.
    Short,
    /// Nobody waits for it.
    Long,
}

impl RetryTime {
    pub(super) const fn longest(self) -> Duration {
        match self {
            RetryTime::Short => Duration::from_millis(1_400),
            RetryTime::Long => Duration::from_secs(10),
        }
    }
}

/// A call that did not succeed.
#[derive(Debug, thiserror::Error)]
pub(super) enum CallError {
    /// Discord, or the way there, said no.
    #[error("{}", describe(.0))]
    Discord(#[from] Error),
    /// Nothing was said.
    #[error("no answer in time")]
    Silence,
    /// So many requests were refused of late that this one was not made.
    #[error("held back: Discord refused too many requests in the last ten minutes")]
    HeldBack,
    /// The interaction was answered before, and not by us.
    #[error("another delivery of the interaction was answered")]
    Elsewhere,
}

/// Whether a call may be made again when nobody knows whether it took effect.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Repeat {
    /// Twice is the same as once.
    Freely,
    /// Twice would be one message too many.
    OnlyUntaken,
}

impl Repeat {
    /// Whether a call that failed so may be made again, and may succeed then.
    pub(super) fn is_worth_it(self, error: &Error) -> bool {
        is_passing(error) && (self == Repeat::Freely || is_untaken(error))
    }
}

const FIRST_PAUSE: Duration = Duration::from_millis(100);

/// Makes a call, again after a pause where it failed so that it is worth it, until its time is over.
///
/// Of calls that were too many, Discord's library waits as long as Discord says (`retry_after`) and makes
/// them again by itself, within our time. Behind a proxy it does not, nor does it tell how long that
/// is: the proxy keeps to the limits, and should it let one through, growing pauses must do.
pub(super) async fn with_retry<T, F>(
    time: RetryTime,
    worth_repeating: impl Fn(&Error) -> bool,
    call: impl Fn() -> F,
) -> Result<T, CallError>
where
    F: Future<Output = Result<T, Error>>,
{
    let give_up = Instant::now() + time.longest();
    let mut pause = FIRST_PAUSE;
    loop {
        let Ok(called) = timeout(give_up - Instant::now(), call()).await else {
            Counter::DiscordErrors.add("silence");
            return Err(CallError::Silence);
        };
        if let Err(error) = &called {
            Counter::DiscordErrors.add(counts_as(error));
        }
        match called {
            Err(error) if worth_repeating(&error) && Instant::now() + pause < give_up => {
                tracing::debug!(error = %describe(&error), "trying again");
                sleep(pause).await;
                pause *= 2;
            }
            done => return Ok(done?),
        }
    }
}

/// What Discord says of changes to a message that is more than an hour old, when they were too many.
const TOO_OLD_TO_EDIT: isize = 30046;

/// Whether the same call may succeed a little later.
pub(super) fn is_passing(error: &Error) -> bool {
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

/// Whether the call surely took no effect.
pub(super) fn is_untaken(error: &Error) -> bool {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => !response.status_code.is_server_error(),
        Error::Http(HttpError::Request(request)) => request.is_connect(),
        _ => true,
    }
}

/// Whether Discord says that the interaction has its answer already.
pub(super) fn is_answered_already(error: &CallError) -> bool {
    const ALREADY_ACKNOWLEDGED: isize = 40060;
    match error {
        CallError::Elsewhere => true,
        CallError::Discord(Error::Http(HttpError::UnsuccessfulRequest(ErrorResponse { error, .. }))) => {
            error.code == ALREADY_ACKNOWLEDGED
        }
        _ => false,
    }
}

/// Whether Discord does not know of an answer to the interaction, or not yet.
pub(super) fn is_unknown_answer(error: &Error) -> bool {
    const UNKNOWN_WEBHOOK: isize = 10015;
    matches!(error, Error::Http(HttpError::UnsuccessfulRequest(response)) if response.error.code == UNKNOWN_WEBHOOK)
}

/// What an error counts as for those who watch the bot.
fn counts_as(error: &Error) -> &'static str {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            counts_as_code(response.status_code.as_u16(), response.error.code)
        }
        Error::Http(HttpError::Request(_)) => "unreachable",
        _ => "other",
    }
}

/// The same of Discord's own words: a status, and the code of an error, if there is any.
fn counts_as_code(status: u16, code: isize) -> &'static str {
    let known = |number: &str| DISCORD_ERRORS.iter().find(|known| **known == number).copied();
    // Of calls that were too many there are several codes, which mean the same.
    let by_code = known(&code.to_string()).filter(|_| status != 429);
    by_code.or_else(|| known(&status.to_string())).unwrap_or(match status {
        400..500 => "4xx",
        500..600 => "5xx",
        _ => "other",
    })
}

/// The error without the address, which holds the token of an interaction and belongs into no log.
pub(super) fn describe(error: &Error) -> String {
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

/// The first cause of an error: what names the address comes after it.
fn cause(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.last().map_or_else(|| "no answer".to_owned(), ToString::to_string)
}

impl From<CallError> for ShowError {
    fn from(error: CallError) -> Self {
        let may_have_arrived = match &error {
            CallError::Discord(error) => !is_untaken(error),
            CallError::Silence => true,
            CallError::Elsewhere | CallError::HeldBack => false,
        };
        let is_answered = matches!(error, CallError::Elsewhere);
        ShowError { why: error.to_string(), may_have_arrived, is_answered }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
