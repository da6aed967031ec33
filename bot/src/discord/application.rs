//! Discord's record of our application.

use kuzhi_config::Discord;
use serde::Deserialize;
use serenity::Error;
use serenity::all::{ApplicationId, Http, LightMethod, Request, Route};

use super::connection_error::ConnectionError;
use super::rest::api::http;

/// The part of our application that matters here.
#[derive(Clone, Debug, Deserialize)]
pub struct Application {
    pub(super) id: ApplicationId,
    /// The public key that signs interactions, in hexadecimal digits.
    #[serde(rename = "verify_key")]
    pub public_key: String,
    /// The URL to which Discord posts interactions. Without one, they come over the gateway.
    #[serde(rename = "interactions_endpoint_url")]
    pub endpoint: Option<String>,
    /// What is enabled for it, in bits.
    #[serde(default)]
    pub(super) flags: u64,
    /// Where `OAuth2` may lead back to, if it is said.
    #[serde(rename = "redirect_uris")]
    pub(super) redirects: Option<Vec<String>>,
}

impl Application {
    /// Asks Discord once.
    pub(super) async fn ask(http: &Http) -> Result<Application, Error> {
        http.fire(Request::new(Route::Oauth2ApplicationCurrent, LightMethod::Get)).await
    }

    /// Returns whether a public key is this application's.
    pub fn has_key(&self, public_key: &str) -> bool {
        self.public_key.eq_ignore_ascii_case(public_key)
    }
}

/// The bot's own user.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Itself {
    pub(super) username: String,
}

impl Itself {
    /// Asks Discord once.
    pub(super) async fn ask(http: &Http) -> Result<Itself, Error> {
        http.fire(Request::new(Route::UserMe, LightMethod::Get)).await
    }
}

/// Fetches our application from Discord.
///
/// # Errors
///
/// If there is no token, Discord refuses it, or Discord cannot be reached.
pub async fn check_application(settings: &Discord) -> Result<Application, ConnectionError> {
    Ok(Application::ask(&http(settings)?).await?)
}
