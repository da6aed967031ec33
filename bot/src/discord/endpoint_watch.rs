//! Whether people can reach the bot over HTTP. There is no connection that could break. So Discord is asked
//! every few seconds where it posts interactions, unless it has just posted one: while it answers, and posts
//! them somewhere, people can.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep, timeout};

use super::application::Application;
use super::connection_error::ConnectionError;
use super::endpoint::Heard;
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
    pub(super) heard: Heard,
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
enum Known {
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
        let (mut known, mut answered) = (Known::Nothing, Instant::now());
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
                Known::Set => self.transport.report(ConnectionState::Alive),
                Known::Unset | Known::Nothing => self.transport.report(ConnectionState::Disconnected),
                // That it could not be heard is noticed later than it began.
                Known::Silent => {
                    self.transport.report(
                        self.heard
                            .last()
                            .map_or(ConnectionState::Disconnected, |(_, at)| ConnectionState::Stalled(at)),
                    );
                }
            }
            if known != Known::Silent || self.transport.any_stands() {
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
    async fn ask(&mut self) -> Result<Known, ConnectionError> {
        if self.is_known && self.heard.within(self.times.ask) {
            return Ok(Known::Set);
        }
        match timeout(ANSWER_TAKES, Application::ask(self.api.http())).await {
            Ok(Ok(application)) => {
                if !self.is_known {
                    self.begin(&application)?;
                }
                if application.endpoint.is_none() {
                    return Ok(Known::Unset);
                }
                self.heard.record_heard();
                Ok(Known::Set)
            }
            Ok(Err(error)) => {
                self.api.count_refusal(&error);
                match ConnectionError::from(error) {
                    ConnectionError::Failed(error) => {
                        tracing::debug!(error, "Discord does not answer");
                        Ok(Known::Silent)
                    }
                    refused => Err(refused),
                }
            }
            Err(_) => Ok(Known::Silent),
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

fn say(seen: Known, before: Known) {
    match seen {
        Known::Nothing => {}
        Known::Silent => tracing::warn!("Discord cannot be reached; trying again"),
        Known::Unset => tracing::warn!(
            "Discord has no URL to post interactions to: set the Interactions Endpoint URL on the \
             application's General Information page (docs/http.md)"
        ),
        Known::Set if before == Known::Silent => tracing::info!("Discord can be reached again"),
        Known::Set => tracing::info!("Discord posts interactions"),
    }
}
