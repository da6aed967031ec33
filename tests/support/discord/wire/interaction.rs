//! Interactions, as the gateway sends them.

use serde_json::{Map, Value, json};

use super::merged;
use crate::discord::ids::Snowflake;
use crate::discord::world::command::{Command, find};
use crate::discord::world::interaction::{Given, Interaction, UserAction};
use crate::discord::world::message::Message;
use crate::discord::world::place::{Channel, ChannelKind};
use crate::discord::world::{APPLICATION, World};

const SUBCOMMAND: u64 = 1;
const SUBCOMMAND_GROUP: u64 = 2;
const USER: u64 = 6;
const CHANNEL: u64 = 7;
const USER_SELECT: u64 = 5;
const CHANNEL_SELECT: u64 = 8;

/// Returns the data of `INTERACTION_CREATE`.
pub(crate) fn interaction(world: &World, interaction: &Interaction) -> Value {
    let channel = &world.channels[&interaction.channel];
    let itself = json!({
        "id": interaction.id,
        "application_id": APPLICATION,
        "type": interaction.action.type_number(),
        "data": data(world, interaction),
        "token": interaction.token,
        "version": 1,
        "channel_id": channel.id,
        "channel": merged(super::channel(world, channel), &json!({"permissions": super::ALL_PERMISSIONS})),
        "locale": world.people[&interaction.person].locale,
        "app_permissions": super::app_permissions(world, channel),
        "entitlements": [],
        "attachment_size_limit": 10 * 1024 * 1024,
        "authorizing_integration_owners": owners(world, interaction),
        "context": channel.context(),
    });
    let itself = merged(itself, &asker(world, interaction, channel));
    let itself = merged(itself, &clicked(world, interaction));
    super::of_tomorrow(
        world,
        itself,
        &json!({"attachment_size_limit": "unlimited", "version": 300, "entitlements": {}}),
    )
}

/// Returns who installed the application: the guild, or the person who used it.
pub(super) fn owners(world: &World, interaction: &Interaction) -> Value {
    let channel = &world.channels[&interaction.channel];
    match channel.guild() {
        Some(guild) if world.guilds[&guild].has_bot => json!({"0": guild}),
        // Guild 0 stands for the application's own direct messages.
        None if matches!(channel.kind, ChannelKind::Direct { .. }) => json!({"0": "0"}),
        _ => json!({"1": bringer(world, interaction)}),
    }
}

/// Returns the user who brought the application along. For a click, that is the person whose action led to
/// the message.
fn bringer(world: &World, interaction: &Interaction) -> Snowflake {
    let message = world.clicked_message(interaction).and_then(|id| world.messages.get(&id));
    let cause = message.and_then(|message| world.interactions.get(&message.interaction?));
    cause.map_or(interaction.person, |cause| bringer(world, cause))
}

/// In a guild the user is a member, elsewhere a user.
fn asker(world: &World, interaction: &Interaction, channel: &Channel) -> Value {
    let user = super::user(world, interaction.person);
    let Some(guild) = channel.guild() else { return json!({"user": user}) };
    let locale = &world.guilds[&guild].locale;
    json!({
        "guild_id": guild,
        "guild_locale": locale,
        "guild": {"id": guild, "locale": locale, "features": []},
        "member": merged(super::member(interaction.person, &world.people[&interaction.person].roles), &json!({
            "user": user,
            "deaf": false,
            "mute": false,
            "permissions": super::permissions(world, &world.people[&interaction.person], guild),
        })),
    })
}

/// Returns the message of a click as the person saw it, also for a form that a click opened.
fn clicked(world: &World, interaction: &Interaction) -> Value {
    let Some(message) = world.clicked_message(interaction).and_then(|id| world.messages.get(&id)) else {
        return Value::Null;
    };
    json!({"message": super::message(world, &as_seen(message, &interaction.action))})
}

fn as_seen(message: &Message, action: &UserAction) -> Message {
    let mut message = message.clone();
    if let UserAction::Component { seen: Some(components), .. } = action {
        message.face.components.clone_from(components);
    }
    message
}

fn data(world: &World, interaction: &Interaction) -> Value {
    let channel = &world.channels[&interaction.channel];
    match &interaction.action {
        UserAction::Command { command, path, options } => {
            slash(world, channel, *command, path, options, None)
        }
        UserAction::Typing { command, path, options, focused } => {
            slash(world, channel, *command, path, options, Some(focused))
        }
        UserAction::Component { message, seen, custom_id, values } => {
            let at = (channel, &world.messages[message]);
            component(world, at, seen.as_deref(), custom_id, values)
        }
        UserAction::Form { custom_id, fields, .. } => form(custom_id, fields),
        UserAction::PersonMenu { command, target } => {
            menu(world, *command, *target, &people(world, channel, [*target]))
        }
        UserAction::MessageMenu { command, target } => {
            let message = super::message(world, &world.messages[target]);
            menu(world, *command, *target, &json!({"messages": {target.to_string(): message}}))
        }
    }
}

