//! What Discord knows of our application.

use kuzhi_config::Discord;
use serde::Deserialize;
use serenity::Error;
use serenity::all::{ApplicationId, Http, LightMethod, Request, Route};

use super::connection::http;
use super::connection_error::ConnectionError;

/// Our application, as far as it matters.
#[derive(Clone, Debug, Deserialize)]
pub struct Application {
    pub(super) id: ApplicationId,
    /// The key by which what Discord posts is known, in hexadecimal digits.
    #[serde(rename = "verify_key")]
    pub public_key: String,
    /// Where Discord posts interactions; over the gateway it tells of them only where this is not set.
    #[serde(rename = "interactions_endpoint_url")]
    pub endpoint: Option<String>,
}

impl Application {
    /// Asks Discord once.
    pub(super) async fn ask(http: &Http) -> Result<Application, Error> {
        http.fire(Request::new(Route::Oauth2ApplicationCurrent, LightMethod::Get)).await
    }

    /// Whether a public key is that of this application.
    pub fn has_key(&self, public_key: &str) -> bool {
        self.public_key.eq_ignore_ascii_case(public_key)
    }
}

/// Asks Discord what it knows of our application.
///
/// # Errors
///
/// When there is no token, Discord refuses it, or cannot be reached.
pub async fn check_application(settings: &Discord) -> Result<Application, ConnectionError> {
    Ok(Application::ask(&http(settings)?).await?)
}
