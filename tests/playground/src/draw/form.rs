//! Forms that the bot opened.

use maud::{Markup, html};
use serde_json::Value;

use kuzhi_tests::discord::{Face, Snowflake};

use super::View;
use super::markdown::markdown;

const TEXT_INPUT: u64 = 4;
const TEXT: u64 = 10;
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
                    Some(TEXT_INPUT) => (input(view, component)),
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

fn input(view: View, field: &Value) -> Markup {
    let custom_id = field["custom_id"].as_str().unwrap_or_default();
    let id = format!("form-{}-{custom_id}", view.pane);
    let label = field["label"].as_str().unwrap_or_default();
    let (value, placeholder) = (field["value"].as_str(), field["placeholder"].as_str());
    let (least, most) = (field["min_length"].as_u64(), field["max_length"].as_u64());
    let is_required = field["required"] != false;
    html! {
        div.field {
            label for=(id) dir="auto" {
                (label)
                @if is_required { span.required aria-hidden="true" { " *" } }
            }
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
    use crate::cast::{COURTYARD, FIRST_CHANNEL, PEOPLE, furnish};

    #[tokio::test]
    async fn a_field_is_a_line_or_a_paragraph() {
        let form_with =
            |field: Value| json!({"title": "Lay out", "components": [{"type": 1, "components": [field]}]});
        let line = form_with(json!({"type": 4, "custom_id": "row", "style": 1, "label": "Seeds",
            "value": "1 \"0", "max_length": 20}));
        let paragraph = form_with(json!({"type": 4, "custom_id": "row", "style": 2, "label": "Seeds",
            "value": "1 \"0", "required": false}));
        let discord = Server::start().await.expect("a free port");
        let draw = |json: &Value| {
            discord.change(|world| {
                furnish(world);
                let view =
                    View { world, person: PEOPLE[0].0, channel: FIRST_CHANNEL, server: COURTYARD, pane: 2 };
                form(view, Snowflake::new(7), json).into_string()
            })
        };
        let (line, paragraph) = (draw(&line), draw(&paragraph));
        for html in [&line, &paragraph] {
            assert!(
                html.contains("<form data-form=\"7\"")
                    && html.contains("<label for=\"form-2-row\" dir=\"auto\">Seeds")
            );
        }
        assert!(line.contains("maxlength=\"20\" required") && line.contains("value=\"1 &quot;0\""), "{line}");
        assert!(
            paragraph.contains("<textarea") && paragraph.contains(">1 &quot;0</textarea>"),
            "{paragraph}"
        );
        assert!(!paragraph.contains("required"), "{paragraph}");
    }
}
