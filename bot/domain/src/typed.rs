//! Typed text, as parsers read it. Keyboards, word processors and other programs write the same thing in many
//! ways.

use unicode_general_category::{GeneralCategory, get_general_category};

/// Returns a typed text in the one form that parsers know: digits of any script as `0` to `9`, no capitals,
/// plain spaces, quotes, dashes and full-width forms, without marks of direction, and without the quotes,
/// backticks and spaces around it.
///
/// Every parser of something that a person types gets this. A refusal quotes the text as it was typed.
pub fn plain(text: &str) -> String {
    folded(text).trim_matches([' ', '`', '"', '\'']).to_owned()
}

/// The same, with all that stands around the text.
pub fn folded(text: &str) -> String {
    text.chars().filter_map(fold).map(|letter| letter.to_ascii_lowercase()).collect()
}

/// Returns the plain form of a character. `None` for marks that only say in which direction text runs, or how
/// it was encoded.
pub fn fold(letter: char) -> Option<char> {
    use GeneralCategory::{DashPunctuation, DecimalNumber};
    if letter.is_ascii_graphic() {
        return Some(letter);
    }
    Some(match letter {
        '\u{61c}'
        | '\u{200e}'
        | '\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}'
        | '\u{feff}' => {
            return None;
        }
        _ if letter.is_whitespace() => ' ',
        '“' | '”' | '„' | '‟' | '«' | '»' | '″' | '〝' | '〞' | '〟' => '"',
        '‘' | '’' | '‚' | '‛' | '‹' | '›' | '′' => '\'',
        // Signs and letters as wide as a Chinese character.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        '−' => '-',
        _ => match get_general_category(letter) {
            DecimalNumber => digit(letter),
            DashPunctuation => '-',
            _ => letter,
        },
    })
}

/// Returns a decimal digit of any script as one of `0` to `9`. Unicode puts the ten digits of a script side
/// by side, and only after other such tens, if any.
fn digit(letter: char) -> char {
    let is_digit = |code: &u32| {
        let letter = char::from_u32(*code);
        letter.is_some_and(|letter| get_general_category(letter) == GeneralCategory::DecimalNumber)
    };
    let before = (0..u32::from(letter)).rev().take_while(is_digit).count();
    u32::try_from(before % 10).ok().and_then(|value| char::from_digit(value, 10)).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_read_in_its_plain_form() {
        for (typed, expected) in [
            ("٣", "3"),
            ("۳", "3"),
            ("३", "3"),
            ("௩", "3"),
            ("෩", "3"),
            ("３", "3"),
            ("𝟛", "3"),
            ("\u{a0}3\u{2009}", "3"),
            ("3\u{3000}5", "3 5"),
            ("\u{200f}3\u{200e}", "3"),
            ("\u{2067}3\u{2069}", "3"),
            ("\u{feff}3", "3"),
            ("SOUTH", "south"),
            ("ＳＯＵＴＨ", "south"),
            ("５＋３", "5+3"),
            ("`4.4/4.4 0:0 south`", "4.4/4.4 0:0 south"),
            ("“none”", "none"),
            ("«none»", "none"),
            ("end=no‑move", "end=no-move"),
            ("3−", "3-"),
            ("2026–01–31", "2026-01-31"),
        ] {
            assert_eq!(plain(typed), expected, "{typed:?}");
            assert_eq!(plain(expected), expected);
        }
    }

    #[test]
    fn what_has_no_plain_form_stays_as_it_is() {
        for text in ["", "#3", "3\u{200b}", "3\u{fe0f}\u{20e3}", "3`5", "நான்கு", "\u{1f600}", "½"]
        {
            assert_eq!(plain(text), text);
        }
    }

    #[test]
    fn every_digit_of_every_script_is_read() {
        let digits = (char::from_u32(0x80).unwrap()..=char::MAX)
            .filter(|&letter| get_general_category(letter) == GeneralCategory::DecimalNumber);
        let read: String = digits.filter_map(fold).collect();
        assert!(read.len() > 500 && read == "0123456789".repeat(read.len() / 10), "{read}");
    }
}
