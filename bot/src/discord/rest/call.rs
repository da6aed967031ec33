//! The calls that answer an interaction: builds each message's body and sends it with retries, as text where
//! files are not allowed.

use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_domain::MessageId;
use kuzhi_view::request::Request;
use kuzhi_view::screens::{Attached, Screen};
use serenity::Error;
use serenity::all::{
    AutocompleteChoice, Builder, CreateAutocompleteResponse, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, EditInteractionResponse,
    InteractionId,
};
use tokio::runtime::Handle;
use tokio::time::Instant;
use tokio_util::task::TaskTracker;

use super::api::Api;
use super::attaching::Sendable;
use super::invalid_requests::Waits;
use super::messages::{attachments, files, mentions, rows};
use super::retry::{CallError, Repeat, RetryTime, is_answered_already, is_unknown_answer, is_untaken};
use crate::discord::first_response::ResponseRoute;
use crate::discord::interaction::Message;
use crate::metrics::Timer;

/// The name of the action while it is unknown.
const UNREAD: &str = "";

/// What is needed to answer an interaction.
#[derive(Clone)]
pub(crate) struct Call {
    pub(crate) api: Api,
    pub(crate) id: InteractionId,
    pub(crate) token: String,
    /// Tasks that a shutdown waits for.
    pub(crate) tasks: TaskTracker,
    route: ResponseRoute,
    /// When the interaction came in.
    arrived: Instant,
    /// The action, once known.
    action: &'static str,
    /// Whether files may be attached, if Discord said so.
    attaches: bool,
}

impl Call {
    /// Collects what is needed to answer a new interaction.
    pub(crate) fn about(id: InteractionId, token: String, api: &Api, tasks: &TaskTracker) -> Call {
        Call {
            api: api.clone(),
            id,
            token,
            tasks: tasks.clone(),
            route: ResponseRoute::default(),
            arrived: Instant::now(),
            action: UNREAD,
            attaches: false,
        }
    }

    /// Sets the route of the first response.
    pub(crate) fn answered_by(self, route: ResponseRoute) -> Call {
        Call { route, ..self }
    }

    /// Sets the action.
    pub(crate) fn to(self, request: &Request) -> Call {
        Call { action: request.action.name(), attaches: request.rights.attaches, ..self }
    }

    /// Sends the first response with its attachments.
    pub(crate) async fn respond(
        &self,
        response: &CreateInteractionResponse,
        file: Option<&Attached>,
    ) -> Result<(), CallError> {
        self.make_first_response(response, file).await.inspect(|()| {
            if self.action != UNREAD {
                let took = self.arrived.elapsed();
                Timer::Acknowledgement.took(self.action, took);
                tracing::debug!(?took, "Discord has a first response");
            }
        })
    }

    async fn make_first_response(
        &self,
        response: &CreateInteractionResponse,
        file: Option<&Attached>,
    ) -> Result<(), CallError> {
        self.api.other_instances().record_own(self.id);
        if self.route.write(response, file).await? {
            return Ok(());
        }
        let is_unsure = AtomicBool::new(false);
        let is_worth_it = |error: &Error| {
            is_unsure.fetch_or(!is_untaken(error), Ordering::Relaxed);
            Repeat::Freely.is_worth_it(error)
        };
        let respond = || response.clone().execute(self.api.http(), (self.id, self.token.as_str()));
        match self.api.retry_while(Waits::Somebody, RetryTime::Short, is_worth_it, respond).await {
            // If an earlier attempt of ours may have arrived, the answer counts as ours.
            Err(error) if is_answered_already(&error) && !is_unsure.into_inner() => {
                self.api.other_instances().record_other(self.id);
                Err(CallError::Elsewhere)
            }
            done => done,
        }
    }

    /// Answers with suggestions.
    pub(crate) async fn propose(&self, choices: Vec<AutocompleteChoice>) -> Result<(), CallError> {
        let choices = CreateAutocompleteResponse::new().set_choices(choices);
        self.respond(&CreateInteractionResponse::Autocomplete(choices), None).await
    }

