//! Messages in a conversation.

use serde_json::Value;

use super::screen::{self, Names};
use crate::discord::{self, Attachment, Face, Server, Snowflake};

/// A message, as it is whenever it is looked at.
#[derive(Clone, Debug)]
pub struct Message {
    pub(super) server: Server,
    id: Snowflake,
}

/// A message as it was: what somebody still sees whose Discord is behind.
#[derive(Clone, Debug)]
pub struct OldMessage {
    pub(super) message: Message,
    pub(super) face: Face,
}

/// A button of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it says, its emoji first.
    pub label: String,
    /// Whether it can be clicked.
    pub is_enabled: bool,
    /// How the bot knows it; none on a link.
    pub custom_id: Option<String>,
    /// Its style: 1 primary, 2 secondary, 3 success, 4 danger, 5 link.
    pub style: u64,
}

impl Message {
    pub(super) fn new(server: &Server, id: Snowflake) -> Self {
        Self { server: server.clone(), id }
    }

    /// Its id.
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// What it says, without embeds, buttons and files.
    pub fn text(&self) -> String {
        self.server.read(|world| Names::of(world).put_into(&world.messages[&self.id].face.content))
    }

    /// All that it shows, as plain text that is the same in every run.
    pub fn screen(&self) -> String {
        self.server.read(|world| screen::message(&world.messages[&self.id], &Names::of(world)))
    }

    /// All that it showed before, oldest first.
    pub fn history(&self) -> Vec<String> {
        self.server.read(|world| {
            let earlier = world.messages[&self.id].earlier.iter();
            earlier.map(|face| screen::face(face, &Names::of(world))).collect()
        })
    }

    /// How often it was edited.
    pub fn edits(&self) -> usize {
        self.look(|message| message.earlier.len())
    }

    /// Whether one person alone sees it.
    pub fn is_private(&self) -> bool {
        self.look(|message| message.only_for.is_some())
    }

    /// Whether it was taken away.
    pub fn is_deleted(&self) -> bool {
        self.look(|message| message.deleted)
    }

    /// Whether it only says "… is thinking".
    pub fn is_thinking(&self) -> bool {
        self.look(|message| message.thinking)
    }

    /// The names of those whom it notified.
    pub fn pings(&self) -> Vec<String> {
        self.server.read(|world| {
            let pinged = world.messages[&self.id].pinged.iter();
            pinged.map(|person| world.people[person].name.clone()).collect()
        })
    }

    /// The files on it.
    pub fn attachments(&self) -> Vec<Attachment> {
        self.look(|message| message.face.attachments.clone())
    }

    /// Its buttons, in reading order.
    pub fn buttons(&self) -> Vec<Button> {
        buttons(&self.face())
    }

    /// All of it, as the stand-in keeps it.
    pub fn face(&self) -> Face {
        self.look(|message| message.face.clone())
    }

    /// The message as it is now, for a click that comes when it is no longer so.
    pub fn as_it_is_now(&self) -> OldMessage {
        OldMessage { message: self.clone(), face: self.face() }
    }

    pub(super) fn look<T>(&self, look: impl FnOnce(&discord::Message) -> T) -> T {
        self.server.read(|world| look(&world.messages[&self.id]))
    }
}

/// The buttons of a message, in reading order.
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
