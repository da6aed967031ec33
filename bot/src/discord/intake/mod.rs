//! Receives events from Discord. An interaction becomes a request, which goes to the service with the means
//! to answer it. From the event's arrival on, an answer is guaranteed.

use std::sync::Arc;

use serde_json::Value;
use serenity::all::{
    Context, CreateInteractionResponse, Event, Interaction, InteractionId, RawEventHandler, Ready,
    UnknownEvent,
};
use serenity::async_trait;
use tokio_util::task::TaskTracker;
use tracing::{Instrument as _, Span, field};

use super::api::Api;
use super::call::{self, Call};
use super::first_response::ResponseRoute;
use super::responder::Responder;
use super::retry::is_answered_already;
use super::startup::Startup;
use super::{discord_clock, parse};
use crate::connection_status::Transport;
use crate::domain::Refusal;
use crate::language::Language;
use crate::metrics::Counter;
use crate::request::Request;
use crate::screens;
use crate::service::{Entry, Service};
use crate::words::Words;

/// Receives every event.
///
/// Uses raw events, one copy each. Serenity's other handler trait copies them again for each kind of handler,
/// and hides events that it could not parse.
pub(super) struct Handler {
    pub(super) service: Arc<Service>,
    pub(super) api: Api,
    pub(super) transport: Transport,
    pub(super) startup: Arc<Startup>,
}

#[async_trait]
impl RawEventHandler for Handler {
    async fn raw_event(&self, _: Context, event: Event) {
        match event {
            Event::InteractionCreate(event) => self.interaction_create(&event.interaction),
            Event::Ready(event) => {
                self.transport.request_check();
                // Boxed: this future is large, and every event would be as large.
                Box::pin(self.ready(event.ready)).await;
            }
            Event::Resumed(_) => self.transport.request_check(),
            Event::Unknown(event) => self.unread(&event),
            _ => {}
        }
    }
}

impl Handler {
    async fn ready(&self, ready: Ready) {
        tracing::info!(bot = %ready.user.name, servers = ready.guilds.len(), "connected to Discord");
        Box::pin(self.startup.once(&self.api, ready.application.id)).await;
    }

    fn interaction_create(&self, interaction: &Interaction) {
        // First of all: from here on an answer is guaranteed.
        let tasks = self.service.tasks();
        if let Some(pending) = PendingAnswer::for_one(interaction, &self.api, tasks) {
            // In a task of its own: this one is sized for any event.
            tasks.spawn(receive(&self.service, pending, interaction));
        }
    }

    /// Reports an event that serenity could not parse and would drop silently.
    fn unread(&self, event: &UnknownEvent) {
        if ["INTERACTION_CREATE", "READY", "RESUMED"].contains(&event.kind.as_str()) {
            tracing::warn!(kind = %event.kind, "an event could not be read, and is lost");
        }
        if event.kind == "INTERACTION_CREATE" {
            // Only the default answer to a dropped interaction is possible.
            match PendingAnswer::for_unread(&event.value, &self.api, self.service.tasks()) {
                Some(pending) => drop(pending),
                None => Counter::Dropped.add("unreadable"),
            }
        }
    }
}

/// Parses an interaction and answers it. The future is small while it waits.
pub(super) fn receive(
    service: &Arc<Service>,
    pending: PendingAnswer,
    interaction: &Interaction,
) -> impl Future<Output = ()> + Send + 'static {
    let request = parse::request(interaction);
    let span = match &request {
        // Log lines on the way name the request and its match, but nothing that a person wrote.
        Some(Request { id, action, .. }) => {
            let action = action.name();
            tracing::info_span!("request", interaction = %id, action, r#match = field::Empty)
        }
        None => {
            tracing::warn!(kind = ?interaction.kind(), "an interaction of an unknown kind");
            Span::none()
        }
    };
    serve(Arc::clone(service), pending, request).instrument(span)
}

