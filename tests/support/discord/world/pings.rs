//! Decides whom a new message notifies.

use std::collections::BTreeSet;

use serde_json::Value;

use super::command::list;
use super::message::{Face, SILENT};
use crate::discord::ids::Snowflake;

/// Returns the IDs of everyone mentioned in a text, as `<@1>` or `<@!1>`.
pub(crate) fn mentioned(text: &str) -> BTreeSet<Snowflake> {
    let mentions = text.split("<@").skip(1);
    let ids = mentions.filter_map(|rest| rest.split_once('>')).map(|(id, _)| id.trim_start_matches('!'));
    ids.filter_map(|id| id.parse().ok()).collect()
}

/// Returns whom a new message notifies by mentions.
///
/// Mentions in embeds notify nobody. `allowed` is the message's `allowed_mentions`.
pub(crate) fn notified(face: &Face, allowed: &Value) -> BTreeSet<Snowflake> {
    if face.flags & SILENT != 0 {
        return BTreeSet::new();
    }
    let mut people = mentioned(&face.content);
    for component in face.components_within() {
        people.extend(mentioned(component["content"].as_str().unwrap_or_default()));
    }
    people.retain(|&person| is_allowed(person, allowed));
    people
}

fn is_allowed(person: Snowflake, allowed: &Value) -> bool {
    let everyone = allowed.is_null() || list(&allowed["parse"]).iter().any(|kind| kind == "users");
    everyone
        || list(&allowed["users"]).iter().any(|id| id.as_str().is_some_and(|id| id.parse() == Ok(person)))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn notified_by(content: &str, allowed: &Value) -> Vec<u64> {
        let face = Face { content: content.to_owned(), ..Face::default() };
        notified(&face, allowed).into_iter().map(Snowflake::get).collect()
    }

    #[test]
    fn only_allowed_mentions_notify() {
        let text = "<@1> and <@!2>, not <#3>";
        assert_eq!(notified_by(text, &Value::Null), [1, 2]);
        assert_eq!(notified_by(text, &json!({"parse": ["users"]})), [1, 2]);
        assert_eq!(notified_by(text, &json!({"parse": []})), [0; 0]);
        assert_eq!(notified_by(text, &json!({"parse": ["roles"], "users": ["2", "9"]})), [2]);
    }

    #[test]
    fn a_silent_message_notifies_nobody() {
        let face = Face { content: "<@1>".to_owned(), flags: SILENT, ..Face::default() };
        assert!(notified(&face, &Value::Null).is_empty());
    }
}
