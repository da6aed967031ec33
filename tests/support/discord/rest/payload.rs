//! The body of a request: JSON, or a form with JSON and files.

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use serde_json::Value;

use super::error::ApiError;
use crate::discord::limits::Breach;
use crate::discord::world::draft::{Draft, Upload};

/// More than ten files of 10 MiB.
const LARGEST: usize = 128 * 1024 * 1024;

/// The content of a request. Handlers get it as an extension.
#[derive(Clone, Debug, Default)]
pub(super) struct Payload {
    pub(super) json: Option<Value>,
    pub(super) uploads: Vec<Upload>,
}

impl Payload {
    /// Takes the content out of a request.
    pub(super) async fn take(request: &mut Request) -> Result<Self, ApiError> {
        let body = std::mem::take(request.body_mut());
        let bytes = axum::body::to_bytes(body, LARGEST).await.map_err(|why| malformed(&why))?;
        if bytes.is_empty() {
            return Ok(Self::default());
        }
        let content_type = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        match content_type.unwrap_or_default() {
            form if form.starts_with("multipart/form-data") => {
                Self::from_form(request.headers().clone(), bytes).await
            }
            _ => Self::from_json(&bytes),
        }
    }

    /// Returns the JSON, or `null` if there was none.
    pub(super) fn into_json(self) -> Value {
        self.json.unwrap_or_default()
    }

    pub(super) fn into_draft(self) -> Draft {
        Draft::new(self.json.unwrap_or_default(), self.uploads)
    }

    fn from_json(bytes: &[u8]) -> Result<Self, ApiError> {
        let json = serde_json::from_slice(bytes).map_err(|why| malformed(&why))?;
        Ok(Self { json: Some(json), uploads: Vec::new() })
    }

    async fn from_form(headers: HeaderMap, bytes: Bytes) -> Result<Self, ApiError> {
        let mut copy = Request::new(Body::from(bytes));
        *copy.headers_mut() = headers;
        let mut form = Multipart::from_request(copy, &()).await.map_err(|why| malformed(&why))?;
        let mut payload = Self::default();
        while let Some(field) = form.next_field().await.map_err(|why| malformed(&why))? {
            let name = field.name().unwrap_or_default().to_owned();
            let filename = field.file_name().unwrap_or_default().to_owned();
            let content_type = field.content_type().map(str::to_owned);
            let bytes = field.bytes().await.map_err(|why| malformed(&why))?;
            if name == "payload_json" {
                payload.json = Self::from_json(&bytes)?.json;
            } else if let Some(number) = file_number(&name) {
                payload.uploads.push(Upload { number, filename, content_type, bytes: bytes.as_ref().into() });
            } else {
                return Err(malformed(&format!("unknown part {name:?} of a form")));
            }
        }
        Ok(payload)
    }
}

/// Returns the number in `files[0]`.
fn file_number(part: &str) -> Option<u64> {
    part.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
}

fn malformed(why: &impl ToString) -> ApiError {
    ApiError::invalid_form(&Breach::new(Vec::new(), why.to_string()))
}
