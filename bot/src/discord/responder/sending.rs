//! Sending to a person who waits: each call as often as it takes, and in words where a file may not come along.

use serenity::all::{Builder, CreateInteractionResponse, CreateInteractionResponseMessage, Message};

use super::Responder;
use crate::discord::attaching::Sendable;
use crate::discord::client::{answer, changed_answer, follow_up};
use crate::discord::retry::{CallError, Repeat, RetryTime, with_retry, with_retry_if};
use crate::domain::MessageId;
use crate::screens::Screen;

impl Responder {
    pub(super) async fn respond(&self, response: &CreateInteractionResponse) -> Result<(), CallError> {
        self.call.respond(response).await
    }

    /// Makes the first response with a screen: a new message, or one in the place of what was clicked.
    pub(super) async fn respond_with(
        &self,
        screen: &Screen,
        private: bool,
        kind: fn(CreateInteractionResponseMessage) -> CreateInteractionResponse,
    ) -> Result<(), CallError> {
        self.sendable(screen)
            .send(|screen| async move { self.respond(&kind(answer(screen, private))).await })
            .await
    }

    pub(super) async fn change(&self, screen: &Screen) -> Result<Message, CallError> {
        self.sendable(screen)
            .send(|screen| async move {
                let body = changed_answer(screen);
                with_retry(RetryTime::Long, || {
                    body.clone().execute(&self.call.http, self.call.token.as_str())
                })
                .await
            })
            .await
    }

    pub(super) async fn follow_up(&self, screen: &Screen, private: bool) -> Result<Message, CallError> {
        self.sendable(screen)
            .send(|screen| async move {
                let body = follow_up(screen, private);
                with_retry_if(RetryTime::Long, Repeat::OnlyUntaken, || {
                    body.clone().execute(&self.call.http, (None, self.call.token.as_str()))
                })
                .await
            })
            .await
    }

    pub(super) async fn change_follow_up(
        &self,
        message: MessageId,
        screen: &Screen,
    ) -> Result<Message, CallError> {
        self.sendable(screen)
            .send(|screen| async move {
                let body = follow_up(screen, false);
                with_retry(RetryTime::Long, || {
                    body.clone().execute(&self.call.http, (Some(message.0.into()), &self.call.token))
                })
                .await
            })
            .await
    }

    fn sendable<'a>(&self, screen: &'a Screen) -> Sendable<'a> {
        Sendable::new(screen, self.rights.attaches)
    }

    pub(super) async fn take_word_back(&self) -> Result<(), CallError> {
        with_retry(RetryTime::Long, || self.call.http.delete_original_interaction_response(&self.call.token))
            .await
    }
}
