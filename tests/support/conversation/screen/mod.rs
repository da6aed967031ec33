//! Renders what a person sees as plain text that is the same in every run.

mod components;
mod embeds;
mod names;

use crate::discord::{Attachment, Face, Message};

pub(super) use self::components::label;
pub(super) use self::names::Names;

/// Renders a message in a transcript: who wrote it, for whom, and what it shows.
pub(super) fn entry(message: &Message, names: &Names) -> String {
    let author = names.person(message.author);
    let cause = message.interaction.and_then(|interaction| names.cause(interaction)).unwrap_or_default();
    let privately =
        message.only_for.map(|person| format!(", to {} alone", names.person(person))).unwrap_or_default();
    format!("{author}{cause}{privately}:\n{}", indented(&self::message(message, names), "  "))
}

/// Renders everything that a message shows.
pub(super) fn message(message: &Message, names: &Names) -> String {
    if message.thinking { "… is thinking".to_owned() } else { face(&message.face, names) }
}

/// Renders text, embeds, files and rows of components, in this order.
pub(super) fn face(face: &Face, names: &Names) -> String {
    let mut parts = vec![names.put_into(&face.content)];
    parts.extend(face.embeds.iter().map(|embed| embeds::embed(embed, names)));
    parts.extend(face.attachments.iter().map(file));
    parts.extend(face.components.iter().map(|component| components::component(component, names)));
    parts.retain(|part| !part.is_empty());
    parts.join("\n")
}

fn file(attachment: &Attachment) -> String {
    let description = attachment.description.as_deref().map(|text| format!(": {text}")).unwrap_or_default();
    format!("({}{description})", attachment.filename)
}

fn indented(text: &str, by: &str) -> String {
    text.lines().map(|line| format!("{by}{line}").trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}
