//! What is owed to everybody who does something: an answer, whatever becomes of the request.

use std::sync::Arc;

use serde_json::Value;
use serenity::all::{
    AutocompleteChoice, CreateAutocompleteResponse, CreateInteractionResponse, Http, Interaction,
    InteractionId,
};
use tokio::runtime::Handle;
use tokio_util::task::TaskTracker;

use super::client::answer;
use super::retry::{CallError, RetryTime, is_answered_already, with_retry};
use crate::language::Language;
use crate::screens;
use crate::words::Words;

/// An interaction that has no answer yet. Dropped without one, it gives one itself.
pub(super) struct Owed {
    /// Nothing once somebody else sees to the answer.
    call: Option<Call>,
    kind: Kind,
    language: Language,
}

/// What is needed to answer an interaction.
#[derive(Clone)]
pub(super) struct Call {
    pub(super) http: Arc<Http>,
    pub(super) id: InteractionId,
    pub(super) token: String,
    /// Tasks that a stop waits for.
    pub(super) tasks: TaskTracker,
}

/// What an answer is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// Proposals for what is being typed.
    Proposals,
    /// Anything else.
    Words,
}

/// The number by which Discord calls interactions of whoever types.
const TYPING: u64 = 4;

impl Owed {
    /// What is owed for an interaction; nothing for Discord's own question whether we are there.
    pub(super) fn for_one(interaction: &Interaction, http: &Arc<Http>, tasks: &TaskTracker) -> Option<Owed> {
        let (kind, token, locale) = match interaction {
            Interaction::Command(one) => (Kind::Words, &one.token, &one.locale),
            Interaction::Autocomplete(one) => (Kind::Proposals, &one.token, &one.locale),
            Interaction::Component(one) => (Kind::Words, &one.token, &one.locale),
            Interaction::Modal(one) => (Kind::Words, &one.token, &one.locale),
            _ => return None,
        };
        let call =
            Call { http: Arc::clone(http), id: interaction.id(), token: token.clone(), tasks: tasks.clone() };
        Some(Owed { call: Some(call), kind, language: Language::of_locale(locale) })
    }

    /// What is owed for an interaction that the library could not read, if that much of it can be read.
    pub(super) fn for_unread(interaction: &Value, http: &Arc<Http>, tasks: &TaskTracker) -> Option<Owed> {
        let text = |name: &str| interaction[name].as_str();
        let id = text("id")?.parse().ok().filter(|&id| id > 0)?;
        let call = Call {
            http: Arc::clone(http),
            id: InteractionId::new(id),
            token: text("token")?.to_owned(),
            tasks: tasks.clone(),
        };
        let kind = if interaction["type"] == TYPING { Kind::Proposals } else { Kind::Words };
        let language = Language::of_locale(text("locale").unwrap_or_default());
        Some(Owed { call: Some(call), kind, language })
    }

    /// From now on somebody else sees to the answer.
    pub(super) fn take_over(mut self) -> Option<Call> {
        self.call.take()
    }
}

impl Call {
    /// Makes the first response.
    pub(super) async fn respond(&self, response: &CreateInteractionResponse) -> Result<(), CallError> {
        use serenity::all::Builder;
        with_retry(RetryTime::Short, || response.clone().execute(&self.http, (self.id, self.token.as_str())))
            .await
    }

    /// Answers with proposals.
    pub(super) async fn propose(&self, choices: Vec<AutocompleteChoice>) -> Result<(), CallError> {
        let choices = CreateAutocompleteResponse::new().set_choices(choices);
        self.respond(&CreateInteractionResponse::Autocomplete(choices)).await
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
        tracing::error!(interaction = %call.id, "a request was dropped before it was answered");
        let (kind, words) = (self.kind, Words::of(self.language));
        let last = call.clone();
        call.go_on(async move {
            let answered = match kind {
                Kind::Proposals => last.propose(Vec::new()).await,
                Kind::Words => {
                    let body = answer(&screens::of_dropped(words), true);
                    last.respond(&CreateInteractionResponse::Message(body)).await
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
