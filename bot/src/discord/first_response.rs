//! The first response to an interaction, and the two ways that it can take: a call of ours, or the response to the
//! request in which the interaction came.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use serenity::all::CreateInteractionResponse;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until, timeout};

use super::retry::{CallError, RetryTime};
use crate::screens::Attached;

/// The first response to an interaction that came over HTTP, as it is to be written there.
#[derive(Debug)]
pub struct FirstResponse {
    /// What it says.
    pub json: Vec<u8>,
    /// What is attached.
    pub file: Option<ResponseFile>,
    /// Who wants to know when it was written.
    pub written: Option<oneshot::Sender<()>>,
}

/// A file that goes with a first response.
#[derive(Debug)]
pub struct ResponseFile {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// The way that the first response to an interaction takes.
#[derive(Clone, Debug, Default)]
pub(super) enum ResponseRoute {
    /// A call, as for whatever comes over the gateway.
    #[default]
    Call,
    /// The response to a request.
    Response(Arc<Request>),
}

/// A request that waits for its response.
#[derive(Debug)]
pub(super) struct Request {
    /// Nobody once it was given, or nobody waits any more.
    waiting: Mutex<Option<oneshot::Sender<FirstResponse>>>,
    /// When it was written.
    written: OnceLock<Instant>,
}

/// How long Discord is left alone with a response: what is asked about it before it was read is refused.
const READING_TAKES: Duration = Duration::from_millis(100);

/// For how long Discord may not know a response that it was sent.
const UNKNOWN_FOR: Duration = Duration::from_secs(15);

impl ResponseRoute {
    /// The response for which somebody waits here.
    pub(super) fn response(waiting: oneshot::Sender<FirstResponse>) -> ResponseRoute {
        let waiting = Mutex::new(Some(waiting));
        ResponseRoute::Response(Arc::new(Request { waiting, written: OnceLock::new() }))
    }

    /// Writes a response to the request that waits for it; false if none does, and it has to be a call.
    pub(super) async fn write(
        &self,
        response: &CreateInteractionResponse,
        file: Option<&Attached>,
    ) -> Result<bool, CallError> {
        let ResponseRoute::Response(request) = self else { return Ok(false) };
        let Some(waiting) = request.waiting.lock().unwrap_or_else(PoisonError::into_inner).take() else {
            return Ok(false);
        };
        let json = serde_json::to_vec(response).map_err(serenity::Error::from)?;
        let file = file.map(|file| ResponseFile { name: file.name.clone(), bytes: file.bytes.clone() });
        let (written, was_written) = oneshot::channel();
        if waiting.send(FirstResponse { json, file, written: Some(written) }).is_err() {
            return Ok(false);
        }
        match timeout(RetryTime::Short.longest(), was_written).await {
            Ok(Ok(())) => {
                request.written.get_or_init(Instant::now);
                Ok(true)
            }
            // The connection has gone before.
            Ok(Err(_)) => Ok(false),
            Err(_) => Err(CallError::Silence),
        }
    }

    /// Waits until Discord has most likely read what was written.
    pub(super) async fn until_read(&self) {
        if let Some(written) = self.written() {
            sleep_until(written + READING_TAKES).await;
        }
    }

    /// Whether Discord may not have read yet what was written.
    pub(super) fn may_be_unread(&self) -> bool {
        self.written().is_some_and(|written| written.elapsed() < UNKNOWN_FOR)
    }

    fn written(&self) -> Option<Instant> {
        match self {
            ResponseRoute::Call => None,
            ResponseRoute::Response(request) => request.written.get().copied(),
        }
    }
}
