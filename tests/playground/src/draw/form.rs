//! Forms that the bot opened.

use maud::{Markup, html};
use serde_json::Value;

use kuzhi_tests::discord::{Face, Snowflake};

use super::View;
use super::markdown::markdown;

const TEXT_INPUT: u64 = 4;
const TEXT: u64 = 10;
const LABEL: u64 = 18;
const PARAGRAPH: u64 = 2;

/// Draws a form for a pane's dialog.
pub(crate) fn form(view: View, opened_by: Snowflake, form: &Value) -> Markup {
    let components = form["components"].as_array().cloned().unwrap_or_default();
    let face = Face { components, ..Face::default() };
    html! {
        form data-form=(opened_by) {
            h3 id={ "form-title-" (view.pane) } dir="auto" { (form["title"].as_str().unwrap_or_default()) }
            @for component in face.components_within() {
                @match component["type"].as_u64() {
                    Some(TEXT_INPUT) => (input(view, component, label_around(&face, component))),
                    Some(TEXT) => div.markdown dir="auto" {
                        (markdown(view, component["content"].as_str().unwrap_or_default()))
                    },
                    _ => {},
                }
            }
            div.ends {
                button.button.secondary type="button" data-close { "Cancel" }
                button.button.primary type="submit" { "Submit" }
            }
        }
    }
}

/// Newer forms have a label around a field, older ones within it.
fn label_around<'a>(face: &'a Face, field: &Value) -> &'a Value {
    let around = |one: &&&Value| one["type"] == LABEL && one["component"] == *field;
    face.components_within().iter().find(around).map_or(&Value::Null, |found| *found)
}

fn input(view: View, field: &Value, around: &Value) -> Markup {
    let custom_id = field["custom_id"].as_str().unwrap_or_default();
    let id = format!("form-{}-{custom_id}", view.pane);
    let label = around["label"].as_str().or(field["label"].as_str()).unwrap_or_default();
    let (value, placeholder) = (field["value"].as_str(), field["placeholder"].as_str());
    let (least, most) = (field["min_length"].as_u64(), field["max_length"].as_u64());
    let is_required = field["required"] != false;
    html! {
        div.field {
            label for=(id) dir="auto" {
                (label)
                @if is_required { span.required aria-hidden="true" { " *" } }
            }
            @if let Some(description) = around["description"].as_str() { p.hint dir="auto" { (description) } }
            @if field["style"] == PARAGRAPH {
                textarea id=(id) name=(custom_id) dir="auto" rows="4" minlength=[least] maxlength=[most]
                    required[is_required] placeholder=[placeholder] { (value.unwrap_or_default()) }
            } @else {
                input id=(id) name=(custom_id) type="text" dir="auto" autocomplete="off" minlength=[least]
                    maxlength=[most] required[is_required] placeholder=[placeholder] value=[value];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_tests::discord::Server;
    use serde_json::json;

    use super::*;
    use crate::cast::{FIRST_CHANNEL, PEOPLE, furnish};

    #[tokio::test]
    async fn labels_inside_and_around_fields_both_count() {
        let older = json!({"title": "Lay out", "components": [{"type": 1, "components": [
            {"type": 4, "custom_id": "row", "style": 1, "label": "Seeds", "value": "1 \"0", "max_length": 20},
        ]}]});
        let newer = json!({"title": "Lay out", "components": [{"type": 18, "label": "Seeds", "component":
            {"type": 4, "custom_id": "row", "style": 2, "required": false, "value": "1 \"0"},
        }]});
        let discord = Server::start().await.expect("a free port");
        let draw = |json: &Value| {
            discord.change(|world| {
                furnish(world);
                let view = View { world, person: PEOPLE[0].0, channel: FIRST_CHANNEL, pane: 2 };
                form(view, Snowflake::new(7), json).into_string()
            })
        };
        let (older, newer) = (draw(&older), draw(&newer));
        for html in [&older, &newer] {
            assert!(
                html.contains("<form data-form=\"7\"")
                    && html.contains("<label for=\"form-2-row\" dir=\"auto\">Seeds")
            );
        }
        assert!(
            older.contains("maxlength=\"20\" required") && older.contains("value=\"1 &quot;0\""),
            "{older}"
        );
        assert!(newer.contains("<textarea") && newer.contains(">1 &quot;0</textarea>"), "{newer}");
        assert!(!newer.contains("required"), "{newer}");
    }
}
