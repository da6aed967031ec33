//! What a pane asks for, as its page sends it.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use kuzhi_tests::discord::Snowflake;

/// An id in the page's JSON, where it is text.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Id(pub(crate) Snowflake);

impl TryFrom<String> for Id {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Self)
    }
}

/// One thing that a person does in a pane.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Wish {
    /// Be this person.
    Be { person: Id },
    /// Look at a channel.
    Look { channel: Id },
    /// Say something.
    Say { text: String },
    /// Word that the person is typing.
    Type,
    /// See the commands that begin like this.
    Commands { text: String },
    /// Begin to fill in a command.
    Compose { text: String },
    /// Leave the command that is being filled in.
    Rest,
    /// Send a command.
    Send(Filled),
    /// See what the bot offers while an option is being typed.
    Complete {
        #[serde(flatten)]
        filled: Filled,
        focused: String,
        /// Which question this is: the page forgets answers to older ones.
        number: u64,
    },
    /// Press a button, or choose from a menu.
    Press {
        message: Id,
        custom_id: String,
        #[serde(default)]
        values: Vec<String>,
    },
    /// Submit a form.
    Submit { opened_by: Id, fields: Vec<(String, String)> },
    /// See a person's menu.
    Person { person: Id },
    /// See a message's menu.
    Message { message: Id },
    /// Use an entry of a person's or a message's menu.
    App { command: Id, target: Id },
    /// Take a private message off the screen.
    Dismiss { message: Id },
    /// Use Discord in another language.
    Locale { locale: String },
    /// Let a server speak another language.
    ServerLocale { guild: Id, locale: String },
    /// Become, or cease to be, a manager of servers.
    Manages { yes: bool },
    /// Start, stop or kill the bot.
    Bot { what: Fate },
    /// Everything as at the start.
    Reset,
}

/// A command with its options, each as it was written or chosen.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Filled {
    pub(crate) command: Id,
    pub(crate) path: Vec<String>,
    pub(crate) options: BTreeMap<String, Value>,
}

/// What becomes of the bot.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Fate {
    Start,
    Stop,
    Kill,
}