fn slash(
    world: &World,
    channel: &Channel,
    id: Snowflake,
    path: &[String],
    given: &[Given],
    focused: Option<&str>,
) -> Value {
    let command = registered(world, id);
    let known = command.options(path).unwrap_or_default();
    let mut options: Vec<_> = given.iter().map(|one| option(known, one, focused)).collect();
    for (depth, step) in path.iter().enumerate().rev() {
        // The last step is a subcommand, an earlier one a group.
        let kind = if depth + 1 == path.len() { SUBCOMMAND } else { SUBCOMMAND_GROUP };
        options = vec![json!({"name": step, "type": kind, "options": options})];
    }
    let (name, menu, guild) = (command.name(), command.menu(), command.guild);
    let head = json!({"id": id, "name": name, "type": menu, "options": options, "guild_id": guild});
    merged(head, &json!({"resolved": resolved(world, channel, known, given)}))
}

fn option(known: &[Value], given: &Given, focused: Option<&str>) -> Value {
    let kind = find(known, &given.name).map_or(Value::Null, |option| option["type"].clone());
    let mut option = json!({"name": given.name, "type": kind, "value": given.value});
    if focused == Some(&given.name) {
        option["focused"] = true.into();
    }
    option
}

/// Returns the people and channels to which options refer.
fn resolved(world: &World, channel: &Channel, known: &[Value], given: &[Given]) -> Value {
    let (mut users, mut channels) = (Vec::new(), Map::new());
    for one in given {
        let Some(id) = one.value.as_str().and_then(|id| id.parse::<Snowflake>().ok()) else { continue };
        match find(known, &one.name).and_then(|option| option["type"].as_u64()) {
            Some(USER) => users.push(id),
            Some(CHANNEL) => {
                channels.insert(id.to_string(), super::channel(world, &world.channels[&id]));
            }
            _ => {}
        }
    }
    merged(people(world, channel, users), &json!({"channels": channels}))
}

fn menu(world: &World, id: Snowflake, target: Snowflake, resolved: &Value) -> Value {
    let command = registered(world, id);
    json!({
        "id": id,
        "name": command.name(),
        "type": command.menu(),
        "guild_id": command.guild,
        "target_id": target,
        "resolved": resolved,
    })
}

fn component(
    world: &World,
    (channel, message): (&Channel, &Message),
    seen: Option<&[Value]>,
    custom_id: &str,
    values: &[String],
) -> Value {
    let mut face = message.face.clone();
    if let Some(components) = seen {
        face.components = components.to_vec();
    }
    let component = face.component(custom_id).cloned().unwrap_or_default();
    let mut data = json!({"custom_id": custom_id, "component_type": component["type"], "id": 1});
    if component["type"] != 2 {
        data["values"] = json!(values);
    }
    if component["type"] == USER_SELECT {
        let ids = values.iter().filter_map(|id| id.parse::<Snowflake>().ok());
        data["resolved"] = people(world, channel, ids);
    }
    if component["type"] == CHANNEL_SELECT {
        data["resolved"] = json!({"channels": channels(world, values)});
    }
    data
}

/// Returns people who are named in a channel: on a server with what they may do there.
fn people(world: &World, channel: &Channel, ids: impl IntoIterator<Item = Snowflake>) -> Value {
    let (mut users, mut members) = (Map::new(), Map::new());
    for id in ids {
        users.insert(id.to_string(), super::user(world, id));
        if channel.guild().is_some() {
            let may = json!({"permissions": super::permissions_in(channel, id)});
            members.insert(id.to_string(), merged(super::member(APPLICATION, &[]), &may));
        }
    }
    json!({"users": users, "members": members})
}

/// Returns the channels chosen in a menu.
fn channels(world: &World, values: &[String]) -> Map<String, Value> {
    let ids = values.iter().filter_map(|id| id.parse::<Snowflake>().ok());
    let may = json!({"permissions": super::ALL_PERMISSIONS});
    ids.map(|id| (id.to_string(), merged(super::channel(world, &world.channels[&id]), &may))).collect()
}

fn form(custom_id: &str, fields: &[(String, String)]) -> Value {
    let row = |(id, value): &(String, String)| {
        let input = json!({"type": 4, "custom_id": id, "value": value});
        json!({"type": 1, "components": [input]})
    };
    json!({"custom_id": custom_id, "components": fields.iter().map(row).collect::<Vec<_>>()})
}

fn registered(world: &World, id: Snowflake) -> &Command {
    world
        .commands
        .iter()
        .find(|command| command.id == id)
        .expect("a command that was registered when it was used")
}
