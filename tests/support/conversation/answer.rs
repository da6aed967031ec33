//! The bot's answer to what a person did.

use super::report::report;
use super::{Form, Message};
use crate::discord::{Choice, Interaction, Response, Server, Snowflake, World};
use crate::waiting::TIMEOUT;

/// The bot's answer.
#[derive(Clone, Debug)]
pub struct Answer {
    server: Server,
    interaction: Snowflake,
}

impl Answer {
    pub(super) fn new(server: &Server, interaction: Snowflake) -> Self {
        Self { server: server.clone(), interaction }
    }

    /// Returns the ID of the interaction that it answers.
    pub fn interaction(&self) -> Snowflake {
        self.interaction
    }

    /// Returns the first response, as the stand-in stores it.
    ///
    /// # Panics
    ///
    /// Never: an answer starts with a first response.
    pub fn response(&self) -> Response {
        self.look(|interaction| interaction.response.clone()).expect("a first response")
    }

    /// Returns the HTTP statuses of the bot's attempts to respond, in order, without those still unanswered.
    pub fn attempts(&self) -> Vec<u16> {
        self.look(|interaction| interaction.attempts.clone())
    }

    /// Returns the message of the answer: a new one, or the clicked one after its change.
    ///
    /// # Panics
    ///
    /// If the answer is a list of choices or a form.
    pub fn message(&self) -> Message {
        let message = self.server.read(|world| world.answer_to(self.interaction));
        let message = message.unwrap_or_else(|| panic!("the answer is no message: {:?}", self.response()));
        Message::new(&self.server, message)
    }

    /// Waits for a follow-up message. The first has index 0.
    ///
    /// # Panics
    ///
    /// After five minutes.
    pub async fn follow_up(&self, index: usize) -> Message {
        let find = |world: &World| world.interactions[&self.interaction].follow_ups.get(index).copied();
        let found = self.server.until(TIMEOUT, find).await;
        let found = found.unwrap_or_else(|| {
            panic!("waited in vain for a further message, number {index}\n{}", report(&self.server))
        });
        Message::new(&self.server, found)
    }

    /// Returns the message that answers a click privately. A slow answer comes after an acknowledgement.
    ///
    /// # Panics
    ///
    /// After five minutes.
    pub async fn private_answer(&self) -> Message {
        if self.is_update() { self.follow_up(0).await } else { self.message() }
    }

    /// Returns the follow-up messages so far, in order.
    pub fn follow_ups(&self) -> Vec<Message> {
        let ids = self.look(|interaction| interaction.follow_ups.clone());
        ids.into_iter().map(|id| Message::new(&self.server, id)).collect()
    }

    /// Returns the text of its message.
    pub fn text(&self) -> String {
        self.message().text()
    }

    /// Returns everything that its message shows.
    pub fn screen(&self) -> String {
        self.message().screen()
    }

    /// Returns whether only one person sees its message.
    pub fn is_private(&self) -> bool {
        self.message().is_private()
    }

    /// Returns whether it updated, or may update, the clicked message instead of posting one.
    pub fn is_update(&self) -> bool {
        matches!(self.response(), Response::Updated(_) | Response::Noticed)
    }

    /// Returns the names of the people whom its message notified.
    pub fn pings(&self) -> Vec<String> {
        self.message().pings()
    }

    /// Returns the suggestions for what is being typed.
    ///
    /// # Panics
    ///
    /// If the answer is something else.
    pub fn choices(&self) -> Vec<Choice> {
        match self.response() {
            Response::Choices(choices) => choices,
            other => panic!("the answer is no choices: {other:?}"),
        }
    }

    /// Returns the form that the bot opened.
    ///
    /// # Panics
    ///
    /// If the answer is something else.
    pub fn form(&self) -> Form {
        match self.response() {
            Response::Form(form) => Form::new(self.interaction, form),
            other => panic!("the answer is no form: {other:?}"),
        }
    }

    fn look<T>(&self, look: impl FnOnce(&Interaction) -> T) -> T {
        self.server.read(|world| look(&world.interactions[&self.interaction]))
    }
}
