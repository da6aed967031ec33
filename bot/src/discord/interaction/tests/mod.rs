//! Whatever Discord adds or changes, only what is used can be missed.

mod events;

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use serenity::all::Interaction as OfLibrary;

use super::*;

/// Everything that is used. `*` stands for any key or index.
const USED: &[&str] = &[
    "app_permissions",
    "application_id",
    "authorizing_integration_owners",
    "authorizing_integration_owners.0",
    "channel",
    "channel.parent_id",
    "channel.recipients",
    "channel.recipients.*",
    "channel.recipients.*.id",
    "channel.thread_metadata",
    "channel_id",
    "context",
    "data",
    "data.component_type",
    "data.components",
    "data.components.*",
    "data.components.*.components",
    "data.components.*.components.*",
    "data.components.*.components.*.type",
    "data.components.*.components.*.value",
    "data.custom_id",
    "data.name",
    "data.options",
    "data.options.*",
    "data.options.*.focused",
    "data.options.*.name",
    "data.options.*.type",
    "data.options.*.value",
    "data.resolved",
    "data.resolved.channels",
    "data.resolved.channels.*",
    "data.resolved.channels.*.id",
    "data.resolved.channels.*.permissions",
    "data.resolved.members",
    "data.resolved.members.*",
    "data.resolved.members.*.permissions",
    "data.resolved.users",
    "data.resolved.users.*",
    "data.target_id",
    "data.type",
    "data.values",
    "data.values.*",
    "guild_id",
    "guild_locale",
    "id",
    "locale",
    "member",
    "member.permissions",
    "member.roles",
    "member.roles.*",
    "member.user",
    "message",
    "message.flags",
    "message.id",
    "type",
];

/// What is used of the person who acts, and of everyone whom they name. `username` is, where there is no
/// `global_name`.
const USED_OF_USERS: [&str; 3] = ["bot", "global_name", "id"];

/// What a field may hold one day: bits, hashes and kinds that do not exist yet, and other types.
fn odd_values() -> [Value; 9] {
    [
        json!(1_u64 << 44),
        json!(300),
        json!(-1),
        json!(""),
        json!("v2_secret"),
        json!(true),
        json!([]),
        json!(["v2_secret"]),
        json!({"v2_secret": 1}),
    ]
}

/// A place in an event: keys, or indices as text.
type Path = Vec<String>;

fn paths(value: &Value, to: &Path, all: &mut Vec<Path>) {
    let children: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(key, child)| (key.clone(), child)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(at, child)| (at.to_string(), child)).collect(),
        _ => Vec::new(),
    };
    for (key, child) in children {
        let path: Path = to.iter().cloned().chain([key]).collect();
        paths(child, &path, all);
        all.push(path);
    }
}

/// Returns the event with another value in a place, or with none.
fn changed(event: &Value, path: &[String], to: Option<&Value>) -> Value {
    let (last, before) = path.split_last().unwrap();
    let mut event = event.clone();
    let parent = event.pointer_mut(&pointer(before)).unwrap();
    match (parent, to) {
        (Value::Object(fields), Some(value)) => _ = fields.insert(last.clone(), value.clone()),
        (Value::Object(fields), None) => _ = fields.remove(last),
        (Value::Array(items), Some(value)) => items[last.parse::<usize>().unwrap()] = value.clone(),
        (Value::Array(items), None) => _ = items.remove(last.parse().unwrap()),
        _ => unreachable!("it has this child"),
    }
    event
}

fn pointer(path: &[String]) -> String {
    if path.is_empty() { String::new() } else { format!("/{}", path.join("/")) }
}

/// Returns a path as [`USED`] has it.
fn pattern(path: &[String]) -> String {
    const MAPS: [&str; 3] = ["data.resolved.users", "data.resolved.members", "data.resolved.channels"];
    let is_of_map = |at: usize| MAPS.contains(&path[..at].join(".").as_str());
    let is_any = |at: usize, key: &str| is_of_map(at) || at > 1 && key.parse::<usize>().is_ok();
    let keys = path.iter().enumerate().map(|(at, key)| if is_any(at, key) { "*" } else { key });
    keys.collect::<Vec<_>>().join(".")
}

fn used_patterns() -> BTreeSet<String> {
    let users = ["user", "member.user", "data.resolved.users.*"];
    let of_users = users.iter().flat_map(|user| USED_OF_USERS.map(|field| format!("{user}.{field}")));
    USED.iter().map(|&path| path.to_owned()).chain(of_users).chain(["user".to_owned()]).collect()
}

