//! Answers an interaction. Discord wants the first response within 3 seconds.

mod default_answer;
mod deliveries;
mod destination;
mod progress;
mod waiting;

use std::sync::{Arc, OnceLock};

use kuzhi_domain::MessageId;
use kuzhi_view::request::{Action, Done, Languages, Proposal, Proposed, Reach, Request, Rights};
use kuzhi_view::screens::{self, Form, Screen};
use kuzhi_view::words::Words;
use serenity::all::{AutocompleteChoice, CreateInteractionResponse, CreateInteractionResponseMessage};

use self::deliveries::Deliveries;
use self::destination::Destination;
use self::progress::{AnswerProgress, Progress};
use super::interaction::Message;
use super::rest::call::{Call, answer};
use super::rest::messages::modal;
use super::rest::retry::{CallError, Repeat, RetryTime, is_answered_already, leaves_unanswered};
use crate::delivery::{BoxFuture, Reply, ShowError, Shown};

/// A person waiting for the answer to an interaction. If dropped without one, it tells them so.
pub(super) struct Responder {
    call: Call,
    destination: Destination,
    rights: Rights,
    languages: Languages,
    /// The languages chosen instead, once known.
    chosen: OnceLock<Languages>,
    progress: AnswerProgress,
    /// The follow-up that stands for the answer, and who sees it: the public message that a private question
    /// led to, or the one that replaced an acknowledgement.
    outcome: OnceLock<(MessageId, Shown)>,
    /// Which delivery owns the request, if there are several.
    deliveries: Deliveries,
}

impl Responder {
    /// Creates a responder for a request.
    pub(super) fn new(call: Call, request: &Request) -> Arc<Responder> {
        Responder::at(call, request, Destination::for_request(request), request.rights)
    }

    /// Creates a responder for a private refusal. The clicked message stays as it is.
    pub(super) fn to_refuse(call: Call, request: &Request) -> Arc<Responder> {
        let destination = match Destination::for_request(request) {
            Destination::Typing => Destination::Typing,
            _ => Destination::Command { private: true },
        };
        Responder::at(call, request, destination, Rights { reach: Reach::Channel, ..request.rights })
    }

    fn at(call: Call, request: &Request, destination: Destination, rights: Rights) -> Arc<Responder> {
        Arc::new(Responder {
            call,
            destination,
            rights,
            languages: request.languages,
            chosen: OnceLock::new(),
            progress: AnswerProgress::unanswered(),
            outcome: OnceLock::new(),
            deliveries: Deliveries::default(),
        })
    }

    fn languages(&self) -> Languages {
        self.chosen.get().copied().unwrap_or(self.languages)
    }

