//! Quotes what people have written. Nothing in a quotation formats, links or mentions.

use unicode_general_category::{GeneralCategory, get_general_category};

/// A quotation of at most `most` characters, with an ellipsis where text was left out.
pub(crate) fn quotation(text: &str, most: usize) -> String {
    let mut quoted = String::new();
    for line in text.lines().map(harmless) {
        let begin = if quoted.is_empty() { "> " } else { "\n> " };
        let used = quoted.chars().count() + begin.len();
        // Each line leaves room for the ellipsis.
        let Some(room) = most.checked_sub(used + 1) else {
            quoted.push('…');
            break;
        };
        let whole = line.iter().map(|letter| letter.chars().count()).sum::<usize>() <= room;
        quoted.push_str(begin);
        if whole {
            quoted.extend(line);
            continue;
        }
        let mut length = 0;
        let fits = line.into_iter().take_while(|letter| {
            length += letter.chars().count();
            length <= room
        });
        quoted.extend(fits);
        quoted.push('…');
        break;
    }
    quoted
}

/// A person's own text for use inside a sentence.
pub(crate) fn quoted_within(text: &str) -> String {
    text.lines().flat_map(harmless).collect()
}

/// The characters of a line, escaped.
fn harmless(line: &str) -> Vec<String> {
    line.chars().filter_map(letter).collect()
}

/// A character, escaped. `None` if it cannot be seen.
pub(super) fn letter(letter: char) -> Option<String> {
    match letter {
        // Characters of Discord's markdown, mentions and links.
        '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '>' | '#' | '[' | ']' | '(' | ')' | ':' | '/' | '-' => {
            Some(format!("\\{letter}"))
        }
        // The invisible space keeps the text after it from being a mention.
        '@' => Some("@\u{200b}".to_owned()),
        '\u{200c}' | '\u{200d}' => Some(letter.to_string()),
        _ if letter.is_whitespace() => Some(" ".to_owned()),
        _ => match get_general_category(letter) {
            GeneralCategory::Control | GeneralCategory::Format | GeneralCategory::PrivateUse => None,
            _ => Some(letter.to_string()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_as_it_is() {
        for (text, expected) in [
            ("Watch pit 3.\nThen 5!", "> Watch pit 3.\n> Then 5!"),
            ("**bold** ||secret|| `code`", "> \\*\\*bold\\*\\* \\|\\|secret\\|\\| \\`code\\`"),
            ("@everyone <@1>", "> @\u{200b}everyone \\<@\u{200b}1\\>"),
            ("https://evil.example", "> https\\:\\/\\/evil.example"),
            ("discord.gg/evil", "> discord.gg\\/evil"),
            ("# big\n- dot", "> \\# big\n> \\- dot"),
            ("a\u{202e}b\tc\u{0}", "> ab c"),
            ("நிலா\n\n👩\u{200d}🚀", "> நிலா\n> \n> 👩\u{200d}🚀"),
        ] {
            assert_eq!(quotation(text, 200), expected, "{text:?}");
        }
        assert_eq!(quoted_within("Plan\n*A*"), "Plan\\*A\\*");
    }

    #[test]
    fn what_is_too_long_ends_with_a_mark() {
        for text in [
            "x".repeat(300),
            "*".repeat(300),
            "x\n".repeat(300),
            format!("{}\n{}", "x".repeat(90), "y".repeat(90)),
        ] {
            let quoted = quotation(&text, 100);
            assert!(quoted.ends_with('…') && quoted.chars().count() <= 100, "{quoted}");
            assert!(!quoted.ends_with("\\…"), "{quoted}");
        }
        assert_eq!(quotation(&"x".repeat(97), 100), format!("> {}", "x".repeat(97)));
        assert_eq!(quotation("", 100), "");
    }
}
