//! The first response to an interaction and its two routes: a REST call, or the HTTP response to the request
//! that delivered the interaction.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use kuzhi_view::screens::Attached;
use serenity::all::CreateInteractionResponse;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until, timeout};

use super::rest::retry::{CallError, RetryTime};

/// A first response, to be written to the HTTP request that brought the interaction.
#[derive(Debug)]
pub struct FirstResponse {
    /// The body.
    pub json: Vec<u8>,
    /// The attachments.
    pub file: Option<ResponseFile>,
    /// Is told when it has been written.
    pub written: Option<oneshot::Sender<()>>,
}

/// A file attached to a first response.
#[derive(Debug)]
pub struct ResponseFile {
    /// Its name.
    pub name: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// The route of the first response to an interaction.
#[derive(Clone, Debug, Default)]
pub(super) enum ResponseRoute {
    /// A call, as for every interaction from the gateway.
    #[default]
    Call,
    /// The response to an HTTP request.
    Response(Arc<Request>),
}

/// An HTTP request that waits for its response.
#[derive(Debug)]
pub(super) struct Request {
    /// `None` once the response was given, or once nobody waits for it.
    waiting: Mutex<Option<oneshot::Sender<FirstResponse>>>,
    /// When it was written.
    written: OnceLock<Instant>,
}

/// How long to leave Discord alone after a response: it refuses calls about one that it has not read yet.
const READING_TAKES: Duration = Duration::from_millis(100);

/// How long Discord may not know a response that it was sent.
const UNKNOWN_FOR: Duration = Duration::from_secs(15);

impl ResponseRoute {
    /// Returns the route to the HTTP request that receives from this channel.
    pub(super) fn response(waiting: oneshot::Sender<FirstResponse>) -> ResponseRoute {
        let waiting = Mutex::new(Some(waiting));
        ResponseRoute::Response(Arc::new(Request { waiting, written: OnceLock::new() }))
    }

    /// Writes a response to the waiting request. Returns false if none waits: then it takes a call.
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
            // The connection closed earlier.
            Ok(Err(_)) => Ok(false),
            Err(_) => Err(CallError::Silence),
        }
    }

    /// Waits until Discord has most likely read the response.
    pub(super) async fn until_read(&self) {
        if let Some(written) = self.written() {
            sleep_until(written + READING_TAKES).await;
        }
    }

    /// Returns whether Discord may not have read the response yet.
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
