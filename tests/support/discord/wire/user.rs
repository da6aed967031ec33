//! People, members of guilds, and the application.

use serde_json::{Value, json};

use crate::discord::endpoint::{Poster, public_key};
use crate::discord::ids::Snowflake;
use crate::discord::world::person::Person;
use crate::discord::world::place::{Channel, ChannelKind};
use crate::discord::world::{APPLICATION, World};

/// Returns a person as everyone sees them.
///
/// # Panics
///
/// If there is no such person: IDs of people come from the world itself.
pub(crate) fn user(world: &World, id: Snowflake) -> Value {
    let user = describe(world.people.get(&id).expect("a person of this world"));
    super::of_tomorrow(
        world,
        user,
        &json!({
            "avatar": "v2_fb211703bcc04ee612c88d494df0272f",
            "banner": "sha256:fb211703bcc04ee612c88d494df0272f",
            "avatar_decoration_data": {"asset": "v2_fb21", "sku_id": "1"},
            "primary_guild": {"identity_guild_id": "5", "identity_enabled": true, "badge": "v2_fb21"},
            "public_flags": 1_u64 << 44,
            "premium_type": 300,
        }),
    )
}

fn describe(person: &Person) -> Value {
    json!({
        "id": person.id,
        "username": person.username,
        "discriminator": "0",
        "global_name": person.name,
        "avatar": null,
        "banner": null,
        "accent_color": null,
        "avatar_decoration_data": null,
        "bot": person.is_bot,
        "public_flags": 0,
        "flags": 0,
    })
}

/// Returns the permissions of a person in a guild.
pub(crate) fn permissions(world: &World, person: &Person, guild: Snowflake) -> String {
    let usual = if person.manages_guilds { super::ALL_PERMISSIONS } else { super::USUAL_PERMISSIONS };
    let usual: u64 = usual.parse().expect("permissions are a number");
    let lets_guests_speak = world.guilds.get(&guild).is_none_or(|guild| guild.lets_guests_speak);
    let usual = if lets_guests_speak { usual } else { usual & !super::USE_EXTERNAL_APPS };
    usual.to_string()
}

/// Returns the permissions of a person in a channel of a guild.
pub(crate) fn permissions_in(channel: &Channel, person: Snowflake) -> String {
    let all: u64 = super::ALL_PERMISSIONS.parse().expect("permissions are a number");
    let hidden =
        if channel.hidden_from.contains(&person) { super::VIEW_CHANNEL | super::ADMINISTRATOR } else { 0 };
    (all & !hidden).to_string()
}

/// Returns the permissions of the bot in a channel.
pub(crate) fn app_permissions(world: &World, channel: &Channel) -> String {
    let is_direct = matches!(channel.kind, ChannelKind::Direct { .. });
    let usual = match (is_direct, world.is_open_to_bot(channel)) {
        (true, _) => super::GUEST_PERMISSIONS | super::USE_EXTERNAL_EMOJIS,
        (false, true) => super::ALL_PERMISSIONS.parse().expect("permissions are a number"),
        (false, false) => super::GUEST_PERMISSIONS,
    };
    // An administrator may do everything everywhere.
    let denied = match world.denied(channel) {
        0 => 0,
        some => some | super::ADMINISTRATOR,
    };
    (usual & !denied).to_string()
}

/// Returns a guild's data of a member, without `user`.
pub(crate) fn member(joined: Snowflake, roles: &[Snowflake]) -> Value {
    json!({
        "nick": null,
        "avatar": null,
        "banner": null,
        "roles": roles.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "joined_at": joined.timestamp(),
        "premium_since": null,
        "flags": 0,
        "pending": false,
        "permissions": super::ALL_PERMISSIONS,
        "communication_disabled_until": null,
    })
}

/// Returns the bot's application.
pub(crate) fn application(world: &World) -> Value {
    json!({
        "id": APPLICATION,
        "name": world.people[&APPLICATION].name,
        "icon": null,
        "description": "",
        "bot_public": true,
        "bot_require_code_grant": false,
        "bot": user(world, APPLICATION),
        "verify_key": public_key(),
        "interactions_endpoint_url": world.endpoint.as_ref().map(Poster::url),
        "team": null,
        "flags": if world.activities.are_enabled { 1 << 17 } else { 0 },
        "redirect_uris": world.activities.redirects,
        "hook": true,
        "summary": "",
        "integration_types_config": {"0": {}, "1": {}},
    })
}
