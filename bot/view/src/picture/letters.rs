//! Latin letters, their marks and other signs as strokes like the digits, for names and dates on cards.

use unicode_normalization::UnicodeNormalization as _;

/// The strokes of each sign, in a box of 10 by 16. Digits, N and S are among the numerals.
pub(super) const LETTERS: [(char, &str); 31] = [
    ('A', "M1,15L5,1L9,15M2.6,10H7.4"),
    (
        'B',
        "M1,1V15H5.4C7.6,15 9,13.6 9,11.4C9,9.2 7.6,7.8 5.4,7.8H1M1,1H5C7,1 8.2,2.4 8.2,4.4\
         C8.2,6.4 7,7.8 5,7.8",
    ),
    ('C', "M9,3.4C8.2,1.8 6.8,1 5.2,1C2.6,1 1,3.6 1,8S2.6,15 5.2,15C6.8,15 8.2,14.2 9,12.6"),
    ('D', "M1,1V15H4.4C7.4,15 9,12.4 9,8S7.4,1 4.4,1Z"),
    ('E', "M9,1H1V15H9M1,8H7.4"),
    ('F', "M9,1H1V15M1,8H7.4"),
    ('G', "M9,3.4C8.2,1.8 6.8,1 5.2,1C2.6,1 1,3.6 1,8S2.6,15 5.2,15C7.6,15 9,13.2 9,10.4V8.6H5.6"),
    ('H', "M1,1V15M9,1V15M1,8H9"),
    ('I', "M5,1V15M2.6,1H7.4M2.6,15H7.4"),
    ('J', "M8,1V10.8C8,13.4 6.8,15 4.6,15C2.6,15 1.4,13.6 1.2,11.6"),
    ('K', "M1,1V15M9,1L1.6,9M4,6.6L9,15"),
    ('L', "M1,1V15H9"),
    ('M', "M1,15V1L5,9L9,1V15"),
    ('O', "M5,1C2.4,1 1,3.6 1,8S2.4,15 5,15S9,12.4 9,8S7.6,1 5,1Z"),
    ('P', "M1,15V1H5.2C7.6,1 9,2.6 9,5S7.6,9 5.2,9H1"),
    ('Q', "M5,1C2.4,1 1,3.6 1,8S2.4,15 5,15S9,12.4 9,8S7.6,1 5,1ZM6,11L9.4,15.4"),
    ('R', "M1,15V1H5.2C7.6,1 9,2.6 9,5S7.6,9 5.2,9H1M5,9L9,15"),
    ('T', "M1,1H9M5,1V15"),
    ('U', "M1,1V10.4C1,13.2 2.6,15 5,15S9,13.2 9,10.4V1"),
    ('V', "M1,1L5,15L9,1"),
    ('W', "M0.6,1L2.8,15L5,5L7.2,15L9.4,1"),
    ('X', "M1,1L9,15M9,1L1,15"),
    ('Y', "M1,1L5,8V15M9,1L5,8"),
    ('Z', "M1,1H9L1,15H9"),
    ('+', "M5,4V12M1,8H9"),
    ('-', "M1.6,8H8.4"),
    ('±', "M5,2V10M1,6H9M1,14H9"),
    ('?', "M1.4,4.6C1.6,2.4 3,1 5,1C7.4,1 8.8,2.5 8.8,4.7C8.8,7.6 5,7.6 5,10.6M5,14.6V15"),
    ('.', "M5,14.4V15"),
    ('½', "M1,2.4L2.6,1V6.4M9,2L1,14M6,10.6C6.4,9.4 9,9.4 9,11.2C9,12.4 7,13.6 6,15H9.4"),
    (' ', "M5,8"),
];

