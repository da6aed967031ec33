//! Select menus.

use maud::{Markup, html};
use serde_json::Value;

use kuzhi_tests::discord::{Channel, ChannelKind, Message, World};

use super::View;
use super::components::emoji;
use crate::cast;

const PEOPLE: u64 = 5;
const MENTIONABLE: u64 = 7;
const CHANNELS: u64 = 8;

/// An option of a menu.
struct Entry {
    value: String,
    label: String,
    description: Option<String>,
    emoji: Value,
    is_chosen: bool,
}

/// Draws a menu: a button that opens the list of options.
pub(super) fn select(view: View, message: &Message, menu: &Value) -> Markup {
    let custom_id = menu["custom_id"].as_str().unwrap_or_default();
    let most = menu["max_values"].as_u64().unwrap_or(1);
    let list = format!("list-{}-{}-{custom_id}", view.pane, message.id);
    let entries = entries(view, menu);
    let chosen: Vec<_> =
        entries.iter().filter(|entry| entry.is_chosen).map(|entry| entry.label.as_str()).collect();
    let placeholder = menu["placeholder"].as_str().unwrap_or("Make a selection");
    let shown = if chosen.is_empty() { placeholder.to_owned() } else { chosen.join(", ") };
    let name = if chosen.is_empty() { None } else { Some(format!("{placeholder}: {shown}")) };
    html! {
        div.select data-select=(custom_id) data-least=(menu["min_values"].as_u64().unwrap_or(1))
            data-most=(most)
        {
            button.selected type="button" aria-haspopup="listbox" aria-expanded="false" aria-controls=(list)
                aria-label=[name] disabled[menu["disabled"] == true]
            {
                span.placeholder[chosen.is_empty()] dir="auto" { (shown) }
                span.arrow aria-hidden="true" { "▾" }
            }
            div.options id=(list) role="listbox" aria-label=(placeholder)
                aria-multiselectable=[(most > 1).then_some("true")] hidden
            {
                @for entry in &entries { (option(entry)) }
            }
        }
    }
}

fn option(entry: &Entry) -> Markup {
    html! {
        div.option role="option" tabindex="-1" data-value=(entry.value) aria-selected=(entry.is_chosen) {
            (emoji(&entry.emoji))
            span dir="auto" {
                (entry.label)
                @if let Some(description) = &entry.description { small { (description) } }
            }
        }
    }
}

fn entries(view: View, menu: &Value) -> Vec<Entry> {
    let chosen: Vec<&str> =
        list(&menu["default_values"]).iter().filter_map(|value| value["id"].as_str()).collect();
    let named = |value: String, label: String| {
        let is_chosen = chosen.contains(&value.as_str());
        Entry { value, label, description: None, emoji: Value::Null, is_chosen }
    };
    match menu["type"].as_u64() {
        Some(PEOPLE | MENTIONABLE) => {
            let everybody = cast::everybody(view.world).into_iter();
            everybody.map(|person| named(person.id.to_string(), person.name.clone())).collect()
        }
        Some(CHANNELS) => {
            channels(view.world, view).into_iter().map(|(id, name)| named(id, format!("#{name}"))).collect()
        }
        _ => list(&menu["options"]).iter().map(entry).collect(),
    }
}

/// Returns the text channels of the current server.
fn channels(world: &World, view: View) -> Vec<(String, String)> {
    let guild = world.channels.get(&view.channel).and_then(Channel::guild);
    let here = world.channels.values().filter(|channel| match channel.kind {
        ChannelKind::Text { guild: own } => Some(own) == guild,
        _ => false,
    });
    here.map(|channel| (channel.id.to_string(), channel.name.clone())).collect()
}

fn entry(option: &Value) -> Entry {
    let text = |key: &str| option[key].as_str().map(str::to_owned);
    Entry {
        value: text("value").unwrap_or_default(),
        label: text("label").unwrap_or_default(),
        description: text("description"),
        emoji: option["emoji"].clone(),
        is_chosen: option["default"] == true,
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}
