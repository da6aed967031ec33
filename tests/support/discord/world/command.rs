//! Registered commands, and what a client lets people send for them.

use serde_json::{Value, json};

use super::interaction::Given;
use crate::discord::ids::Snowflake;

const SUBCOMMAND: u64 = 1;
const SUBCOMMAND_GROUP: u64 = 2;
const INTEGER: u64 = 4;
const BOOLEAN: u64 = 5;
const NUMBER: u64 = 10;

/// A registered command: a slash command, or an entry of a person's or a message's context menu.
#[derive(Clone, Debug)]
pub struct Command {
    /// Its ID.
    pub id: Snowflake,
    /// The guild for which it is registered. `None` for a global command.
    pub guild: Option<Snowflake>,
    /// The JSON that the bot registered.
    pub definition: Value,
}

impl Command {
    /// Returns its name.
    pub fn name(&self) -> &str {
        self.definition["name"].as_str().unwrap_or_default()
    }

    /// Returns its type: 1 slash command, 2 a person's menu, 3 a message's menu, 4 what opens the Activity.
    pub fn menu(&self) -> u64 {
        self.definition["type"].as_u64().unwrap_or(1)
    }

    /// Returns whether it can be used in this kind of place. Everywhere, if it does not say.
    pub fn is_for(&self, context: u64) -> bool {
        says(&self.definition["contexts"], context)
    }

    /// Returns whether this kind of installation includes it. Always, if it does not say.
    pub fn is_installed(&self, install: u64) -> bool {
        says(&self.definition["integration_types"], install)
    }

    /// Returns its options, below the given subcommand group and subcommand.
    ///
    /// # Errors
    ///
    /// If there is no such subcommand. The message lists those there are.
    pub fn options(&self, path: &[String]) -> Result<&[Value], String> {
        let mut options = list(&self.definition["options"]);
        for step in path {
            let inner = find(options, step).filter(|option| is_nesting(option));
            let inner = inner.ok_or_else(|| self.complaint(&format!("no subcommand {step:?}"), options))?;
            options = list(&inner["options"]);
        }
        if options.iter().any(is_nesting) {
            return Err(self.complaint("it needs a subcommand", options));
        }
        Ok(options)
    }

    /// Checks that a Discord client would send these options.
    ///
    /// # Errors
    ///
    /// The message says what a person would be told.
    pub fn check(&self, path: &[String], given: &[Given]) -> Result<(), String> {
        let options = self.options(path)?;
        for one in given {
            let option = find(options, &one.name);
            let option =
                option.ok_or_else(|| self.complaint(&format!("no option {:?}", one.name), options))?;
            check_value(option, &one.value)
                .map_err(|why| format!("/{}: {}: {why}", self.name(), one.name))?;
        }
        let missing = options.iter().find(|option| {
            option["required"] == true && !given.iter().any(|one| option["name"] == *one.name)
        });
        missing.map_or(Ok(()), |option| {
            Err(self.complaint(&format!("option {} is missing", option["name"]), options))
        })
    }

    fn complaint(&self, what: &str, options: &[Value]) -> String {
        let names: Vec<_> = options.iter().filter_map(|option| option["name"].as_str()).collect();
        format!("/{}: {what}; there is {names:?}", self.name())
    }
}

/// Returns the option with this name.
pub(crate) fn find<'a>(options: &'a [Value], name: &str) -> Option<&'a Value> {
    options.iter().find(|option| option["name"] == name)
}

/// Returns the elements of a JSON list. Empty for anything else.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Returns whether a list contains this number, or is missing.
fn says(list: &Value, number: u64) -> bool {
    list.as_array().is_none_or(|list| list.iter().any(|one| *one == number))
}

fn is_nesting(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(SUBCOMMAND | SUBCOMMAND_GROUP))
}

fn check_value(option: &Value, value: &Value) -> Result<(), String> {
    let right_type = match option["type"].as_u64() {
        Some(INTEGER) => value.is_i64(),
        Some(BOOLEAN) => value.is_boolean(),
        Some(NUMBER) => value.is_number(),
        _ => value.is_string(),
    };
    if !right_type {
        return Err(format!("{value} is of the wrong type"));
    }
    let choices = list(&option["choices"]);
    if !choices.is_empty() && !choices.iter().any(|choice| choice["value"] == *value) {
        return Err(format!("{value} is not one of the choices {choices:?}"));
    }
    if let Some(text) = value.as_str() {
        let length = json!(text.encode_utf16().count());
        return check_range(&length, &option["min_length"], &option["max_length"]);
    }
    check_range(value, &option["min_value"], &option["max_value"])
}

/// Missing limits do not restrict.
fn check_range(value: &Value, least: &Value, most: &Value) -> Result<(), String> {
    let is_below =
        |low: &Value, high: &Value| low.as_f64().zip(high.as_f64()).is_some_and(|(low, high)| low < high);
    if is_below(value, least) {
        return Err(format!("less than {least}"));
    }
    if is_below(most, value) { Err(format!("more than {most}")) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play() -> Command {
        let definition = json!({"name": "play", "options": [
            {
                "type": 3, "name": "game", "required": true,
                "choices": [{"name": "Mangala", "value": "mangala"}],
            },
            {"type": 4, "name": "level", "min_value": 1, "max_value": 3},
        ]});
        Command { id: Snowflake::new(1), guild: None, definition }
    }

    fn given(name: &str, value: impl Into<Value>) -> Given {
        Given { name: name.to_owned(), value: value.into() }
    }

    #[test]
    fn sends_only_what_a_client_would_send() {
        let mangala = given("game", "mangala");
        assert_eq!(play().check(&[], &[mangala.clone(), given("level", 3)]), Ok(()));
        assert!(play().check(&[], &[]).unwrap_err().contains("\"game\" is missing"));
        assert!(play().check(&[], &[given("game", "chess")]).unwrap_err().contains("not one of the choices"));
        assert!(
            play().check(&[], &[mangala.clone(), given("level", 4)]).unwrap_err().contains("more than 3")
        );
        assert!(
            play().check(&[], &[mangala.clone(), given("level", "3")]).unwrap_err().contains("wrong type")
        );
        assert!(
            play().check(&[], &[mangala, given("side", "first")]).unwrap_err().contains("no option \"side\"")
        );
        assert!(play().check(&["now".to_owned()], &[]).unwrap_err().contains("no subcommand \"now\""));
    }
}
