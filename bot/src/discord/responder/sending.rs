//! Sending to a person who waits: each call as often as it takes, and in words where a file may not come along.

use serenity::all::{Builder, CreateInteractionResponse, CreateInteractionResponseMessage, Message};

use super::Responder;
use crate::discord::attaching::Sendable;
use crate::discord::client::{answer, changed_answer, follow_up};
use crate::discord::retry::{CallError, Repeat, RetryTime};
use crate::domain::MessageId;
use crate::screens::Screen;

impl Responder {
    pub(super) async fn respond(&self, response: &CreateInteractionResponse) -> Result<(), CallError> {
        self.call.respond(response, None).await
    }

    /// Makes the first response with a screen: a new message, or one in the place of what was clicked.
    pub(super) async fn respond_with(
        &self,
        screen: &Screen,
        private: bool,
        kind: fn(CreateInteractionResponseMessage) -> CreateInteractionResponse,
    ) -> Result<(), CallError> {
        self.sendable(screen)
            .send(|screen| async move {
                self.call.respond(&kind(answer(screen, private)), screen.file.as_ref()).await
            })
            .await
    }

    pub(super) async fn change(&self, screen: &Screen) -> Result<Message, CallError> {
        self.sendable(screen)
            .send(|screen| async move {
                let body = changed_answer(screen);
                let change = || body.clone().execute(self.call.api.http(), self.call.token.as_str());
                self.call.go_on_answering(RetryTime::Long, Repeat::Freely, change).await
            })
            .await
    }

    pub(super) async fn follow_up(&self, screen: &Screen, private: bool) -> Result<Message, CallError> {
        self.sendable(screen)
            .send(|screen| async move {
                let body = follow_up(screen, private);
                let send = || body.clone().execute(self.call.api.http(), (None, self.call.token.as_str()));
                self.call.go_on_answering(RetryTime::Long, Repeat::OnlyUntaken, send).await
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
                let (body, message) = (follow_up(screen, false), Some(message.0.into()));
                let change =
                    || body.clone().execute(self.call.api.http(), (message, self.call.token.as_str()));
                self.call.go_on_answering(RetryTime::Long, Repeat::Freely, change).await
            })
            .await
    }

    fn sendable<'a>(&self, screen: &'a Screen) -> Sendable<'a> {
        Sendable::new(screen, self.rights.attaches)
    }

    pub(super) async fn take_word_back(&self) -> Result<(), CallError> {
        let delete = || self.call.api.delete_original_interaction_response(&self.call.token);
        self.call.go_on_answering(RetryTime::Long, Repeat::Freely, delete).await
    }
}
