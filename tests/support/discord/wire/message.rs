//! Messages.

use serde_json::{Value, json};

use crate::discord::ids::Snowflake;
use crate::discord::wire::merged;
use crate::discord::world::interaction::{Interaction, UserAction};
use crate::discord::world::message::{Attachment, Message};
use crate::discord::world::pings::mentioned;
use crate::discord::world::{APPLICATION, World};

const DEFAULT: u8 = 0;
const REPLY: u8 = 19;
const CHAT_INPUT_COMMAND: u8 = 20;
const CONTEXT_MENU_COMMAND: u8 = 23;

/// Returns a message.
pub(crate) fn message(world: &World, message: &Message) -> Value {
    let face = &message.face;
    let mentions = mentioned(&face.content).into_iter().filter(|person| world.people.contains_key(person));
    let mentions: Vec<_> = mentions.map(|person| super::user(world, person)).collect();
    let attachments: Vec<_> = face.attachments.iter().map(|file| attachment(world, message, file)).collect();
    let itself = json!({
        "id": message.id,
        "channel_id": message.channel,
        "author": super::user(world, message.author),
        "content": face.content,
        "timestamp": message.id.timestamp(),
        "edited_timestamp": message.edited_at,
        "tts": false,
        "mention_everyone": false,
        "mentions": mentions,
        "mention_roles": [],
        "attachments": attachments,
        "embeds": face.embeds,
        "components": face.components,
        "flags": face.flags,
        "pinned": false,
        "type": kind(world, message),
    });
    // Fields may be null or missing: `merged` would drop the former.
    let message = with_reply(with_cause(itself, world, message), message);
    super::of_tomorrow(
        world,
        message,
        &json!({
            "type": 300,
            "reactions": [{"emoji": {"id": null, "name": "👍"}, "count": 1, "me": false}],
            "mention_roles": [{"id": "5"}],
            "nonce": {"new": true},
        }),
    )
}

fn kind(world: &World, message: &Message) -> u8 {
    let interaction = message.interaction.and_then(|id| world.interactions.get(&id));
    match interaction.map(|interaction| &interaction.action) {
        Some(UserAction::Command { .. }) => CHAT_INPUT_COMMAND,
        Some(UserAction::PersonMenu { .. } | UserAction::MessageMenu { .. }) => CONTEXT_MENU_COMMAND,
        _ if message.reply_to.is_some() => REPLY,
        _ => DEFAULT,
    }
}

fn with_reply(itself: Value, message: &Message) -> Value {
    let Some(reply_to) = message.reply_to else { return itself };
    merged(
        itself,
        &json!({"message_reference": {"type": 0, "message_id": reply_to, "channel_id": message.channel}}),
    )
}

fn with_cause(itself: Value, world: &World, message: &Message) -> Value {
    let Some(interaction) = message.interaction.and_then(|id| world.interactions.get(&id)) else {
        return itself;
    };
    let cause = json!({
        "application_id": APPLICATION,
        "webhook_id": APPLICATION,
        "interaction_metadata": metadata(world, interaction),
    });
    merged(itself, &cause)
}

fn metadata(world: &World, interaction: &Interaction) -> Value {
    let mut metadata = json!({
        "id": interaction.id,
        "type": interaction.action.type_number(),
        "user": super::user(world, interaction.person),
        "authorizing_integration_owners": super::interaction::owners(world, interaction),
    });
    match &interaction.action {
        UserAction::Component { message, .. } => metadata["interacted_message_id"] = json!(message),
        UserAction::Form { opened_by, .. } => {
            metadata["triggering_interaction_metadata"] = opener(world, *opened_by);
        }
        UserAction::PersonMenu { target, .. } => metadata["target_user"] = super::user(world, *target),
        UserAction::MessageMenu { target, .. } => metadata["target_message_id"] = json!(target),
        UserAction::Command { .. } | UserAction::Typing { .. } => {}
    }
    metadata
}

fn opener(world: &World, interaction: Snowflake) -> Value {
    world.interactions.get(&interaction).map_or(Value::Null, |opener| metadata(world, opener))
}

fn attachment(world: &World, message: &Message, file: &Attachment) -> Value {
    let host = world.gateway.url.replacen("ws", "http", 1);
    let url = format!("{host}attachments/{}/{}/{}", message.channel, file.id, file.filename);
    let mut described = json!({
        "id": file.id,
        "filename": file.filename,
        "size": file.bytes.len(),
        "url": url,
        "proxy_url": url,
        "ephemeral": message.only_for.is_some(),
    });
    if let Some(description) = &file.description {
        described["description"] = json!(description);
    }
    if let Some(content_type) = &file.content_type {
        described["content_type"] = json!(content_type);
    }
    described
}
