//! What is owed to everybody who does something: an answer, whatever becomes of the request.

use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::Value;
use serenity::Error;
use serenity::all::{
    AutocompleteChoice, CreateAutocompleteResponse, CreateInteractionResponse, Interaction, InteractionId,
};
use tokio::runtime::Handle;
use tokio::time::Instant;
use tokio_util::task::TaskTracker;

use super::api::Api;
use super::client::answer;
use super::discord_clock;
use super::first_response::FirstWay;
use super::invalid_requests::Waits;
use super::retry::{CallError, Repeat, RetryTime, is_answered_already, is_unknown_answer, is_untaken};
use crate::language::Language;
use crate::metrics::{Counter, Timer};
use crate::request::Action;
use crate::screens::{self, Attached};
use crate::words::Words;

/// An interaction that has no answer yet. Dropped without one, it gives one itself.
pub(super) struct Owed {
    /// Nothing once somebody else sees to the answer.
    call: Option<Call>,
    kind: Kind,
    language: Language,
    /// What it counts as for those who watch the bot, should nobody take it over.
    lost_as: &'static str,
}

/// What is needed to answer an interaction.
#[derive(Clone)]
pub(super) struct Call {
    pub(super) api: Api,
    pub(super) id: InteractionId,
    pub(super) token: String,
    /// Tasks that a stop waits for.
    pub(super) tasks: TaskTracker,
    way: FirstWay,
    /// When the interaction came in.
    arrived: Instant,
    /// What is asked for, once that is known.
    action: &'static str,
}

/// What an answer is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// Proposals for what is being typed.
    Proposals,
    /// Anything else.
    Words,
}

/// Stands for what is asked for while that is not known.
const UNREAD: &str = "";

/// What an interaction counts as that could not be read.
const UNREADABLE: &str = "unreadable";

/// The number by which Discord calls interactions of whoever types.
const TYPING: u64 = 4;

impl Owed {
    /// What is owed for an interaction; nothing for Discord's own question whether we are there.
    pub(super) fn for_one(interaction: &Interaction, api: &Api, tasks: &TaskTracker) -> Option<Owed> {
        let (kind, token, locale) = match interaction {
            Interaction::Command(one) => (Kind::Words, &one.token, &one.locale),
            Interaction::Autocomplete(one) => (Kind::Proposals, &one.token, &one.locale),
            Interaction::Component(one) => (Kind::Words, &one.token, &one.locale),
            Interaction::Modal(one) => (Kind::Words, &one.token, &one.locale),
            _ => return None,
        };
        let call = Call {
            api: api.clone(),
            id: interaction.id(),
            token: token.clone(),
            tasks: tasks.clone(),
            way: FirstWay::default(),
            arrived: Instant::now(),
            action: UNREAD,
        };
        discord_clock::compare(call.id);
        let language = Language::of_locale(locale);
        Some(Owed { call: Some(call), kind, language, lost_as: "unanswered" })
    }

    /// What is owed for an interaction that the library could not read, if that much of it can be read.
    pub(super) fn for_unread(interaction: &Value, api: &Api, tasks: &TaskTracker) -> Option<Owed> {
        let text = |name: &str| interaction[name].as_str();
        let id = text("id")?.parse().ok().filter(|&id| id > 0)?;
        let call = Call {
            api: api.clone(),
            id: InteractionId::new(id),
            token: text("token")?.to_owned(),
            tasks: tasks.clone(),
            way: FirstWay::default(),
            arrived: Instant::now(),
            action: UNREAD,
        };
        let kind = if interaction["type"] == TYPING { Kind::Proposals } else { Kind::Words };
        let language = Language::of_locale(text("locale").unwrap_or_default());
        Some(Owed { call: Some(call), kind, language, lost_as: UNREADABLE })
    }

    /// The first response takes this way.
    pub(super) fn answered_by(mut self, way: FirstWay) -> Owed {
        self.call = self.call.take().map(|call| Call { way, ..call });
        self
    }

    /// From now on somebody else sees to the answer, and knows what is asked for.
    pub(super) fn take_over(mut self, action: &Action) -> Option<Call> {
        self.call.take().map(|call| Call { action: action.name(), ..call })
    }
}

impl Call {
    /// Makes the first response, with what is attached to it.
    pub(super) async fn respond(
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
        use serenity::all::Builder;
        if self.way.write(response, file).await? {
            return Ok(());
        }
        let is_unsure = AtomicBool::new(false);
        let is_worth_it = |error: &Error| {
            is_unsure.fetch_or(!is_untaken(error), Ordering::Relaxed);
            Repeat::Freely.is_worth_it(error)
        };
        let respond = || response.clone().execute(self.api.http(), (self.id, self.token.as_str()));
        match self.api.call_when(Waits::Somebody, RetryTime::Short, is_worth_it, respond).await {
            // Where it may have been a try of our own, it counts as ours.
            Err(error) if is_answered_already(&error) && !is_unsure.into_inner() => Err(CallError::Elsewhere),
            done => done,
        }
    }

    /// Answers with proposals.
    pub(super) async fn propose(&self, choices: Vec<AutocompleteChoice>) -> Result<(), CallError> {
        let choices = CreateAutocompleteResponse::new().set_choices(choices);
        self.respond(&CreateInteractionResponse::Autocomplete(choices), None).await
    }

    /// Makes a call about an answer that was given, or beside it.
    pub(super) async fn go_on_answering<T, F>(
        &self,
        time: RetryTime,
        repeat: Repeat,
        call: impl Fn() -> F,
    ) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, Error>>,
    {
        self.way.until_read().await;
        let is_early = |error: &Error| is_unknown_answer(error) && self.way.may_be_unread();
        let is_worth_it = |error: &Error| repeat.is_worth_it(error) || is_early(error);
        self.api.call_when(Waits::Somebody, time, is_worth_it, call).await
    }

    /// Whether an error about the answer says that it has not got through: Discord would have said so of a call at once.
    pub(super) fn is_lost(&self, error: &CallError) -> bool {
        self.way.may_be_unread() && matches!(error, CallError::Discord(error) if is_unknown_answer(error))
    }

    /// Does something after the request itself is gone; nothing where the program has ended.
    pub(super) fn go_on(&self, task: impl Future<Output = ()> + Send + 'static) {
        if let Ok(runtime) = Handle::try_current() {
            self.tasks.spawn_on(task, &runtime);
        }
    }
}

impl Drop for Owed {
    fn drop(&mut self) {
        let Some(call) = self.call.take() else { return };
        Counter::Dropped.add(self.lost_as);
        // What could not be read is nobody's failure here, and was reported as what it is.
        if self.lost_as != UNREADABLE {
            tracing::error!(interaction = %call.id, "a request was dropped before it was answered");
        }
        let (kind, words) = (self.kind, Words::of(self.language));
        let last = call.clone();
        call.go_on(async move {
            let answered = match kind {
                Kind::Proposals => last.propose(Vec::new()).await,
                Kind::Words => {
                    let body = answer(&screens::of_dropped(words), true);
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