    /// The words in the person's own language.
    fn words(&self) -> &'static Words {
        Words::for_language(self.languages().user)
    }

    fn is_unanswered(&self) -> bool {
        self.destination != Destination::Typing && self.progress.is_unanswered()
    }

    /// Acknowledges the interaction, unless there is an answer. Autocompletion has no acknowledgement.
    async fn defer(&self) {
        if self.destination == Destination::Typing || self.deliveries.is_answered_elsewhere() {
            return;
        }
        if !self.progress.claim_acknowledgement() {
            return;
        }
        let word = match self.destination {
            Destination::Command { private } => {
                CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(private))
            }
            _ => CreateInteractionResponse::Acknowledge,
        };
        let progress = match self.call.respond(&word, None).await {
            // A repeated delivery of the interaction was answered, and that answer stands.
            Err(error) if is_answered_already(&error) => {
                self.deliveries.record_refusal(&error);
                Progress::Answered
            }
            Err(error) => {
                tracing::warn!(%error, "could not say that an answer is coming");
                if leaves_unanswered(&error) { Progress::Unanswered } else { Progress::Deferred }
            }
            Ok(()) => Progress::Deferred,
        };
        self.progress.set(progress);
    }

    /// Sends the first response, which the caller has claimed. If Discord refuses it, another may follow.
    async fn send_first(
        &self,
        responding: impl Future<Output = Result<(), CallError>>,
    ) -> Result<(), CallError> {
        responding.await.inspect_err(|error| {
            if leaves_unanswered(error) {
                self.progress.set(Progress::Unanswered);
            }
        })
    }

    /// Answers with what can only be the first answer.
    async fn answer_first(&self, response: CreateInteractionResponse) -> Result<(), ShowError> {
        if self.progress.claim().await != Progress::Unanswered {
            return Err(ShowError::refused("it took too long: this can only be the first answer"));
        }
        match self.record_answered(self.send_first(self.call.respond(&response, None)).await) {
            Err(error) if is_answered_already(&error) => self.deliveries.record_refusal(&error),
            answered => answered?,
        }
        Ok(())
    }

    /// Shows the result of a private question in a public message. The question says so, and goes once the
    /// message is there.
    async fn show_outcome(&self, screen: &Screen) -> Result<Shown, ShowError> {
        if self.destination == Destination::Further {
            self.acknowledge().await?;
            return Ok(self.follow_up(screen).await?);
        }
        self.say_done(Done::Posted).await?;
        let shown = self.follow_up(screen).await?;
        if let Err(error) = self.call.delete_answer().await {
            tracing::debug!(%error, "an answered question stays");
        }
        Ok(shown)
    }

    /// Posts a follow-up that stands for the answer from now on.
    async fn follow_up(&self, screen: &Screen) -> Result<Shown, CallError> {
        let message = self.call.follow_up(screen, false).await?;
        let shown = shown(message);
        self.outcome.get_or_init(|| (message.id, shown));
        Ok(shown)
    }

    /// Leaves the clicked message as it is.
    async fn acknowledge(&self) -> Result<(), CallError> {
        if self.progress.claim().await == Progress::Unanswered {
            // A repeated delivery ends here: its result is there already.
            match self.send_first(self.call.respond(&CreateInteractionResponse::Acknowledge, None)).await {
                Err(error) if is_answered_already(&error) && self.deliveries.may_go_on(&error) => {}
                responded => responded?,
            }
        }
        Ok(())
    }

    /// Replaces the question with a note that it is done.
    async fn say_done(&self, done: Done) -> Result<(), CallError> {
        let said = screens::done(self.words(), done);
        if self.progress.claim().await == Progress::Unanswered {
            // A repeated delivery ends here: its result is there already.
            let response = CreateInteractionResponse::UpdateMessage(answer(&said, true));
            match self.send_first(self.call.respond(&response, None)).await {
                Err(error) if is_answered_already(&error) && self.deliveries.may_go_on(&error) => {}
                responded => return responded,
            }
        }
        self.call.change(&said).await.map(drop)
    }

    async fn show_now(&self, screen: &Screen) -> Result<Shown, ShowError> {
        if self.deliveries.is_answered_elsewhere() {
            return Err(CallError::Elsewhere.into());
        }
        if let Some(&(message, shown)) = self.outcome.get() {
            self.call.change_follow_up(message, screen).await?;
            return Ok(shown);
        }
        match self.destination {
            Destination::Question { .. } | Destination::Further => return self.show_outcome(screen).await,
            Destination::Menu { done, .. } if self.rights.reach.is_member() => {
                self.say_done(done).await?;
                return Ok(Shown::Alone);
            }
            // What is told is shown in it.
            Destination::Panel { .. } if self.rights.reach.is_member() => return Ok(Shown::Alone),
            Destination::Typing => {
                self.propose_now(Vec::new()).await?;
                return Ok(Shown::Alone);
            }
            Destination::Command { .. }
            | Destination::Button { .. }
            | Destination::Choice { .. }
            | Destination::Panel { .. }
            | Destination::Menu { .. } => {}
        }
        let shown = match self.progress.claim().await {
            Progress::Unanswered => self.show_first(screen).await?,
            Progress::Deferred if !screen.notifies.is_empty() => {
                // Filling in a deferred answer notifies nobody; only a new message does.
                self.call.delete_answer().await?;
                self.follow_up(screen).await?
            }
            _ => shown(self.call.change(screen).await?),
        };
        let is_private = matches!(
            self.destination,
            Destination::Button { private: true, .. }
                | Destination::Choice { .. }
                | Destination::Panel { .. }
                | Destination::Menu { .. }
        );
        Ok(if is_private { Shown::Alone } else { shown })
    }

    async fn show_first(&self, screen: &Screen) -> Result<Shown, CallError> {
        let kind = match self.destination {
            Destination::Command { .. } => CreateInteractionResponse::Message,
            _ => CreateInteractionResponse::UpdateMessage,
        };
        match self.send_first(self.call.respond_with(screen, false, kind)).await {
            Ok(()) => {}
            // A repeated delivery of the interaction: update the answer that is there.
            Err(error) if is_answered_already(&error) && self.deliveries.may_go_on(&error) => {
                _ = self.call.change(screen).await?;
            }
            Err(error) => return Err(error),
        }
        match self.destination {
            Destination::Button { message, .. }
            | Destination::Choice { message }
            | Destination::Panel { message }
            | Destination::Menu { message, .. }
            | Destination::Question { message } => Ok(Shown::To(message)),
            Destination::Further | Destination::Typing => Ok(Shown::Somewhere),
            Destination::Command { .. } => {
                let get = || self.call.api.answer_to(&self.call.token);
                match self.call.retry_answering(RetryTime::Long, Repeat::Freely, get).await {
                    Ok(message) => Ok(shown(message)),
                    // It was written to the waiting HTTP request and did not arrive.
                    Err(error) if self.call.is_lost(&error) => Err(error),
                    // The answer is there, whether or not we learn its message ID.
                    Err(_) => Ok(Shown::Somewhere),
                }
            }
        }
    }

    /// Answers autocompletion with suggestions.
    async fn propose_now(&self, choices: Vec<AutocompleteChoice>) -> Result<(), CallError> {
        match self.progress.claim().await {
            Progress::Unanswered => match self.send_first(self.call.propose(choices)).await {
                Err(CallError::Elsewhere) => Ok(()),
                proposed => proposed,
            },
            _ => Ok(()),
        }
    }

    async fn tell_now(&self, screen: &Screen) -> Result<(), ShowError> {
        if self.deliveries.is_answered_elsewhere() {
            return Ok(());
        }
        if self.destination == Destination::Typing {
            return Ok(self.propose_now(Vec::new()).await?);
        }
        match (self.progress.claim().await, self.destination) {
            (Progress::Unanswered, destination) => {
                let kind = match destination {
                    Destination::Choice { .. } | Destination::Panel { .. } => {
                        CreateInteractionResponse::UpdateMessage
                    }
                    _ => CreateInteractionResponse::Message,
                };
                match self.send_first(self.call.respond_with(screen, true, kind)).await {
                    Err(error) if is_answered_already(&error) => self.deliveries.record_refusal(&error),
                    told => told?,
                }
            }
            (Progress::Deferred, Destination::Command { private: true } | Destination::Choice { .. }) => {
                _ = self.call.change(screen).await?;
            }
            (_, Destination::Panel { .. }) => _ = self.call.change(screen).await?,
            (Progress::Deferred, Destination::Command { private: false }) => {
                // The public notice must go first: the first follow-up would take its place.
                self.call.delete_answer().await?;
                self.call.follow_up(screen, true).await?;
            }
            _ => _ = self.call.follow_up(screen, true).await?,
        }
        Ok(())
    }
}

