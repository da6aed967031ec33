//! Receives events from Discord. An interaction becomes a request, which goes to the service with the means
//! to answer it. Once an event has arrived, it is certain to be answered.

use std::sync::Arc;

use kuzhi_domain::Language;
use kuzhi_domain::refusal::Refusal;
use kuzhi_view::request::Request;
use kuzhi_view::screens;
use kuzhi_view::words::Words;
use serde_json::Value;
use serenity::all::{
    ApplicationId, Context, CreateInteractionResponse, Event, InteractionId, RawEventHandler, ShardId,
    UnknownEvent,
};
use serenity::async_trait;
use tokio_util::task::TaskTracker;
use tracing::Instrument as _;

use super::fields::{self, Unreadable, field};
use super::first_response::ResponseRoute;
use super::gateway::sessions::Sessions;
use super::interaction::{Interaction, TYPING, used};
use super::responder::Responder;
use super::rest::api::Api;
use super::rest::call::{self, Call};
use super::rest::retry::is_answered_already;
use super::startup::Startup;
use super::{discord_clock, parse};
use crate::connection_status::Transport;
use crate::metrics::{Counter, Gauge, number, record_person};
use crate::service::{Entry, Service};

/// Receives every event.
///
/// Uses raw events, one copy each. Serenity's other handler trait copies them again for each kind of handler,
/// and hides events that it could not parse.
pub(super) struct Handler {
    pub(super) service: Arc<Service>,
    pub(super) api: Api,
    pub(super) transport: Transport,
    pub(super) startup: Arc<Startup>,
    pub(super) sessions: Sessions,
}

#[async_trait]
impl RawEventHandler for Handler {
    async fn raw_event(&self, context: Context, event: Event) {
        match event {
            Event::InteractionCreate(event) => self.interaction_create(&used(&event.interaction)),
            Event::Ready(event) => {
                let ready = event.ready;
                self.ready(context.shard_id, ready.application.id, &ready.user.name, ready.guilds.len())
                    .await;
            }
            Event::Resumed(_) => self.transport.request_check(),
            Event::Unknown(event) => self.unread(context.shard_id, &event).await,
            _ => {}
        }
    }
}

impl Handler {
    async fn ready(&self, shard: ShardId, application: ApplicationId, bot: &str, servers: usize) {
        tracing::info!(bot, servers, "connected to Discord");
        let all = u64::try_from(self.sessions.record_servers(shard, servers)).unwrap_or(u64::MAX);
        Gauge::Servers.set("shards", number(all));
        self.transport.request_check();
        // Boxed: this future is large, and every event would be as large.
        Box::pin(self.startup.once(&self.api, application)).await;
    }

    fn interaction_create(&self, interaction: &Value) {
        // First of all: from here on an answer is guaranteed.
        match PendingAnswer::to(interaction, &self.api, self.service.tasks()) {
            Some(pending) => take(&self.service, &self.api, pending, interaction),
            None => {
                Counter::Dropped.add(UNREADABLE);
                tracing::warn!("an interaction has no ID or no token, and cannot be answered");
            }
        }
    }

    /// Takes an event that serenity could not read and would drop silently. It wants more than we use.
    async fn unread(&self, shard: ShardId, event: &UnknownEvent) {
        match event.kind.as_str() {
            "INTERACTION_CREATE" => self.interaction_create(&event.value),
            "READY" => match field(&event.value, "application", |one| field(one, "id", fields::id)) {
                Ok(application) => {
                    if let Some(session) = self.sessions.get(shard) {
                        session.greet();
                    }
                    let bot = event.value["user"]["username"].as_str().unwrap_or_default();
                    let servers = event.value["guilds"].as_array().map_or(0, Vec::len);
                    self.ready(shard, application.into(), bot, servers).await;
                }
                Err(unreadable) => tracing::warn!(%unreadable, "READY could not be read, and is lost"),
            },
            "RESUMED" => self.transport.request_check(),
            _ => {}
        }
    }
}

/// Reads an interaction, and has it answered in a task of its own.
pub(super) fn take(service: &Arc<Service>, api: &Api, pending: PendingAnswer, interaction: &Value) {
    match Interaction::read(interaction) {
        Ok(read) => {
            if api.application_id().is_none() {
                api.set_application_id(read.application.into());
            }
            hear_permissions(api, &read);
            service.tasks().spawn(receive(service, pending, &read));
        }
        Err(unreadable) => pending.give_up(&unreadable),
    }
}

