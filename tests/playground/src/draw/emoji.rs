//! Our own drawings of the emoji in Kuzhi's sentences: not every machine has a font for them.

use maud::{Markup, PreEscaped, html};

/// Draws a Unicode emoji, with its character for screen readers, copying and searching.
pub(super) fn unicode(emoji: &str) -> Markup {
    html! {
        span.emoji.unicode {
            @match drawing(emoji) {
                Some(shapes) => {
                    svg viewBox="0 0 36 36" aria-hidden="true" { (PreEscaped(shapes)) }
                    b { (emoji) }
                }
                None => (emoji),
            }
        }
    }
}

/// Returns whether we draw an emoji instead of the system's font.
pub(super) fn is_drawn(emoji: &str) -> bool {
    drawing(emoji).is_some()
}

/// Returns the drawing of an emoji, in a square of 36. `None` if the system's font draws it.
fn drawing(emoji: &str) -> Option<&'static str> {
    let emoji = emoji.trim_end_matches('\u{fe0f}');
    DRAWINGS.iter().find(|&&(drawn, _)| drawn == emoji).map(|&(_, shapes)| shapes)
}

/// The emoji that we draw, each with its shapes.
static DRAWINGS: &[(&str, &str)] = &[
    // A cup.
    (
        "🏆",
        r##"<path d="M9 6H3c0 8 3 12 8 13M27 6h6c0 8-3 12-8 13" fill="none" stroke="#c98a12"
            stroke-width="3"/>
            <path d="M9 3h18c0 12-3 19-9 19S9 15 9 3z" fill="#f5b82e"/>
            <path d="M16 21h4v6h-4z" fill="#c98a12"/>
            <path d="M11 27h14l2 6H9z" fill="#8a5a2b"/>"##,
    ),
    // An island with a palm.
    (
        "🏝",
        r##"<path d="M1 29h34v5H1z" fill="#3b8fd6"/><path d="M5 30c2-6 24-6 26 0z" fill="#f0d58a"/>
            <path d="M17 27c0-7 1-11 3-15" fill="none" stroke="#8a5a2b" stroke-width="3"/>
            <path d="M20 12C15 5 8 6 5 11c6-2 10-1 15 1zM20 12c3-7 10-8 13-3-6-1-9 0-13 3zM20 12c-6 1-9 5-8
            10 2-5 4-8 8-10zM20 12c6 1 9 5 8 10-2-5-4-8-8-10z" fill="#3f9a4a"/>"##,
    ),
    // A medal.
    (
        "🥇",
        r##"<path d="M9 1h7l4 11h-7z" fill="#3b6fb6"/><path d="M27 1h-7l-4 11h7z" fill="#d64545"/>
            <circle cx="18" cy="23" r="12" fill="#f5b82e" stroke="#c98a12" stroke-width="2"/>
            <text x="18" y="28" font-size="14" font-weight="700" text-anchor="middle"
            font-family="sans-serif" fill="#3a2a12">1</text>"##,
    ),
    // A medal.
    (
        "🥈",
        r##"<path d="M9 1h7l4 11h-7z" fill="#3b6fb6"/><path d="M27 1h-7l-4 11h7z" fill="#d64545"/>
            <circle cx="18" cy="23" r="12" fill="#c9d1d9" stroke="#8f9aa5" stroke-width="2"/>
            <text x="18" y="28" font-size="14" font-weight="700" text-anchor="middle"
            font-family="sans-serif" fill="#3a2a12">2</text>"##,
    ),
    // A medal.
    (
        "🥉",
        r##"<path d="M9 1h7l4 11h-7z" fill="#3b6fb6"/><path d="M27 1h-7l-4 11h7z" fill="#d64545"/>
            <circle cx="18" cy="23" r="12" fill="#d08b4c" stroke="#9a5f2b" stroke-width="2"/>
            <text x="18" y="28" font-size="14" font-weight="700" text-anchor="middle"
            font-family="sans-serif" fill="#3a2a12">3</text>"##,
    ),
    // A handshake.
    (
        "🤝",
        r##"<path d="M1 10l7-2 5 14-6 4z" fill="#3b6fb6"/>
            <path d="M35 10l-7-2-5 14 6 4z" fill="#2c8a5f"/>
            <path d="M8 10c4-2 8-1 10 1 3-2 7-3 10-1l-3 13-7 6-9-6z" fill="#f2c28b"/>
            <path d="M12 18l5-5 9 8M15 26l3-3M19 28l3-3M11 23l3-3" fill="none" stroke="#c07f45"
            stroke-width="2" stroke-linecap="round"/>"##,
    ),
    // A check mark.
    (
        "✅",
        r##"<rect x="1" y="1" width="34" height="34" rx="6" fill="#3a9d4f"/>
            <path d="M9 19l6 7L28 10" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"
            stroke-linejoin="round"/>"##,
    ),
    // An arrow back.
    (
        "↩",
        r##"<rect x="1" y="1" width="34" height="34" rx="6" fill="#3b82c4"/>
            <path d="M15 7l-7 7 7 7M8 14h12a7 7 0 0 1 0 14h-6" fill="none" stroke="#fff" stroke-width="4"
            stroke-linecap="round" stroke-linejoin="round"/>"##,
    ),
    // A graduation cap.
    (
        "🎓",
        r##"<path d="M9 17v9c5 5 13 5 18 0v-9l-9 5z" fill="#3b4250"/>
            <path d="M18 5L1 14l17 9 17-9z" fill="#5a6475"/>
            <path d="M18 14l13 4v10" fill="none" stroke="#e0a92f" stroke-width="2"/>
            <circle cx="31" cy="29" r="2.5" fill="#e0a92f"/>"##,
    ),
    // A popper.
    (
        "🎉",
        r##"<path d="M3 33l9-20 11 11z" fill="#ffd24d" stroke="#c98a12" stroke-width="1.5"/>
            <path d="M18 12c0-4 3-7 7-8M24 18c4-2 7-1 9 2M22 14l9-9" fill="none" stroke="#d64545"
            stroke-width="2.5"/>
            <circle cx="15" cy="6" r="2" fill="#2d7dd2"/><circle cx="31" cy="27" r="2" fill="#3f9b5c"/>"##,
    ),
    // A medal.
    (
        "🏅",
        r##"<path d="M10 2h6l4 14h-6zM20 2h6l-4 14h-6z" fill="#2d7dd2"/>
            <circle cx="18" cy="24" r="10" fill="#ffd24d" stroke="#c98a12" stroke-width="2"/>"##,
    ),
    // Two arrows in a circle.
    (
        "🔁",
        r##"<path d="M6 16v-2a5 5 0 0 1 5-5h14M30 20v2a5 5 0 0 1-5 5H11" fill="none" stroke="#2d7dd2"
            stroke-width="3.5"/>
            <path d="M23 3l8 6-8 6zM13 21l-8 6 8 6z" fill="#2d7dd2"/>"##,
    ),
    // A barrier.
    (
        "🚧",
        r##"<path d="M7 12h3v20H7zM26 12h3v20h-3z" fill="#8f98a8"/>
            <path d="M2 8h32v11H2z" fill="#f5a623"/>
            <path d="M8 8h6l-5 11H3zM20 8h6l-5 11h-6zM32 8h2v8l-1 3h-6z" fill="#3b2a1c"/>"##,
    ),
    // A small diamond.
    ("🔸", r##"<path d="M18 8l10 10-10 10L8 18z" fill="#f5a623"/>"##),
    // A bulb.
    (
        "💡",
        r##"<path d="M18 2a11 11 0 0 0-6 20c1 1 2 3 2 5h8c0-2 1-4 2-5a11 11 0 0 0-6-20z" fill="#ffd24d"/>
            <path d="M14 14l4 4 4-4M18 18v9" fill="none" stroke="#c98a12" stroke-width="2"/>
            <path d="M14 28h8v3l-2 3h-4l-2-3z" fill="#8f98a8"/>"##,
    ),
    // Eyes.
    (
        "👀",
        r##"<ellipse cx="10" cy="18" rx="8" ry="13" fill="#fff" stroke="#8f98a8" stroke-width="2"/>
            <ellipse cx="26" cy="18" rx="8" ry="13" fill="#fff" stroke="#8f98a8" stroke-width="2"/>
            <circle cx="7" cy="20" r="4" fill="#3b2a1c"/>
            <circle cx="23" cy="20" r="4" fill="#3b2a1c"/>"##,
    ),
    // A memo.
    (
        "📝",
        r##"<path d="M5 2h17l7 7v25H5z" fill="#f4f1e8" stroke="#8f98a8" stroke-width="1.5"/>
            <path d="M22 2v7h7" fill="none" stroke="#8f98a8" stroke-width="1.5"/>
            <path d="M10 12h8M10 17h12M10 22h7" stroke="#8f98a8" stroke-width="2"/>
            <path d="M17 31l2-6L31 12l4 4-12 13z" fill="#f5a623"/>
            <path d="M17 31l2-6 4 4z" fill="#3b2a1c"/>"##,
    ),
    // A picture in its frame.
    (
        "🖼",
        r##"<path d="M2 5h32v26H2z" fill="#b9812e"/>
            <path d="M6 9h24v18H6z" fill="#bfe3f5"/>
            <path d="M6 27l8-10 6 7 4-4 6 7z" fill="#3f9b5c"/>
            <circle cx="24" cy="14" r="3" fill="#f5b82e"/>"##,
    ),
    // A magnifying glass.
    (
        "🔎",
        r##"<path d="M14 22L4 32" stroke="#6b4a2b" stroke-width="5" stroke-linecap="round"/>
            <circle cx="21" cy="14" r="11" fill="#d6ecf7" stroke="#5f6b7a" stroke-width="3"/>
            <path d="M15 12a7 7 0 0 1 6-5" fill="none" stroke="#fff" stroke-width="2"/>"##,
    ),
    // A robot's head.
    (
        "🤖",
        r##"<path d="M18 2v6" stroke="#8f98a8" stroke-width="3"/>
            <circle cx="18" cy="3" r="3" fill="#d64545"/>
            <path d="M5 9h26v22H5z" fill="#a9b4c4"/>
            <path d="M1 16h4v9H1zM31 16h4v9h-4z" fill="#8f98a8"/>
            <circle cx="12" cy="17" r="3.5" fill="#2d7dd2"/>
            <circle cx="24" cy="17" r="3.5" fill="#2d7dd2"/>
            <path d="M11 24h14v3H11z" fill="#4e5866"/>"##,
    ),
    // A piece of a jigsaw puzzle.
    (
        "🧩",
        r##"<path d="M4 12h8c-3-9 11-9 8 0h9v8c9-3 9 11 0 8v5H4z" fill="#6aa84f"/>
            <circle cx="9" cy="22" r="4" fill="#548a3d"/>"##,
    ),
    // A pin.
    (
        "📌",
        r##"<path d="M15 20L4 32" stroke="#8f98a8" stroke-width="3" stroke-linecap="round"/>
            <path d="M20 3l13 13-3 2-3-1-5 5 1 6-3 3L5 16l3-3 6 1 5-5-1-3z" fill="#d64545"/>
            <path d="M20 3l13 13-3 2L18 6z" fill="#e87373"/>"##,
    ),
    // Tries at a puzzle.
    ("🟩", r##"<rect x="1" y="1" width="34" height="34" rx="4" fill="#78b159"/>"##),
    (
        "⬜",
        r##"<rect x="2" y="2" width="32" height="32" rx="4" fill="#e6e7e8" stroke="#b4b8bd"
            stroke-width="2"/>"##,
    ),
    (
        "▫",
        r##"<rect x="11" y="11" width="14" height="14" rx="2" fill="#e6e7e8" stroke="#8f98a8"
            stroke-width="2"/>"##,
    ),
    // A hand that presses.
    (
        "👆",
        r##"<path d="M14 4c0-4 6-4 6 0v12l8 2c3 1 4 3 3 6l-3 9H13l-8-11c-2-3 2-6 5-3l4 4z" fill="#ffdc5d"
            stroke="#c98a12" stroke-width="1.5"/>"##,
    ),
    ("🟨", r##"<rect x="1" y="1" width="34" height="34" rx="4" fill="#fdcb58"/>"##),
    // A key.
    (
        "🔑",
        r##"<circle cx="11" cy="11" r="7" fill="none" stroke="#f5b82e" stroke-width="5"/>
            <path d="M16 16l16 16M25 25l5-5M29 29l4-4" fill="none" stroke="#f5b82e" stroke-width="4"/>"##,
    ),
    // A snowflake.
    (
        "❄",
        r##"<path d="M18 2v32M4 10l28 16M32 10L4 26M13 4l5 5 5-5M13 32l5-5 5 5" fill="none" stroke="#5dadec"
            stroke-width="3"/>"##,
    ),
    ("🟥", r##"<rect x="1" y="1" width="34" height="34" rx="4" fill="#dd2e44"/>"##),
    // A flame.
    (
        "🔥",
        r##"<path d="M18 1c2 7 12 11 12 21a12 12 0 0 1-24 0c0-5 3-8 5-11 1 3 2 5 4 6 1-5 0-11 3-16z"
            fill="#f4900c"/>
            <path d="M18 16c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-6 1 2 2 2 3 3 0-3-1-5 0-8z"
            fill="#ffcc4d"/>"##,
    ),
];

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Returns whether a character is an emoji that Kuzhi's texts use, and not a sign that every font has.
    fn needs_a_drawing(letter: char) -> bool {
        ('\u{1f300}'..'\u{1fb00}').contains(&letter) || letter == '✅' || letter == '↩'
    }

    #[test]
    fn every_emoji_that_kuzhi_says_is_drawn() {
        let mut said: Vec<char> = vec!['🏆', '🥇', '🥈', '🥉', '🤝', '🟩', '🟥', '🔥', '⬜', '▫'];
        for file in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../config/locales")).unwrap() {
            let sentences = fs::read_to_string(file.unwrap().path()).unwrap();
            said.extend(sentences.chars().filter(|&letter| needs_a_drawing(letter)));
        }
        assert!(said.contains(&'💡') && said.contains(&'🎓'));
        for emoji in said {
            assert!(drawing(&emoji.to_string()).is_some(), "{emoji}");
        }
    }

    #[test]
    fn its_text_stays() {
        let drawn = unicode("↩\u{fe0f}").into_string();
        assert!(drawn.contains("<svg") && drawn.contains("<b>↩\u{fe0f}</b>"), "{drawn}");
        assert_eq!(unicode("🥭").into_string(), "<span class=\"emoji unicode\">🥭</span>");
    }
}
