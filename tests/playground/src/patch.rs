//! What changes on the page.

use serde::Serialize;

/// One change of a pane, or of the bar above.
#[derive(Clone, Debug, Serialize, PartialEq)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Patch {
    /// Puts something into one of the places that a pane has.
    Put { slot: &'static str, html: String },
    /// Puts something into the bar above the panes.
    Top { html: String },
    /// Shows a message behind another, or first; one that is there changes.
    Message { id: String, after: Option<String>, html: String, is_news: bool },
    /// Takes a message away.
    Gone { id: String },
    /// Empties the list of messages.
    Clear,
    /// Scrolls to a message.
    Find { id: String },
    /// Says whether a press is being answered, and how that went.
    Pressed { custom_id: String, message: String, is_over: bool },
    /// Shows the choices for what is being typed.
    Choices { number: u64, html: String },
    /// Shows the commands that begin like what is typed.
    Commands { html: String },
    /// Opens a form, or closes it.
    Form { html: Option<String> },
    /// Opens the menu of a person or a message.
    Menu { html: String },
    /// Says what went wrong; nothing takes that away.
    Trouble { text: Option<String> },
}
