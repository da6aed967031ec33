//! People's names as plain text. Nothing in them can link, mention or format.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Seat, Team};
use kuzhi_domain::study::{PastGame, Player};
use kuzhi_engine::{Game, Side};
use unicode_general_category::{GeneralCategory, get_general_category};
use unicode_segmentation::UnicodeSegmentation;

use crate::words::{Words, say};

/// The most characters in a name.
const LONGEST: usize = 32;

/// A person's last known name, for places where Discord does not allow or resolve mentions.
pub fn named(words: &Words, player: PlayerId, seen: Option<&str>) -> String {
    seen.and_then(plain).unwrap_or_else(|| unnamed(words, player))
}

/// The same for use inside a sentence: the name's direction cannot change the order of the words around it.
pub fn named_within(words: &Words, player: PlayerId, seen: Option<&str>) -> String {
    isolated(&named(words, player, seen))
}

/// The label of a person without a known, visible name.
fn unnamed(words: &Words, player: PlayerId) -> String {
    if player.has_left() {
        return say!(words, "player-left");
    }
    say!(words, "player-unnamed", digits = format!("{:04}", player.0 % 10_000))
}

/// A name as plain text. `None` if nothing visible is left of it.
///
/// It drops characters that format, mention or are invisible. A full stop in what looks like an address
/// becomes a middle dot, so that Discord makes no link or invitation of it.
pub fn plain(name: &str) -> Option<String> {
    let text = safe(name);
    let text = shortened(&text);
    text.chars().any(is_seen).then(|| text.to_owned())
}

/// The name of a tournament as plain text, however long it is. `None` if nothing visible is left of it.
pub fn plain_title(name: &str) -> Option<String> {
    Some(safe(name)).filter(|text| text.chars().any(is_seen))
}

