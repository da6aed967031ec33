//! An action that a person is about to take, and the wait for the bot's answer.

use std::pin::Pin;
use std::time::Duration;

use super::report::report;
use super::{Answer, Channel};
use crate::discord::{Server, Snowflake, UserAction, World};
use crate::waiting::TIMEOUT;

/// An action that a person is about to take. Awaiting it performs it and waits for the answer.
#[derive(Debug)]
#[must_use = "nothing happens until it is awaited"]
pub struct Gesture {
    server: Server,
    person: Snowflake,
    channel: Snowflake,
    action: UserAction,
    is_delivered_twice: bool,
}

/// An action that a person took, before the answer.
#[derive(Clone, Debug)]
pub struct Pending {
    server: Server,
    interaction: Snowflake,
}

impl Gesture {
    pub(super) fn new(server: &Server, person: Snowflake, channel: Snowflake, action: UserAction) -> Self {
        Self { server: server.clone(), person, channel, action, is_delivered_twice: false }
    }

    /// Delivers it twice, as can happen when two of the bot's sessions overlap.
    pub fn delivered_twice(self) -> Self {
        Self { is_delivered_twice: true, ..self }
    }

    /// Performs it without waiting for an answer.
    ///
    /// # Panics
    ///
    /// If Discord would not let the person do it.
    pub fn begin(self) -> Pending {
        let interaction = self.server.interact(self.person, self.channel, self.action);
        let interaction = interaction.unwrap_or_else(|why| panic!("Discord would not let them: {why}"));
        if self.is_delivered_twice {
            self.server.repeat(interaction);
        }
        Pending { server: self.server, interaction }
    }
}

impl IntoFuture for Gesture {
    type Output = Answer;
    type IntoFuture = Pin<Box<dyn Future<Output = Answer> + Send>>;

    /// Performs it, and waits until the bot has said something. An acknowledgement is not enough. If nothing
    /// else will come, call `begin` and wait for the `first_response`.
    fn into_future(self) -> Self::IntoFuture {
        let pending = self.begin();
        Box::pin(async move { pending.answer().await })
    }
}

impl Pending {
    /// Returns the ID of the interaction.
    pub fn interaction(&self) -> Snowflake {
        self.interaction
    }

    /// Returns whether there was no response so far.
    pub fn is_unanswered(&self) -> bool {
        self.server.read(|world| world.interactions[&self.interaction].response.is_none())
    }

    /// Waits until the bot has said something. An acknowledgement is not enough.
    ///
    /// # Panics
    ///
    /// After five minutes.
    pub async fn answer(&self) -> Answer {
        self.wait(|world| world.is_settled(self.interaction), "an answer").await
    }

    /// Waits for the answer as long as given. `None` if there is none: what an overload drops is never
    /// answered.
    pub async fn answer_within(&self, time: Duration) -> Option<Answer> {
        let settled = |world: &World| world.is_settled(self.interaction).then_some(());
        self.server.until(time, settled).await.map(|()| Answer::new(&self.server, self.interaction))
    }

    /// Waits for the first response, which may be an acknowledgement.
    ///
    /// # Panics
    ///
    /// After five minutes.
    pub async fn first_response(&self) -> Answer {
        self.wait(|world| world.interactions[&self.interaction].response.is_some(), "a response").await
    }

    /// Waits until the bot has tried to respond this many times, successfully or not.
    ///
    /// # Panics
    ///
    /// After five minutes.
    pub async fn attempts(&self, count: usize) -> Vec<u16> {
        let what = format!("{count} attempts to respond");
        self.wait(|world| world.interactions[&self.interaction].attempts.len() >= count, &what)
            .await
            .attempts()
    }

    async fn wait(&self, condition: impl Fn(&World) -> bool, what: &str) -> Answer {
        let found = self.server.until(TIMEOUT, |world| condition(world).then_some(())).await;
        assert!(found.is_some(), "waited in vain for {what}: {}", self.describe());
        Answer::new(&self.server, self.interaction)
    }

    fn describe(&self) -> String {
        let interaction = self.server.read(|world| world.interactions[&self.interaction].clone());
        let channel = Channel::new(&self.server, interaction.channel).everything();
        format!("{interaction:#?}\nthe channel shows\n{channel}\n{}", report(&self.server))
    }
}