async fn serve(service: Arc<Service>, pending: PendingAnswer, request: Option<Request>) {
    let Some(request) = request else { return };
    let entry = service.enter(&request);
    let Some(call) = pending.take_over(&request) else { return };
    if let Entry::Dropped = entry {
        // Send no refusal either: Discord has refused too many requests already.
        return Counter::Dropped.add("overload");
    }
    // Boxed: handling is a large future, and a request that only waits would take as much memory.
    match service.admit(&request) {
        admitted if matches!(entry, Entry::TurnedAway(_)) => {
            let _turn = service.turn_to_be_told().await;
            let refusal = admitted.err().unwrap_or(Refusal::TooBusy);
            let responder = Responder::to_refuse(call, &request);
            let waiting = responder.waiting();
            let told = service.turn_away_at_once(Arc::new(request), responder, refusal);
            Box::pin(waiting.while_doing(told)).await;
        }
        Ok(()) => {
            let responder = Responder::new(call, &request);
            let waiting = responder.waiting();
            Box::pin(waiting.while_doing(service.handle(Arc::new(request), responder))).await;
        }
        Err(refusal) => {
            let responder = Responder::to_refuse(call, &request);
            let waiting = responder.waiting();
            let told = service.turn_away(Arc::new(request), responder, refusal);
            Box::pin(waiting.while_doing(told)).await;
        }
    }
}

/// An interaction that still needs an answer. Dropping it sends the default one.
pub(super) struct PendingAnswer {
    /// `None` once it was handed over.
    call: Option<Call>,
    kind: Kind,
    language: Language,
    /// How metrics count it if nobody takes it over.
    lost_as: &'static str,
}

/// The kind of an answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// Suggestions for what someone is typing.
    Proposals,
    /// Anything else.
    Words,
}

/// How metrics count an interaction that could not be parsed.
const UNREADABLE: &str = "unreadable";

/// Discord's type number for autocomplete interactions.
const TYPING: u64 = 4;

impl PendingAnswer {
    /// Returns the obligation to answer an interaction. `None` for a ping.
    pub(super) fn for_one(
        interaction: &Interaction,
        api: &Api,
        tasks: &TaskTracker,
    ) -> Option<PendingAnswer> {
        let (kind, token, locale) = match interaction {
            Interaction::Command(one) => (Kind::Words, &one.token, &one.locale),
            Interaction::Autocomplete(one) => (Kind::Proposals, &one.token, &one.locale),
            Interaction::Component(one) => (Kind::Words, &one.token, &one.locale),
            Interaction::Modal(one) => (Kind::Words, &one.token, &one.locale),
            _ => return None,
        };
        let call = Call::about(interaction.id(), token.clone(), api, tasks);
        discord_clock::compare(call.id);
        let language = Language::of_locale(locale);
        Some(PendingAnswer { call: Some(call), kind, language, lost_as: "unanswered" })
    }

    /// Returns it for an interaction that serenity could not parse, if its ID and token can be read.
    pub(super) fn for_unread(interaction: &Value, api: &Api, tasks: &TaskTracker) -> Option<PendingAnswer> {
        let text = |name: &str| interaction[name].as_str();
        let id = text("id")?.parse().ok().filter(|&id| id > 0)?;
        let call = Call::about(InteractionId::new(id), text("token")?.to_owned(), api, tasks);
        let kind = if interaction["type"] == TYPING { Kind::Proposals } else { Kind::Words };
        let language = Language::of_locale(text("locale").unwrap_or_default());
        Some(PendingAnswer { call: Some(call), kind, language, lost_as: UNREADABLE })
    }

    /// Sets the route of the first response.
    pub(super) fn answered_by(mut self, route: ResponseRoute) -> PendingAnswer {
        self.call = self.call.take().map(|call| call.answered_by(route));
        self
    }

    /// Hands the obligation over to code that knows the request.
    fn take_over(mut self, request: &Request) -> Option<Call> {
        self.call.take().map(|call| call.to(request))
    }
}

impl Drop for PendingAnswer {
    fn drop(&mut self) {
        let Some(call) = self.call.take() else { return };
        Counter::Dropped.add(self.lost_as);
        // An interaction that could not be parsed was reported already.
        if self.lost_as != UNREADABLE {
            tracing::error!(interaction = %call.id, "a request was dropped before it was answered");
        }
        let (kind, words) = (self.kind, Words::of(self.language));
        let last = call.clone();
        call.go_on(async move {
            let answered = match kind {
                Kind::Proposals => last.propose(Vec::new()).await,
                Kind::Words => {
                    let body = call::answer(&screens::of_dropped(words), true);
                    last.respond(&CreateInteractionResponse::Message(body), None).await
                }
            };
            if let Err(error) = answered
                && !is_answered_already(&error)
            {
                tracing::warn!(%error, interaction = %last.id, "an answer did not arrive");
            }
        });
    }
}

#[cfg(test)]
mod tests;
