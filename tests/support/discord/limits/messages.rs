//! The limits of a message.

use serde_json::Value;

use super::components::{check_new_components, check_rows};
use super::{Breach, check_count, check_length, length};
use crate::discord::world::command::list;
use crate::discord::world::message::COMPONENTS_V2;

const CONTENT: usize = 2000;
const EMBEDS: usize = 10;
const EMBED_TEXT: usize = 6000;
const MENTIONS: usize = 100;

/// Checks a message, or an edit of one.
pub(crate) fn check_message(message: &Value) -> Result<(), Breach> {
    check_length(&message["content"], CONTENT, "content")?;
    check_embeds(list(&message["embeds"]))?;
    check_mentions(&message["allowed_mentions"])?;
    let components = list(&message["components"]);
    if message["flags"].as_u64().unwrap_or(0) & COMPONENTS_V2 == 0 {
        return check_rows(components);
    }
    if length(&message["content"]) > 0 || !list(&message["embeds"]).is_empty() {
        return Err(Breach::at("flags", "a message of components has neither content nor embeds"));
    }
    check_new_components(components)
}

fn check_embeds(embeds: &[Value]) -> Result<(), Breach> {
    check_count(embeds, EMBEDS, "embeds")?;
    for (index, embed) in embeds.iter().enumerate() {
        check_embed(embed, &format!("embeds.{index}"))?;
    }
    let all: usize = embeds.iter().map(text_in_embed).sum();
    if all > EMBED_TEXT {
        Err(Breach::at("embeds", format!("{all} characters together, {EMBED_TEXT} are allowed")))
    } else {
        Ok(())
    }
}

fn check_embed(embed: &Value, path: &str) -> Result<(), Breach> {
    check_length(&embed["title"], 256, &format!("{path}.title"))?;
    check_length(&embed["description"], 4096, &format!("{path}.description"))?;
    check_length(&embed["footer"]["text"], 2048, &format!("{path}.footer.text"))?;
    check_length(&embed["author"]["name"], 256, &format!("{path}.author.name"))?;
    let fields = list(&embed["fields"]);
    check_count(fields, 25, &format!("{path}.fields"))?;
    for (index, field) in fields.iter().enumerate() {
        check_length(&field["name"], 256, &format!("{path}.fields.{index}.name"))?;
        check_length(&field["value"], 1024, &format!("{path}.fields.{index}.value"))?;
        if length(&field["name"]) == 0 || length(&field["value"]) == 0 {
            return Err(Breach::at(&format!("{path}.fields.{index}"), "a field needs a name and a value"));
        }
    }
    Ok(())
}

fn text_in_embed(embed: &Value) -> usize {
    let fields = list(&embed["fields"]).iter().map(|field| length(&field["name"]) + length(&field["value"]));
    length(&embed["title"])
        + length(&embed["description"])
        + length(&embed["footer"]["text"])
        + length(&embed["author"]["name"])
        + fields.sum::<usize>()
}

/// Checks that lists are not too long, and do not name all users and some of them: Discord refuses both at
/// once.
fn check_mentions(allowed: &Value) -> Result<(), Breach> {
    for kind in ["users", "roles"] {
        check_count(list(&allowed[kind]), MENTIONS, &format!("allowed_mentions.{kind}"))?;
        if list(&allowed["parse"]).iter().any(|parsed| parsed == kind) && !list(&allowed[kind]).is_empty() {
            return Err(Breach::at("allowed_mentions", format!("{kind} are both parsed and listed")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn breach(message: &Value) -> String {
        check_message(message).unwrap_err().to_string()
    }

    #[test]
    fn texts_have_their_lengths() {
        assert_eq!(check_message(&json!({"content": "ü".repeat(2000)})), Ok(()));
        assert_eq!(
            breach(&json!({"content": "ü".repeat(2001)})),
            "content: 2001 characters, 2000 are allowed"
        );
        let long = json!({"description": "x".repeat(3001)});
        assert_eq!(
            breach(&json!({"embeds": [long, long]})),
            "embeds: 6002 characters together, 6000 are allowed"
        );
        assert_eq!(
            breach(&json!({"embeds": [{"title": "x".repeat(257)}]})),
            "embeds.0.title: 257 characters, 256 are allowed"
        );
    }

    #[test]
    fn mentions_are_parsed_or_listed() {
        let both = json!({"allowed_mentions": {"parse": ["users"], "users": ["1"]}});
        assert_eq!(breach(&both), "allowed_mentions: users are both parsed and listed");
        assert_eq!(check_message(&json!({"allowed_mentions": {"parse": [], "users": ["1"]}})), Ok(()));
        let naming = |number: usize| json!({"allowed_mentions": {"parse": [], "users": vec!["1"; number]}});
        assert_eq!(check_message(&naming(100)), Ok(()));
        assert_eq!(breach(&naming(101)), "allowed_mentions.users: 101 of them, 100 are allowed");
    }

    #[test]
    fn a_message_of_components_has_no_text_beside_them() {
        let mixed =
            json!({"content": "x", "flags": COMPONENTS_V2, "components": [{"type": 10, "content": "y"}]});
        assert_eq!(breach(&mixed), "flags: a message of components has neither content nor embeds");
    }
}
