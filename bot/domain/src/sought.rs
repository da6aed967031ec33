//! Names as they are searched for: of people, tournaments, cities and days.

use unicode_normalization::UnicodeNormalization;

use crate::typed;

/// A name as it is searched for: in small letters, without accents and other marks.
pub fn sought(text: &str) -> String {
    let is_mark = |letter: &char| {
        // Accents, Arabic vowels and the dots of Indian consonants.
        matches!(letter, '\u{300}'..='\u{36f}' | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{640}' | '\u{93c}')
    };
    let plain = |letter: char| match letter {
        'ł' => 'l',
        'ø' => 'o',
        'đ' => 'd',
        'ı' => 'i',
        'ى' => 'ي',
        'ة' => 'ه',
        _ => letter,
    };
    let letters = typed::folded(text.trim()).nfkd().flat_map(char::to_lowercase).collect::<String>();
    let letters: String = letters.nfkd().filter(|letter| !is_mark(letter)).map(plain).collect();
    letters.replace('ß', "ss")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_without_case_and_accents() {
        for (name, typed) in [
            ("ÉTÉ", "ete"),
            ("Ümit", "umit"),
            ("IŞIK", "ışık"),
            ("İnci", "INCI"),
            ("Łódź", "lodz"),
            ("Strauß", "STRAUSS"),
            ("أحمد", "احمد"),
            ("مُحَمَّد", "محمد"),
            ("फ़राह", "फराह"),
            ("Ａｄａ", "ada"),
            ("தமிழ்", "தமிழ்"),
            ("සිංහල", "සිංහල"),
        ] {
            assert!(sought(name).contains(&sought(typed)), "{name} {typed}: {}", sought(name));
        }
        assert!(!sought("Ada").contains(&sought("Bob")));
    }
}
