//! Guilds, as the gateway sends them.

use serde_json::{Value, json};

use crate::discord::ids::Snowflake;
use crate::discord::world::place::{Channel, ChannelKind, Guild};
use crate::discord::world::{APPLICATION, World};

/// Returns a guild with everything that `GUILD_CREATE` must have.
pub(crate) fn guild(world: &World, id: Snowflake) -> Value {
    let guild = world.guilds.get(&id).expect("a guild of this world");
    let here = |channel: &&Channel| channel.guild() == Some(id);
    let (threads, channels): (Vec<_>, Vec<_>) = world
        .channels
        .values()
        .filter(here)
        .partition(|channel| matches!(channel.kind, ChannelKind::Thread { .. }));
    let described = |channels: Vec<&Channel>| -> Vec<_> {
        channels.into_iter().map(|channel| super::channel(world, channel)).collect()
    };
    let itself = json!({
        "id": id,
        "name": guild.name,
        "preferred_locale": guild.locale,
        "roles": roles(guild),
        "joined_at": id.timestamp(),
        "member_count": world.people.len(),
        "members": [member_of(world, id, APPLICATION)],
        "channels": described(channels),
        "threads": described(threads),
    });
    let guild = super::merged(plain(), &itself);
    super::of_tomorrow(
        world,
        guild,
        &json!({"icon": "v2_fb21", "verification_level": 300, "nsfw_level": "new"}),
    )
}

/// Returns a guild as in the list of the bot's own guilds.
pub(crate) fn my_guild(world: &World, guild: &Guild) -> Value {
    let itself = json!({
        "id": guild.id,
        "name": guild.name,
        "icon": null,
        "banner": null,
        "owner": false,
        "permissions": super::ALL_PERMISSIONS,
        "features": [],
    });
    super::of_tomorrow(world, itself, &json!({"icon": "v2_fb21", "permissions": {"new": 1}, "features": {}}))
}

/// Returns a member of a guild, with their user.
pub(crate) fn member_of(world: &World, guild: Snowflake, user: Snowflake) -> Value {
    let itself = json!({"user": super::user(world, user), "deaf": false, "mute": false});
    super::merged(super::member(guild, &world.people[&user].roles), &itself)
}

/// Returns a guild with default settings.
fn plain() -> Value {
    json!({
        "icon": null,
        "splash": null,
        "discovery_splash": null,
        "owner_id": "1",
        "afk_channel_id": null,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": null,
        "system_channel_id": null,
        "system_channel_flags": 0,
        "rules_channel_id": null,
        "vanity_url_code": null,
        "description": null,
        "banner": null,
        "premium_tier": 0,
        "premium_progress_bar_enabled": false,
        "public_updates_channel_id": null,
        "nsfw_level": 0,
        "safety_alerts_channel_id": null,
        "large": false,
        "unavailable": false,
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    })
}

/// Returns the roles of a guild, first the one that everyone has, whose ID is the guild's.
fn roles(guild: &Guild) -> Vec<Value> {
    let everyone = role(guild.id, super::USUAL_PERMISSIONS, 0);
    let others = guild.roles.iter().zip(1..);
    let others = others.map(|(one, position)| role(one.id, &one.permissions.to_string(), position));
    std::iter::once(everyone).chain(others).collect()
}

fn role(id: Snowflake, permissions: &str, position: u64) -> Value {
    json!({
        "id": id,
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "hoist": false,
        "position": position,
        "permissions": permissions,
        "managed": false,
        "mentionable": false,
        "flags": 0,
    })
}
