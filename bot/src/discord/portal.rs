//! What the application lacks in Discord's developer portal for its Activity.

use kuzhi_config::{Discord, Token};

use super::application::Application;
use super::connection_error::ConnectionError;
use super::registration::foreign_commands;
use super::rest::api::http;
use super::rest::identity::{NotIdentified, OAuth};

/// The flag of an application that can be embedded: Activities are enabled.
const EMBEDDED: u64 = 1 << 17;

/// A code that Discord has given nobody.
const NO_CODE: &str = "kuzhi-bot-check";

/// Something that has to be set in the developer portal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Lack {
    /// The client secret is another one.
    #[error("{}", NotIdentified::SecretRefused)]
    Secret,
    /// Without a redirect, Discord gives pages no codes.
    #[error(
        "there is no redirect, so nobody is let in: add one on the OAuth2 page of your application, such as \
         https://127.0.0.1"
    )]
    Redirect,
    /// Activities are not enabled.
    #[error(
        "Discord does not open it yet: turn on Enable Activities at Activities, Settings, of your application"
    )]
    Enabled,
}

/// What the developer portal has for the Activity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Portal {
    /// What is missing.
    pub lacks: Vec<Lack>,
    /// Whether the app launcher has an entry for it.
    pub has_entry_point: bool,
}

/// Asks Discord what is set for the Activity. It does not say where the URL mapping leads.
///
/// # Errors
///
/// If there is no token, Discord refuses it, or Discord cannot be reached.
pub async fn check_portal(settings: &Discord, client_secret: &Token) -> Result<Portal, ConnectionError> {
    let http = http(settings)?;
    let application = Application::ask(&http).await?;
    http.set_application_id(application.id);
    let has_entry_point = !foreign_commands(&http).await?.is_empty();
    let exchange = OAuth::new(settings, client_secret)?.exchange(application.id, NO_CODE).await;
    let mut lacks = Vec::new();
    match exchange {
        Err(NotIdentified::SecretRefused) => lacks.push(Lack::Secret),
        Err(NotIdentified::Failed(why)) => return Err(ConnectionError::NotAsked(why)),
        _ => {}
    }
    if application.redirects.is_some_and(|all| all.is_empty()) {
        lacks.push(Lack::Redirect);
    }
    if application.flags & EMBEDDED == 0 && !has_entry_point {
        lacks.push(Lack::Enabled);
    }
    Ok(Portal { lacks, has_entry_point })
}
