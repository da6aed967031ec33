//! Quotes what a person typed into a field, in the sentence that refuses it.

use unicode_general_category::{GeneralCategory, get_general_category};
use unicode_segmentation::UnicodeSegmentation;

use super::quotation::letter;

/// The most characters of a text that are quoted.
const LONGEST: usize = 100;

/// A text as it was typed, for use inside a sentence: nothing in it formats, links or mentions, and what
/// cannot be seen is named, as in `3‹U+200B›`. An ellipsis stands for what was left out.
pub(crate) fn quoted_input(text: &str) -> String {
    let text = text.trim();
    let begin = beginning(text);
    let letters: Vec<char> = begin.chars().collect();
    let mut quoted: String = (0..letters.len()).map(|at| shown(&letters, at)).collect();
    if begin.len() < text.len() {
        quoted.push('…');
    }
    quoted
}

/// As much of a text as is quoted, cut between letters with all their marks.
fn beginning(text: &str) -> &str {
    let most = text.char_indices().nth(LONGEST).map_or(text.len(), |(at, _)| at);
    let ends = text.grapheme_indices(true).map(|(at, whole)| at + whole.len());
    // A letter with more marks than that is cut, too.
    let end = ends.take_while(|&end| end <= most).last().unwrap_or(most);
    &text[..end]
}

fn shown(letters: &[char], at: usize) -> String {
    let typed = letters[at];
    if is_harmless(letters, at) {
        return typed.to_string();
    }
    match letter(typed).filter(|_| is_seen(letters, at)) {
        Some(_) if get_general_category(typed) == GeneralCategory::SpaceSeparator => typed.to_string(),
        Some(escaped) => escaped,
        None => format!("‹U+{:04X}›", u32::from(typed)),
    }
}

/// Whether a character does nothing inside a sentence, though it may elsewhere: begin a heading or a list, or
/// belong to a link, an invitation or an emoji's name.
fn is_harmless(letters: &[char], at: usize) -> bool {
    match letters[at] {
        '#' | '-' | '(' | ')' => true,
        ':' => {
            letters.get(at + 1) != Some(&'/') && letters.iter().filter(|letter| **letter == ':').count() == 1
        }
        '/' => at == 0 || !letters[at - 1].is_alphabetic(),
        _ => false,
    }
}

/// Whether a character can be seen, or changes how its neighbours look.
fn is_seen(letters: &[char], at: usize) -> bool {
    let is_neighbour = |letter: Option<&char>| {
        letter.is_some_and(|letter| !letter.is_ascii() && !letter.is_whitespace() && !is_joining(*letter))
    };
    let before = at.checked_sub(1).and_then(|before| letters.get(before));
    let after = letters.get(at + 1);
    match letters[at] {
        // Joiners and selectors: in scripts that need them, and in emoji such as the digits on keys.
        '\u{200c}' | '\u{200d}' => is_neighbour(before) && is_neighbour(after),
        '\u{fe00}'..='\u{fe0f}' => is_neighbour(before) || after == Some(&'\u{20e3}'),
        '\u{e0100}'..='\u{e01ef}' => is_neighbour(before),
        '\u{34f}'
        | '\u{115f}'
        | '\u{1160}'
        | '\u{17b4}'
        | '\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{2800}'
        | '\u{3164}'
        | '\u{ffa0}' => false,
        _ => true,
    }
}

/// Whether a character only joins others or selects their form.
fn is_joining(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{fe00}'..='\u{fe0e}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn input_is_quoted_as_typed() {
        for text in [
            "three",
            "3–5",
            "3️⃣",
            "“3”",
            "½",
            "3+",
            "seeds=5",
            "மூன்று",
            "तीन",
            "තුන",
            "ශ්\u{200d}රී",
            "می\u{200c}خواهم",
            "👩\u{200d}🚀",
            "❤\u{fe0f}\u{200d}🔥",
            "3\u{a0}5",
            "é",
            "x²",
            "100 %",
            "don’t",
            "$&^;'\"",
        ] {
            let quoted = quoted_input(text);
            let plain = quoted.replace('\\', "");
            assert_eq!(plain, text, "{text:?}");
        }
        assert_eq!(quoted_input(" 3\n5\t7 "), "3 5 7");
        assert_eq!(quoted_input(""), "");
    }

    #[test]
    fn quotes_neither_format_nor_link_nor_mention() {
        for (text, expected) in [
            ("4.4/4.4 0:0", "4.4/4.4 0:0"),
            ("#3 - 1(2)", "#3 - 1(2)"),
            (":smile: 1:2", "\\:smile\\: 1\\:2"),
            ("discord.gg/b", "discord.gg\\/b"),
            ("**3** `x` ||y|| ~~z~~ _a_", "\\*\\*3\\*\\* \\`x\\` \\|\\|y\\|\\| \\~\\~z\\~\\~ \\_a\\_"),
            ("@everyone <@1> <#2>", "@\u{200b}everyone \\<@\u{200b}1\\> \\<#2\\>"),
            ("[a](https://b.example)", "\\[a\\](https\\://b.example)"),
            ("a\\b", "a\\\\b"),
        ] {
            assert_eq!(quoted_input(text), expected, "{text:?}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_named() {
        for (text, expected) in [
            ("3\u{200b}", "3‹U+200B›"),
            ("\u{feff}x", "‹U+FEFF›x"),
            ("\u{202e}x\u{200f}", "‹U+202E›x‹U+200F›"),
            ("3\u{ad}5", "3‹U+00AD›5"),
            ("3\u{2060}", "3‹U+2060›"),
            ("3\u{200d}", "3‹U+200D›"),
            ("3\u{fe0f}", "3‹U+FE0F›"),
            ("\u{3164}", "‹U+3164›"),
            ("x\u{0}y", "x‹U+0000›y"),
            ("x\u{e0041}", "x‹U+E0041›"),
            ("x\u{e000}", "x‹U+E000›"),
        ] {
            assert_eq!(quoted_input(text), expected, "{text:?}");
        }
    }

    #[test]
    fn long_quotes_end_with_a_mark_after_a_whole_letter() {
        assert_eq!(quoted_input(&"x".repeat(100)), "x".repeat(100));
        assert_eq!(quoted_input(&"x".repeat(101)), format!("{}…", "x".repeat(100)));
        assert_eq!(quoted_input(&"க்".repeat(51)), format!("{}…", "க்".repeat(50)));
        assert_eq!(quoted_input(&format!("x{}", "க்".repeat(51))), format!("x{}…", "க்".repeat(49)));
        let marks = format!("x{}", "\u{301}".repeat(5_000));
        assert_eq!(quoted_input(&marks).chars().count(), 101);
    }
}
