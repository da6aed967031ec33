//! The list of commands that opens with a slash, and the bot's suggestions.

use maud::{Markup, html};
use serde_json::Value;

use kuzhi_tests::discord::Choice;

use super::View;
use crate::line::{self, Entry, SLASH};

/// Draws the commands that start with what was typed after the slash, then those that contain it.
pub(crate) fn command_menu(view: View, typed: &str) -> Markup {
    let typed = typed.to_lowercase();
    let entries = line::entries(view.world, view.person, view.channel, SLASH);
    let rank = |entry: &Entry| {
        let names = [entry.name(), shown_name(view, entry)];
        match names.iter().filter_map(|name| name.to_lowercase().find(&typed)).min() {
            Some(0) => Some(0),
            found => found.map(|_| 1),
        }
    };
    let mut found: Vec<_> = entries.into_iter().filter_map(|entry| Some((rank(&entry)?, entry))).collect();
    found.sort_by_key(|(rank, _)| *rank);
    html! {
        @if found.is_empty() { p.nothing { "No command begins like this." } }
        @for (index, (_, entry)) in found.iter().enumerate() {
            div.option id={ "command-" (view.pane) "-" (index) } role="option"
                data-compose={ "/" (entry.name()) } aria-selected=(index == 0)
            {
                span dir="auto" {
                    strong { "/" (shown_name(view, entry)) }
                    small { (localised(entry.definition, "description", view.locale())) }
                }
                span.from { "Kuzhi" }
            }
        }
    }
}

/// Draws the bot's suggestions for what is being typed.
pub(crate) fn choices(pane: u8, choices: &[Choice]) -> Markup {
    html! {
        @for (index, choice) in choices.iter().enumerate() {
            div.option id={ "choice-" (pane) "-" (index) } role="option" aria-selected="false"
                data-value=(plain(&choice.value)) data-name=(choice.name)
            {
                span dir="auto" { (choice.name) }
            }
        }
    }
}

/// Returns a command's name in the person's language, with its subcommands.
pub(super) fn shown_name(view: View, entry: &Entry) -> String {
    let first = localised(&entry.command.definition, "name", view.locale()).to_owned();
    let mut words = vec![first];
    let mut definition = &entry.command.definition;
    for step in &entry.path {
        let inner = line::list(&definition["options"]).iter().find(|option| option["name"] == **step);
        let Some(inner) = inner else { break };
        words.push(localised(inner, "name", view.locale()).to_owned());
        definition = inner;
    }
    words.join(" ")
}

/// Returns a text of a definition in a locale, or the untranslated one.
pub(super) fn localised<'a>(definition: &'a Value, key: &str, locale: &str) -> &'a str {
    let own = definition[format!("{key}_localizations")][locale].as_str();
    own.or_else(|| definition[key].as_str()).unwrap_or_default()
}

/// Returns a value as text.
pub(super) fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
