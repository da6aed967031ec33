//! Files on messages.

use maud::{Markup, html};

use kuzhi_tests::discord::{Attachment, Message};

/// The maximum size of a picture, as on Discord.
const LARGEST: (usize, usize) = (550, 350);

/// Returns the URL from which the page loads a file.
fn address(message: &Message, file: &Attachment) -> String {
    format!("/files/{}/{}/{}", message.id, file.id, file.filename)
}

/// Draws a picture of an embed or a component: one of the message's files, or an external one.
pub(super) fn picture(message: &Message, url: &str, kind: &str, description: Option<&str>) -> Markup {
    let is_meant = |file: &&Attachment| match url.strip_prefix("attachment://") {
        Some(name) => file.filename == name,
        // The stand-in gives bots its own URLs for files. People load them from here.
        None => url.ends_with(&format!("/{}/{}", file.id, file.filename)),
    };
    if let Some(file) = message.face.attachments.iter().find(is_meant) {
        return shown(message, file, kind, description);
    }
    let description = description.unwrap_or(UNDESCRIBED);
    html! { @if url.starts_with("https://") { img class={ "media " (kind) } src=(url) alt=(description); } }
}

/// The description of a picture without one.
const UNDESCRIBED: &str = "a picture without a description";

/// Draws a picture file with its size, so that the page reserves its space.
fn shown(message: &Message, file: &Attachment, kind: &str, description: Option<&str>) -> Markup {
    let description = description.or(file.description.as_deref()).unwrap_or(UNDESCRIBED);
    let size = imagesize::blob_size(&file.bytes).ok();
    html! {
        img class={ "media " (kind) } src=(address(message, file)) alt=(description)
            width=[size.map(|size| fitted_width(size.width, size.height))]
            style=[size.map(|size| format!("aspect-ratio: {} / {}", size.width, size.height))];
    }
}

/// Returns the width of a picture, scaled down if necessary.
fn fitted_width(width: usize, height: usize) -> usize {
    let (widest, highest) = LARGEST;
    let by_height = if height > highest { width * highest / height } else { width };
    by_height.clamp(1, widest)
}

/// Draws the files that are not shown elsewhere in the message.
pub(super) fn files(message: &Message) -> Markup {
    let named = serde_json::to_string(&(&message.face.embeds, &message.face.components)).unwrap_or_default();
    let is_elsewhere = |file: &&Attachment| named.contains(&format!("attachment://{}\"", file.filename));
    html! {
        @for file in message.face.attachments.iter().filter(|file| !is_elsewhere(file)) {
            @if is_picture(file) {
                a.picture href=(address(message, file)) target="_blank" {
                    (shown(message, file, "whole", None))
                }
            } @else {
                a.file href=(address(message, file)) download=(file.filename) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_picture_is_made_smaller() {
        assert_eq!(fitted_width(192, 96), 192);
        assert_eq!(fitted_width(1100, 350), 550);
        assert_eq!(fitted_width(700, 700), 350);
        assert_eq!(fitted_width(1, 9000), 1);
    }
}