    /// Makes a call that edits or deletes an answer, or sends a follow-up.
    pub(crate) async fn retry_answering<T, F>(
        &self,
        time: RetryTime,
        repeat: Repeat,
        call: impl Fn() -> F,
    ) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, Error>>,
    {
        self.route.until_read().await;
        let is_early = |error: &Error| is_unknown_answer(error) && self.route.may_be_unread();
        let is_worth_it = |error: &Error| repeat.is_worth_it(error) || is_early(error);
        self.api.retry_while(Waits::Somebody, time, is_worth_it, call).await
    }

    /// Whether an error means that an answer never arrived. For a call Discord would have said so at once.
    pub(crate) fn is_lost(&self, error: &CallError) -> bool {
        self.route.may_be_unread() && matches!(error, CallError::Discord(error) if is_unknown_answer(error))
    }

    /// Runs a task that outlives the request, unless the program has ended.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        if let Ok(runtime) = Handle::try_current() {
            self.tasks.spawn_on(task, &runtime);
        }
    }

    /// Sends a screen as the first response: a new message, or in place of the clicked one.
    pub(crate) async fn respond_with(
        &self,
        screen: &Screen,
        private: bool,
        kind: fn(CreateInteractionResponseMessage) -> CreateInteractionResponse,
    ) -> Result<(), CallError> {
        self.sendable(screen)
            .send(|screen| async move {
                self.respond(&kind(answer(screen, private)), screen.file.as_ref()).await
            })
            .await
    }

    pub(crate) async fn change(&self, screen: &Screen) -> Result<Message, CallError> {
        self.sendable(screen)
            .send(|screen| async move {
                let body = changed_answer(screen);
                let change = || self.api.change_answer(&self.token, &body, files(screen));
                self.retry_answering(RetryTime::Long, Repeat::Freely, change).await
            })
            .await
    }

    pub(crate) async fn follow_up(&self, screen: &Screen, private: bool) -> Result<Message, CallError> {
        self.sendable(screen)
            .send(|screen| async move {
                let body = further(screen, private);
                let send = || self.api.follow_up(&self.token, &body, files(screen));
                self.retry_answering(RetryTime::Long, Repeat::OnlyUntaken, send).await
            })
            .await
    }

    pub(crate) async fn change_follow_up(
        &self,
        message: MessageId,
        screen: &Screen,
    ) -> Result<Message, CallError> {
        self.sendable(screen)
            .send(|screen| async move {
                let (body, message) = (further(screen, false), message.0.into());
                let change = || self.api.change_follow_up(&self.token, message, &body, files(screen));
                self.retry_answering(RetryTime::Long, Repeat::Freely, change).await
            })
            .await
    }

    fn sendable<'a>(&self, screen: &'a Screen) -> Sendable<'a> {
        Sendable::new(screen, self.attaches)
    }

    pub(crate) async fn delete_answer(&self) -> Result<(), CallError> {
        let delete = || self.api.delete_original_interaction_response(&self.token);
        self.retry_answering(RetryTime::Long, Repeat::Freely, delete).await
    }
}

/// Builds the body of an answer.
pub(crate) fn answer(screen: &Screen, private: bool) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .add_files(files(screen))
        .content(&screen.text)
        .components(rows(screen))
        .allowed_mentions(mentions(screen))
        .ephemeral(private)
}

/// Builds the body of an edit to an answer.
fn changed_answer(screen: &Screen) -> EditInteractionResponse {
    EditInteractionResponse::new()
        .attachments(attachments(screen))
        .content(&screen.text)
        .components(rows(screen))
        .allowed_mentions(mentions(screen))
}

/// Builds the body of a follow-up.
fn further(screen: &Screen, private: bool) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .add_files(files(screen))
        .content(&screen.text)
        .components(rows(screen))
        .allowed_mentions(mentions(screen))
        .ephemeral(private)
}
