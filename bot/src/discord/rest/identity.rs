//! Who is behind a page of the Activity, and where it is open: what Discord says about a code of `OAuth2` and
//! about an instance.

use kuzhi_config::{ApiBase, Discord, Token};
use kuzhi_domain::matches::Place;
use kuzhi_domain::{ChannelId, GuildId, PlayerId};
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE};
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serenity::Error;
use serenity::all::ApplicationId;
use url::form_urlencoded::Serializer;

use super::api::Api;
use super::retry::RetryTime;
use crate::discord::connection_error::ConnectionError;

/// Where Discord is, without a proxy.
const DISCORD: &str = "https://discord.com";

/// Asks Discord who is behind a page.
pub(crate) struct Identity {
    oauth: OAuth,
    bot_token: Token,
    api: Api,
}

/// Exchanges codes.
pub(crate) struct OAuth {
    client: Client,
    base: String,
    client_secret: Token,
}

/// The person behind a page, and where the page is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Identified {
    pub(crate) id: PlayerId,
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) place: Place,
}

/// Why nobody is known to be behind a page.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotIdentified {
    /// The code is not one of Discord's, or was used already.
    #[error("the code was refused")]
    NoSuchCode,
    /// The person is not in this instance, or there is no such one.
    #[error("the person is not in the instance")]
    NotThere,
    /// Discord knows another client secret.
    #[error(
        "Discord refuses the client secret: press Reset Secret on the OAuth2 page of your application, and \
         give the new one to the bot"
    )]
    SecretRefused,
    /// Discord did not answer, or refuses the bot itself.
    #[error("Discord could not be asked: {0}")]
    Failed(String),
}

#[derive(Deserialize)]
pub(crate) struct Access {
    access_token: String,
}

#[derive(Deserialize)]
struct User {
    id: String,
    username: String,
    global_name: Option<String>,
    #[serde(default)]
    locale: String,
}

#[derive(Deserialize)]
struct Instance {
    location: Location,
    users: Vec<String>,
}

#[derive(Deserialize)]
struct Location {
    channel_id: String,
    guild_id: Option<String>,
}

impl Identity {
    /// Prepares to ask. Nothing is sent yet.
    ///
    /// # Errors
    ///
    /// When there is no token, or the client cannot be built.
    pub(crate) fn new(
        settings: &Discord,
        client_secret: &Token,
        api: &Api,
    ) -> Result<Identity, ConnectionError> {
        let (oauth, bot_token) = (OAuth::new(settings, client_secret)?, settings.token()?.clone());
        Ok(Identity { oauth, bot_token, api: api.clone() })
    }

    /// Whether something on this machine is asked, which may stand in for Discord.
    pub(crate) fn asks_this_machine(&self) -> bool {
        ["http://127.0.0.1:", "http://localhost:"].iter().any(|here| self.oauth.base.starts_with(here))
    }

    /// Finds out whose code this is, and where the instance of the Activity is in which they say they are.
    pub(crate) async fn identify(&self, code: &str, instance: &str) -> Result<Identified, NotIdentified> {
        if !is_instance(instance) {
            return Err(NotIdentified::NotThere);
        }
        let application = self.api.application_id().ok_or_else(|| failed(&"the bot is not connected yet"))?;
        let OAuth { client, base, .. } = &self.oauth;
        let access = self.oauth.exchange(application, code).await?;
        let asking = client.get(format!("{base}/users/@me"));
        let asking = asking.header(AUTHORIZATION, format!("Bearer {}", access.access_token));
        let user: User = answered(asking, NotIdentified::NoSuchCode).await?;
        let path = format!("/applications/{application}/activity-instances/{instance}");
        let asking = client.get(format!("{base}{path}"));
        let asking = asking.header(AUTHORIZATION, format!("Bot {}", self.bot_token.expose()));
        let found: Instance = answered(asking, NotIdentified::NotThere).await?;
        if !found.users.contains(&user.id) {
            return Err(NotIdentified::NotThere);
        }
        let Location { channel_id, guild_id } = found.location;
        let guild = guild_id.as_deref().map(number).transpose()?.map(GuildId);
        Ok(Identified {
            id: PlayerId(number(&user.id)?),
            name: user.global_name.unwrap_or(user.username),
            locale: user.locale,
            place: Place { guild, channel: ChannelId(number(&channel_id)?) },
        })
    }
}

impl OAuth {
    /// Prepares to ask. Nothing is sent yet.
    ///
    /// # Errors
    ///
    /// When the client cannot be built.
    pub(crate) fn new(settings: &Discord, client_secret: &Token) -> Result<OAuth, ConnectionError> {
        let base = settings.api_base.as_ref().map_or(DISCORD, ApiBase::as_str);
        Ok(OAuth {
            client: Client::builder().timeout(RetryTime::Long.longest()).build().map_err(Error::from)?,
            base: format!("{}/api/v10", base.trim_end_matches('/')),
            client_secret: client_secret.clone(),
        })
    }

    /// Exchanges a code for access to a person's name.
    pub(crate) async fn exchange(
        &self,
        application: ApplicationId,
        code: &str,
    ) -> Result<Access, NotIdentified> {
        let form: String = Serializer::new(String::new())
            .append_pair("client_id", &application.to_string())
            .append_pair("client_secret", self.client_secret.expose())
            .append_pair("grant_type", "authorization_code")
            .append_pair("code", code)
            .finish();
        let exchange = self.client.post(format!("{}/oauth2/token", self.base));
        let exchange = exchange.header(CONTENT_TYPE, "application/x-www-form-urlencoded").body(form);
        let response = exchange.send().await.map_err(|error| failed(&error.without_url()))?;
        if response.status() == StatusCode::UNAUTHORIZED {
            return Err(NotIdentified::SecretRefused);
        }
        read(response, NotIdentified::NoSuchCode).await
    }
}

/// Sends a request, and reads what comes back. `refused` stands for what was asked for not being there.
async fn answered<T: DeserializeOwned>(
    request: RequestBuilder,
    refused: NotIdentified,
) -> Result<T, NotIdentified> {
    // Without the address, in which the name of the instance is.
    read(request.send().await.map_err(|error| failed(&error.without_url()))?, refused).await
}

async fn read<T: DeserializeOwned>(response: Response, refused: NotIdentified) -> Result<T, NotIdentified> {
    match response.status() {
        StatusCode::OK => {
            let body = response.bytes().await.map_err(|error| failed(&error.without_url()))?;
            serde_json::from_slice(&body).map_err(|error| failed(&error))
        }
        StatusCode::BAD_REQUEST | StatusCode::NOT_FOUND => Err(refused),
        other => Err(failed(&format!("it has answered with {other}"))),
    }
}

/// Whether this can be the name of an instance. Pages say it, and it becomes a part of a path: `..` would ask
/// for something else.
fn is_instance(name: &str) -> bool {
    let is_of_names = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    !name.is_empty() && name.bytes().all(is_of_names)
}

fn number(id: &str) -> Result<u64, NotIdentified> {
    id.parse().map_err(|error| failed(&error))
}

fn failed(error: &impl ToString) -> NotIdentified {
    NotIdentified::Failed(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instance_is_no_way_to_other_paths() {
        assert!(is_instance("i-1276580072400224306-gc-912952092627435520-912954213460484116"));
        for path in ["", ".", "..", "../users", "a/b", "%2e%2e", "a?b", "a#b", "a b", "ä"] {
            assert!(!is_instance(path), "{path}");
        }
    }
}