/// Returns who sees a message: Discord may make one private that was meant to be public.
const fn shown(message: Message) -> Shown {
    if message.is_private { Shown::Alone } else { Shown::To(message.id) }
}

fn choice(proposal: Proposal) -> AutocompleteChoice {
    match proposal.value {
        Proposed::Text(text) => AutocompleteChoice::new(proposal.name, text),
        Proposed::Number(number) => AutocompleteChoice::new(proposal.name, number),
    }
}

impl Reply for Responder {
    fn set_languages(&self, languages: Languages) {
        self.chosen.get_or_init(|| languages);
    }

    fn propose(&self, proposals: Vec<Proposal>) -> BoxFuture<'_, Result<(), ShowError>> {
        let choices = proposals.into_iter().map(choice).collect();
        Box::pin(async move { Ok(self.record_answered(self.propose_now(choices).await)?) })
    }

    fn show<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>> {
        Box::pin(async move { self.record_answered(self.show_now(screen).await) })
    }

    fn tell<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async move { self.record_answered(self.tell_now(screen).await) })
    }

    fn ask<'a>(&'a self, form: &'a Form) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(self.answer_first(CreateInteractionResponse::Modal(modal(form))))
    }

    fn launch<'a>(&'a self, _: &'a Action) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(self.answer_first(CreateInteractionResponse::LaunchActivity))
    }

    fn add<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>> {
        Box::pin(async move {
            if self.deliveries.is_answered_elsewhere() {
                return Err(CallError::Elsewhere.into());
            }
            Ok(shown(self.call.follow_up(screen, false).await?))
        })
    }

    fn further(&self) -> Arc<dyn Reply> {
        self.chosen.get_or_init(|| self.languages());
        // They have their answer. Only follow-ups are left.
        Arc::new(self.again(Destination::Further, Progress::Answered))
    }

    fn claim(&self) {
        self.deliveries.claim();
    }

    fn yield_to_another(&self) {
        self.deliveries.wait_for_another();
    }

    fn defer_if_unanswered(&self) -> BoxFuture<'_, bool> {
        Box::pin(async move {
            self.defer().await;
            self.record_answered(!self.deliveries.is_answered_elsewhere())
        })
    }

    fn abandon(&self) {
        self.deliveries.leave_to_another();
        self.record_answered(());
    }

    fn take_back(&self, message: MessageId) -> BoxFuture<'_, Result<(), ShowError>> {
        Box::pin(async move {
            let delete = || self.call.api.delete_followup_message(&self.call.token, message.0.into());
            Ok(self.call.retry_answering(RetryTime::Short, Repeat::Freely, delete).await?)
        })
    }
}
