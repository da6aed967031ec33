//! The limits of commands.

use serde_json::Value;

use super::{Breach, check_count, check_length, check_unique, length};
use crate::discord::world::command::list;

const SLASH: u64 = 1;
const ENTRY_POINT: u64 = 4;
const SLASH_COMMANDS: usize = 100;
const MENU_ENTRIES: usize = 15;
const OPTIONS: usize = 25;
const CHOICES: usize = 25;
const TEXT: usize = 8000;

/// Checks a list of commands registered together.
pub(crate) fn check_commands(commands: &Value) -> Result<(), Breach> {
    let commands = list(commands);
    check_count(&of_kind(commands, ENTRY_POINT), 1, "")?;
    for menu in 1..=3 {
        let here = of_kind(commands, menu);
        check_count(&here, if menu == SLASH { SLASH_COMMANDS } else { MENU_ENTRIES }, "")?;
        check_unique(here.iter().map(|command| &command["name"]), "")?;
    }
    commands.iter().enumerate().try_for_each(|(index, command)| check_command(command, &index.to_string()))
}

/// Checks one command.
pub(crate) fn check_command(command: &Value, path: &str) -> Result<(), Breach> {
    if kind(command) == SLASH {
        check_names(command, path)?;
        check_description(command, path)?;
        let text = text_in(command);
        if text > TEXT {
            return Err(Breach::at(path, format!("{text} characters together, {TEXT} are allowed")));
        }
        return check_options(list(&command["options"]), &format!("{path}.options"));
    }
    if kind(command) == ENTRY_POINT {
        check_description(command, path)?;
    } else if length(&command["description"]) > 0 {
        return Err(Breach::at(&format!("{path}.description"), "an entry of a menu has none"));
    }
    check_length(&command["name"], 32, &format!("{path}.name"))
}

/// Checks the choices of an option, or the suggestions of its autocompletion.
pub(crate) fn check_choices(choices: &Value, path: &str) -> Result<(), Breach> {
    let choices = list(choices);
    check_count(choices, CHOICES, path)?;
    for (index, choice) in choices.iter().enumerate() {
        check_length(&choice["name"], 100, &format!("{path}.{index}.name"))?;
        check_length(&choice["value"], 100, &format!("{path}.{index}.value"))?;
        for (locale, name) in choice["name_localizations"].as_object().into_iter().flatten() {
            check_length(name, 100, &format!("{path}.{index}.name_localizations.{locale}"))?;
        }
        if length(&choice["name"]) == 0 {
            return Err(Breach::at(&format!("{path}.{index}.name"), "it is empty"));
        }
    }
    Ok(())
}

fn of_kind(commands: &[Value], menu: u64) -> Vec<Value> {
    commands.iter().filter(|command| kind(command) == menu).cloned().collect()
}

fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(SLASH)
}

fn check_options(options: &[Value], path: &str) -> Result<(), Breach> {
    check_count(options, OPTIONS, path)?;
    check_unique(options.iter().map(|option| &option["name"]), path)?;
    let is_required = |option: &Value| option["required"] == true;
    if !options.is_sorted_by_key(|option| !is_required(option)) {
        return Err(Breach::at(path, "required options come before others"));
    }
    options
        .iter()
        .enumerate()
        .try_for_each(|(index, option)| check_option(option, &format!("{path}.{index}")))
}

fn check_option(option: &Value, path: &str) -> Result<(), Breach> {
    check_names(option, path)?;
    check_description(option, path)?;
    check_choices(&option["choices"], &format!("{path}.choices"))?;
    check_unique(list(&option["choices"]).iter().map(|choice| &choice["name"]), &format!("{path}.choices"))?;
    if option["autocomplete"] == true && !list(&option["choices"]).is_empty() {
        return Err(Breach::at(&format!("{path}.autocomplete"), "it does not go together with choices"));
    }
    check_options(list(&option["options"]), &format!("{path}.options"))
}

