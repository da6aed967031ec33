//! HTTP responses.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use hyper::body::{Body, Bytes, Frame, SizeHint};
use hyper::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use hyper::{Response, StatusCode};
use tokio::sync::oneshot;

use crate::discord::{FirstResponse, ResponseFile};
use crate::metrics;
use crate::readiness::{NotReady, Readiness};

/// A body sent in one piece, and the sender to tell when it is written.
#[derive(Debug, Default)]
pub(super) struct Outgoing {
    bytes: Bytes,
    written: Option<oneshot::Sender<()>>,
}

impl Body for Outgoing {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        if self.bytes.is_empty() {
            return Poll::Ready(None);
        }
        let bytes = std::mem::take(&mut self.bytes);
        if let Some(written) = self.written.take() {
            // The receiver may have given up.
            let _ = written.send(());
        }
        Poll::Ready(Some(Ok(Frame::data(bytes))))
    }

    fn is_end_stream(&self) -> bool {
        self.bytes.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.bytes.len() as u64)
    }
}

/// Why a request is refused: a status, and a line for people who look at it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Rejection(pub(super) StatusCode, pub(super) &'static str);

impl From<Rejection> for Response<Outgoing> {
    fn from(Rejection(status, line): Rejection) -> Self {
        let mut response = text(status, line);
        if status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}

/// Builds a response with one line of text.
pub(super) fn text(status: StatusCode, line: &'static str) -> Response<Outgoing> {
    let bytes = Bytes::from_static(line.as_bytes());
    let mut response = Response::new(Outgoing { bytes, written: None });
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Builds the response with the metrics.
pub(super) fn measured(lines: String) -> Response<Outgoing> {
    let mut response = text(StatusCode::OK, "");
    response.body_mut().bytes = Bytes::from(lines);
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(metrics::CONTENT_TYPE));
    response
}

/// Builds the response that says whether the bot is ready, or why it is not.
pub(super) fn ready(readiness: &Readiness) -> Response<Outgoing> {
    readiness.check().map_or_else(|why| not_ready(&why), |()| text(StatusCode::OK, "ready\n"))
}

fn not_ready(why: &NotReady) -> Response<Outgoing> {
    let mut response: Response<Outgoing> = Rejection(StatusCode::SERVICE_UNAVAILABLE, "").into();
    response.body_mut().bytes = Bytes::from(format!("{why}\n"));
    response
}

/// Builds the response for a wrong method.
pub(super) fn only(method: &'static str) -> Response<Outgoing> {
    let mut response = text(StatusCode::METHOD_NOT_ALLOWED, "this path takes another method\n");
    response.headers_mut().insert(ALLOW, HeaderValue::from_static(method));
    response
}

/// Builds the first response to an interaction: JSON, or a form with JSON and a file.
pub(super) fn first_response(first: FirstResponse) -> Response<Outgoing> {
    let FirstResponse { json, file, written } = first;
    let (content_type, bytes) = match file {
        None => (HeaderValue::from_static("application/json"), json),
        Some(file) => {
            let boundary = format!("kuzhi-{:032x}", rand::random::<u128>());
            let content_type = format!("multipart/form-data; boundary={boundary}");
            let content_type =
                HeaderValue::from_str(&content_type).expect("it is made of letters and digits");
            (content_type, form(&boundary, &json, &file))
        }
    };
    let mut response = Response::new(Outgoing { bytes: bytes.into(), written });
    response.headers_mut().insert(CONTENT_TYPE, content_type);
    response
}

/// Encodes a form as Discord accepts it: the JSON in `payload_json`, and the file beside it.
fn form(boundary: &str, json: &[u8], file: &ResponseFile) -> Vec<u8> {
    let name = file.name.replace(['"', '\r', '\n'], "_");
    let of_json = format!(
        "--{boundary}\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\
         Content-Type: application/json\r\n\r\n"
    );
    let of_file = format!(
        "\r\n--{boundary}\r\nContent-Disposition: form-data; name=\"files[0]\"; filename=\"{name}\"\r\n\
         Content-Type: {}\r\n\r\n",
        kind(&name)
    );
    [of_json.as_bytes(), json, of_file.as_bytes(), &file.bytes, format!("\r\n--{boundary}--\r\n").as_bytes()]
        .concat()
}

/// Returns the media type of a file.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "png")) => "image/png",
        Some((_, "gif")) => "image/gif",
        Some((_, "txt")) => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_learns_how_far_the_store_is_opened() {
        let why =
            NotReady::Opening("the database is built from the journal: 4096 of 9000 entries".to_owned());
        let response = not_ready(&why);
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(response.headers()[RETRY_AFTER], "1");
        let said = "starting: the database is built from the journal: 4096 of 9000 entries\n";
        assert_eq!(response.body().bytes, said);
    }

    #[test]
    fn a_form_has_the_json_and_the_file() {
        let file = ResponseFile { name: "bo\"ard.png".to_owned(), bytes: vec![0, 255] };
        let form = form("x", b"{}", &file);
        let expected = b"--x\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\
                        Content-Type: application/json\r\n\r\n\
            {}\r\n--x\r\nContent-Disposition: form-data; name=\"files[0]\"; filename=\"bo_ard.png\"\r\n\
            Content-Type: image/png\r\n\r\n\x00\xff\r\n--x--\r\n";
        assert_eq!(form, expected);
    }
}
