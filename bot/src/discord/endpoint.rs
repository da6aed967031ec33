//! The HTTP endpoint for interactions: answers Discord's pings, and each interaction with its first response.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kuzhi_domain::Timestamp;
use serde_json::Value;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::first_response::{FirstResponse, ResponseRoute};
use super::intake::{self, PendingAnswer};
use super::rest::api::Api;
use crate::clock::Clock;
use crate::service::Service;

/// Handles what Discord posts. The caller has verified the signature.
#[derive(Clone)]
pub struct Endpoint {
    pub(super) service: Arc<Service>,
    pub(super) api: Api,
    pub(super) last_heard: LastHeard,
}

/// Why there is no first response.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unanswered {
    /// The body is not an interaction.
    #[error("it cannot be read as an interaction")]
    Unreadable,
    /// The bot has stopped meanwhile.
    #[error("the bot is stopping")]
    Dropped,
}

impl Endpoint {
    /// Answers a post. The interaction continues even if the HTTP client no longer waits.
    ///
    /// # Errors
    ///
    /// When the body cannot be parsed, or the bot stops first.
    pub async fn answer(&self, body: &[u8]) -> Result<FirstResponse, Unanswered> {
        let interaction: Value = serde_json::from_slice(body).map_err(|_| Unanswered::Unreadable)?;
        if interaction["type"] == PING {
            return Ok(pong());
        }
        let (waiting, first) = oneshot::channel();
        self.begin(&interaction, ResponseRoute::response(waiting))?;
        first.await.map_err(|_| Unanswered::Dropped)
    }

    fn begin(&self, interaction: &Value, route: ResponseRoute) -> Result<(), Unanswered> {
        let tasks = self.service.tasks();
        let pending = PendingAnswer::to(interaction, &self.api, tasks).ok_or(Unanswered::Unreadable)?;
        self.last_heard.record_heard();
        intake::take(&self.service, &self.api, pending.answered_by(route), interaction);
        Ok(())
    }
}

/// Discord's number for a ping.
const PING: u64 = 1;

fn pong() -> FirstResponse {
    FirstResponse { json: br#"{"type":1}"#.to_vec(), file: None, written: None }
}

/// When Discord was last heard from.
#[derive(Clone, Debug)]
pub(super) struct LastHeard {
    last: Arc<Mutex<Option<(Instant, Timestamp)>>>,
    clock: Clock,
}

impl LastHeard {
    pub(super) fn new(clock: Clock) -> LastHeard {
        LastHeard { last: Arc::default(), clock }
    }

    pub(super) fn record_heard(&self) {
        let now = (Instant::now(), self.clock.now());
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(now);
    }

    /// Returns whether that was recent by both clocks: the machine's and the bot's own.
    pub(super) fn within(&self, time: Duration) -> bool {
        let is_near = |(instant, at): (Instant, Timestamp)| {
            instant.elapsed() <= time && self.clock.now().since(at) <= time
        };
        self.last().is_some_and(is_near)
    }

    /// When that was, on this machine's clock for lengths of time and on the bot's own.
    pub(super) fn last(&self) -> Option<(Instant, Timestamp)> {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
