//! Changes to the page.

use serde::Serialize;

/// A change of a pane, or of the top bar.
#[derive(Clone, Debug, Serialize, PartialEq)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Patch {
    /// Fills one of a pane's regions.
    Put { slot: &'static str, html: String },
    /// Fills the top bar.
    Top { html: String },
    /// Shows a message after another one, or first. Replaces an existing one.
    Message { id: String, after: Option<String>, html: String, is_news: bool },
    /// Removes a message.
    Gone { id: String },
    /// Empties the list of messages.
    Clear,
    /// Scrolls to a message.
    Find { id: String },
    /// Shows whether a press is being answered, and its outcome.
    Pressed { custom_id: String, message: String, is_over: bool },
    /// Shows the suggestions for what is being typed.
    Choices { number: u64, html: String },
    /// Shows the commands that start with what is typed.
    Commands { html: String },
    /// Opens a form, or closes it.
    Form { html: Option<String> },
    /// Opens the menu of a person or a message.
    Menu { html: String },
    /// Opens the Activity, which is served on this port, with what Discord tells its page.
    Activity { port: u16, query: String },
    /// Gives the page of the Activity a code.
    Authorized { code: String },
    /// Shows an error, which stays.
    Trouble { text: Option<String> },
}
