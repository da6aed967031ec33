//! HTTP responses.

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use hyper::{Response, StatusCode};

/// A response in one piece.
pub(crate) type Answer = Response<Full<Bytes>>;

/// Builds a response with one line of text.
pub(crate) fn text(status: StatusCode, line: &'static str) -> Answer {
    new(status, "text/plain; charset=utf-8", Bytes::from_static(line.as_bytes()))
}

/// Builds a response of JSON.
pub(crate) fn json(status: StatusCode, text: String) -> Answer {
    let mut answer = new(status, "application/json", Bytes::from(text));
    let seconds = match status {
        StatusCode::TOO_MANY_REQUESTS => "60",
        StatusCode::SERVICE_UNAVAILABLE => "5",
        _ => return answer,
    };
    answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static(seconds));
    answer
}

/// Builds the response for a wrong method.
pub(crate) fn only(method: &'static str) -> Answer {
    let mut answer = text(StatusCode::METHOD_NOT_ALLOWED, "this path takes another method\n");
    answer.headers_mut().insert(ALLOW, HeaderValue::from_static(method));
    answer
}

fn new(status: StatusCode, content_type: &'static str, body: Bytes) -> Answer {
    let mut answer = Response::new(Full::new(body));
    *answer.status_mut() = status;
    let headers = answer.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}
