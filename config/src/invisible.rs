//! Invisible characters, which are easily copied along with a text.

use std::fmt;

/// An invisible character in a text, and where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Invisible {
    character: char,
    /// How many characters come before it.
    after: usize,
}

impl Invisible {
    /// Returns the first one in a text. A space counts as well.
    pub(crate) fn first_in(text: &str) -> Option<Self> {
        let mut characters = text.chars().enumerate();
        let (after, character) = characters.find(|&(_, character)| is_invisible(character))?;
        Some(Self { character, after })
    }

    /// Returns the first one in a value. A space between other characters does not count, nor does what joins
    /// letters or chooses their form, as several scripts and emoji need it.
    pub(crate) fn in_value(text: &str) -> Option<Self> {
        let all: Vec<char> = text.chars().collect();
        let at = |after: Option<usize>| after.and_then(|after| all.get(after)).copied();
        let is_letter = |one: Option<char>| {
            one.is_some_and(|one| !one.is_ascii() && (is_selector(one) || !is_invisible(one)))
        };
        let counts = |(after, &character): (usize, &char)| {
            let (before, next) = (at(after.checked_sub(1)), at(Some(after + 1)));
            is_invisible(character)
                && match character {
                    ' ' => before.is_none() || next.is_none(),
                    '\u{200c}' | '\u{200d}' => !is_letter(before) || !is_letter(next),
                    _ if is_selector(character) => !is_letter(before),
                    _ => true,
                }
        };
        let after = all.iter().enumerate().position(counts)?;
        Some(Self { character: all[after], after })
    }

    const fn name(self) -> &'static str {
        match self.character {
            '\t' => "a tab",
            '\n' | '\r' | '\u{2028}' | '\u{2029}' => "a line break",
            ' ' => "a space",
            '\u{a0}' | '\u{202f}' => "a no-break space",
            '\u{ad}' => "a soft hyphen",
            '\u{200b}' => "a zero width space",
            '\u{200c}' | '\u{200d}' => "a zero width joiner or non-joiner",
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
                "a mark of writing direction"
            }
            '\u{2060}' => "a word joiner",
            '\u{feff}' => "a byte order mark",
            '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' => "a control character",
            _ => "an invisible character",
        }
    }
}

/// Returns whether a character chooses the form of the one before it.
const fn is_selector(character: char) -> bool {
    matches!(character, '\u{fe0e}' | '\u{fe0f}')
}

/// Returns whether a character is drawn as nothing, or as a gap.
pub(crate) fn is_invisible(character: char) -> bool {
    character.is_control()
        || character.is_whitespace()
        || matches!(
            character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
                | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
                | '\u{13430}'..='\u{1343f}' | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

impl fmt::Display for Invisible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { character, after } = *self;
        write!(f, "U+{:04X} ({}) as character {}", u32::from(character), self.name(), after + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_is_named() {
        for (text, said) in [
            ("abc\u{200b}d", "U+200B (a zero width space) as character 4"),
            ("\u{feff}abc", "U+FEFF (a byte order mark) as character 1"),
            ("ab\u{7}", "U+0007 (a control character) as character 3"),
            ("மூ\u{2060}", "U+2060 (a word joiner) as character 3"),
            ("a\u{e0041}\u{200b}", "U+E0041 (an invisible character) as character 2"),
        ] {
            assert_eq!(Invisible::first_in(text).map(|one| one.to_string()).as_deref(), Some(said));
        }
        assert_eq!(Invisible::first_in("MTA.Gh-1.x_Y\"மூன்று\""), None);
    }

    #[test]
    fn a_value_may_have_spaces_inside_and_what_its_script_needs() {
        for text in ["my data", "ශ්\u{200d}රී", "نمی\u{200c}خواهم", "👩\u{200d}💻 Ada", "❤\u{fe0f} Ada", ""]
        {
            assert_eq!(Invisible::in_value(text), None, "{text:?}");
        }
        for (text, at) in [
            (" data", 0),
            ("data ", 4),
            ("data\n", 4),
            ("da\u{a0}ta", 2),
            ("\u{a0}data", 0),
            ("/da\u{200b}ta", 3),
            ("\u{feff}/data", 0),
            ("/data\u{200d}", 5),
            ("/da\u{200d}ta", 3),
            ("/குழி\u{200d}", 5),
            ("/data\u{fe0f}", 5),
            ("/\u{202e}atad", 1),
            ("/data\0", 5),
            ("/data\u{ad}", 5),
            ("/data\u{e0001}", 5),
        ] {
            assert_eq!(Invisible::in_value(text).map(|one| one.after), Some(at), "{text:?}");
        }
    }
}
