//! The content that the bot wants for a message: the JSON it sent, and its files.

use std::sync::Arc;

use serde_json::Value;

use super::message::{Attachment, COMPONENTS_V2, EPHEMERAL, Face, LOADING};
use crate::discord::ids::Mint;

/// A message as the bot sent it. When a message is edited, missing fields stay as they are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    json: Value,
    uploads: Vec<Upload>,
}

/// A file that came with a request.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// Its number, by which the JSON refers to it.
    pub(crate) number: u64,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Arc<[u8]>,
}

impl Draft {
    pub(crate) fn new(json: Value, uploads: Vec<Upload>) -> Self {
        Self { json, uploads }
    }

    pub(crate) fn json(&self) -> &Value {
        &self.json
    }

    pub(crate) fn has_files(&self) -> bool {
        !self.uploads.is_empty()
    }

    pub(crate) fn flags(&self) -> u64 {
        self.json["flags"].as_u64().unwrap_or(0)
    }

    pub(crate) fn is_private(&self) -> bool {
        self.flags() & EPHEMERAL != 0
    }

    /// Returns the content of a new message.
    pub(crate) fn face(&self, mint: &mut Mint) -> Face {
        self.revise(&Face::default(), mint)
    }

    /// Returns the content of an edited message that showed `old` before.
    pub(crate) fn revise(&self, old: &Face, mint: &mut Mint) -> Face {
        // The private flag and the components flag of a message are permanent.
        let lasting = old.flags & (EPHEMERAL | COMPONENTS_V2);
        let flags = self.json["flags"].as_u64().unwrap_or(old.flags & !LOADING) | lasting;
        Face {
            content: self.text().unwrap_or_else(|| old.content.clone()),
            embeds: self.list("embeds").map_or_else(|| old.embeds.clone(), as_rich),
            components: self.list("components").unwrap_or_else(|| old.components.clone()),
            attachments: self.attachments(old, mint),
            flags,
        }
    }

    fn text(&self) -> Option<String> {
        self.json.get("content").map(|content| content.as_str().unwrap_or_default().to_owned())
    }

    fn list(&self, key: &str) -> Option<Vec<Value>> {
        self.json.get(key).map(|list| list.as_array().cloned().unwrap_or_default())
    }

    /// Files missing from the JSON's list of attachments are removed, if there is a list. New files are added
    /// in any case.
    fn attachments(&self, old: &Face, mint: &mut Mint) -> Vec<Attachment> {
        let listed = self.list("attachments");
        let is_kept = |attachment: &&Attachment| {
            listed
                .as_ref()
                .is_none_or(|listed| listed.iter().any(|item| is_id(&item["id"], attachment.id.get())))
        };
        let mut attachments: Vec<_> = old.attachments.iter().filter(is_kept).cloned().collect();
        attachments.extend(self.uploads.iter().map(|upload| self.attach(upload, mint)));
        attachments
    }

    fn attach(&self, upload: &Upload, mint: &mut Mint) -> Attachment {
        let listed = self.list("attachments").unwrap_or_default();
        let notes = listed.iter().find(|item| is_id(&item["id"], upload.number));
        let note = |key: &str| notes.and_then(|notes| notes[key].as_str()).map(str::to_owned);
        Attachment {
            id: mint.next_id(),
            filename: note("filename").unwrap_or_else(|| upload.filename.clone()),
            description: note("description"),
            content_type: upload.content_type.clone(),
            bytes: Arc::clone(&upload.bytes),
        }
    }
}

/// Bots write IDs as text or as numbers, and Discord accepts both.
fn is_id(value: &Value, id: u64) -> bool {
    value.as_u64() == Some(id) || value.as_str().is_some_and(|text| text.parse() == Ok(id))
}

fn as_rich(mut embeds: Vec<Value>) -> Vec<Value> {
    for embed in embeds.iter_mut().filter_map(Value::as_object_mut) {
        embed.insert("type".to_owned(), "rich".into());
    }
    embeds
}
