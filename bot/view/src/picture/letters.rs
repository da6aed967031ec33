//! Latin letters and signs, drawn as strokes like the digits, for names and dates on cards.

/// The strokes of each sign, in a box of 10 by 16. Digits, N and S are among the numerals.
const LETTERS: [(char, &str); 31] = [
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

/// Definitions of all letters and signs, to be used by name.
pub(super) fn shapes() -> String {
    super::numerals::defined(&LETTERS)
}

/// The letters whose marks are left out, by what is left.
const MARKED: [(&str, &str); 15] = [
    ("ÀÁÂÃÄÅĀĂĄ", "A"),
    ("ÇĆČ", "C"),
    ("ĎĐÐ", "D"),
    ("ÈÉÊËĒĖĘĚ", "E"),
    ("Ğ", "G"),
    ("ÌÍÎÏİĪ", "I"),
    ("ÑŃŇ", "N"),
    ("ÒÓÔÕÖØŌŐ", "O"),
    ("ŘŔ", "R"),
    ("ŞŠŚȘ", "S"),
    ("ŢŤȚ", "T"),
    ("ÙÚÛÜŪŮŰ", "U"),
    ("ÝŸ", "Y"),
    ("ŽŹŻ", "Z"),
    ("ŁĽ", "L"),
];

/// Returns a name in the letters that can be drawn, at most so many. Ornaments are left out. `None` if one of
/// its letters cannot be drawn.
pub(super) fn drawable(name: &str, most: usize) -> Option<String> {
    let one = |letter: char| match letter {
        'A'..='Z' | '0'..='9' | ' ' | '.' | '-' | '+' => Some(letter),
        '_' | '–' | '’' | '\'' => Some('-'),
        _ => {
            let found = MARKED.iter().find(|(marked, _)| marked.contains(letter));
            found.and_then(|(_, plain)| plain.chars().next())
        }
    };
    let upper = name.to_uppercase();
    // Emoji and other ornaments; marks of their own that belong to the letter before.
    let is_ornament = |letter: &char| !letter.is_alphanumeric() && one(*letter).is_none();
    let letters: Option<String> = upper.chars().filter(|letter| !is_ornament(letter)).map(one).collect();
    letters
        .map(|all| all.split_whitespace().collect::<Vec<_>>().join(" "))
        .map(|all| all.chars().take(most).collect::<String>().trim().to_owned())
        .filter(|all| all.chars().any(char::is_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_drawn_in_latin_letters_or_not_at_all() {
        assert_eq!(drawable("Ada", 9).as_deref(), Some("ADA"));
        assert_eq!(drawable("Çağrı İnönü", 20).as_deref(), Some("CAGRI INONU"));
        assert_eq!(drawable("jean-pierre_2", 11).as_deref(), Some("JEAN-PIERRE"));
        assert_eq!(drawable("ஆதவன்", 9), None);
        assert_eq!(drawable("Ада", 9), None);
        assert_eq!(drawable("🌻 Ada 🌻 L.", 9).as_deref(), Some("ADA L."));
        assert_eq!(drawable("Rene\u{301}", 9).as_deref(), Some("RENE"));
        assert_eq!(drawable("🌻 - 🌻", 9), None);
        assert_eq!(drawable("", 9), None);
    }
}
