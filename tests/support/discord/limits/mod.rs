//! Limits of Discord that its OpenAPI description lacks, or that every bot should know.

mod breach;
mod commands;
mod components;
mod emojis;
mod forms;
mod messages;

pub(crate) use self::breach::Breach;
pub(crate) use self::commands::{check_choices, check_command, check_commands};
pub(crate) use self::emojis::check_emoji;
pub(crate) use self::forms::check_form;
pub(crate) use self::messages::check_message;

use serde_json::Value;

/// Returns the length of a text as Discord counts it.
fn length(text: &Value) -> usize {
    text.as_str().map_or(0, |text| text.chars().count())
}

/// Checks that a text is not longer than this.
fn check_length(text: &Value, most: usize, path: &str) -> Result<(), Breach> {
    let length = length(text);
    if length > most {
        Err(Breach::at(path, format!("{length} characters, {most} are allowed")))
    } else {
        Ok(())
    }
}

/// Checks that there are no more than this.
fn check_count(items: &[Value], most: usize, path: &str) -> Result<(), Breach> {
    let count = items.len();
    if count > most { Err(Breach::at(path, format!("{count} of them, {most} are allowed"))) } else { Ok(()) }
}

/// Checks that there are no duplicates.
fn check_unique<'a>(values: impl IntoIterator<Item = &'a Value>, path: &str) -> Result<(), Breach> {
    let mut seen = Vec::new();
    for value in values.into_iter().filter(|value| !value.is_null()) {
        if seen.contains(&value) {
            return Err(Breach::at(path, format!("{value} is there twice")));
        }
        seen.push(value);
    }
    Ok(())
}
