//! Rows of buttons and menus, and the newer components.

use serde_json::Value;

use super::{Names, indented};

/// Renders a component with its children. A disabled one ends with `x`.
pub(super) fn component(component: &Value, names: &Names) -> String {
    let text = |value: &Value| names.put_into(value.as_str().unwrap_or_default());
    match component["type"].as_u64() {
        Some(1) => joined(&component["components"], names, " "),
        Some(2) => button(component),
        Some(3) => menu(component, &options(component)),
        Some(5..=8) => menu(component, "…"),
        Some(9) => format!(
            "{} {}",
            joined(&component["components"], names, "\n"),
            self::component(&component["accessory"], names)
        ),
        Some(10) => text(&component["content"]),
        Some(11) => format!("({})", text(&component["description"])),
        Some(12) => pictures(component, names),
        Some(14) => "───".to_owned(),
        Some(17) => indented(&joined(&component["components"], names, "\n"), "│ "),
        _ => String::new(),
    }
}

/// Returns the text of a button: its emoji and its label.
pub(in crate::conversation) fn label(button: &Value) -> String {
    let emoji = &button["emoji"];
    let name = emoji["name"].as_str().unwrap_or_default();
    let emoji = if emoji["id"].is_null() { name.to_owned() } else { format!(":{name}:") };
    let label = button["label"].as_str().unwrap_or_default();
    format!("{emoji} {label}").trim().to_owned()
}

fn joined(components: &Value, names: &Names, between: &str) -> String {
    let components = components.as_array().into_iter().flatten();
    components.map(|inner| component(inner, names)).collect::<Vec<_>>().join(between)
}

fn button(button: &Value) -> String {
    let link = button["url"].as_str().map(|url| format!("({url})")).unwrap_or_default();
    format!("[{}]{link}{}", label(button), mark_if_disabled(button))
}

fn menu(menu: &Value, options: &str) -> String {
    let placeholder = menu["placeholder"].as_str().map(|text| format!("{text}: ")).unwrap_or_default();
    format!("{{{placeholder}{options}}}{}", mark_if_disabled(menu))
}

/// Renders the options of a menu. Chosen ones have a star.
fn options(menu: &Value) -> String {
    let options = menu["options"].as_array().into_iter().flatten();
    let shown = options
        .map(|option| format!("{}{}", label(option), if option["default"] == true { "*" } else { "" }));
    shown.collect::<Vec<_>>().join(" | ")
}

fn pictures(gallery: &Value, names: &Names) -> String {
    let items = gallery["items"].as_array().into_iter().flatten();
    let shown =
        items.map(|item| format!("({})", names.put_into(item["description"].as_str().unwrap_or("picture"))));
    shown.collect::<Vec<_>>().join(" ")
}

fn mark_if_disabled(component: &Value) -> &'static str {
    if component["disabled"] == true { "x" } else { "" }
}
