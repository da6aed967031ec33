//! What the bot answered to what a person did.

use super::report::report;
use super::{Form, Message};
use crate::discord::{Choice, Interaction, Response, Server, Snowflake, TIMEOUT, World};

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

    /// The id of the interaction that it answers.
    pub fn interaction(&self) -> Snowflake {
        self.interaction
    }

    /// The first response, as the stand-in keeps it.
    ///
    /// # Panics
    ///
    /// Never: an answer begins with a first response.
    pub fn response(&self) -> Response {
        self.look(|interaction| interaction.response.clone()).expect("a first response")
    }

    /// The HTTP statuses of all attempts of the bot to respond, in order, as far as they were answered.
    pub fn attempts(&self) -> Vec<u16> {
        self.look(|interaction| interaction.attempts.clone())
    }

    /// The message of the answer: a new one, or the one that was clicked and has changed.
    ///
    /// # Panics
    ///
    /// When the answer is choices or a form.
    pub fn message(&self) -> Message {
        let message = self.server.read(|world| world.answer_to(self.interaction));
        let message = message.unwrap_or_else(|| panic!("the answer is no message: {:?}", self.response()));
        Message::new(&self.server, message)
    }

    /// Waits for a further message: the first is 0.
    ///
    /// # Panics
    ///
    /// When that takes longer than half a minute.
    pub async fn follow_up(&self, index: usize) -> Message {
        let find = |world: &World| world.interactions[&self.interaction].follow_ups.get(index).copied();
        let found = self.server.until(TIMEOUT, find).await;
        let found = found.unwrap_or_else(|| {
            panic!("waited in vain for a further message, number {index}\n{}", report(&self.server))
        });
        Message::new(&self.server, found)
    }

    /// The message that answers a click in private: one that takes long comes after word that it does.
    ///
    /// # Panics
    ///
    /// When that takes longer than half a minute.
    pub async fn told(&self) -> Message {
        if self.is_update() { self.follow_up(0).await } else { self.message() }
    }

    /// The further messages that the bot has sent so far, in order.
    pub fn follow_ups(&self) -> Vec<Message> {
        let ids = self.look(|interaction| interaction.follow_ups.clone());
        ids.into_iter().map(|id| Message::new(&self.server, id)).collect()
    }

    /// What its message says.
    pub fn text(&self) -> String {
        self.message().text()
    }

    /// All that its message shows.
    pub fn screen(&self) -> String {
        self.message().screen()
    }

    /// Whether one person alone sees its message.
    pub fn is_private(&self) -> bool {
        self.message().is_private()
    }

    /// Whether it changed, or may change, the message that was clicked, instead of posting one.
    pub fn is_update(&self) -> bool {
        matches!(self.response(), Response::Updated(_) | Response::Noticed)
    }

    /// The names of those whom its message notified.
    pub fn pings(&self) -> Vec<String> {
        self.message().pings()
    }

    /// The choices that the bot offers for what is being typed.
    ///
    /// # Panics
    ///
    /// When the answer is something else.
    pub fn choices(&self) -> Vec<Choice> {
        match self.response() {
            Response::Choices(choices) => choices,
            other => panic!("the answer is no choices: {other:?}"),
        }
    }

    /// The form that the bot wants filled in.
    ///
    /// # Panics
    ///
    /// When the answer is something else.
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
