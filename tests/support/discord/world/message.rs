//! Messages, with their whole history.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

use serde_json::Value;

use crate::discord::ids::Snowflake;

/// The flag of a message that only one person sees.
pub const EPHEMERAL: u64 = 1 << 6;
/// The flag of a message that says "… is thinking".
pub const LOADING: u64 = 1 << 7;
/// The flag of a message that notifies nobody.
pub const SILENT: u64 = 1 << 12;
/// The flag of a message with Components V2.
pub const COMPONENTS_V2: u64 = 1 << 15;

/// A message in a channel.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its ID.
    pub id: Snowflake,
    /// Its channel.
    pub channel: Snowflake,
    /// Its author.
    pub author: Snowflake,
    /// Its current content.
    pub face: Face,
    /// Its former contents, oldest first.
    pub earlier: Vec<Face>,
    /// The one person who sees it, if it is ephemeral.
    pub only_for: Option<Snowflake>,
    /// Whether it still only says "… is thinking".
    pub thinking: bool,
    /// Whether it was deleted.
    pub deleted: bool,
    /// The message that it is a reply to.
    pub reply_to: Option<Snowflake>,
    /// The interaction that it answers.
    pub interaction: Option<Snowflake>,
    /// Whom it notified when it was posted.
    pub pinged: BTreeSet<Snowflake>,
    /// When it was last edited.
    pub edited_at: Option<String>,
    /// When it was posted or last edited, by a monotonic clock.
    pub changed: Instant,
}

impl Message {
    /// Returns whether this person sees it.
    pub fn is_seen_by(&self, viewer: Snowflake) -> bool {
        !self.deleted && self.only_for.is_none_or(|person| person == viewer)
    }

    /// Returns whether everyone in the channel sees it.
    pub fn is_public(&self) -> bool {
        !self.deleted && self.only_for.is_none()
    }
}

/// The content of a message.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Face {
    /// The text.
    pub content: String,
    /// The embeds, as JSON.
    pub embeds: Vec<Value>,
    /// The components, as JSON.
    pub components: Vec<Value>,
    /// The files.
    pub attachments: Vec<Attachment>,
    /// The flags.
    pub flags: u64,
}

impl Face {
    /// Returns whether there is nothing to see, which Discord refuses.
    pub fn is_blank(&self) -> bool {
        self.content.trim().is_empty()
            && self.embeds.is_empty()
            && self.components.is_empty()
            && self.attachments.is_empty()
    }

    /// Returns all components in reading order, including nested ones.
    pub fn components_within(&self) -> Vec<&Value> {
        let mut found = Vec::new();
        collect(&self.components, &mut found);
        found
    }

    /// Returns the component with this custom ID.
    pub fn component(&self, custom_id: &str) -> Option<&Value> {
        self.components_within().into_iter().find(|component| component["custom_id"] == custom_id)
    }
}

fn collect<'a>(components: &'a [Value], found: &mut Vec<&'a Value>) {
    for component in components {
        found.push(component);
        if let Some(inner) = component["components"].as_array() {
            collect(inner, found);
        }
        for alone in ["accessory", "component"].into_iter().filter_map(|key| component.get(key)) {
            collect(std::slice::from_ref(alone), found);
        }
    }
}

/// A file on a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Attachment {
    /// Its ID.
    pub id: Snowflake,
    /// Its name.
    pub filename: String,
    /// The description for people who cannot see it.
    pub description: Option<String>,
    /// Its media type, such as `image/png`.
    pub content_type: Option<String>,
    /// Its content.
    pub bytes: Arc<[u8]>,
}
