//! Files on messages.

use maud::{Markup, html};

use kuzhi_tests::discord::{Attachment, Message};

/// Where the page gets a file from.
pub(super) fn address(message: &Message, file: &Attachment) -> String {
    format!("/files/{}/{}/{}", message.id, file.id, file.filename)
}

/// Where a picture of an embed or a component is: on the message itself, or anywhere.
pub(super) fn picture_address(message: &Message, url: &str) -> Option<String> {
    if let Some(name) = url.strip_prefix("attachment://") {
        let file = message.face.attachments.iter().find(|file| file.filename == name)?;
        return Some(address(message, file));
    }
    // The stand-in gives bots its own addresses for files; people get them from here.
    let known = |file: &&Attachment| url.ends_with(&format!("/{}/{}", file.id, file.filename));
    let file = message.face.attachments.iter().find(known);
    file.map(|file| address(message, file)).or_else(|| url.starts_with("https://").then(|| url.to_owned()))
}

/// The files that are not shown elsewhere in the message.
pub(super) fn files(message: &Message) -> Markup {
    let named = serde_json::to_string(&(&message.face.embeds, &message.face.components)).unwrap_or_default();
    let is_elsewhere = |file: &&Attachment| named.contains(&format!("attachment://{}\"", file.filename));
    html! {
        @for file in message.face.attachments.iter().filter(|file| !is_elsewhere(file)) {
            @let address = address(message, file);
            @if is_picture(file) {
                a.picture href=(address) target="_blank" {
                    img src=(address) alt=(file.description.as_deref().unwrap_or("a picture without a description"));
                }
            } @else {
                a.file href=(address) download=(file.filename) {
                    span { (file.filename) small { (file.bytes.len()) " bytes" } }
                }
            }
        }
    }
}

fn is_picture(file: &Attachment) -> bool {
    let by_type = file.content_type.as_deref().is_some_and(|kind| kind.starts_with("image/"));
    by_type || [".png", ".gif", ".webp", ".jpg"].iter().any(|end| file.filename.ends_with(end))
}
