//! Posting and editing messages.

use std::collections::BTreeSet;
use std::time::Instant;

use super::World;
use super::draft::Draft;
use super::message::{EPHEMERAL, Face, LOADING, Message};
use super::pings::notified;
use super::place::ChannelKind;
use crate::discord::ids::Snowflake;
use crate::discord::ids::rfc3339;

/// A message to be posted.
pub(crate) struct Posting<'a> {
    pub(crate) channel: Snowflake,
    pub(crate) author: Snowflake,
    pub(crate) draft: &'a Draft,
    pub(crate) only_for: Option<Snowflake>,
    pub(crate) reply_to: Option<Snowflake>,
    pub(crate) interaction: Option<Snowflake>,
}

impl World {
    /// Posts a message and notifies the people it mentions.
    pub(crate) fn post(&mut self, posting: &Posting) -> Snowflake {
        let face = posting.draft.face(&mut self.mint);
        let pinged = self.pinged_by(&face, posting);
        self.insert_message(posting, face, pinged)
    }

    /// Posts "… is thinking", which notifies nobody.
    pub(crate) fn post_thinking(&mut self, posting: &Posting) -> Snowflake {
        let flags = posting.draft.flags() | LOADING;
        let id = self.insert_message(posting, Face { flags, ..Face::default() }, BTreeSet::new());
        self.messages.entry(id).and_modify(|message| message.thinking = true);
        id
    }

    /// Edits a message. That never notifies anyone, not even if it said "… is thinking"
    /// (discord/discord-api-docs, issues 4034 and 5497).
    pub(crate) fn edit(&mut self, id: Snowflake, draft: &Draft) {
        let Some(message) = self.messages.get_mut(&id) else { return };
        let face = draft.revise(&message.face, &mut self.mint);
        let old = std::mem::replace(&mut message.face, face);
        message.changed = Instant::now();
        if message.thinking {
            message.thinking = false;
        } else {
            message.earlier.push(old);
            message.edited_at = Some(rfc3339(std::time::SystemTime::now()));
        }
    }

    fn insert_message(
        &mut self,
        posting: &Posting,
        mut face: Face,
        pinged: BTreeSet<Snowflake>,
    ) -> Snowflake {
        if posting.only_for.is_some() {
            face.flags |= EPHEMERAL;
        }
        let id = self.mint.next_id();
        self.end_typing(posting.channel, posting.author);
        let message = Message {
            id,
            channel: posting.channel,
            author: posting.author,
            face,
            earlier: Vec::new(),
            only_for: posting.only_for,
            thinking: false,
            deleted: false,
            reply_to: posting.reply_to,
            interaction: posting.interaction,
            pinged,
            edited_at: None,
            changed: Instant::now(),
        };
        self.messages.insert(id, message);
        id
    }

    fn pinged_by(&self, face: &Face, posting: &Posting) -> BTreeSet<Snowflake> {
        let allowed = &posting.draft.json()["allowed_mentions"];
        let mut pinged = notified(face, allowed);
        pinged.extend(self.replied_to(posting));
        pinged.extend(self.written_to(posting));
        pinged.retain(|person| *person != posting.author && self.people.contains_key(person));
        // A private message notifies only the person who sees it.
        pinged.retain(|&person| posting.only_for.is_none_or(|only| only == person));
        pinged
    }

    /// A reply notifies the author of the message it replies to, unless `allowed_mentions` exists and
    /// excludes that.
    fn replied_to(&self, posting: &Posting) -> Option<Snowflake> {
        let allowed = &posting.draft.json()["allowed_mentions"];
        let is_notified = allowed.is_null() || allowed["replied_user"] == true;
        let message = self.messages.get(&posting.reply_to?)?;
        is_notified.then_some(message.author)
    }

    /// A direct message notifies its reader, whatever it says. An answer to an interaction there does not.
    fn written_to(&self, posting: &Posting) -> Option<Snowflake> {
        match self.channels.get(&posting.channel)?.kind {
            ChannelKind::Direct { with } if posting.interaction.is_none() => Some(with),
            _ => None,
        }
    }
}
