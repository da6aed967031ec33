//! Moments as people write them: in a time zone, on a weekday, in so long.

mod cities;
mod day_words;
mod recurrence;
mod time_zone;
mod typed_moment;

pub use recurrence::{DayOfMonth, Every};
pub use time_zone::TimeZone;
pub use typed_moment::{TypedMoment, UnreadMoment};

/// Returns a text without capitals, and without the accents that keyboards lack.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        '\u{300}'..='\u{36f}' => None,
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => Some('a'),
        'ç' => Some('c'),
        'è' | 'é' | 'ê' | 'ë' => Some('e'),
        'ğ' => Some('g'),
        'ì' | 'í' | 'î' | 'ï' | 'ı' => Some('i'),
        'ñ' => Some('n'),
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => Some('o'),
        'ş' => Some('s'),
        'ù' | 'ú' | 'û' | 'ü' => Some('u'),
        letter => Some(letter),
    };
    text.to_lowercase().chars().filter_map(plain).collect()
}
