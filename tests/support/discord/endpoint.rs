//! The interactions endpoint. While one is set, interactions are posted there, signed, and no longer sent
//! over the gateway.

use std::fmt::Write;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::body::{Body, Bytes};
use axum::http::{Request, StatusCode, Uri};
use ed25519_dalek::{Signer, SigningKey};
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};

use super::ids::Snowflake;
use super::rest::take_posted;
use super::state::State;
use super::world::APPLICATION;

/// The signing key.
const SECRET: [u8; 32] = *b"the stand-in for Discord signs !";

/// Returns the application's public key, as the developer portal shows it.
pub fn public_key() -> String {
    hexadecimal(SigningKey::from_bytes(&SECRET).verifying_key().as_bytes())
}

/// Returns the signature of a time and a body, as a header carries it.
pub fn signature(timestamp: &str, body: &[u8]) -> String {
    let signed = [timestamp.as_bytes(), body].concat();
    hexadecimal(&SigningKey::from_bytes(&SECRET).sign(&signed).to_bytes())
}

/// Returns the current time, as a header carries it.
pub fn timestamp() -> String {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs().to_string()
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Posts to an endpoint, over as few connections as possible.
#[derive(Clone, Debug)]
pub struct Poster {
    url: Uri,
    client: Client<HttpConnector, Full<Bytes>>,
}

/// The endpoint's response.
#[derive(Clone, Debug)]
pub struct Posted {
    /// Its status.
    pub status: u16,
    /// Its media type.
    pub content_type: String,
    /// Its body.
    pub body: Bytes,
}

impl Posted {
    /// Returns its body, if that is JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// Converts it to the form of a request to the REST API.
    pub(crate) fn into_request(self) -> Request<Body> {
        let mut request = Request::new(Body::from(self.body));
        if let Ok(content_type) = self.content_type.parse() {
            request.headers_mut().insert("content-type", content_type);
        }
        request
    }
}

impl Poster {
    /// Creates a client for this URL.
    ///
    /// # Errors
    ///
    /// If it is not a valid URL.
    pub fn new(url: &str) -> Result<Self, String> {
        let url = url.parse().map_err(|why| format!("{url:?} is no URL: {why}"))?;
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        Ok(Self { url, client: Client::builder(TokioExecutor::new()).build(connector) })
    }

    /// Returns the URL.
    pub fn url(&self) -> String {
        self.url.to_string()
    }

    /// Posts a body, signed now.
    ///
    /// # Errors
    ///
    /// If there is no response.
    pub async fn post(&self, body: impl Into<Bytes>) -> Result<Posted, String> {
        let (body, timestamp) = (body.into(), timestamp());
        let signature = signature(&timestamp, &body);
        self.post_with(Some(&signature), Some(&timestamp), body).await
    }

    /// Posts a body with the given signature and time, or without.
    ///
    /// # Errors
    ///
    /// If there is no response.
    pub async fn post_with(
        &self,
        signature: Option<&str>,
        timestamp: Option<&str>,
        body: impl Into<Bytes>,
    ) -> Result<Posted, String> {
        let mut request = Request::post(self.url.clone()).header("content-type", "application/json");
        for (name, value) in [("x-signature-ed25519", signature), ("x-signature-timestamp", timestamp)] {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        let request = request.body(Full::new(body.into())).map_err(|why| why.to_string())?;
        let response = self.client.request(request).await.map_err(|why| why.to_string())?;
        let (head, body) = response.into_parts();
        let content_type = head.headers.get("content-type").and_then(|value| value.to_str().ok());
        let content_type = content_type.unwrap_or_default().to_owned();
        let body = body.collect().await.map_err(|why| why.to_string())?.to_bytes();
        Ok(Posted { status: head.status.as_u16(), content_type, body })
    }

    /// Validates a URL as the developer portal does: a signed ping must be answered, and an unsigned one
    /// refused.
    pub(crate) async fn look(&self) -> Result<(), String> {
        let ping = || {
            json!({"id": "1", "application_id": APPLICATION, "type": 1, "token": "-", "version": 1})
                .to_string()
        };
        let (signed, forged) = (
            self.post(ping()).await?,
            self.post_with(Some(&"ab".repeat(64)), Some(&timestamp()), ping()).await?,
        );
        if signed.status != 200 || signed.content_type != "application/json" || signed.json()["type"] != 1 {
            return Err(format!("a PING is answered with {} {}", signed.status, signed.json()));
        }
        if forged.status != 401 {
            return Err(format!("a forged PING is answered with {}", forged.status));
        }
        Ok(())
    }
}

/// Posts an interaction, and takes the response as its first response.
pub(crate) async fn deliver(state: Arc<State>, poster: Poster, id: Snowflake, interaction: Value) {
    // Without a response, the person sees that the interaction failed.
    let Ok(answer) = poster.post(interaction.to_string()).await else { return };
    if answer.status == StatusCode::OK.as_u16() {
        take_posted(&state, id, answer).await;
    } else {
        state.change(|world| world.note_attempt(id, answer.status));
    }
}