/// Reads an event as it comes over the gateway: serenity reads it first, if it can. It does not say whose
/// conversation it is.
fn over_gateway(event: &Value) -> Result<Interaction, Unreadable> {
    match serde_json::from_value::<OfLibrary>(event.clone()) {
        Ok(read) => {
            let recipients = Interaction::read(event)?.recipients;
            Interaction::read(&used(&read)).map(|read| Interaction { recipients, ..read })
        }
        Err(_) => Interaction::read(event),
    }
}

#[test]
fn no_field_that_nobody_uses_matters() {
    let (expected, mut seen) = (used_patterns(), BTreeSet::new());
    for (what, event) in events::all() {
        let original = Interaction::read(&event).unwrap();
        let mut all = Vec::new();
        paths(&event, &Vec::new(), &mut all);
        for path in all {
            let odd = odd_values();
            for value in odd.iter().map(Some).chain([None, Some(&Value::Null)]) {
                let event = changed(&event, &path, value);
                let read = Interaction::read(&event);
                let changes = || format!("{what}: {} = {value:?}: {read:?}", path.join("."));
                if expected.contains(&pattern(&path)) {
                    if read.as_ref() != Ok(&original) {
                        seen.insert(pattern(&path));
                    }
                    let said = read.as_ref().err().map(ToString::to_string).unwrap_or_default();
                    assert!(!said.contains("v2_secret"), "{said}");
                } else {
                    assert_eq!(read.as_ref(), Ok(&original), "{}", changes());
                    assert_eq!(over_gateway(&event).as_ref(), Ok(&original), "{}", changes());
                }
            }
        }
    }
    assert_eq!(seen, expected, "what is said to be used is");
}

#[test]
fn serenity_reads_the_same_where_it_can() {
    for (what, event) in events::all() {
        serde_json::from_value::<OfLibrary>(event.clone()).unwrap();
        assert_eq!(over_gateway(&event), Interaction::read(&event), "{what}");
    }
}

/// Adds a field to every object of a value.
fn extended(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let fields = fields.iter().map(|(key, child)| (key.clone(), extended(child)));
            let fields = fields.chain([("new".to_owned(), json!({"of": ["tomorrow"]}))]);
            Value::Object(fields.collect::<Map<_, _>>())
        }
        Value::Array(items) => items.iter().map(extended).collect(),
        other => other.clone(),
    }
}

#[test]
fn new_fields_anywhere_do_not_matter() {
    for (what, event) in events::all() {
        let mut extended = extended(&event);
        // Their keys are IDs.
        for named in ["users", "members", "channels"] {
            if let Some(named) = extended["data"]["resolved"][named].as_object_mut() {
                named.remove("new");
            }
        }
        let original = Interaction::read(&event);
        assert_eq!(Interaction::read(&extended), original, "{what}");
        assert_eq!(over_gateway(&extended), original, "{what}");
    }
}

#[test]
fn what_is_missing_or_odd_is_named_by_its_path() {
    let (_, click) = events::all().into_iter().find(|(what, _)| *what == "a button").unwrap();
    let (_, command) = events::all().into_iter().find(|(what, _)| *what == "a command").unwrap();
    for (event, path, said) in [
        (&click, "message", "message is missing"),
        (&click, "message.id", "message.id is missing"),
        (&click, "locale", "locale is missing"),
        (&click, "member", "user is missing"),
        (&click, "member.user.id", "member.user.id is missing"),
        (&click, "data.custom_id", "data.custom_id is missing"),
        (&command, "data.options.1.value", "data.options[1].value is missing"),
        (&command, "data.resolved.users.8.id", "data.resolved.users.*.id is missing"),
    ] {
        let path: Path = path.split('.').map(str::to_owned).collect();
        let read = |to| Interaction::read(&changed(event, &path, to)).map_err(|odd| odd.to_string());
        assert_eq!(read(None), Err(said.to_owned()));
        let odd = json!({"v2_secret": []});
        assert!(read(Some(&odd)).is_err_and(|said| !said.contains("v2_secret")));
    }
    let ninth = changed(&click, &["type".to_owned()], Some(&json!(9)));
    assert_eq!(Interaction::read(&ninth).unwrap_err().to_string(), "type has an unknown form");
}
