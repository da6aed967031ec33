//! Whole interactions, with all that Discord sends today.

use serde_json::{Value, json};

/// Returns an event of each kind, with its name.
pub(super) fn all() -> Vec<(&'static str, Value)> {
    let options = json!([
        {"name": "game", "type": 3, "value": "pallankuzhi"},
        {"name": "sets", "type": 4, "value": 3},
        {"name": "rated", "type": 5, "value": true},
        {"name": "opponent", "type": 6, "value": "8"},
    ]);
    let command = json!({"id": "2", "name": "play", "type": 1, "guild_id": "5", "options": options,
        "resolved": resolved()});
    let unsent = json!({"id": "2", "name": "move", "type": 1, "options": [
        {"name": "match", "type": 3, "value": "00000007"},
        {"name": "pit", "type": 3, "value": "3", "focused": true},
    ]});
    let entry = json!({"id": "2", "name": "Challenge to mancala", "type": 2, "target_id": "8",
        "resolved": resolved()});
    let button = json!({"id": 3, "custom_id": "k1:move:00000007:0:3", "component_type": 2});
    let menu = json!({"id": 3, "custom_id": "k1:pick:house-people", "component_type": 5, "values": ["8"],
        "resolved": resolved()});
    let line = json!({"id": 3, "type": 4, "custom_id": "line", "value": "1 2"});
    let form = json!({"custom_id": "k1:plan:00000007:0", "components": [{"id": 2, "type": 1,
        "components": [line]}], "resolved": {}});
    vec![
        ("a command", on_server(interaction(2, &command))),
        ("a command in direct messages", in_private(interaction(2, &command))),
        ("typing", on_server(interaction(4, &unsent))),
        ("an entry of a person's menu", on_server(interaction(2, &entry))),
        ("a button", with_message(on_server(interaction(3, &button)))),
        ("a menu", with_message(on_server(interaction(3, &menu)))),
        ("a form", with_message(on_server(interaction(5, &form)))),
        ("a form in direct messages", in_private(interaction(5, &form))),
    ]
}

fn interaction(kind: u64, data: &Value) -> Value {
    json!({
        "id": "11", "application_id": "99", "type": kind, "data": data, "token": "t", "version": 1,
        "channel_id": "9", "locale": "tr", "app_permissions": "2248473465835073",
        "attachment_size_limit": 10_485_760,
        "entitlements": [{"id": "20", "sku_id": "21", "application_id": "99", "user_id": "7", "type": 8,
            "deleted": false, "starts_at": null, "ends_at": null, "consumed": false}],
        "channel": {"id": "9", "type": 11, "name": "game", "permissions": "2248473465835073",
            "parent_id": "4", "flags": 0, "guild_id": "5", "last_message_id": "12", "owner_id": "99",
            "rate_limit_per_user": 0,
            "member_count": 2, "message_count": 5, "total_message_sent": 5,
            "thread_metadata": {"archived": false, "auto_archive_duration": 60, "locked": false,
                "archive_timestamp": "2026-01-01T00:00:00Z", "create_timestamp": "2026-01-01T00:00:00Z"}},
    })
}

fn on_server(mut interaction: Value) -> Value {
    let mut member = member();
    member["user"] = user("7");
    interaction["member"] = member;
    interaction["guild"] = json!({"id": "5", "locale": "fr", "features": ["COMMUNITY"]});
    interaction["guild_id"] = json!("5");
    interaction["guild_locale"] = json!("fr");
    interaction["context"] = json!(0);
    interaction["authorizing_integration_owners"] = json!({"0": "5", "1": "7"});
    interaction
}

fn in_private(mut interaction: Value) -> Value {
    interaction["user"] = user("7");
    interaction["context"] = json!(1);
    interaction["authorizing_integration_owners"] = json!({"0": "0"});
    interaction["channel"] = json!({"id": "9", "type": 1, "flags": 0, "last_message_id": "12",
        "recipients": [user("7")]});
    interaction
}

fn user(id: &str) -> Value {
    json!({
        "id": id, "username": "ada", "global_name": "Ada", "discriminator": "0", "bot": false,
        "system": false,
        "avatar": "a_fb211703bcc04ee612c88d494df0272f", "banner": "fb211703bcc04ee612c88d494df0272f",
        "accent_color": 255, "public_flags": 64, "flags": 0, "premium_type": 0,
        "avatar_decoration_data": {"asset": "a_fb211703bcc04ee612c88d494df0272f", "sku_id": "22",
            "expires_at": null},
        "collectibles": {"nameplate": {"sku_id": "23", "asset": "nameplates/x/", "label": "x",
            "palette": "cobalt"}},
        "primary_guild": {"identity_guild_id": "5", "identity_enabled": true, "tag": "KUZ",
            "badge": "fb211703bcc04ee612c88d494df0272f"},
    })
}

fn member() -> Value {
    json!({
        "nick": "Addie", "avatar": null, "banner": null, "roles": ["30"], "joined_at": "2026-01-01T00:00:00Z",
        "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
        "permissions": "2248473465835073", "communication_disabled_until": null,
        "unusual_dm_activity_until": null,
        "avatar_decoration_data": null,
    })
}

fn resolved() -> Value {
    let role = json!({"id": "30", "name": "players", "color": 0, "hoist": false, "icon": null, "position": 1,
        "unicode_emoji": null, "permissions": "0", "managed": false, "mentionable": false, "flags": 0,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null}});
    let channel = json!({"id": "9", "name": "games", "type": 0, "permissions": "0", "parent_id": "4"});
    let file = json!({"id": "31", "filename": "x.png", "size": 1, "url": "https://cdn.example/x.png",
        "proxy_url": "https://cdn.example/x.png", "content_type": "image/png", "ephemeral": true});
    json!({"users": {"8": user("8")}, "members": {"8": member()}, "roles": {"30": role},
        "channels": {"9": channel}, "attachments": {"31": file}, "messages": {}})
}

fn with_message(mut interaction: Value) -> Value {
    let metadata = json!({"id": "10", "type": 2, "user": user("7"), "name": "play", "command_type": 1,
        "authorizing_integration_owners": {"0": "5"}});
    let button = json!({"id": 3, "type": 2, "style": 2, "label": "3", "custom_id": "k1:move:00000007:0:3"});
    let file = json!({"id": "31", "filename": "board.png", "size": 1, "url": "https://cdn.example/x.png",
        "proxy_url": "https://cdn.example/x.png", "content_type": "image/png", "width": 1, "height": 1,
        "placeholder": "x", "placeholder_version": 1, "flags": 0});
    let reaction = json!({"emoji": {"id": null, "name": "👍"}, "count": 1, "count_details": {"burst": 0,
        "normal": 1}, "me": false, "me_burst": false, "burst_colors": []});
    interaction["message"] = json!({
        "id": "12", "channel_id": "9", "author": user("99"), "content": "<@7>", "tts": false, "type": 20,
        "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": null, "mention_everyone": false,
        "mentions": [user("8")], "mention_roles": [], "attachments": [file], "pinned": false, "flags": 64,
        "embeds": [{"type": "rich", "title": "x", "color": 1}], "reactions": [reaction],
        "components": [{"id": 2, "type": 1, "components": [button]}], "application_id": "99",
        "webhook_id": "99", "interaction_metadata": metadata, "position": 1,
    });
    interaction
}
