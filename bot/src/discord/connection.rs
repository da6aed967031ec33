//! The connection to Discord.

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_config::{Discord, Token};

use super::application::Itself;
use super::connection_error::ConnectionError;
use super::endpoint::{Endpoint, LastHeard};
use super::endpoint_watch::EndpointWatch;
use super::gateway::other_instances::OtherInstances;
use super::gateway::sessions::Sessions;
use super::gateway::shards::Gateway;
use super::gateway::watch::WatchTimes;
use super::gateway::watching::Watching;
use super::intake::Handler;
use super::rest::api::{Api, http};
use super::rest::client::RestClient;
use super::rest::identity::Identity;
use super::rest::invalid_requests::InvalidRequests;
use super::startup::Startup;
use crate::connection_status::{ConnectionStatus, Transport};
use crate::service::Service;

/// A connection to Discord: one REST client, and the transports over which interactions arrive.
pub struct Connection {
    api: Api,
    gateway: Option<(Gateway, Transport)>,
    endpoint: Option<EndpointWatch>,
    startup: Arc<Startup>,
    service: Arc<Service>,
    status: ConnectionStatus,
    give_up_after: Option<Duration>,
    times: WatchTimes,
}

impl Connection {
    /// Prepares the connection without connecting.
    ///
    /// # Errors
    ///
    /// If there is no token.
    pub fn set_up(
        settings: &Discord,
        times: WatchTimes,
        rest: &RestClient,
        service: Arc<Service>,
        status: ConnectionStatus,
    ) -> Result<Connection, ConnectionError> {
        let startup = Arc::new(Startup::new(settings, Arc::clone(&service)));
        let (mut http, invalid) = (http(settings)?, InvalidRequests::new(settings.max_invalid_requests));
        invalid.hear_of_repeats(&mut http);
        let other_instances =
            if service.shares_store() { OtherInstances::default() } else { OtherInstances::watched() };
        let api = Api::new(&Arc::new(http), &invalid).watching_for(other_instances);
        let gateway = settings.gateway.then(|| {
            let (transport, startup) = (status.transport(), Arc::clone(&startup));
            let sessions = Sessions::default();
            let handler = Handler {
                service: Arc::clone(&service),
                api: api.clone(),
                transport: transport.clone(),
                startup,
                sessions: sessions.clone(),
            };
            let gateway = Gateway {
                api: api.clone(),
                handler: Arc::new(handler),
                shards: settings.shards.clone(),
                service: Arc::clone(&service),
                sessions,
                transport: transport.clone(),
                times,
            };
            (gateway, transport)
        });
        rest.connect(&api, service.clock());
        let give_up_after = settings.give_up_after;
        Ok(Connection { api, gateway, endpoint: None, startup, service, status, give_up_after, times })
    }

    /// Returns the endpoint for interactions that Discord posts, signed with the application's key.
    pub fn endpoint(&mut self, public_key: &str) -> Endpoint {
        let last_heard = LastHeard::new(self.service.clock().clone());
        self.endpoint = Some(EndpointWatch {
            api: self.api.clone(),
            startup: Arc::clone(&self.startup),
            last_heard: last_heard.clone(),
            transport: self.status.transport(),
            times: self.times,
            public_key: public_key.to_owned(),
            give_up_after: self.give_up_after,
            is_known: false,
        });
        Endpoint { service: Arc::clone(&self.service), api: self.api.clone(), last_heard }
    }

    /// Returns what tells who is behind a page of the Activity.
    ///
    /// # Errors
    ///
    /// If there is no token, or no connection can be prepared.
    pub(crate) fn identity(
        &self,
        settings: &Discord,
        client_secret: &Token,
    ) -> Result<Identity, ConnectionError> {
        Identity::new(settings, client_secret, &self.api)
    }

    /// Stays connected until `shutdown` resolves, and returns its value.
    ///
    /// # Errors
    ///
    /// If Discord refuses the token, or the connection for a permanent reason, or if there was no connection
    /// for too long.
    pub async fn run<T>(self, shutdown: impl Future<Output = T> + Send) -> Result<T, ConnectionError> {
        let Connection { gateway, endpoint, service, give_up_after, times, .. } = self;
        let sessions = gateway.as_ref().map(|(gateway, _)| gateway.sessions.clone()).unwrap_or_default();
        let clock = service.clock().clone();
        let over_gateway = async {
            let Some((gateway, transport)) = gateway else { return pending().await };
            let sessions = gateway.sessions.clone();
            let watching = Watching { sessions, times, give_up_after, transport, clock };
            tokio::select! {
                refused = gateway.run() => refused,
                given_up = watching.until_given_up() => given_up,
            }
        };
        let over_http = async {
            match endpoint {
                Some(watch) => watch.until_given_up().await,
                None => pending().await,
            }
        };
        let ended = tokio::select! {
            given_up = over_gateway => Err(given_up),
            given_up = over_http => Err(given_up),
            told = shutdown => {
                sessions.close().await;
                Ok(told)
            }
        };
        sessions.cut();
        ended
    }
}

/// Asks Discord who we are, which checks the token.
///
/// # Errors
///
/// If there is no token, Discord refuses it, or Discord cannot be reached.
pub async fn check_identity(settings: &Discord) -> Result<String, ConnectionError> {
    Ok(Itself::ask(&http(settings)?).await?.username)
}
