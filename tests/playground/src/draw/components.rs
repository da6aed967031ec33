//! Buttons, menus and Components V2.

use maud::{Markup, html};
use serde_json::Value;

use kuzhi_tests::discord::Message;

use super::files;
use super::markdown::markdown;
use super::select::select;
use super::{View, marks};

/// Draws all components of a message.
pub(super) fn components(view: View, message: &Message) -> Markup {
    html! {
        @if !message.face.components.is_empty() {
            div.components { @for one in &message.face.components { (component(view, message, one)) } }
        }
    }
}

fn component(view: View, message: &Message, one: &Value) -> Markup {
    let inner = || {
        let inner = one["components"].as_array().into_iter().flatten();
        html! { @for inner in inner { (component(view, message, inner)) } }
    };
    match one["type"].as_u64() {
        Some(1) => html! { div.row { (inner()) } },
        Some(2) => button(one),
        Some(3 | 5..=8) => select(view, message, one),
        Some(9) => html! {
            div.section { div { (inner()) } div { (component(view, message, &one["accessory"])) } }
        },
        Some(10) => html! {
            div.markdown dir="auto" { (markdown(view, one["content"].as_str().unwrap_or_default())) }
        },
        Some(11) => picture(message, &one["media"], &one["description"]),
        Some(12) => html! {
            div.gallery {
                @for item in one["items"].as_array().into_iter().flatten() {
                    (picture(message, &item["media"], &item["description"]))
                }
            }
        },
        Some(14) => html! { hr; },
        Some(17) => {
            let colour = one["accent_color"].as_u64().map(|number| format!("--accent: #{number:06x}"));
            html! { div.container style=[colour] { (inner()) } }
        }
        Some(kind) => {
            html! { p.unknown { "(a component of type " (kind) ", which the playground does not know)" } }
        }
        None => html! {},
    }
}

/// Draws the emoji of a button or an option.
pub(super) fn emoji(emoji: &Value) -> Markup {
    let name = emoji["name"].as_str().unwrap_or_default();
    match emoji["id"].as_str() {
        Some(id) => marks::emoji(id, name),
        None => html! { @if !name.is_empty() { (super::emoji::unicode(name)) } },
    }
}

fn button(button: &Value) -> Markup {
    let inside = html! {
        (emoji(&button["emoji"]))
        @if let Some(label) = button["label"].as_str() { span dir="auto" { (marks::label(label)) } }
    };
    let is_disabled = button["disabled"] == true;
    if let Some(url) =
        button["url"].as_str().filter(|url| url.starts_with("https://") || url.starts_with("http://"))
    {
        return html! { a.button.link href=(url) target="_blank" rel="noopener noreferrer" { (inside) } };
    }
    let tone = match button["style"].as_u64() {
        Some(1) => "primary",
        Some(3) => "success",
        Some(4) => "danger",
        _ => "secondary",
    };
    let custom_id = button["custom_id"].as_str().unwrap_or_default();
    let name = (button["label"].is_null()).then(|| button["emoji"]["name"].as_str()).flatten();
    html! {
        button class={ "button " (tone) } type="button" data-press=(custom_id) disabled[is_disabled]
            aria-label=[name]
        {
            (inside)
        }
    }
}

fn picture(message: &Message, media: &Value, description: &Value) -> Markup {
    html! {
        @if let Some(url) = media["url"].as_str() {
            (files::picture(message, url, "whole", description.as_str()))
        }
    }
}
