//! Discord's own marks in text: mentions, times, emoji, commands.

use maud::{Markup, html};
use unicode_segmentation::UnicodeSegmentation;

use kuzhi_tests::discord::{ChannelKind, Snowflake};

use super::View;

/// The maximum number of emoji that are large when they stand alone.
const MOST_LARGE: usize = 30;

/// Draws a text with its marks. Everything else is literal.
pub(super) fn text(view: View, text: &str) -> Markup {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        let (before, tail) = rest.split_at(start);
        let drawn =
            tail[1..].split_once('>').and_then(|(inside, after)| Some((inline_mark(view, inside)?, after)));
        match drawn {
            Some((drawn, after)) => {
                pieces.push(html! { (plain(before)) (drawn) });
                rest = after;
            }
            None => {
                pieces.push(html! { (plain(before)) "<" });
                rest = &tail[1..];
            }
        }
    }
    html! { @for piece in &pieces { (piece) } (plain(rest)) }
}

/// Returns whether a text has only a few emoji, which Discord shows large.
pub(super) fn is_emoji_alone(text: &str) -> bool {
    let mut rest = text.trim();
    let mut count = 0;
    while let Some(first) = rest.graphemes(true).next() {
        let own = rest.strip_prefix('<').and_then(|tail| tail.split_once('>'));
        let is_own = own.is_some_and(|(inside, _)| own_emoji(inside).is_some());
        rest = match own {
            Some((_, after)) if is_own => after.trim_start(),
            _ if emojis::get(first).is_some() => rest[first.len()..].trim_start(),
            _ => return false,
        };
        count += 1;
    }
    (1..=MOST_LARGE).contains(&count)
}

/// Draws a text without marks. Unicode emoji have the size of the bot's own, as on Discord.
fn plain(text: &str) -> Markup {
    html! {
        @for (is_emoji, piece) in told_apart(text) {
            @if is_emoji { (super::emoji::unicode(piece)) } @else { (piece) }
        }
    }
}

/// Draws the text of a button, where an arrow is also a character.
pub(super) fn label(text: &str) -> Markup {
    html! {
        @for (is_emoji, piece) in told_apart(text) {
            @if is_emoji && super::emoji::is_drawn(piece) { (super::emoji::unicode(piece)) } @else { (piece) }
        }
    }
}

/// Splits a text into emoji and the text between them.
fn told_apart(text: &str) -> Vec<(bool, &str)> {
    let mut pieces = Vec::new();
    let mut from = 0;
    let emoji = text.grapheme_indices(true).filter(|(_, one)| !one.is_ascii() && emojis::get(one).is_some());
    for (at, one) in emoji {
        pieces.push((false, &text[from..at]));
        pieces.push((true, one));
        from = at + one.len();
    }
    pieces.push((false, &text[from..]));
    pieces
}

/// Draws an emoji of the application.
pub(super) fn emoji(id: &str, name: &str) -> Markup {
    let said = format!(":{name}:");
    html! { img.emoji src={ "/emoji/" (id) } alt=(said) title=(said) draggable="false"; }
}

/// Draws the part between `<` and `>`, if it is a mark.
fn inline_mark(view: View, inside: &str) -> Option<Markup> {
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
    if let Some((id, name)) = own_emoji(inside) {
        return Some(emoji(id, name));
    }
    let (seconds, style) =
        inside.strip_prefix("t:").map(|time| time.split_once(':').unwrap_or((time, "f")))?;
    time(seconds, style)
}

/// Parses the ID and name of an application's emoji.
fn own_emoji(inside: &str) -> Option<(&str, &str)> {
    let (name, id) = inside.strip_prefix("a:").or_else(|| inside.strip_prefix(':'))?.split_once(':')?;
    id.parse::<u64>().ok()?;
    Some((id, name))
}

/// Returns the text for a link to a channel or a message on Discord.
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

/// Draws a time, which the page formats for the reader.
fn time(seconds: &str, style: &str) -> Option<Markup> {
    let seconds: i64 = seconds.parse().ok()?;
    let style =
        if matches!(style, "t" | "T" | "d" | "D" | "f" | "F" | "R" | "s" | "S") { style } else { "f" };
    Some(html! { time.mark data-time=(seconds * 1000) data-style=(style) { (seconds) } })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emoji_alone_are_told_from_emoji_in_a_text() {
        for alone in ["🌰", "👩\u{200d}🚀 ❤\u{fe0f}", "<:kz_p04_x7k2q:12>\n <a:x:3>🌰", &"🌰".repeat(30)]
        {
            assert!(is_emoji_alone(alone), "{alone}");
        }
        for not in ["", "🌰!", "3", "<@12>", "<:x:y>", "<t:12>", &"🌰".repeat(31)] {
            assert!(!is_emoji_alone(not), "{not}");
        }
    }

    #[test]
    fn emoji_within_a_text_are_drawn_by_themselves() {
        assert_eq!(plain("3 · 🥭 ←").into_string(), "3 · <span class=\"emoji unicode\">🥭</span> ←");
        assert_eq!(label("Next lesson ▶").into_string(), "Next lesson ▶");
        assert!(label("💡 Hint").into_string().ends_with("</span> Hint"));
        assert_eq!(plain("12 #* <3").into_string(), "12 #* &lt;3");
    }
}
