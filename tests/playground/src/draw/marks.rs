//! Discord's own marks within a text: mentions, times, emoji, commands.

use maud::{Markup, html};

use kuzhi_tests::discord::{ChannelKind, Snowflake};

use super::View;

/// A text with its marks drawn; everything else is shown as it is.
pub(super) fn text(view: View, text: &str) -> Markup {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        let (before, tail) = rest.split_at(start);
        let drawn = tail[1..].split_once('>').and_then(|(inside, after)| Some((mark(view, inside)?, after)));
        match drawn {
            Some((drawn, after)) => {
                pieces.push(html! { (before) (drawn) });
                rest = after;
            }
            None => {
                pieces.push(html! { (before) "<" });
                rest = &tail[1..];
            }
        }
    }
    html! { @for piece in &pieces { (piece) } (rest) }
}

/// An emoji of the application.
pub(super) fn emoji(id: &str, name: &str) -> Markup {
    let said = format!(":{name}:");
    html! { img.emoji src={ "/emoji/" (id) } alt=(said) title=(said) draggable="false"; }
}

/// What stands between `<` and `>`, if it is a mark.
fn mark(view: View, inside: &str) -> Option<Markup> {
    if let Some(id) = inside.strip_prefix('@') {
        return person(view, id.trim_start_matches('!').parse().ok()?);
    }
    if let Some(id) = inside.strip_prefix('#') {
        return channel(view, id.parse().ok()?);
    }
    if let Some(command) = inside.strip_prefix('/') {
        let (name, id) = command.split_once(':')?;
        id.parse::<u64>().ok()?;
        return Some(html! { button.mark type="button" data-compose={ "/" (name) } { "/" (name) } });
    }
    let mut parts = inside.split(':');
    match (parts.next()?, parts.next()?, parts.next(), parts.next()) {
        ("t", seconds, style, None) => time(seconds, style.unwrap_or("f")),
        ("" | "a", name, Some(id), None) => {
            id.parse::<u64>().ok()?;
            Some(emoji(id, name))
        }
        _ => None,
    }
}

/// What a link to a channel or a message of Discord is shown as.
pub(super) fn place_of(view: View, url: &str) -> Option<String> {
    let mut ids = url.strip_prefix("https://discord.com/channels/")?.split('/').skip(1);
    let channel = view.world.channels.get(&ids.next()?.parse().ok()?)?;
    let name = crate::cast::name_of(view.world, channel, view.person);
    let sign = if channel.guild().is_some() { "#" } else { "@" };
    Some(format!("{sign}{name}{}", if ids.next().is_some() { " › message" } else { "" }))
}

fn person(view: View, id: Snowflake) -> Option<Markup> {
    let name = &view.world.people.get(&id)?.name;
    Some(html! { span.mark.me[id == view.person] { "@" (name) } })
}

fn channel(view: View, id: Snowflake) -> Option<Markup> {
    let channel = view.world.channels.get(&id)?;
    let sign = if matches!(channel.kind, ChannelKind::Thread { .. }) { "↳ " } else { "#" };
    Some(html! { button.mark type="button" data-look=(id) { (sign) (channel.name) } })
}

/// A time, which the page writes in the reader's own way.
fn time(seconds: &str, style: &str) -> Option<Markup> {
    let seconds: i64 = seconds.parse().ok()?;
    let style =
        if matches!(style, "t" | "T" | "d" | "D" | "f" | "F" | "R" | "s" | "S") { style } else { "f" };
    Some(html! { time.mark data-time=(seconds * 1000) data-style=(style) { (seconds) } })
}