/// The strokes of each mark on a letter, as Unicode names it apart from the letter. They go beyond its box.
pub(super) const MARKS: [(char, &str); 15] = [
    ('\u{300}', "M3.2,-4.8L5.4,-2.4"),
    ('\u{301}', "M6.8,-4.8L4.6,-2.4"),
    ('\u{302}', "M2.6,-2.4L5,-4.8L7.4,-2.4"),
    ('\u{303}', "M1.8,-2.4C2.8,-5 4,-4.4 5,-3.6S7.2,-2.2 8.2,-4.8"),
    ('\u{304}', "M2.2,-3.2H7.8"),
    ('\u{306}', "M2.4,-4.8C2.8,-1.8 7.2,-1.8 7.6,-4.8"),
    ('\u{307}', "M5,-3.3V-3.2"),
    ('\u{308}', "M2.6,-3.3V-3.2M7.4,-3.3V-3.2"),
    ('\u{30a}', "M5,-5C3.2,-5 3.2,-2.2 5,-2.2S6.8,-5 5,-5Z"),
    ('\u{30b}', "M4.4,-4.8L2.8,-2.4M8.4,-4.8L6.8,-2.4"),
    ('\u{30c}', "M2.6,-4.8L5,-2.4L7.4,-4.8"),
    ('\u{326}', "M5.4,18.2L4.4,20.4"),
    ('\u{327}', "M5,16L4.8,17.6C6.8,17.6 6.6,20.2 3.8,19.8"),
    ('\u{328}', "M8,15.6C6,17 6,20 8.8,19.6"),
    ('\u{338}', "M0.6,17L9.4,-1"),
];

/// Whether a sign stands on the letter before it.
pub(super) fn is_mark(sign: char) -> bool {
    MARKS.iter().any(|(mark, _)| *mark == sign)
}

/// Definitions of all letters and signs, to be used by name.
pub(super) fn shapes() -> String {
    super::numerals::defined(&LETTERS) + &super::numerals::defined(&MARKS)
}

/// Letters that Unicode does not take apart.
const APART: [(char, &str); 7] =
    [('Ø', "O\u{338}"), ('Đ', "D"), ('Ð', "D"), ('Ł', "L\u{338}"), ('Æ', "AE"), ('Œ', "OE"), ('ẞ', "SS")];

/// Returns a name in strokes, with at most so many letters. Ornaments are left out. `None` if one of its
/// letters is not Latin.
pub(super) fn drawable(name: &str, most: usize) -> Option<String> {
    let upper: String = name.to_uppercase();
    let apart = upper.chars().flat_map(|letter| {
        let found = APART.iter().find(|(whole, _)| *whole == letter);
        let (parts, letter) = found.map_or(("", Some(letter)), |(_, parts)| (*parts, None));
        parts.chars().chain(letter)
    });
    let mut strokes = String::new();
    for sign in apart.nfd() {
        match sign {
            'A'..='Z' | '0'..='9' | ' ' | '.' | '-' | '+' => strokes.push(sign),
            '_' | '–' | '’' | '\'' => strokes.push('-'),
            _ if is_mark(sign) => strokes.push(sign),
            _ if sign.is_alphanumeric() => return None,
            // Emoji and other ornaments, and marks that no language of Latin letters has.
            _ => {}
        }
    }
    let words = strokes.split_whitespace().collect::<Vec<_>>().join(" ");
    let strokes = first_letters(&words, most).trim();
    strokes.chars().any(char::is_alphanumeric).then(|| strokes.to_owned())
}

/// The first letters of a name in strokes, with their marks.
fn first_letters(strokes: &str, most: usize) -> &str {
    let mut letters = strokes.char_indices().filter(|(_, sign)| !is_mark(*sign));
    letters.nth(most).map_or(strokes, |(end, _)| &strokes[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_drawn_in_latin_letters_or_not_at_all() {
        assert_eq!(drawable("Ada", 9).as_deref(), Some("ADA"));
        let turkish = "C\u{327}AG\u{306}RI I\u{307}NO\u{308}NU\u{308}";
        assert_eq!(drawable("Çağrı İnönü", 11).as_deref(), Some(turkish));
        assert_eq!(drawable("Çağrı İnönü", 3).as_deref(), Some("C\u{327}AG\u{306}"), "marks are no letters");
        assert_eq!(drawable("Søren Læssøe", 20).as_deref(), Some("SO\u{338}REN LAESSO\u{338}E"));
        assert_eq!(drawable("jean-pierre_2", 11).as_deref(), Some("JEAN-PIERRE"));
        assert_eq!(drawable("ஆதவன்", 9), None);
        assert_eq!(drawable("Ада", 9), None);
        assert_eq!(drawable("🌻 Ada 🌻 L.", 9).as_deref(), Some("ADA L."));
        assert_eq!(drawable("Rene\u{301}", 9).as_deref(), Some("RENE\u{301}"));
        assert_eq!(drawable("🌻 - 🌻", 9), None);
        assert_eq!(drawable("", 9), None);
    }
}
