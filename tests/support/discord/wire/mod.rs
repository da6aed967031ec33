//! The world as Discord's JSON.

mod channel;
mod guild;
mod interaction;
mod message;
mod user;

pub(crate) use self::channel::channel;
pub(crate) use self::guild::{guild, member_of, my_guild};
pub(crate) use self::interaction::interaction;
pub(crate) use self::message::message;
pub(crate) use self::user::{app_permissions, application, member, permissions, permissions_in, user};

use serde_json::{Value, json};

use super::mischief::Objects;
use super::world::command::Command;
use super::world::permissions::{ATTACH_FILES, VIEW_CHANNEL};
use super::world::{APPLICATION, Emoji, World};

/// All permissions of a channel, of which the bot needs a few.
pub(crate) const ALL_PERMISSIONS: &str = "2251799813685247";

const ADMINISTRATOR: u64 = 1 << 3;

/// The permissions of an app that a user brought along: attach files, embed links, mention everyone.
const GUEST_PERMISSIONS: u64 = 1 << 14 | ATTACH_FILES | 1 << 17;

/// Additional permissions in its direct messages with a person.
const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;

/// The permission that lets a person's own apps speak to everyone.
const USE_EXTERNAL_APPS: u64 = 1 << 50;

/// The permissions of ordinary members: everything except administrator and managing channels, the guild,
/// messages, roles, webhooks, emojis, events and threads.
const USUAL_PERMISSIONS: &str = "2251772164825031";

/// A registered command.
pub(crate) fn command(world: &World, command: &Command) -> Value {
    let defaults = json!({
        "id": command.id,
        "application_id": APPLICATION,
        "guild_id": command.guild,
        "version": command.id,
        "type": 1,
        "description": "",
        "options": [],
        "default_member_permissions": null,
        "nsfw": false,
    });
    let command = merged(defaults, &command.definition);
    of_tomorrow(world, command, &json!({"version": {"new": 1}, "contexts": [300], "nsfw": "new"}))
}

/// An emoji of the application.
pub(crate) fn emoji(world: &World, emoji: &Emoji) -> Value {
    json!({
        "id": emoji.id,
        "name": emoji.name,
        "roles": [],
        "user": user(world, APPLICATION),
        "require_colons": true,
        "managed": false,
        "animated": emoji.image.starts_with("data:image/gif"),
        "available": true,
    })
}

/// Returns an object with values that do not exist yet, if the world is of tomorrow.
fn of_tomorrow(world: &World, object: Value, values: &Value) -> Value {
    if world.faults.objects == Objects::OfTomorrow { merged(object, values) } else { object }
}

/// Merges the entries of an object over another one. `null` there removes nothing.
pub(crate) fn merged(mut below: Value, above: &Value) -> Value {
    for (key, value) in above.as_object().into_iter().flatten() {
        if !value.is_null() {
            below[key] = value.clone();
        }
    }
    below
}
