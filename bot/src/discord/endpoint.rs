//! The HTTP endpoint for interactions: answers Discord's pings, and each interaction with its first response.

use std::panic;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::Value;
use serenity::all::Interaction;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::api::Api;
use super::first_response::{FirstResponse, ResponseRoute};
use super::intake::{self, PendingAnswer};
use crate::clock::Clock;
use crate::domain::Timestamp;
use crate::service::Service;

/// Handles what Discord posts. The caller has verified the signature.
#[derive(Clone)]
pub struct Endpoint {
    pub(super) service: Arc<Service>,
    pub(super) api: Api,
    pub(super) heard: Heard,
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
        let (waiting, first) = oneshot::channel();
        match read(body) {
            Some(Interaction::Ping(_)) => return Ok(pong()),
            Some(interaction) => self.begin(&interaction, ResponseRoute::response(waiting))?,
            None => self.drop_unread(body, ResponseRoute::response(waiting))?,
        }
        first.await.map_err(|_| Unanswered::Dropped)
    }

    fn begin(&self, interaction: &Interaction, route: ResponseRoute) -> Result<(), Unanswered> {
        self.heard.note();
        if self.api.application_id().is_none() {
            self.api.set_application_id(interaction.application_id());
        }
        let tasks = self.service.tasks();
        let pending = PendingAnswer::for_one(interaction, &self.api, tasks).ok_or(Unanswered::Unreadable)?;
        tasks.spawn(intake::receive(&self.service, pending.answered_by(route), interaction));
        Ok(())
    }

    /// Logs an interaction that serenity cannot parse, if at least its ID can be read.
    fn drop_unread(&self, body: &[u8], route: ResponseRoute) -> Result<(), Unanswered> {
        let value: Value = serde_json::from_slice(body).map_err(|_| Unanswered::Unreadable)?;
        let pending = PendingAnswer::for_unread(&value, &self.api, self.service.tasks())
            .ok_or(Unanswered::Unreadable)?;
        // Without the reason, which could quote private content.
        tracing::warn!("an interaction could not be read, and is lost");
        drop(pending.answered_by(route));
        Ok(())
    }
}

/// Parses the body, if serenity can. Serenity panics on some texts, such as an invalid image hash.
fn read(body: &[u8]) -> Option<Interaction> {
    panic::catch_unwind(|| serde_json::from_slice(body).ok()).ok().flatten()
}

fn pong() -> FirstResponse {
    FirstResponse { json: br#"{"type":1}"#.to_vec(), file: None, written: None }
}

/// When Discord was last heard from.
#[derive(Clone, Debug)]
pub(super) struct Heard {
    last: Arc<Mutex<Option<(Instant, Timestamp)>>>,
    clock: Clock,
}

impl Heard {
    pub(super) fn new(clock: Clock) -> Heard {
        Heard { last: Arc::default(), clock }
    }

    pub(super) fn note(&self) {
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
