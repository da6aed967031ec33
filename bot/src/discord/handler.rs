//! The gateway's events.

use std::sync::Arc;

use serenity::all::{Context, Event, Interaction, RawEventHandler, Ready, UnknownEvent};
use serenity::async_trait;

use super::api::Api;
use super::intake;
use super::owed::Owed;
use super::startup::Startup;
use crate::health::Way;
use crate::metrics::Counter;
use crate::service::Service;

/// Hands every event on.
///
/// It takes them as the library reads them, one copy each: the library's other way has one more for each kind of handler,
/// and says nothing of events that it could not read.
pub(super) struct Handler {
    pub(super) service: Arc<Service>,
    pub(super) api: Api,
    pub(super) way: Way,
    pub(super) startup: Arc<Startup>,
}

#[async_trait]
impl RawEventHandler for Handler {
    async fn raw_event(&self, context: Context, event: Event) {
        match event {
            Event::InteractionCreate(event) => self.interaction_create(event.interaction).await,
            Event::Ready(event) => {
                self.way.look();
                // It is large, and would make each event so.
                Box::pin(self.ready(context, event.ready)).await;
            }
            Event::Resumed(_) => self.way.look(),
            Event::Unknown(event) => self.unread(&event),
            _ => {}
        }
    }
}

impl Handler {
    async fn ready(&self, context: Context, ready: Ready) {
        tracing::info!(bot = %ready.user.name, servers = ready.guilds.len(), "connected to Discord");
        Box::pin(self.startup.once(&context.http, ready.application.id)).await;
    }

    async fn interaction_create(&self, interaction: Interaction) {
        // Before anything else: from here on there is an answer, whatever happens.
        let tasks = self.service.tasks();
        if let Some(owed) = Owed::for_one(&interaction, &self.api, tasks) {
            tasks.track_future(intake::receive(&self.service, owed, interaction)).await;
        }
    }

    /// Reports an event that the library could not read, which it drops in silence.
    fn unread(&self, event: &UnknownEvent) {
        if ["INTERACTION_CREATE", "READY", "RESUMED"].contains(&event.kind.as_str()) {
            tracing::warn!(kind = %event.kind, "an event could not be read and is lost");
        }
        if event.kind == "INTERACTION_CREATE" {
            // All that can be done for it is what is done for whatever is dropped.
            match Owed::for_unread(&event.value, &self.api, self.service.tasks()) {
                Some(owed) => drop(owed),
                None => Counter::Dropped.add("unreadable"),
            }
        }
    }
}
