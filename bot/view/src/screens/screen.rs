//! A screen: the content of a message, as a value that knows nothing of Discord's types.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use kuzhi_domain::PlayerId;

use super::Menu;
use crate::live::LiveTable;
use crate::request::{Action, Modal};

/// The content of a message.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Screen {
    /// The text, in Discord's markdown.
    pub text: String,
    /// Menus, above the buttons. Each takes a row.
    pub menus: Vec<Menu>,
    /// Rows of buttons: at most five rows of at most five buttons.
    pub rows: Vec<Vec<Button>>,
    /// The people whom the message notifies when it is new. Everyone else in it gets no notification.
    pub notifies: Vec<PlayerId>,
    /// An attached file. When a message is edited, it replaces the old file.
    pub file: Option<Attached>,
    /// The text where the file may not be attached, if it differs from `text`.
    pub text_without_file: Option<String>,
    /// How many of the last lines are a board: of `text`, and of `text_without_file`. It stays directly above
    /// its buttons.
    pub board_lines: [usize; 2],
    /// The board, for a page that draws it itself.
    pub table: Option<Box<LiveTable>>,
}

/// A file attached to a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attached {
    /// The file name.
    pub name: String,
    /// The content.
    pub bytes: Vec<u8>,
    /// The alt text of a picture, for people who do not see it.
    pub description: Option<String>,
    /// A resource that is released when the file is no longer needed.
    pub held: Held,
}

/// Keeps a resource alive as long as a screen. All of them compare as equal, so they do not affect screen
/// equality.
#[derive(Clone, Default)]
pub struct Held(Option<Arc<dyn Any + Send + Sync>>);

impl Held {
    /// Keeps `held` alive.
    pub fn new(held: impl Any + Send + Sync) -> Held {
        Held(Some(Arc::new(held)))
    }
}

impl PartialEq for Held {
    fn eq(&self, _: &Held) -> bool {
        true
    }
}

impl Eq for Held {}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Held" } else { "Nothing" })
    }
}

impl Screen {
    /// A screen with only text.
    pub fn text(text: impl Into<String>) -> Screen {
        Screen { text: text.into(), ..Screen::default() }
    }

    /// The same screen without its file, in words, for places where files may not be attached.
    #[must_use]
    pub fn without_file(&self) -> Screen {
        let Screen { text, menus, rows, notifies, file: _, text_without_file, board_lines, table } = self;
        let board_lines = board_lines[usize::from(text_without_file.is_some())];
        Screen {
            text: text_without_file.as_ref().unwrap_or(text).clone(),
            menus: menus.clone(),
            rows: rows.clone(),
            notifies: notifies.clone(),
            file: None,
            text_without_file: None,
            board_lines: [board_lines, 0],
            table: table.clone(),
        }
    }
}

/// A form with text fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// At the top of the form.
    pub title: String,
    /// One to five.
    pub fields: Vec<FormField>,
    /// What the form is for. The texts decide what the bot does.
    pub sends: Modal,
}

/// A text field of a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormField {
    /// Above the field.
    pub label: String,
    /// An example of what to write. May be empty.
    pub example: String,
    /// The kind of field.
    pub field: Field,
}

/// The kind of text that a form field takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Field {
    /// One line.
    Line,
    /// One line with a text, which people may clear.
    Filled {
        /// The maximum length in characters.
        most: usize,
        /// The initial text.
        value: String,
    },
    /// A text of several lines.
    Text {
        /// The maximum length in characters.
        most: usize,
        /// The initial text. If there is one, people may clear the field.
        value: Option<String>,
    },
}

/// A button below a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// What people read on it.
    pub label: String,
    /// Its colour.
    pub style: ButtonStyle,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// What it does.
    pub action: Action,
}

/// The colour of a button, by what pressing it means.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ButtonStyle {
    /// The main action.
    Primary,
    /// One of several actions.
    Secondary,
    /// Says yes.
    Success,
    /// Cannot be undone.
    Danger,
}
