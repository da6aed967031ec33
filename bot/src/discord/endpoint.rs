//! What Discord posts over HTTP: the question whether somebody is there, or an interaction, whose first response is the
//! answer.

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

/// Takes what Discord posts, whoever has seen to it that it comes from Discord.
#[derive(Clone)]
pub struct Endpoint {
    pub(super) service: Arc<Service>,
    pub(super) api: Api,
    pub(super) heard: Heard,
}

/// Why there is no first response.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unanswered {
    /// It is nothing that Discord would post.
    #[error("it cannot be read as an interaction")]
    Unreadable,
    /// The bot has ended meanwhile.
    #[error("the bot is stopping")]
    Dropped,
}

impl Endpoint {
    /// Answers what was posted. The interaction goes on if nobody waits for that any more.
    ///
    /// # Errors
    ///
    /// When it cannot be read, or the bot ends before.
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

    /// Says of what the library cannot read that it is lost, if that much of it can be read.
    fn drop_unread(&self, body: &[u8], route: ResponseRoute) -> Result<(), Unanswered> {
        let value: Value = serde_json::from_slice(body).map_err(|_| Unanswered::Unreadable)?;
        let pending = PendingAnswer::for_unread(&value, &self.api, self.service.tasks())
            .ok_or(Unanswered::Unreadable)?;
        // Why is not said: it could quote what belongs into no log.
        tracing::warn!("an interaction could not be read, and is lost");
        drop(pending.answered_by(route));
        Ok(())
    }
}

/// What was posted, if the library can read it. At some texts it panics, such as the hash of a picture that is none.
fn read(body: &[u8]) -> Option<Interaction> {
    panic::catch_unwind(|| serde_json::from_slice(body).ok()).ok().flatten()
}

fn pong() -> FirstResponse {
    FirstResponse { json: br#"{"type":1}"#.to_vec(), file: None, written: None }
}

/// When Discord was last heard.
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

    /// Whether that was so short a time ago, by both clocks: that of this machine, and the bot's own.
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
