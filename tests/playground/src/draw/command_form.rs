//! The input box, and a command being filled in there.

use maud::{Markup, html};
use serde_json::Value;

use kuzhi_tests::discord::ChannelKind;

use super::View;
use super::command_menu::{localised, plain, shown_name};
use crate::cast;
use crate::line::{Line, list};

const INTEGER: u64 = 4;
const BOOLEAN: u64 = 5;
const USER: u64 = 6;
const CHANNEL: u64 = 7;
const NUMBER: u64 = 10;

/// Draws the box when no command is being filled in.
pub(crate) fn resting(view: View) -> Markup {
    let place = view.world.channels.get(&view.channel);
    let name = place.map_or_else(String::new, |channel| cast::name_of(view.world, channel, view.person));
    let sign = if place.is_some_and(|channel| channel.guild().is_some()) { "#" } else { "@" };
    let label = format!("Message {sign}{name}");
    html! {
        form.writing {
            input.line type="text" name="text" autocomplete="off" maxlength="2000" dir="auto" role="combobox"
                aria-label=(label) aria-autocomplete="list" aria-expanded="false"
                aria-controls={ "menu-" (view.pane) } placeholder={ (label) ", or / for a command" };
            button.send type="submit" aria-label="Send" { "➤" }
        }
        div.options.menu id={ "menu-" (view.pane) } role="listbox" aria-label="Commands" hidden {}
    }
}

/// Draws a command with a field for each option.
pub(crate) fn command_form(view: View, line: &Line) -> Markup {
    let name = shown_name(view, &line.entry);
    let options = line.entry.options();
    let is_open = |option: &&Value| option["required"] == true || given(line, option).is_some();
    html! {
        form.command data-command=(line.entry.command.id) data-path=(line.entry.path.join(" "))
            aria-label={ "/" (name) }
        {
            p.about dir="auto" {
                strong { "/" (name) } " "
                span { (localised(line.entry.definition, "description", view.locale())) }
            }
            div.fields {
                @for option in options { (field(view, line, option, is_open(&option))) }
            }
            div.more {
                @for option in options.iter().filter(|option| option["required"] != true) {
                    button.chip type="button" data-add=(plain(&option["name"])) hidden[is_open(&option)]
                        title=(localised(option, "description", view.locale()))
                    {
                        "+ " (localised(option, "name", view.locale()))
                    }
                }
            }
            div.ends {
                button.button.primary type="submit" { "Send" }
                button.button.secondary type="button" data-cancel { "Cancel" }
            }
        }
    }
}

fn given<'a>(line: &'a Line, option: &Value) -> Option<&'a str> {
    line.given.iter().find(|(name, _)| option["name"] == **name).map(|(_, value)| value.as_str())
}

fn field(view: View, line: &Line, option: &Value, is_open: bool) -> Markup {
    let name = plain(&option["name"]);
    let id = format!("option-{}-{name}", view.pane);
    let hint = format!("hint-{}-{name}", view.pane);
    let is_required = option["required"] == true;
    html! {
        div.field data-option=(name) hidden[!is_open] {
            label for=(id) dir="auto" {
                (localised(option, "name", view.locale()))
                @if is_required { span.required aria-hidden="true" { " *" } }
            }
            (input(view, line, option, &id, &hint))
            @if !is_required {
                button.remove type="button" data-remove=(name) aria-label={ "Leave out " (name) } { "×" }
            }
            p.hint id=(hint) dir="auto" { (localised(option, "description", view.locale())) }
        }
    }
}

fn input(view: View, line: &Line, option: &Value, id: &str, hint: &str) -> Markup {
    let (name, value) = (plain(&option["name"]), given(line, option));
    let required = option["required"] == true;
    if option["autocomplete"] == true {
        let list = format!("choices-{id}");
        return html! {
            input id=(id) name=(name) type="text" autocomplete="off" dir="auto" role="combobox"
                aria-autocomplete="list" aria-expanded="false" aria-controls=(list) aria-describedby=(hint)
                value=[value] required[required] data-complete;
            div.options.menu id=(list) role="listbox" aria-label=(name) hidden {}
        };
    }
    let choices = choices(view, option);
    if let Some(choices) = choices {
        return html! {
            select id=(id) name=(name) aria-describedby=(hint) required[required] {
                option value="" { "—" }
                @for (choice, label) in &choices {
                    @let is_chosen = value.is_some_and(|value| is_meant(value, choice, label));
                    option value=(choice) selected[is_chosen] { (label) }
                }
            }
        };
    }
    let kind = if matches!(option["type"].as_u64(), Some(INTEGER | NUMBER)) { "number" } else { "text" };
    let limit = |key: &str| option[key].as_f64().map(|limit| limit.to_string());
    html! {
        input id=(id) name=(name) type=(kind) autocomplete="off" dir="auto" aria-describedby=(hint)
            value=[value] required[required] min=[limit("min_value")] max=[limit("max_value")]
            minlength=[limit("min_length")] maxlength=[limit("max_length")];
    }
}

fn is_meant(value: &str, choice: &str, label: &str) -> bool {
    value.trim_start_matches('@').eq_ignore_ascii_case(label) || value == choice
}

/// Returns the values and labels for an option that allows nothing else.
fn choices(view: View, option: &Value) -> Option<Vec<(String, String)>> {
    let own = list(&option["choices"]);
    if !own.is_empty() {
        let choice =
            |choice: &Value| (plain(&choice["value"]), localised(choice, "name", view.locale()).to_owned());
        return Some(own.iter().map(choice).collect());
    }
    match option["type"].as_u64() {
        Some(BOOLEAN) => Some(["True", "False"].map(|label| (label.to_lowercase(), label.to_owned())).into()),
        Some(USER) => {
            let everybody = cast::everybody(view.world).into_iter();
            Some(everybody.map(|person| (person.id.to_string(), person.name.clone())).collect())
        }
        Some(CHANNEL) => {
            let text = |kind: &ChannelKind| matches!(kind, ChannelKind::Text { .. });
            let channels = view.world.channels.values().filter(|channel| text(&channel.kind));
            Some(channels.map(|channel| (channel.id.to_string(), format!("#{}", channel.name))).collect())
        }
        _ => None,
    }
}
