//! Messages in a conversation.

use serde_json::Value;

use super::screen::{self, Names};
use crate::discord::{self, Attachment, Face, Server, Snowflake};

/// A message, in its current state whenever it is read.
#[derive(Clone, Debug)]
pub struct Message {
    pub(super) server: Server,
    id: Snowflake,
}

/// A former state of a message, as a client shows it that is behind.
#[derive(Clone, Debug)]
pub struct OldMessage {
    pub(super) message: Message,
    pub(super) face: Face,
}

/// A button of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its text, starting with its emoji.
    pub label: String,
    /// Whether it can be clicked.
    pub is_enabled: bool,
    /// Its custom ID. `None` for a link.
    pub custom_id: Option<String>,
    /// Its style: 1 primary, 2 secondary, 3 success, 4 danger, 5 link.
    pub style: u64,
}

impl Message {
    pub(super) fn new(server: &Server, id: Snowflake) -> Self {
        Self { server: server.clone(), id }
    }

    /// Returns its ID.
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Returns its text, without embeds, buttons and files.
    pub fn text(&self) -> String {
        self.server.read(|world| Names::from_world(world).put_into(&world.messages[&self.id].face.content))
    }

    /// Returns everything that it shows, as plain text that is the same in every run.
    pub fn screen(&self) -> String {
        self.server.read(|world| screen::message(&world.messages[&self.id], &Names::from_world(world)))
    }

    /// Returns everything that it showed before, oldest first.
    pub fn history(&self) -> Vec<String> {
        self.server.read(|world| {
            let earlier = world.messages[&self.id].earlier.iter();
            earlier.map(|face| screen::face(face, &Names::from_world(world))).collect()
        })
    }

    /// Returns how often it was edited.
    pub fn edits(&self) -> usize {
        self.look(|message| message.earlier.len())
    }

    /// Returns whether only one person sees it.
    pub fn is_private(&self) -> bool {
        self.look(|message| message.only_for.is_some())
    }

    /// Deletes it, as somebody who manages the channel does.
    pub fn delete(&self) {
        self.server.change(|world| {
            world.messages.entry(self.id).and_modify(|message| message.deleted = true);
        });
    }

    /// Returns whether it was deleted.
    pub fn is_deleted(&self) -> bool {
        self.look(|message| message.deleted)
    }

    /// Returns the names of the people whom it notified.
    pub fn pings(&self) -> Vec<String> {
        self.server.read(|world| {
            let pinged = world.messages[&self.id].pinged.iter();
            pinged.map(|person| world.people[person].name.clone()).collect()
        })
    }

    /// Returns its attached files.
    pub fn attachments(&self) -> Vec<Attachment> {
        self.look(|message| message.face.attachments.clone())
    }

    /// Returns its buttons, in reading order.
    pub fn buttons(&self) -> Vec<Button> {
        buttons(&self.face())
    }

    /// Returns all of it, as the stand-in stores it.
    pub fn face(&self) -> Face {
        self.look(|message| message.face.clone())
    }

    /// Returns its current state, for a later click that is behind.
    pub fn as_it_is_now(&self) -> OldMessage {
        OldMessage { message: self.clone(), face: self.face() }
    }

    pub(super) fn look<T>(&self, look: impl FnOnce(&discord::Message) -> T) -> T {
        self.server.read(|world| look(&world.messages[&self.id]))
    }
}

/// Returns the buttons of a message, in reading order.
pub(super) fn buttons(face: &Face) -> Vec<Button> {
    let components = face.components_within().into_iter();
    components.filter(|component| component["type"] == 2).map(button).collect()
}

fn button(component: &Value) -> Button {
    Button {
        label: screen::label(component),
        is_enabled: component["disabled"] != true,
        custom_id: component["custom_id"].as_str().map(str::to_owned),
        style: component["style"].as_u64().unwrap_or_default(),
    }
}
