//! Parses a line that starts with a slash: its command, and its options.

use serde_json::Value;

use kuzhi_tests::discord::{Channel, Command, Snowflake, World};

/// The type number of slash commands.
pub(crate) const SLASH: u64 = 1;
/// The type number of a person's context menu.
pub(crate) const PERSON: u64 = 2;
/// The type number of a message's context menu.
pub(crate) const MESSAGE: u64 = 3;
/// The type number of the command that opens the Activity. Discord lists it with slash commands, too.
const ENTRY_POINT: u64 = 4;

const SUBCOMMAND: u64 = 1;
const SUBCOMMAND_GROUP: u64 = 2;

/// A command that can be sent: one without subcommands, or a subcommand.
#[derive(Clone, Debug)]
pub(crate) struct Entry<'a> {
    pub(crate) command: &'a Command,
    /// The names of the subcommand group and subcommand, if any.
    pub(crate) path: Vec<String>,
    /// Its definition: the command's or the subcommand's.
    pub(crate) definition: &'a Value,
}

/// A parsed line.
#[derive(Clone, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) entry: Entry<'a>,
    /// The names of options, and the texts after them.
    pub(crate) given: Vec<(String, String)>,
}

impl<'a> Entry<'a> {
    /// Returns its name as typed, such as `settings language`.
    pub(crate) fn name(&self) -> String {
        let words = [self.command.name()].into_iter().chain(self.path.iter().map(String::as_str));
        words.collect::<Vec<_>>().join(" ")
    }

    /// Returns its options.
    pub(crate) fn options(&self) -> &'a [Value] {
        list(&self.definition["options"])
    }
}

/// Returns the commands in a menu of a channel for a person, with each subcommand separately.
pub(crate) fn entries(world: &World, person: Snowflake, channel: Snowflake, menu: u64) -> Vec<Entry<'_>> {
    let Some(place) = world.channels.get(&channel) else { return Vec::new() };
    let is_found = |command: &&Command| {
        (command.menu() == menu || menu == SLASH && command.menu() == ENTRY_POINT)
            && command.guild.is_none_or(|guild| place.guild() == Some(guild))
            && world.offers(command, channel)
            && may_use(world, person, place, &command.definition)
    };
    let mut found = Vec::new();
    for command in world.commands.iter().filter(is_found) {
        unfold(command, &command.definition, &[], &mut found);
    }
    found
}

/// Parses a line, if it starts with the name of an available command.
pub(crate) fn understood<'a>(
    world: &'a World,
    person: Snowflake,
    channel: Snowflake,
    line: &str,
) -> Option<Line<'a>> {
    let line = line.trim().strip_prefix('/')?;
    let begins = |entry: &Entry| {
        line.strip_prefix(&entry.name()).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    let mut meant: Vec<_> = entries(world, person, channel, SLASH).into_iter().filter(begins).collect();
    meant.sort_by_key(|entry| entry.name().len());
    let entry = meant.pop()?;
    let given = given(entry.options(), &line[entry.name().len()..]);
    Some(Line { entry, given })
}

/// Returns the elements of a list. Empty for anything else.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn unfold<'a>(command: &'a Command, definition: &'a Value, path: &[String], found: &mut Vec<Entry<'a>>) {
    let is_nesting = |option: &&Value| matches!(option["type"].as_u64(), Some(SUBCOMMAND | SUBCOMMAND_GROUP));
    let inner: Vec<_> = list(&definition["options"]).iter().filter(is_nesting).collect();
    if command.menu() != SLASH || inner.is_empty() {
        found.push(Entry { command, path: path.to_vec(), definition });
        return;
    }
    for option in inner {
        let name = option["name"].as_str().unwrap_or_default().to_owned();
        unfold(command, option, &[path, &[name]].concat(), found);
    }
}

/// Commands that need a permission are for managers of the server.
fn may_use(world: &World, person: Snowflake, place: &Channel, definition: &Value) -> bool {
    let needs_none = definition["default_member_permissions"].is_null();
    needs_none
        || place.guild().is_none()
        || world.people.get(&person).is_some_and(|person| person.manages_guilds)
}

/// Returns the options in `game:mangala opponent:Kuzhi`, in their order.
fn given(options: &[Value], text: &str) -> Vec<(String, String)> {
    let mut marks: Vec<(usize, &str)> = options
        .iter()
        .filter_map(|option| option["name"].as_str())
        .filter_map(|name| Some((text.find(&format!(" {name}:"))?, name)))
        .collect();
    marks.sort_unstable();
    let ends = marks.iter().skip(1).map(|&(at, _)| at).chain([text.len()]);
    let value = |(&(at, name), end): (&(usize, &str), usize)| {
        (name.to_owned(), text[at + name.len() + 2..end].trim().to_owned())
    };
    marks.iter().zip(ends).map(value).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use kuzhi_tests::discord::{ChannelKind, Server};

    use super::*;
    use crate::cast::{FIRST_CHANNEL, PEOPLE, furnish};

    #[test]
    fn options_are_found_wherever_they_stand() {
        let options = [json!({"name": "game"}), json!({"name": "options"}), json!({"name": "level"})];
        let found = given(&options, " level:3 options:a=b c=d game:mangala");
        let found: Vec<_> = found.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        assert_eq!(found, [("level", "3"), ("options", "a=b c=d"), ("game", "mangala")]);
        assert!(given(&options, "").is_empty());
    }

    #[tokio::test]
    async fn commands_are_found_where_they_are_declared() {
        let discord = Server::start().await.expect("a free port");
        discord.change(|world| {
            furnish(world);
            let define = |id, definition| Command { id: Snowflake::new(id), guild: None, definition };
            world.commands = vec![
                define(1, json!({"name": "play", "integration_types": [0, 1], "contexts": [0, 1, 2]})),
                define(2, json!({"name": "house", "default_member_permissions": "32", "contexts": [0]})),
                define(
                    3,
                    json!({
                        "name": "set", "contexts": [0],
                        "options": [{"type": 1, "name": "it"}, {"type": 1, "name": "off"}],
                    }),
                ),
            ];
            let names = |person: usize, channel| -> Vec<_> {
                entries(world, PEOPLE[person].0, channel, SLASH).iter().map(Entry::name).collect()
            };
            assert_eq!(names(0, FIRST_CHANNEL), ["play", "house", "set it", "set off"]);
            assert_eq!(names(1, FIRST_CHANNEL), ["play", "set it", "set off"]);
            let is_private = |channel: &&Channel| matches!(channel.kind, ChannelKind::Private { .. });
            let private = world.channels.values().find(is_private).expect("private messages").id;
            assert_eq!(names(0, private), ["play"]);
            let line = understood(world, PEOPLE[0].0, FIRST_CHANNEL, "/set off").expect("a command");
            assert_eq!(line.entry.path, ["off"]);
            assert!(understood(world, PEOPLE[0].0, FIRST_CHANNEL, "/playing").is_none());
        });
    }
}
