//! Interactions as Discord sends them.

use kuzhi_domain::MatchId;
use kuzhi_view::request::{Action, Request};
use serde_json::{Value, json};

use super::super::{Interaction, request};

pub(super) const ADA: u64 = 7;
pub(super) const BOB: u64 = 8;
pub(super) const KUZHI: u64 = 99;

/// The fields that every interaction has.
pub(super) fn interaction(kind: u64, data: &Value) -> Value {
    json!({
        "id": "11", "application_id": KUZHI.to_string(), "type": kind, "data": data, "token": "t",
        "version": 1, "channel_id": "9", "user": user(ADA), "locale": "tr", "entitlements": [], "context": 1,
        "attachment_size_limit": 1_000_000, "authorizing_integration_owners": {"0": "0"},
        "app_permissions": "0",
    })
}

/// The fields of one on a server, from a member with these permissions.
pub(super) fn on_server(mut interaction: Value, permissions: u64) -> Value {
    let user = interaction["user"].take();
    interaction.as_object_mut().unwrap().remove("user");
    interaction["member"] = json!({
        "user": user, "roles": [], "joined_at": "2026-01-01T00:00:00Z", "deaf": false, "mute": false,
        "flags": 0, "permissions": permissions.to_string(),
    });
    interaction["guild_id"] = json!("5");
    interaction["guild_locale"] = json!("fr");
    interaction["context"] = json!(0);
    interaction["authorizing_integration_owners"] = json!({"0": "5"});
    interaction
}

pub(super) fn user(id: u64) -> Value {
    json!({"id": id.to_string(), "username": format!("user{id}"), "discriminator": "0", "avatar": null})
}

pub(super) fn program(id: u64) -> Value {
    let mut program = user(id);
    program["bot"] = json!(true);
    program
}

/// The fields of one from a message. Only the user sees that message if it has this flag.
pub(super) fn behind(mut interaction: Value, flags: u64) -> Value {
    interaction["message"] = json!({
        "id": "12", "channel_id": "9", "author": user(KUZHI), "content": "", "tts": false,
        "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": null, "mention_everyone": false,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": false, "type": 0,
        "flags": flags,
    });
    interaction
}

pub(super) const PRIVATE: u64 = 64;

pub(super) fn command(name: &str, options: &Value) -> Value {
    interaction(2, &json!({"id": "2", "name": name, "type": 1, "options": options}))
}

pub(super) fn text(name: &str, value: &str) -> Value {
    json!({"name": name, "type": 3, "value": value})
}

pub(super) fn number(name: &str, value: i64) -> Value {
    json!({"name": name, "type": 4, "value": value})
}

pub(super) fn boolean_option(name: &str) -> Value {
    json!({"name": name, "type": 5, "value": true})
}

pub(super) fn person(name: &str, id: u64) -> Value {
    json!({"name": name, "type": 6, "value": id.to_string()})
}

pub(super) fn button(custom_id: &str) -> Value {
    behind(interaction(3, &json!({"custom_id": custom_id, "component_type": 2})), 0)
}

pub(super) fn menu(kind: u64, custom_id: &str, values: &[&str]) -> Value {
    behind(
        interaction(3, &json!({"custom_id": custom_id, "component_type": kind, "values": values})),
        PRIVATE,
    )
}

pub(super) fn form(custom_id: &str, line: &str) -> Value {
    let row = json!({"type": 1, "components": [{"type": 4, "custom_id": "line", "value": line}]});
    interaction(5, &json!({"custom_id": custom_id, "components": [row]}))
}

pub(super) fn read(interaction: &Value) -> Request {
    request(&Interaction::read(interaction).unwrap())
}

pub(super) fn action(interaction: &Value) -> Action {
    read(interaction).action
}

pub(super) fn id() -> MatchId {
    MatchId::from_random(7)
}

/// While typing, every option is text, even one that expects a number.
pub(super) fn unsent_level() -> Value {
    json!({"name": "level", "type": 4, "value": "1"})
}

pub(super) fn typing(name: &str, mut options: Value, focused: usize) -> Value {
    options[focused]["focused"] = json!(true);
    interaction(4, &json!({"id": "2", "name": name, "type": 1, "options": options}))
}
