//! Interactions: what people do with a bot, and its answers.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::discord::ids::Snowflake;

/// A person's action, and its outcome.
#[derive(Clone, Debug)]
pub struct Interaction {
    /// Its ID.
    pub id: Snowflake,
    /// The token with which the bot answers. It is valid for 15 minutes.
    pub token: String,
    /// The person.
    pub person: Snowflake,
    /// The channel.
    pub channel: Snowflake,
    /// The action.
    pub action: UserAction,
    /// The bot's first response.
    pub response: Option<Response>,
    /// The message that the bot may edit as `@original`.
    pub original: Option<Snowflake>,
    /// The follow-ups, in order.
    pub follow_ups: Vec<Snowflake>,
    /// How often the bot edited what it had said.
    pub edits: usize,
    /// The HTTP statuses of all answered attempts to respond, in order.
    pub attempts: Vec<u16>,
    /// How much of the time for an answer has passed.
    pub age: Age,
    /// When the bot was told of it.
    pub begun: Instant,
    /// When the first response came.
    pub responded: Option<Instant>,
    /// When the bot first said something. An acknowledgement is not enough.
    pub first_said: Option<Instant>,
}

impl Interaction {
    /// An action that the bot is told of now and has not answered.
    pub fn new(
        id: Snowflake,
        token: String,
        person: Snowflake,
        channel: Snowflake,
        action: UserAction,
    ) -> Interaction {
        Interaction {
            id,
            token,
            person,
            channel,
            action,
            response: None,
            original: None,
            follow_ups: Vec::new(),
            edits: 0,
            attempts: Vec::new(),
            age: Age::Fresh,
            begun: Instant::now(),
            responded: None,
            first_said: None,
        }
    }

    /// Returns how long the bot took until it said something, if it has.
    pub fn delay(&self) -> Option<Duration> {
        self.first_said.map(|said| said - self.begun)
    }
}

/// The age of an interaction, as far as it matters. Tests set it. The clock only does after
/// [`Mischief::hold_deadlines`](crate::discord::Mischief::hold_deadlines).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Age {
    /// Up to 3 seconds: the first response may come.
    #[default]
    Fresh,
    /// Later: a first response is too late.
    Late,
    /// After 15 minutes: the token has expired.
    Expired,
}

/// What a person can do with a bot.
#[derive(Clone, Debug, PartialEq)]
pub enum UserAction {
    /// Send a slash command.
    Command {
        /// The ID of the command.
        command: Snowflake,
        /// The names of the subcommand group and subcommand, if any.
        path: Vec<String>,
        /// The filled options.
        options: Vec<Given>,
    },
    /// Type into an option of a slash command.
    Typing {
        /// The ID of the command.
        command: Snowflake,
        /// The names of the subcommand group and subcommand, if any.
        path: Vec<String>,
        /// The options so far.
        options: Vec<Given>,
        /// The name of the option being typed.
        focused: String,
    },
    /// Click a button or choose from a menu.
    Component {
        /// The message with the component.
        message: Snowflake,
        /// The message's components as the person sees them, if they are behind.
        seen: Option<Vec<Value>>,
        /// The component's custom ID.
        custom_id: String,
        /// The values chosen in a menu.
        values: Vec<String>,
    },
    /// Submit a form.
    Form {
        /// The interaction that the form answered.
        opened_by: Snowflake,
        /// The form's custom ID.
        custom_id: String,
        /// The custom IDs of the fields, with their texts.
        fields: Vec<(String, String)>,
    },
    /// Use an entry of a person's context menu.
    PersonMenu {
        /// The ID of the command.
        command: Snowflake,
        /// The person.
        target: Snowflake,
    },
    /// Use an entry of a message's context menu.
    MessageMenu {
        /// The ID of the command.
        command: Snowflake,
        /// The message.
        target: Snowflake,
    },
}

impl UserAction {
    /// Returns Discord's type number of this interaction.
    pub fn type_number(&self) -> u8 {
        match self {
            Self::Command { .. } | Self::PersonMenu { .. } | Self::MessageMenu { .. } => 2,
            Self::Component { .. } => 3,
            Self::Typing { .. } => 4,
            Self::Form { .. } => 5,
        }
    }

    /// Returns the command that it uses.
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

/// A filled option of a slash command.
#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    /// Its name.
    pub name: String,
    /// Its value, as sent.
    pub value: Value,
}

/// The first response to an interaction.
#[derive(Clone, Debug, PartialEq)]
pub enum Response {
    /// A message.
    Message(Snowflake),
    /// "… is thinking": a message will follow.
    Thinking(Snowflake),
    /// A silent acknowledgement of a click.
    Noticed,
    /// An update of the clicked message.
    Updated(Snowflake),
    /// Suggestions for what is being typed.
    Choices(Vec<Choice>),
    /// A form to fill in, as JSON.
    Form(Value),
    /// The Activity, in the instance of this name.
    Activity(String),
}

/// A suggestion for an option.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What the person sees.
    pub name: String,
    /// What the bot receives.
    pub value: Value,
}
