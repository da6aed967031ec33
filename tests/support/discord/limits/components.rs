//! The limits of buttons, menus and their rows.

use serde_json::Value;

use super::{Breach, check_count, check_length, check_unique, length};
use crate::discord::world::command::list;
use crate::discord::world::message::Face;

const ROW: u64 = 1;
const BUTTON: u64 = 2;
const STRING_SELECT: u64 = 3;
const USER_SELECT: u64 = 5;
const CHANNEL_SELECT: u64 = 8;

const LINK: u64 = 5;
const PREMIUM: u64 = 6;

const ROWS: usize = 5;
const BUTTONS_IN_A_ROW: usize = 5;
const COMPONENTS: usize = 40;
const TEXT: usize = 4000;

/// Checks the rows of an ordinary message.
pub(super) fn check_rows(rows: &[Value]) -> Result<(), Breach> {
    check_count(rows, ROWS, "components")?;
    if let Some(index) = rows.iter().position(|row| row["type"] != ROW) {
        return Err(Breach::at(&format!("components.{index}.type"), "only rows may stand here"));
    }
    check_components(rows)
}

/// Checks the components of a message with Components V2.
pub(super) fn check_new_components(components: &[Value]) -> Result<(), Breach> {
    let face = Face { components: components.to_vec(), ..Face::default() };
    let all = face.components_within();
    if all.len() > COMPONENTS {
        return Err(Breach::at("components", format!("{} components, {COMPONENTS} are allowed", all.len())));
    }
    let text: usize = all.iter().map(|component| length(&component["content"])).sum();
    if text > TEXT {
        return Err(Breach::at("components", format!("{text} characters together, {TEXT} are allowed")));
    }
    check_components(components)
}

fn check_components(components: &[Value]) -> Result<(), Breach> {
    let face = Face { components: components.to_vec(), ..Face::default() };
    let all = face.components_within();
    check_unique(all.iter().map(|component| &component["custom_id"]), "components")?;
    all.into_iter().try_for_each(check_component)
}

fn check_component(component: &Value) -> Result<(), Breach> {
    match component["type"].as_u64() {
        Some(ROW) => check_row(list(&component["components"])),
        Some(BUTTON) => check_button(component),
        Some(STRING_SELECT) => check_select(component),
        Some(USER_SELECT..=CHANNEL_SELECT) => check_select_of_any(component),
        _ => Ok(()),
    }
}

fn check_row(row: &[Value]) -> Result<(), Breach> {
    let has_menu = row.iter().any(|component| component["type"] != BUTTON);
    let most = if has_menu { 1 } else { BUTTONS_IN_A_ROW };
    if row.is_empty() {
        return Err(Breach::at("components", "a row is empty"));
    }
    check_count(row, most, "components")
}

fn check_button(button: &Value) -> Result<(), Breach> {
    check_length(&button["label"], 80, "components.label")?;
    let (has_id, has_url) = (has_custom_id(button)?, button["url"].is_string());
    let style = button["style"].as_u64().unwrap_or_default();
    if style != PREMIUM && length(&button["label"]) == 0 && button["emoji"].is_null() {
        return Err(Breach::at("components.label", "a button needs a label or an emoji"));
    }
    match style {
        LINK if has_id || !has_url => Err(Breach::at("components.url", "a link has a URL and no custom id")),
        PREMIUM => Ok(()),
        style if style != LINK && (!has_id || has_url) => {
            Err(Breach::at("components.custom_id", "a button has a custom id and no URL"))
        }
        _ => Ok(()),
    }
}

fn check_select(select: &Value) -> Result<(), Breach> {
    let options = list(&select["options"]);
    check_count(options, 25, "components.options")?;
    check_length(&select["placeholder"], 150, "components.placeholder")?;
    check_unique(options.iter().map(|option| &option["value"]), "components.options")?;
    if !has_custom_id(select)? || options.is_empty() {
        return Err(Breach::at("components", "a menu needs a custom id and options"));
    }
    for option in options {
        for (key, most) in [("label", 100), ("value", 100), ("description", 100)] {
            check_length(&option[key], most, &format!("components.options.{key}"))?;
        }
    }
    Ok(())
}

