//! A slash command, sent or still being typed, or a choice in the menu of a person.

use serde_json::Value;

use super::User;
use crate::discord::fields::{Unreadable, boolean, field, id, list, number, optional, text};

/// A command with its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::discord) struct Sent {
    /// The application, whose ID is also that of its user.
    pub(in crate::discord) application: u64,
    pub(in crate::discord) name: String,
    /// The person in whose menu it was chosen. `None` for a slash command.
    pub(in crate::discord) chosen_on: Option<u64>,
    /// Whether it is the command that opens the Activity.
    pub(in crate::discord) is_entry_point: bool,
    /// The subcommand, if it has subcommands. The options are those of it.
    pub(in crate::discord) subcommand: Option<String>,
    pub(in crate::discord) options: Vec<Given>,
    /// The people to whom it refers.
    pub(in crate::discord) users: Vec<User>,
}

/// An option and its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::discord) struct Given {
    pub(in crate::discord) name: String,
    pub(in crate::discord) value: OptionValue,
}

/// The value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::discord) enum OptionValue {
    Text(String),
    Number(i64),
    Yes(bool),
    User(u64),
    Role(u64),
    /// What is being typed, of whatever kind the option is.
    Unfinished(String),
    /// An option of a kind that we do not have.
    Other,
}

/// Discord's numbers for commands in the menu of a person, and for the one that opens an Activity.
const USER_MENU: i64 = 2;
const ENTRY_POINT: i64 = 4;

/// Discord's numbers for kinds of options.
const TEXT: i64 = 3;
const NUMBER: i64 = 4;
const YES: i64 = 5;
const USER: i64 = 6;
const ROLE: i64 = 8;

/// Discord's number for an option that is a subcommand.
const SUBCOMMAND: i64 = 1;

impl Sent {
    pub(super) fn read(data: &Value, application: u64) -> Result<Sent, Unreadable> {
        let kind = field(data, "type", number)?;
        let chosen_on = match kind {
            USER_MENU => Some(field(data, "target_id", id)?),
            _ => None,
        };
        let subcommand = optional(data, "options", subcommand)?.flatten();
        let (subcommand, data_of_options) = match &subcommand {
            Some((name, within)) => (Some(name.clone()), within),
            None => (None, data),
        };
        let options = optional(data_of_options, "options", |options| list(options, Given::read))?;
        Ok(Sent {
            application,
            name: field(data, "name", text)?,
            chosen_on,
            is_entry_point: kind == ENTRY_POINT,
            subcommand,
            options: options.unwrap_or_default(),
            users: User::resolved(data)?,
        })
    }

    /// Returns the value of an option.
    pub(in crate::discord) fn value(&self, name: &str) -> Option<&OptionValue> {
        self.options.iter().find(|given| given.name == name).map(|given| &given.value)
    }

    /// Returns the option that is being typed, and its text so far.
    pub(in crate::discord) fn unfinished(&self) -> Option<(&str, &str)> {
        self.options.iter().find_map(|given| match &given.value {
            OptionValue::Unfinished(text) => Some((given.name.as_str(), text.as_str())),
            _ => None,
        })
    }

    /// Returns a person to whom it refers.
    pub(in crate::discord) fn user(&self, id: u64) -> Option<&User> {
        self.users.iter().find(|user| user.id.0 == id)
    }

    /// Returns whether a person is the bot itself.
    pub(in crate::discord) fn is_to(&self, user: &User) -> bool {
        user.id.0 == self.application
    }
}

/// Reads the subcommand among options: its name, and what has its own options. It is the only one then.
fn subcommand(options: &Value) -> Result<Option<(String, Value)>, Unreadable> {
    let Some(first) = options.as_array().and_then(|options| options.first()) else { return Ok(None) };
    match field(first, "type", number)? {
        SUBCOMMAND => Ok(Some((field(first, "name", text)?, first.clone()))),
        _ => Ok(None),
    }
}

impl Given {
    fn read(option: &Value) -> Result<Given, Unreadable> {
        let is_focused = optional(option, "focused", boolean)?.unwrap_or_default();
        let value = match field(option, "type", number)? {
            _ if is_focused => OptionValue::Unfinished(field(option, "value", text)?),
            TEXT => OptionValue::Text(field(option, "value", text)?),
            NUMBER => OptionValue::Number(field(option, "value", number)?),
            YES => OptionValue::Yes(field(option, "value", boolean)?),
            USER => OptionValue::User(field(option, "value", id)?),
            ROLE => OptionValue::Role(field(option, "value", id)?),
            _ => OptionValue::Other,
        };
        Ok(Given { name: field(option, "name", text)?, value })
    }
}
