//! Watches whether people can reach the bot over HTTP. No connection can break here. So, unless an
//! interaction has just arrived, the bot asks Discord every few seconds where it posts interactions. While
//! Discord answers and has an address, people can reach the bot.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep, timeout};

use super::application::Application;
use super::connection_error::ConnectionError;
use super::endpoint::LastHeard;
use super::gateway::watch::WatchTimes;
use super::rest::api::Api;
use super::startup::Startup;
use crate::connection_status::{ConnectionState, Transport};

/// How long Discord may take to say it.
const ANSWER_TAKES: Duration = Duration::from_secs(4);

/// Watches whether Discord can be heard, and posts interactions.
pub(super) struct EndpointWatch {
    pub(super) api: Api,
    pub(super) startup: Arc<Startup>,
    pub(super) last_heard: LastHeard,
    pub(super) transport: Transport,
    pub(super) times: WatchTimes,
    pub(super) public_key: String,
    /// How long without an answer, and without another transport, before giving up.
    pub(super) give_up_after: Option<Duration>,
    /// Whether Discord has said who we are.
    pub(super) is_known: bool,
}

/// What is known of the endpoint.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum EndpointState {
    Nothing,
    /// Discord does not answer.
    Silent,
    /// Discord posts nothing anywhere.
    Unset,
    Set,
}

impl EndpointWatch {
    /// Watches until there is no use in it any more, and says why.
    pub(super) async fn until_given_up(mut self) -> ConnectionError {
        let (mut known, mut answered) = (EndpointState::Nothing, Instant::now());
        loop {
            let seen = match self.ask().await {
                Ok(seen) => seen,
                Err(error) => return error,
            };
            if seen != known {
                say(seen, known);
            }
            known = seen;
            match known {
                EndpointState::Set => self.transport.report(ConnectionState::Alive),
                EndpointState::Unset | EndpointState::Nothing => {
                    self.transport.report(ConnectionState::Disconnected);
                }
                // That it could not be heard is noticed later than it began.
                EndpointState::Silent => {
                    self.transport.report(
                        self.last_heard
                            .last()
                            .map_or(ConnectionState::Disconnected, |(_, at)| ConnectionState::Stalled(at)),
                    );
                }
            }
            if known != EndpointState::Silent || self.transport.any_stands() {
                answered = Instant::now();
            } else if self.give_up_after.is_some_and(|most| answered.elapsed() >= most) {
                return ConnectionError::GivenUp(answered.elapsed());
            }
            tokio::select! {
                () = sleep(self.times.ask) => {}
                () = self.transport.check_requested() => {}
            }
        }
    }

    /// Asks Discord, unless it was heard just now.
    async fn ask(&mut self) -> Result<EndpointState, ConnectionError> {
        if self.is_known && self.last_heard.within(self.times.ask) {
            return Ok(EndpointState::Set);
        }
        match timeout(ANSWER_TAKES, Application::ask(self.api.http())).await {
            Ok(Ok(application)) => {
                if !self.is_known {
                    self.begin(&application)?;
                }
                if application.endpoint.is_none() {
                    return Ok(EndpointState::Unset);
                }
                self.last_heard.record_heard();
                Ok(EndpointState::Set)
            }
            Ok(Err(error)) => {
                self.api.count_refusal(&error);
                match ConnectionError::from(error) {
                    error @ ConnectionError::Failed(_) => {
                        tracing::debug!(%error, "Discord does not answer");
                        Ok(EndpointState::Silent)
                    }
                    refused => Err(refused),
                }
            }
            Err(_) => Ok(EndpointState::Silent),
        }
    }

    fn begin(&mut self, application: &Application) -> Result<(), ConnectionError> {
        if !application.has_key(&self.public_key) {
            return Err(ConnectionError::OtherKey);
        }
        self.is_known = true;
        let (startup, api, id) = (Arc::clone(&self.startup), self.api.clone(), application.id);
        tokio::spawn(async move { Box::pin(startup.once(&api, id)).await });
        Ok(())
    }
}

fn say(seen: EndpointState, before: EndpointState) {
    match seen {
        EndpointState::Nothing => {}
        EndpointState::Silent => tracing::warn!("Discord cannot be reached; trying again"),
        EndpointState::Unset => tracing::warn!(
            "Discord has no URL to post interactions to: set the Interactions Endpoint URL on the \
             application's General Information page (docs/http.md)"
        ),
        EndpointState::Set if before == EndpointState::Silent => {
            tracing::info!("Discord can be reached again");
        }
        EndpointState::Set => tracing::info!("Discord posts interactions"),
    }
}
