//! Requests of a pane, as its page sends them.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use kuzhi_tests::discord::Snowflake;

/// An ID in the page's JSON, where it is text.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Id(pub(crate) Snowflake);

impl TryFrom<String> for Id {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Self)
    }
}

/// A person's action in a pane.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Wish {
    /// Be this person.
    Be { person: Id },
    /// Look at a channel.
    Look { channel: Id },
    /// Look at a server, where one was there last.
    Visit { guild: Id },
    /// Write a message.
    Say { text: String },
    /// The person is typing.
    Type,
    /// List the commands that start like this.
    Commands { text: String },
    /// Start to fill in a command.
    Compose { text: String },
    /// Cancel the command being filled in.
    Rest,
    /// Send a command.
    Send(Filled),
    /// Ask for the bot's suggestions for an option.
    Complete {
        #[serde(flatten)]
        filled: Filled,
        focused: String,
        /// The number of the query: the page ignores answers to older ones.
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
    /// Open a person's context menu.
    Person { person: Id },
    /// Open a message's context menu.
    Message { message: Id },
    /// Use an entry of a context menu.
    App { command: Id, target: Id },
    /// Dismiss a private message.
    Dismiss { message: Id },
    /// Use Discord in another language.
    Locale { locale: String },
    /// Set a server's language.
    ServerLocale { guild: Id, locale: String },
    /// Become a manager of servers, or stop being one.
    Manages { yes: bool },
    /// Start, stop or kill the bot.
    Bot { what: Fate },
    /// Move everybody's clock on.
    MoveOn { by: Leap },
    /// Open the settings of the server's boards.
    Boards,
    /// Give the page of the Activity a code.
    Authorize,
    /// Reset everything.
    Reset,
}

/// A command with its options, as typed or chosen.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Filled {
    pub(crate) command: Id,
    pub(crate) path: Vec<String>,
    pub(crate) options: BTreeMap<String, Value>,
}

/// An order for the bot.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Fate {
    Start,
    Stop,
    Kill,
}

/// How far the clock is moved on at once.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Leap {
    Hour,
    Day,
}
