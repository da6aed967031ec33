//! Interactions: what people do with a bot, and how it answered.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::discord::ids::Snowflake;

/// What a person did, and what became of it.
#[derive(Clone, Debug)]
pub struct Interaction {
    /// Its id.
    pub id: Snowflake,
    /// The key with which the bot answers, for a quarter of an hour.
    pub token: String,
    /// Who did it.
    pub person: Snowflake,
    /// Where.
    pub channel: Snowflake,
    /// What they did.
    pub action: UserAction,
    /// The first response of the bot.
    pub response: Option<Response>,
    /// The message that the bot may edit as `@original`.
    pub original: Option<Snowflake>,
    /// Further messages that the bot sent, in order.
    pub follow_ups: Vec<Snowflake>,
    /// How often it changed what it had said.
    pub edits: usize,
    /// The HTTP statuses of all attempts to respond that were answered, in order.
    pub attempts: Vec<u16>,
    /// How much of the time for an answer has passed.
    pub age: Age,
    /// When the bot was told of it.
    pub begun: Instant,
    /// When the first response came.
    pub responded: Option<Instant>,
    /// When the bot first said something: that it noticed, or that it is thinking, is not enough.
    pub said: Option<Instant>,
}

impl Interaction {
    /// How long the bot took until it said something, if it has.
    pub fn delay(&self) -> Option<Duration> {
        self.said.map(|said| said - self.begun)
    }
}

/// How old an interaction is, as far as it matters. Tests set it; a clock does only where
/// [`Mischief::hold_deadlines`](crate::discord::Mischief::hold_deadlines) says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Age {
    /// Within three seconds: the first response may come.
    #[default]
    Fresh,
    /// Later: a first response comes too late.
    Late,
    /// A quarter of an hour later: the token is worthless.
    Expired,
}

/// What a person can do with a bot.
#[derive(Clone, Debug, PartialEq)]
pub enum UserAction {
    /// They sent a slash command.
    Command {
        /// The id of the command.
        command: Snowflake,
        /// The names of subcommand group and subcommand, if there are.
        path: Vec<String>,
        /// The options that were filled in.
        options: Vec<Given>,
    },
    /// They are typing into an option of a slash command.
    Typing {
        /// The id of the command.
        command: Snowflake,
        /// The names of subcommand group and subcommand, if there are.
        path: Vec<String>,
        /// The options so far.
        options: Vec<Given>,
        /// The name of the one that is being typed.
        focused: String,
    },
    /// They clicked a button or chose from a select menu.
    Component {
        /// The message with the component.
        message: Snowflake,
        /// The message's components as the person sees them, when those are no longer the present ones.
        seen: Option<Vec<Value>>,
        /// The component's custom id.
        custom_id: String,
        /// What was chosen from a menu.
        values: Vec<String>,
    },
    /// They filled in a form.
    Form {
        /// The interaction that the form was the response to.
        opened_by: Snowflake,
        /// The form's custom id.
        custom_id: String,
        /// The custom ids of the fields and what was written there.
        fields: Vec<(String, String)>,
    },
    /// They used an entry of a person's menu.
    PersonMenu {
        /// The id of the command.
        command: Snowflake,
        /// The person.
        target: Snowflake,
    },
    /// They used an entry of a message's menu.
    MessageMenu {
        /// The id of the command.
        command: Snowflake,
        /// The message.
        target: Snowflake,
    },
}

impl UserAction {
    /// The number by which Discord calls this kind of interaction.
    pub fn type_number(&self) -> u8 {
        match self {
            Self::Command { .. } | Self::PersonMenu { .. } | Self::MessageMenu { .. } => 2,
            Self::Component { .. } => 3,
            Self::Typing { .. } => 4,
            Self::Form { .. } => 5,
        }
    }

    /// The command that it uses.
    pub fn command(&self) -> Option<Snowflake> {
        match *self {
            Self::Command { command, .. }
            | Self::Typing { command, .. }
            | Self::PersonMenu { command, .. }
            | Self::MessageMenu { command, .. } => Some(command),
            Self::Component { .. } | Self::Form { .. } => None,
        }
    }
}

/// An option of a slash command, filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    /// Its name.
    pub name: String,
    /// Its value, as it goes over the wire.
    pub value: Value,
}

/// The first response to an interaction.
#[derive(Clone, Debug, PartialEq)]
pub enum Response {
    /// A message.
    Message(Snowflake),
    /// "… is thinking": a message that will follow.
    Thinking(Snowflake),
    /// Nothing to see: the click was noticed.
    Noticed,
    /// The message that was clicked has changed.
    Updated(Snowflake),
    /// The choices for what is being typed.
    Choices(Vec<Choice>),
    /// A form to fill in, as JSON.
    Form(Value),
}

/// One of the choices offered for an option.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What the person sees.
    pub name: String,
    /// What the bot gets.
    pub value: Value,
}