/// A text without what formats, mentions, links or is invisible.
fn safe(name: &str) -> String {
    let letters: Vec<char> = name.chars().filter_map(letter).collect();
    let letters = without_addresses(&without_stray_joiners(&letters));
    let text: String = letters.into_iter().collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name for use inside a sentence, isolated if it runs from right to left.
fn isolated(name: &str) -> String {
    if runs_left(name) { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}

/// Whether some of a name runs from right to left.
pub(super) fn runs_left(name: &str) -> bool {
    fn runs_left(letter: char) -> bool {
        matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}')
    }
    name.contains(runs_left)
}

/// The form of a character that is safe in a name. `None` if there is none.
fn letter(letter: char) -> Option<char> {
    match letter {
        // Characters of Discord's markdown and mentions, and letters and signs without a visible shape.
        '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '>' | '@' | '#' | '[' | ']' | '(' | ')' | ':'
        | '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' => None,
        // Other full stops that domains may contain.
        '\u{3002}' | '\u{ff0e}' | '\u{ff61}' => Some('.'),
        '\u{200c}' | '\u{200d}' => Some(letter),
        _ if letter.is_whitespace() => Some(' '),
        _ => match get_general_category(letter) {
            GeneralCategory::Control | GeneralCategory::Format | GeneralCategory::PrivateUse => None,
            _ => Some(letter),
        },
    }
}

/// Keeps joiners only between two characters outside ASCII: letters of scripts that need them, or emoji.
/// Elsewhere they have no visible effect.
fn without_stray_joiners(letters: &[char]) -> Vec<char> {
    let is_joiner = |letter: char| matches!(letter, '\u{200c}' | '\u{200d}');
    let joins = |letter: Option<&char>| {
        letter.is_some_and(|&letter| !letter.is_ascii() && !letter.is_whitespace() && !is_joiner(letter))
    };
    let stays = |at: usize| {
        !is_joiner(letters[at])
            || (joins(at.checked_sub(1).and_then(|before| letters.get(before))) && joins(letters.get(at + 1)))
    };
    (0..letters.len()).filter(|&at| stays(at)).map(|at| letters[at]).collect()
}

/// Replaces full stops that may be part of a domain: a letter or digit precedes them, and at least two
/// follow.
fn without_addresses(letters: &[char]) -> Vec<char> {
    let is_part =
        |letter: Option<&char>| letter.is_some_and(|letter| letter.is_alphanumeric() || *letter == '-');
    let is_of_domain = |at: usize| {
        let before = at.checked_sub(1).and_then(|before| letters.get(before));
        let after = letters.get(at + 1).is_some_and(|letter| letter.is_alphabetic());
        letters[at] == '.' && is_part(before) && after && is_part(letters.get(at + 2))
    };
    (0..letters.len()).map(|at| if is_of_domain(at) { '·' } else { letters[at] }).collect()
}

/// The beginning of a text, cut between graphemes.
fn shortened(text: &str) -> &str {
    let mut end = 0;
    let mut length = 0;
    for (at, whole) in text.grapheme_indices(true) {
        length += whole.chars().count();
        if length > LONGEST {
            break;
        }
        end = at + whole.len();
    }
    text[..end].trim_end()
}

/// Whether a character is visible by itself.
fn is_seen(letter: char) -> bool {
    !matches!(
        get_general_category(letter),
        GeneralCategory::NonspacingMark
            | GeneralCategory::SpacingMark
            | GeneralCategory::EnclosingMark
            | GeneralCategory::Format
            | GeneralCategory::SpaceSeparator
    )
}

/// A person's mention, which Discord shows as their name. It notifies them only if the message says so.
/// People who have left have none.
pub fn mention(words: &Words, player: PlayerId) -> String {
    if player.has_left() { say!(words, "player-left") } else { format!("<@{player}>") }
}

/// The name of the player in a seat.
pub fn player(words: &Words, seat: Seat) -> String {
    match seat {
        Seat::Person(player) => mention(words, player),
        Seat::Bot(level) => say!(words, "player-bot", level = level.get()),
        Seat::Channel(Team::Own) => say!(words, "player-channel"),
        Seat::Channel(Team::Rival) => say!(words, "player-rival"),
    }
}

/// The names of the players of a past game, as far as they are known.
pub(crate) fn players(words: &Words, game: &PastGame) -> [String; 2] {
    Side::ALL.map(|side| match game.player(side) {
        Player::Seated(seat) => player(words, seat),
        Player::Named(name) => {
            name.and_then(plain).map_or_else(|| side_name(words, side), |name| isolated(&name))
        }
    })
}

pub(crate) fn side_name(words: &Words, side: Side) -> String {
    say!(words, &format!("side-{side}"))
}

/// The name of a game.
pub fn game_name(words: &Words, game: Game) -> String {
    say!(words, &format!("game-{}", game.id()))
}

/// Where a game comes from and what it is, in a few words for someone who has never heard of it. Menus have
/// no groups, so this line shows which games belong together.
pub fn game_line(words: &Words, game: Game) -> String {
    let origin = say!(words, &format!("origin-{}", game.origin().name()));
    let line = say!(words, &format!("line-{}", game.id()));
    say!(words, "from-origin", origin = origin, line = line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stays_as_it_is() {
        for name in [
            "Ada",
            "Ada Öz",
            "J.R.R. Tolkien",
            "v1.2",
            "O’Neill & Sons",
            "...",
            "小林",
            "ශ්\u{200d}රී ලංකා",
            "👩\u{200d}🚀 Mae",
            "❤\u{fe0f}",
            "நிலா",
            "آدا",
        ] {
            assert_eq!(plain(name).as_deref(), Some(name));
        }
    }

    #[test]
    fn names_neither_link_nor_mention_nor_format() {
        for (name, expected) in [
            ("**Ada** __Öz__ ~~x~~ ||y|| `z`", "Ada Öz x y z"),
            ("@everyone", "everyone"),
            ("@here", "here"),
            ("<@123456789> <@&5> <#6>", "123456789 &5 6"),
            ("</play:1> <t:0:R> <:kz:1>", "/play1 t0R kz1"),
            ("https://evil.example/x", "https//evil·example/x"),
            ("http://1.2.3.4", "http//1.2.3.4"),
            ("discord.gg/abc", "discord·gg/abc"),
            ("discord.com/invite/abc", "discord·com/invite/abc"),
            ("dis\u{200b}cord\u{2060}.g\u{ad}g/abc", "discord·gg/abc"),
            ("discord*.*gg/abc", "discord·gg/abc"),
            ("discord.\u{200d}gg/abc", "discord·gg/abc"),
            ("discord\u{ff0e}gg/abc", "discord·gg/abc"),
            ("discord\u{3002}gg\u{ff61}example", "discord·gg·example"),
            ("www.evil.example", "www·evil·example"),
            ("a-.xn--p1ai", "a-·xn--p1ai"),
            ("пример.рф", "пример·рф"),
            ("[free](https://evil.example)", "freehttps//evil·example"),
            ("\u{202e}adA\u{2069}", "adA"),
            ("\u{200f}Ada\u{200e}\u{feff}", "Ada"),
            ("A\u{0}d\u{7}a\n\r\tÖz", "Ada Öz"),
            ("  Ada \u{a0}\u{3000} Öz  ", "Ada Öz"),
            ("A\u{200d}da\u{200c}", "Ada"),
            ("Ada\u{e0041}\u{e0064}\u{e000}", "Ada"),
        ] {
            assert_eq!(plain(name).as_deref(), Some(expected), "{name:?}");
        }
    }

    #[test]
    fn of_some_names_nothing_is_left() {
        for name in [
            "",
            " ",
            "***",
            "@",
            "<@>",
            "||`_`||",
            "\u{200b}\u{200d}\u{2060}",
            "\u{202e}",
            "\u{3164}",
            "\u{2800} \u{2800}",
            "\u{301}\u{489}",
            "\u{fe0f}",
            "\u{0}\n",
            "\u{e000}",
        ] {
            assert_eq!(plain(name), None, "{name:?}");
        }
    }

    #[test]
    fn a_long_name_ends_with_a_whole_letter() {
        assert_eq!(plain(&"x".repeat(50)).unwrap(), "x".repeat(32));
        let family = "👨\u{200d}👩\u{200d}👧";
        assert_eq!(plain(&format!("{}{family}", "x".repeat(30))).unwrap(), "x".repeat(30));
        assert_eq!(
            plain(&format!("{}{family}", "x".repeat(27))).unwrap(),
            format!("{}{family}", "x".repeat(27))
        );
        assert_eq!(plain(&format!("{} {}", "x".repeat(31), "y".repeat(9))).unwrap(), "x".repeat(31));
        assert_eq!(plain(&format!("a{}", "\u{301}".repeat(300))), None, "no letter of so many marks");
    }

    #[test]
    fn nobody_is_without_a_name() {
        let words = Words::english();
        let player = PlayerId(123_456_780_042);
        assert_eq!(named(words, player, Some("Ada")), "Ada");
        for seen in [None, Some(""), Some("***")] {
            assert_eq!(named(words, player, seen), "Player 0042");
        }
    }

    #[test]
    fn whoever_has_left_is_somebody() {
        let (words, left) = (Words::english(), PlayerId::stand_in(7));
        assert_eq!(mention(words, PlayerId(7)), "<@7>");
        assert_eq!([mention(words, left), named(words, left, None)], ["Someone who left"; 2]);
    }

    #[test]
    fn a_name_keeps_its_direction_to_itself() {
        let within = |name| named_within(Words::english(), PlayerId(1), Some(name));
        assert_eq!(within("Ada Öz"), "Ada Öz");
        assert_eq!(within("آدا"), "\u{2068}آدا\u{2069}");
        assert_eq!(within("\u{202e}adA\u{2069}"), "adA");
    }
}
