//! A message in a channel.

use maud::{Markup, html};

use kuzhi_tests::discord::{LOADING, Message, SILENT, Snowflake, UserAction};

use super::components::components;
use super::embed::embed;
use super::files::files;
use super::markdown::markdown;
use super::{View, marks};

/// Draws a message in the list of messages.
pub(crate) fn message(view: View, message: &Message) -> Markup {
    let is_private = message.only_for.is_some();
    let calls_me = message.pinged.contains(&view.person);
    html! {
        li.message.private[is_private].pings[calls_me] id={ "m" (view.pane) "-" (message.id) }
            data-message=(message.id) tabindex="-1" data-author=(view.name(message.author))
        {
            (cause(view, message))
            (avatar(view, message.author))
            div.body {
                (heading(view, message))
                @if message.thinking { p.thinking { (view.name(message.author)) " is thinking…" } }
                @else { (body(view, message)) }
                (components(view, message))
                @if is_private { (private_note(message)) }
            }
        }
    }
}

/// Draws a person's avatar: a letter.
pub(super) fn avatar(view: View, person: Snowflake) -> Markup {
    let name = view.name(person);
    let is_bot = view.world.people.get(&person).is_some_and(|person| person.is_bot);
    let colour = if is_bot { "bot".to_owned() } else { format!("tint-{}", person.get() % 6) };
    html! {
        span class={ "avatar " (colour) } aria-hidden="true" { (name.chars().next().unwrap_or('?')) }
    }
}

fn body(view: View, message: &Message) -> Markup {
    let face = &message.face;
    html! {
        div.said {
            @if !face.content.is_empty() {
                div.markdown.jumbo[marks::is_emoji_alone(&face.content)] dir="auto" {
                    (markdown(view, &face.content))
                }
            }
            @for one in &face.embeds { (embed(view, message, one)) }
            (files(message))
        }
    }
}

fn heading(view: View, message: &Message) -> Markup {
    let is_bot = view.world.people.get(&message.author).is_some_and(|person| person.is_bot);
    html! {
        div.heading {
            button.author type="button" data-person=(message.author) aria-haspopup="menu" {
                (view.name(message.author))
            }
            @if is_bot { span.app { "APP" } }
            @if message.face.flags & SILENT != 0 && message.face.flags & LOADING == 0 {
                span.edited title="This message notified nobody" { "(silent)" }
            }
            time.at datetime=(message.id.timestamp()) data-style="at" { (message.id.timestamp()) }
            @if message.edited_at.is_some() { span.edited { "(edited)" } }
            @if has_menu(view) {
                button.opens-menu type="button" data-message-menu=(message.id) aria-haspopup="menu"
                    aria-label="Message menu" { "⋯" }
            }
        }
    }
}

/// Returns whether the bot has added entries to the context menu of messages.
fn has_menu(view: View) -> bool {
    view.world.commands.iter().any(|command| command.menu() == 3)
}

/// Draws what a message answers: a command, or another message.
fn cause(view: View, message: &Message) -> Markup {
    if let Some(other) = message.reply_to.and_then(|id| view.world.messages.get(&id)) {
        let first = other.face.content.lines().next().unwrap_or_default();
        return html! {
            (spine())
            p.cause {
                span.mark { "@" (view.name(other.author)) } " "
                span dir="auto" { (marks::text(view, first)) }
            }
        };
    }
    let Some(interaction) = message.interaction.and_then(|id| view.world.interactions.get(&id)) else {
        return html! {};
    };
    let command = interaction.action.command();
    let command = view.world.commands.iter().find(|known| Some(known.id) == command);
    let Some(command) = command else { return html! {} };
    let slash = if matches!(interaction.action, UserAction::Command { .. }) { "/" } else { "" };
    let name = super::command_menu::localised(&command.definition, "name", view.locale());
    html! {
        (spine())
        p.cause { span.mark { "@" (view.name(interaction.person)) } " used " span.mark { (slash) (name) } }
    }
}

/// Draws the line between a message and what it answers.
fn spine() -> Markup {
    html! { span.spine aria-hidden="true" {} }
}

fn private_note(message: &Message) -> Markup {
    html! {
        p.private-note {
            span { "Only you can see this · " }
            button type="button" data-dismiss=(message.id) { "Dismiss message" }
        }
    }
}
