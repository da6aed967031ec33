//! Forms that the bot opened. Discord calls them modals.

use serde_json::Value;

use crate::discord::{Face, Snowflake, UserAction};

const TEXT_INPUT: u64 = 4;

/// A form.
#[derive(Clone, Debug)]
pub struct Form {
    opened_by: Snowflake,
    json: Value,
}

impl Form {
    pub(super) fn new(opened_by: Snowflake, json: Value) -> Self {
        Self { opened_by, json }
    }

    /// Returns its title.
    pub fn title(&self) -> String {
        text(&self.json["title"])
    }

    /// Returns its fields as plain text, one per line.
    pub fn screen(&self) -> String {
        let line = |field: &Value| {
            let mark = if field["required"] == false { "" } else { "*" };
            format!("{}{mark}: {}", text(&field["label"]), text(&field["value"]))
        };
        let lines: Vec<_> = self.fields().iter().map(line).collect();
        format!("# {}\n{}", self.title(), lines.join("\n"))
    }

    /// Returns the action of filling in these texts, by label or custom ID.
    pub(super) fn filled_in(&self, texts: &[(&str, &str)]) -> Result<UserAction, String> {
        if let Some((name, _)) =
            texts.iter().find(|(name, _)| !self.fields().iter().any(|field| is_named(field, name)))
        {
            return Err(format!("no field {name:?} in\n{}", self.screen()));
        }
        let fields = self.fields().iter().map(|field| write_into(field, texts)).collect::<Result<_, _>>()?;
        Ok(UserAction::Form { opened_by: self.opened_by, custom_id: text(&self.json["custom_id"]), fields })
    }

    fn fields(&self) -> Vec<Value> {
        let components = self.json["components"].as_array().cloned().unwrap_or_default();
        let face = Face { components, ..Face::default() };
        face.components_within()
            .into_iter()
            .filter(|component| component["type"] == TEXT_INPUT)
            .cloned()
            .collect()
    }
}

/// Returns the text of a field: the new one, or the one that the bot had put there.
fn write_into(field: &Value, texts: &[(&str, &str)]) -> Result<(String, String), String> {
    let written = texts.iter().find(|(name, _)| is_named(field, name));
    let value = written.map_or_else(|| text(&field["value"]), |(_, text)| (*text).to_owned());
    let length = value.chars().count() as u64;
    let least = field["min_length"].as_u64().unwrap_or(u64::from(field["required"] != false));
    let is_empty_and_may_be = length == 0 && field["required"] == false;
    if !is_empty_and_may_be && !(least..=field["max_length"].as_u64().unwrap_or(4000)).contains(&length) {
        return Err(format!("{value:?} is too short or too long for the field {}", field["label"]));
    }
    Ok((text(&field["custom_id"]), value))
}

fn is_named(field: &Value, name: &str) -> bool {
    field["label"] == name || field["custom_id"] == name
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