/// Checks the name and its translations.
fn check_names(item: &Value, path: &str) -> Result<(), Breach> {
    check_name(&item["name"], &format!("{path}.name"))?;
    let mut localised = item["name_localizations"].as_object().into_iter().flatten();
    localised.try_for_each(|(locale, name)| check_name(name, &format!("{path}.name_localizations.{locale}")))
}

fn check_name(name: &Value, path: &str) -> Result<(), Breach> {
    let name = name.as_str().unwrap_or_default();
    // Discord accepts every sign of Devanagari and Thai.
    let is_allowed = |letter: char| {
        letter.is_alphanumeric()
            || matches!(letter, '-' | '_' | '\'' | '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}')
    };
    let has_length = (1..=32).contains(&name.chars().count());
    if has_length && name.chars().all(is_allowed) && name == name.to_lowercase() {
        return Ok(());
    }
    Err(Breach::at(path, format!("{name:?} is not 1 to 32 small letters, digits, - and _")))
}

fn check_description(item: &Value, path: &str) -> Result<(), Breach> {
    let path = format!("{path}.description");
    if length(&item["description"]) == 0 {
        return Err(Breach::at(&path, "it is missing"));
    }
    check_length(&item["description"], 100, &path)?;
    let mut localised = item["description_localizations"].as_object().into_iter().flatten();
    localised
        .try_for_each(|(locale, text)| check_length(text, 100, &format!("{path}_localizations.{locale}")))
}

/// Returns the total length of a command's names, descriptions and values, each in its longest language.
fn text_in(item: &Value) -> usize {
    let longest = |key: &str| {
        let translations = item[format!("{key}_localizations")].as_object().into_iter().flatten();
        translations.map(|(_, text)| length(text)).chain([length(&item[key])]).max().unwrap_or(0)
    };
    let inner = ["options", "choices"].iter().flat_map(|key| list(&item[*key])).map(text_in);
    longest("name") + longest("description") + length(&item["value"]) + inner.sum::<usize>()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn breach(command: &Value) -> String {
        check_command(command, "").unwrap_err().to_string()
    }

    #[test]
    fn names_are_small_and_descriptions_there() {
        assert_eq!(check_command(&json!({"name": "play", "description": "Play."}), ""), Ok(()));
        assert_eq!(check_command(&json!({"name": "Challenge to mancala", "type": 2}), ""), Ok(()));
        assert!(breach(&json!({"name": "Play", "description": "Play."})).starts_with("name: \"Play\""));
        assert_eq!(breach(&json!({"name": "play", "description": ""})), "description: it is missing");
        let called = |locale: &str, name: &str| {
            let names = json!({locale: name});
            json!({"name": "play", "description": "x", "name_localizations": names})
        };
        assert_eq!(check_command(&called("hi", "सहायता"), ""), Ok(()));
        assert!(breach(&called("tr", "Oyna")).starts_with("name_localizations.tr: \"Oyna\""));
        let long =
            json!({"name": "play", "description": "x", "description_localizations": {"tr": "ş".repeat(101)}});
        assert_eq!(breach(&long), "description_localizations.tr: 101 characters, 100 are allowed");
    }

    #[test]
    fn the_longest_language_counts() {
        let option = |name: &str| {
            let choice = |n| json!({"name": format!("{n:0100}"), "value": format!("{n:0100}")});
            json!({
                "type": 3, "name": name, "description": "x",
                "description_localizations": {"tr": "ş".repeat(100)},
                "choices": (0..25).map(choice).collect::<Vec<_>>(),
            })
        };
        let long = json!({"name": "play", "description": "Play.", "options": [option("a"), option("b")]});
        assert_eq!(breach(&long), "10211 characters together, 8000 are allowed");
    }

    #[test]
    fn required_options_come_first() {
        let option = |name: &str, required: bool| {
            json!({
                "type": 3, "name": name, "description": "x", "required": required,
            })
        };
        let options = [option("a", false), option("b", true)];
        let mixed = json!({"name": "play", "description": "Play.", "options": options});
        assert_eq!(breach(&mixed), "options: required options come before others");
    }
}
