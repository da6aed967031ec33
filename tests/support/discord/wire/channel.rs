//! Channels and threads.

use serde_json::{Value, json};

use crate::discord::world::World;
use crate::discord::world::place::{Channel, ChannelKind};

/// Returns a channel with all fields of the REST API.
pub(crate) fn channel(world: &World, channel: &Channel) -> Value {
    let last = world.messages_in(channel.id).rfind(|message| message.is_public());
    let common = json!({
        "id": channel.id,
        "type": channel.type_number(),
        "flags": 0,
        "last_message_id": last.map(|message| message.id),
    });
    let channel = super::merged(common, &particulars(world, channel));
    super::of_tomorrow(world, channel, &json!({"type": 300, "flags": "new", "last_message_id": {"id": "1"}}))
}

/// The permission that people lack who cannot see a channel: viewing it.
fn hidden_from(channel: &Channel) -> Vec<Value> {
    let deny = |whom| {
        // The role that everyone has carries the server's own ID.
        let kind = u8::from(channel.guild() != Some(whom));
        json!({"id": whom, "type": kind, "allow": "0", "deny": super::VIEW_CHANNEL.to_string()})
    };
    channel.hidden_from.iter().copied().map(deny).collect()
}

fn particulars(world: &World, channel: &Channel) -> Value {
    match &channel.kind {
        ChannelKind::Text { guild } => json!({
            "guild_id": guild,
            "name": channel.name,
            "position": 0,
            "permission_overwrites": hidden_from(channel),
            "nsfw": false,
            "rate_limit_per_user": 0,
        }),
        ChannelKind::Thread { guild, parent } => json!({
            "guild_id": guild,
            "parent_id": parent,
            "name": channel.name,
            "owner_id": crate::discord::world::APPLICATION,
            "message_count": 0,
            "member_count": 1,
            "rate_limit_per_user": 0,
            "thread_metadata": {
                "archived": false,
                "auto_archive_duration": 1440,
                "archive_timestamp": channel.id.timestamp(),
                "locked": false,
            },
        }),
        ChannelKind::Direct { with } => json!({"recipients": [super::user(world, *with)]}),
        ChannelKind::Private { among } => {
            let recipients: Vec<_> = among.iter().map(|&person| super::user(world, person)).collect();
            json!({"recipients": recipients})
        }
    }
}
