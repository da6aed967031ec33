//! Translates what people do in a pane into actions of the stand-in.

use serde_json::{Value, json};

use kuzhi_tests::discord::{Command, Face, Given, Snowflake, UserAction, World};

use crate::line::MESSAGE;
use crate::wish::Filled;

const INTEGER: u64 = 4;
const BOOLEAN: u64 = 5;
const NUMBER: u64 = 10;

/// Sends a command.
pub(crate) fn command(world: &World, filled: &Filled) -> Result<UserAction, String> {
    let command = find_command(world, filled.command.0)?;
    let definitions = command.options(&filled.path)?;
    let options = filled.options.iter().map(|(name, value)| given(definitions, name, value)).collect();
    Ok(UserAction::Command { command: command.id, path: filled.path.clone(), options })
}

/// Types into an option of a command.
pub(crate) fn typing(world: &World, filled: &Filled, focused: &str) -> Result<UserAction, String> {
    let command = find_command(world, filled.command.0)?;
    let definitions = command.options(&filled.path)?;
    let options = filled.options.iter().map(|(name, value)| {
        // While being typed, every option is sent as text, whatever its type.
        if name == focused {
            Given { name: name.clone(), value: value.clone() }
        } else {
            given(definitions, name, value)
        }
    });
    let options = options.collect();
    Ok(UserAction::Typing {
        command: command.id,
        path: filled.path.clone(),
        options,
        focused: focused.to_owned(),
    })
}

/// Presses a button that a message has or, for a page that is behind, had.
pub(crate) fn press(
    world: &World,
    message: Snowflake,
    custom_id: &str,
    values: Vec<String>,
) -> Result<UserAction, String> {
    let pressed = world.messages.get(&message).ok_or_else(|| "this message is gone".to_owned())?;
    let has_it = |face: &&Face| face.component(custom_id).is_some();
    let seen = if has_it(&&pressed.face) { None } else { pressed.earlier.iter().rfind(has_it) };
    if seen.is_none() && !has_it(&&pressed.face) {
        return Err("this message never had such a button".to_owned());
    }
    let seen = seen.map(|face| face.components.clone());
    Ok(UserAction::Component { message, seen, custom_id: custom_id.to_owned(), values })
}

/// Uses an entry of a person's or a message's context menu.
pub(crate) fn app(world: &World, command: Snowflake, target: Snowflake) -> Result<UserAction, String> {
    Ok(match find_command(world, command)?.menu() {
        MESSAGE => UserAction::MessageMenu { command, target },
        _ => UserAction::PersonMenu { command, target },
    })
}

fn find_command(world: &World, id: Snowflake) -> Result<&Command, String> {
    let command = world.commands.iter().find(|command| command.id == id);
    command.ok_or_else(|| "this command is no longer there: the bot has changed it".to_owned())
}

/// Returns an option with its value in the bot's type. A value that does not fit is sent as it is and then
/// refused.
fn given(definitions: &[Value], name: &str, value: &Value) -> Given {
    let kind =
        definitions.iter().find(|option| option["name"] == name).and_then(|option| option["type"].as_u64());
    let text = value.as_str().unwrap_or_default().trim();
    let typed = match kind {
        Some(INTEGER) => text.parse::<i64>().ok().map(|number| json!(number)),
        Some(NUMBER) => text.parse::<f64>().ok().map(|number| json!(number)),
        Some(BOOLEAN) => text.parse::<bool>().ok().map(|yes| json!(yes)),
        _ => None,
    };
    Given { name: name.to_owned(), value: typed.unwrap_or_else(|| value.clone()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_get_the_type_that_is_wanted() {
        let definitions = [
            json!({"name": "level", "type": 4}),
            json!({"name": "open", "type": 5}),
            json!({"name": "game", "type": 3}),
        ];
        assert_eq!(given(&definitions, "level", &json!(" 3")).value, json!(3));
        assert_eq!(given(&definitions, "open", &json!("true")).value, json!(true));
        assert_eq!(given(&definitions, "game", &json!("3")).value, json!("3"));
        assert_eq!(given(&definitions, "level", &json!("three")).value, json!("three"));
    }
}
