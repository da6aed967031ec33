//! Embeds.

use maud::{Markup, html};
use serde_json::Value;

use kuzhi_tests::discord::Message;

use super::files::picture;
use super::markdown::markdown;
use super::{View, marks};

/// Draws an embed of a message.
pub(super) fn embed(view: View, message: &Message, embed: &Value) -> Markup {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let colour = embed["color"].as_u64().map(|number| format!("--accent: #{number:06x}"));
    html! {
        article.embed style=[colour] {
            @if let Some(author) = text(&embed["author"]["name"]) { p.author dir="auto" { (author) } }
            @if let Some(title) = text(&embed["title"]) { (titled(view, &title, embed["url"].as_str())) }
            @if let Some(description) = text(&embed["description"]) {
                div.markdown dir="auto" { (markdown(view, &description)) }
            }
            (fields(view, &embed["fields"]))
            @for media in ["image", "thumbnail"] {
                @if let Some(url) = embed[media]["url"].as_str() { (picture(message, url, media, None)) }
            }
            @if let Some(footer) = text(&embed["footer"]["text"]) { p.footer dir="auto" { (footer) } }
        }
    }
}

fn titled(view: View, title: &str, url: Option<&str>) -> Markup {
    let shown = marks::text(view, title);
    html! {
        h4 dir="auto" {
            @match url.filter(|url| url.starts_with("https://")) {
                Some(url) => a href=(url) target="_blank" rel="noopener noreferrer" { (shown) },
                None => (shown),
            }
        }
    }
}

fn fields(view: View, fields: &Value) -> Markup {
    let fields = fields.as_array().map_or(&[][..], Vec::as_slice);
    html! {
        @if !fields.is_empty() {
            div.fields {
                @for field in fields {
                    div.inline[field["inline"] == true] dir="auto" {
                        h5 { (marks::text(view, field["name"].as_str().unwrap_or_default())) }
                        div.markdown { (markdown(view, field["value"].as_str().unwrap_or_default())) }
                    }
                }
            }
        }
    }
}