/// Notes what the bot may do where somebody has just acted. Places that refused may work again.
fn hear_permissions(api: &Api, interaction: &Interaction) {
    let (place, is_thread) = (interaction.place, interaction.parent.is_some());
    api.places().record_permissions(place, is_thread, interaction.bot);
    if place.guild.is_none() {
        api.places().record_direct(interaction.user.id);
    }
}

/// Answers an interaction. The future is small while it waits.
fn receive(
    service: &Arc<Service>,
    pending: PendingAnswer,
    interaction: &Interaction,
) -> impl Future<Output = ()> + Send + 'static {
    discord_clock::compare(service.clock(), interaction.id);
    let request = parse::request(interaction);
    record_person(request.who, service.clock().now());
    // Log lines on the way name the request and its match, but nothing that a person wrote.
    let (id, action) = (request.id, request.action.name());
    let span = tracing::info_span!("request", interaction = %id, action, r#match = tracing::field::Empty);
    serve(Arc::clone(service), pending, request).instrument(span)
}

async fn serve(service: Arc<Service>, pending: PendingAnswer, request: Request) {
    let entry = service.enter(&request);
    let Some(call) = pending.take_over(&request) else { return };
    if let Entry::Dropped = entry {
        // Send no refusal either: Discord has refused too many requests already.
        return Counter::Dropped.add("overload");
    }
    // Boxed: handling is a large future, and a request that only waits would take as much memory.
    match service.admit(&request) {
        admitted if matches!(entry, Entry::TurnedAway(_)) => {
            let _turn = service.turn_away_permit().await;
            let refusal = admitted.err().unwrap_or(Refusal::TooBusy);
            let responder = Responder::to_refuse(call, &request);
            let waiting = responder.waiting(service.clock());
            let told = service.turn_away_at_once(Arc::new(request), responder, refusal);
            Box::pin(waiting.while_doing(told)).await;
        }
        Ok(()) => {
            let responder = Responder::new(call, &request);
            let waiting = responder.waiting(service.clock());
            Box::pin(waiting.while_doing(service.handle(Arc::new(request), responder))).await;
        }
        Err(refusal) => {
            let responder = Responder::to_refuse(call, &request);
            let waiting = responder.waiting(service.clock());
            let told = service.turn_away(Arc::new(request), responder, refusal);
            Box::pin(waiting.while_doing(told)).await;
        }
    }
}

/// An interaction that still needs an answer. Dropping it sends the default one.
pub(super) struct PendingAnswer {
    /// `None` once it was handed over.
    call: Option<Call>,
    kind: AnswerKind,
    language: Language,
    /// How metrics count it if nobody takes it over.
    lost_as: &'static str,
}

/// The kind of an answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum AnswerKind {
    /// Suggestions for what someone is typing.
    Proposals,
    /// Anything else.
    Words,
}

/// How metrics count an interaction that could not be parsed.
const UNREADABLE: &str = "unreadable";

impl PendingAnswer {
    /// Returns the obligation to answer an interaction, if at least its ID and token can be read.
    pub(super) fn to(interaction: &Value, api: &Api, tasks: &TaskTracker) -> Option<PendingAnswer> {
        let id = field(interaction, "id", fields::id).ok()?;
        let text = |name: &str| interaction[name].as_str();
        let call = Call::about(InteractionId::new(id), text("token")?.to_owned(), api, tasks);
        let kind = if interaction["type"] == TYPING { AnswerKind::Proposals } else { AnswerKind::Words };
        let language = Language::of_locale(text("locale").unwrap_or_default());
        Some(PendingAnswer { call: Some(call), kind, language, lost_as: "unanswered" })
    }

    /// Sends the default answer, because the interaction cannot be read.
    fn give_up(mut self, unreadable: &Unreadable) {
        tracing::warn!(%unreadable, "an interaction could not be read, and is lost");
        self.lost_as = UNREADABLE;
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
        let (kind, words) = (self.kind, Words::for_language(self.language));
        let last = call.clone();
        call.spawn(async move {
            let answered = match kind {
                AnswerKind::Proposals => last.propose(Vec::new()).await,
                AnswerKind::Words => {
                    let body = call::answer(&screens::dropped_screen(words), true);
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