/// Checks a menu of people, roles or channels. Discord fills it itself. Only the defaults must fit.
fn check_select_of_any(select: &Value) -> Result<(), Breach> {
    check_length(&select["placeholder"], 150, "components.placeholder")?;
    if !has_custom_id(select)? || !select["options"].is_null() {
        return Err(Breach::at("components", "such a menu has a custom id and no options"));
    }
    let bound = |key: &str, most: u64| {
        let value = select[key].as_u64().unwrap_or(1);
        if value <= most { Ok(value) } else { Err(Breach::at(&format!("components.{key}"), "it is over 25")) }
    };
    let (least, most) = (bound("min_values", 25)?, bound("max_values", 25)?);
    let chosen = list(&select["default_values"]);
    check_unique(chosen.iter().map(|value| &value["id"]), "components.default_values")?;
    let is_fit = chosen.is_empty() || (least..=most).contains(&(chosen.len() as u64));
    let is_named = chosen.iter().all(|value| value["id"].is_string() && value["type"].is_string());
    if is_fit && is_named && least <= most && most > 0 {
        return Ok(());
    }
    Err(Breach::at("components.default_values", "they do not fit what can be chosen"))
}

fn has_custom_id(component: &Value) -> Result<bool, Breach> {
    check_length(&component["custom_id"], 100, "components.custom_id")?;
    if component["custom_id"] == "" {
        return Err(Breach::at("components.custom_id", "it is empty"));
    }
    Ok(component["custom_id"].is_string())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn button(id: &str) -> Value {
        json!({"type": BUTTON, "style": 1, "label": "Go", "custom_id": id})
    }

    fn breach(rows: &Value) -> String {
        check_rows(list(rows)).unwrap_err().to_string()
    }

    #[test]
    fn a_menu_of_people_shows_as_many_as_can_be_chosen() {
        let person = |id: &str| json!({"id": id, "type": "user"});
        let menu = |most: u64, chosen: &[Value]| {
            let menu = json!({"type": USER_SELECT, "custom_id": "m", "min_values": 0, "max_values": most,
                "default_values": chosen});
            check_rows(&[json!({"type": ROW, "components": [menu]})])
        };
        assert_eq!(menu(2, &[person("1"), person("2")]), Ok(()));
        assert_eq!(menu(25, &[]), Ok(()));
        assert!(menu(1, &[person("1"), person("2")]).is_err());
        assert!(menu(2, &[person("1"), person("1")]).is_err());
        assert!(menu(2, &[json!({"id": "1"})]).is_err());
        assert!(menu(26, &[]).is_err());
    }

    #[test]
    fn rows_hold_five_buttons_or_a_menu() {
        let five: Vec<_> = ["a", "b", "c", "d", "e"].map(button).into();
        let menu =
            json!({"type": STRING_SELECT, "custom_id": "m", "options": [{"label": "1", "value": "1"}]});
        assert_eq!(check_rows(&[json!({"type": ROW, "components": five})]), Ok(()));
        assert_eq!(check_rows(&[json!({"type": ROW, "components": [menu]})]), Ok(()));
        assert_eq!(
            breach(&json!([{"type": ROW, "components": [menu, button("a")]}])),
            "components: 2 of them, 1 are allowed"
        );
        assert_eq!(breach(&json!([{"type": ROW, "components": []}])), "components: a row is empty");
        assert_eq!(breach(&json!([button("a")])), "components.0.type: only rows may stand here");
    }

    #[test]
    fn buttons_can_be_told_apart_and_read() {
        assert_eq!(
            breach(&json!([{"type": ROW, "components": [button("a"), button("a")]}])),
            "components: \"a\" is there twice"
        );
        assert_eq!(
            breach(&json!([{"type": ROW, "components": [button("")]}])),
            "components.custom_id: it is empty"
        );
        let nameless = json!({"type": BUTTON, "style": 1, "custom_id": "a"});
        assert!(
            breach(&json!([{"type": ROW, "components": [nameless]}])).ends_with("needs a label or an emoji")
        );
        let aimless = json!({"type": BUTTON, "style": LINK, "label": "Go", "custom_id": "a"});
        assert!(breach(&json!([{"type": ROW, "components": [aimless]}])).ends_with("a URL and no custom id"));
    }
}
