//! A slash command that a person is typing.

use serde_json::{Value, json};

use super::gesture::Gesture;
use super::{Channel, Participant, Person};
use crate::discord::{Given, UserAction};

const SLASH_MENU: u64 = 1;

/// A slash command with the options filled in so far.
#[derive(Clone, Debug)]
#[must_use = "nothing happens until it is sent"]
pub struct Slash {
    participant: Participant,
    name: String,
    path: Vec<String>,
    options: Vec<Given>,
}

impl Slash {
    /// Starts a command. `line` is its name with any subcommands, such as `settings language`.
    pub(super) fn new(participant: &Participant, line: &str) -> Self {
        let mut words = line.trim_start_matches('/').split_whitespace().map(str::to_owned);
        let name = words.next().unwrap_or_default();
        Self { participant: participant.clone(), name, path: words.collect(), options: Vec::new() }
    }

    /// Fills in a text.
    pub fn string(self, option: &str, text: &str) -> Self {
        self.given(option, json!(text))
    }

    /// Fills in a whole number.
    pub fn integer(self, option: &str, number: i64) -> Self {
        self.given(option, json!(number))
    }

    /// Fills in a number.
    pub fn number(self, option: &str, number: f64) -> Self {
        self.given(option, json!(number))
    }

    /// Fills in a boolean.
    pub fn boolean(self, option: &str, yes: bool) -> Self {
        self.given(option, json!(yes))
    }

    /// Fills in a person.
    pub fn user(self, option: &str, person: &Person) -> Self {
        self.given(option, json!(person.id()))
    }

    /// Fills in a channel.
    pub fn channel(self, option: &str, channel: &Channel) -> Self {
        self.given(option, json!(channel.id()))
    }

    /// Sends it.
    pub fn send(self) -> Gesture {
        let command = self.participant.command(&self.name, SLASH_MENU);
        let (path, options) = (self.path, self.options);
        self.participant.gesture(UserAction::Command { command, path, options })
    }

    /// Types into an option with autocompletion. The answer has the suggestions.
    ///
    /// # Panics
    ///
    /// If the option has no autocompletion.
    pub fn typing(mut self, option: &str, text: &str) -> Gesture {
        let command = self.participant.command(&self.name, SLASH_MENU);
        self.participant.assert_autocompletes(command, &self.path, option);
        // While being typed, every option is sent as text, whatever its type.
        self.options.push(Given { name: option.to_owned(), value: json!(text) });
        let (path, options) = (self.path, self.options);
        self.participant.gesture(UserAction::Typing { command, path, options, focused: option.to_owned() })
    }

    fn given(mut self, option: &str, value: Value) -> Self {
        self.options.push(Given { name: option.to_owned(), value });
        self
    }
}
