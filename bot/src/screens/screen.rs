//! A screen: what a message shows, as a value that knows nothing of Discord's types.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::Menu;
use crate::domain::PlayerId;
use crate::request::{Action, Modal};

/// What a message shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Screen {
    /// The text, in Discord's markdown.
    pub text: String,
    /// Menus, above the buttons; each takes a row.
    pub menus: Vec<Menu>,
    /// Rows of buttons, at most five of at most five.
    pub rows: Vec<Vec<Button>>,
    /// Whom the message notifies when it is new; everybody else it names is only named.
    pub calls: Vec<PlayerId>,
    /// A file that comes with it; where a message is changed, in the place of the one that it had.
    pub file: Option<Attached>,
    /// What it says where that file may not come along, if that is something else.
    pub instead: Option<String>,
}

/// A file that comes with a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attached {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// What a picture shows, for those who do not see it.
    pub description: Option<String>,
    /// What is free again when the file is no longer needed.
    pub held: Held,
}

/// Something that is held for as long as a screen is there. It makes no difference between screens.
#[derive(Clone, Default)]
pub struct Held(Option<Arc<dyn Any + Send + Sync>>);

impl Held {
    /// Holds this.
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
    /// A screen of text alone.
    pub fn text(text: impl Into<String>) -> Screen {
        Screen { text: text.into(), ..Screen::default() }
    }

    /// The same in words, for where no files may be attached.
    #[must_use]
    pub fn without_file(&self) -> Screen {
        let Screen { text, menus, rows, calls, file: _, instead } = self;
        Screen {
            text: instead.as_ref().unwrap_or(text).clone(),
            menus: menus.clone(),
            rows: rows.clone(),
            calls: calls.clone(),
            file: None,
            instead: None,
        }
    }
}

/// A form with one field to fill in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// What it is about.
    pub title: String,
    /// What the field is for.
    pub label: String,
    /// What a filled-in field looks like.
    pub example: String,
    /// What it takes.
    pub field: Field,
    /// What it is about; what is done follows from what is written.
    pub sends: Modal,
}

/// What the field of a form takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Field {
    /// A short line.
    Line,
    /// A text of several lines.
    Text {
        /// How many letters at most.
        most: usize,
        /// What stands there already; what does may be taken away.
        value: Option<String>,
    },
}

/// A button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// What it says.
    pub label: String,
    /// How it looks.
    pub tone: Tone,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// What it does.
    pub action: Action,
}

/// How a button looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tone {
    /// The thing to do.
    Primary,
    /// One of several things.
    Plain,
    /// Yes.
    Good,
    /// No way back.
    Danger,
}
