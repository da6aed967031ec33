//! HTTP responses.

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE, ALLOW, CACHE_CONTROL, CONTENT_TYPE, HeaderValue,
    RETRY_AFTER,
};
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
        StatusCode::SERVICE_UNAVAILABLE | StatusCode::BAD_GATEWAY => "5",
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

/// Lets pages of any origin read an answer: on iOS, that of our own page is opaque. There are no cookies, and
/// whoever asks must have a code of Discord's.
pub(crate) fn readable(mut answer: Answer) -> Answer {
    let headers = answer.headers_mut();
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    headers.insert(ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("retry-after"));
    answer
}

/// Builds the answer to a browser that asks first whether it may ask for a token.
pub(crate) fn permitted() -> Answer {
    let mut answer = Response::new(Full::default());
    *answer.status_mut() = StatusCode::NO_CONTENT;
    let headers = answer.headers_mut();
    headers.insert(ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static("POST"));
    headers.insert(ACCESS_CONTROL_ALLOW_HEADERS, HeaderValue::from_static("content-type"));
    headers.insert(ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("3600"));
    readable(answer)
}

fn new(status: StatusCode, content_type: &'static str, body: Bytes) -> Answer {
    let mut answer = Response::new(Full::new(body));
    *answer.status_mut() = status;
    let headers = answer.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}
