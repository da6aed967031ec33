//! Writes a tournament as the tournament report file of FIDE (TRF16), which programs for chess tournaments
//! read. South is White.
//!
//! A column is one character, a Unicode scalar value, as programs that read UTF-8 count them. Letters that
//! are wider or narrower on a screen do not move what comes after them in the file.

use std::fmt::Write as _;

use kuzhi_engine::Side;
use time::OffsetDateTime;
use unicode_general_category::{GeneralCategory, get_general_category};

use super::field::{Absence, Entrant, Field, Met, Points, RoundLine, RoundResult};
use crate::Timestamp;

/// The columns that a player's name has.
const NAME: usize = 33;

/// The most columns that a tournament's title takes.
const TITLE: usize = 120;

/// What a report says besides who met whom.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportHead<'a> {
    /// What the tournament is called.
    pub title: &'a str,
    /// Where it is held. Left out if it is empty.
    pub place: &'a str,
    /// When it began and ended, as far as it has.
    pub dates: [Option<Timestamp>; 2],
    /// The rounds that it has in all, once it is over.
    pub rounds: u32,
    /// The side of number 1 in the first round, where it was drawn by lot. Who pairs the next round needs it.
    pub lot: Option<Side>,
}

/// The report of a tournament so far. The players are in the order of their numbers. A game that goes on has
/// no result. `place` is 0 for who has none.
pub fn tournament_report(
    head: ReportHead<'_>,
    field: &Field,
    place: impl Fn(Entrant) -> u16,
    name: impl Fn(Entrant) -> String,
    rating: impl Fn(Entrant) -> Option<u32>,
) -> String {
    let mut text = format!("012 {}\n", clean(head.title, TITLE));
    if !head.place.is_empty() {
        text.extend(["022 ", &clean(head.place, TITLE), "\n"]);
    }
    for (code, date) in ["042", "052"].into_iter().zip(head.dates) {
        text.extend(date.and_then(date_of).map(|date| format!("{code} {date}\n")));
    }
    let lot = match head.lot {
        Some(Side::South) => "XXC white1\n",
        Some(Side::North) => "XXC black1\n",
        None => "",
    };
    // Writing to a string cannot fail.
    let _ = write!(text, "062 {}\nXXR {}\n{lot}", field.entrants().len(), head.rounds);
    for entrant in field.entrants() {
        text.push_str(&player(field, entrant, place(entrant), &name(entrant), rating(entrant)));
        text.push('\n');
    }
    text
}

/// The day of a time, in UTC, as a report has it.
pub fn date_of(time: Timestamp) -> Option<String> {
    let date = OffsetDateTime::from_unix_timestamp(i64::try_from(time.as_secs()).ok()?).ok()?.date();
    Some(format!("{:04}/{:02}/{:02}", date.year(), u8::from(date.month()), date.day()))
}

/// A player's line. Columns that we know nothing of, like a federation, are blank.
fn player(field: &Field, entrant: Entrant, place: u16, name: &str, rating: Option<u32>) -> String {
    let number = entrant.0 + 1;
    let name =
        Some(clean(name, NAME)).filter(|name| !name.is_empty()).unwrap_or_else(|| format!("#{number}"));
    let points = written(field.points(entrant));
    let rating = rating.map(|rating| rating.min(9_999).to_string()).unwrap_or_default();
    let mut line = format!("001 {number:>4}      {name:<NAME$} {rating:>4}{:28}{points:>4} {place:>4}", "");
    for round in field.lines(entrant) {
        // Writing to a string cannot fail.
        let _ = write!(line, "  {}", cell(round));
    }
    line
}

/// A round: the opponent's number, the side, and the result.
fn cell(round: RoundLine) -> String {
    match round {
        // A report has no word for it. To programs that read it, the two were not paired.
        RoundLine::Met(met) if met.is_removed() => "0000 - Z".to_owned(),
        RoundLine::Met(met) => {
            let side = if met.side == Side::South { 'w' } else { 'b' };
            format!("{:>4} {side} {}", met.opponent.0 + 1, result(met))
        }
        RoundLine::Absent(Absence::FullBye) => "0000 - U".to_owned(),
        RoundLine::Absent(Absence::HalfBye) => "0000 - H".to_owned(),
        RoundLine::Absent(Absence::Rest | Absence::Away) => "0000 - Z".to_owned(),
    }
}

fn result(met: Met) -> char {
    let won = |winner| winner == Some(met.side);
    match met.result {
        None => ' ',
        Some(RoundResult::Played(None)) => '=',
        Some(RoundResult::Played(winner)) if won(winner) => '1',
        Some(RoundResult::Played(_)) => '0',
        Some(RoundResult::Forfeit(winner)) if won(winner) => '+',
        Some(RoundResult::Forfeit(_)) => '-',
        Some(RoundResult::Removed) => 'Z',
    }
}

/// Halves of points as a number with one place.
fn written(points: Points) -> String {
    format!("{}.{}", points / 2, points % 2 * 5)
}

/// A name as one line of at most so many characters. What would move or turn round other letters is left out.
fn clean(name: &str, columns: usize) -> String {
    let visible = |letter: &char| match get_general_category(*letter) {
        // These join or part the letters of several scripts.
        _ if matches!(letter, '\u{200c}' | '\u{200d}') => true,
        GeneralCategory::Format | GeneralCategory::Surrogate | GeneralCategory::PrivateUse => false,
        _ => true,
    };
    let spaced = |letter: char| match get_general_category(letter) {
        GeneralCategory::Control
        | GeneralCategory::SpaceSeparator
        | GeneralCategory::LineSeparator
        | GeneralCategory::ParagraphSeparator => ' ',
        _ => letter,
    };
    let text: String = name.chars().filter(visible).map(spaced).collect();
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    let cut: String = words.join(" ").chars().take(columns).collect();
    cut.trim_end_matches([' ', '\u{200c}', '\u{200d}']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournaments::{Pairing, Round, Standings, TieBreaks};

    fn pairing(south: u16, north: u16) -> Pairing {
        Pairing { south: Entrant(south - 1), north: Entrant(north - 1) }
    }

    /// Every code once.
    fn field() -> Field {
        let (south, north) = (Some(Side::South), Some(Side::North));
        let mut field = Field::new(7);
        let rounds = [
            Round {
                games: vec![
                    (pairing(1, 4), Some(RoundResult::Played(south))),
                    (pairing(5, 2), Some(RoundResult::Played(None))),
                    (pairing(3, 6), Some(RoundResult::Forfeit(north))),
                ],
                absent: vec![(Entrant(6), Absence::FullBye)],
            },
            Round {
                games: vec![(pairing(7, 1), None), (pairing(6, 5), Some(RoundResult::Forfeit(None)))],
                absent: vec![(Entrant(1), Absence::HalfBye), (Entrant(2), Absence::Away)],
            },
            Round {
                games: vec![(pairing(2, 7), Some(RoundResult::Played(north)))],
                absent: vec![(Entrant(0), Absence::Rest)],
            },
        ];
        for round in rounds {
            field.add_round(round).unwrap();
        }
        field
    }

    #[test]
    fn a_report_has_every_code_in_its_columns() {
        let field = field();
        let names = ["Ayşe", "Ravi", "Müller", "நிலா", "Zoë", "سارة", "Ömer"];
        let head = ReportHead {
            title: "Friday cup",
            place: "Discord",
            dates: [Some(Timestamp::from_millis(1_790_000_040_000)), None],
            rounds: 5,
            lot: Some(Side::South),
        };
        let rating = |one: Entrant| one.0.is_multiple_of(2).then_some(1_500 + u32::from(one.0));
        let standings = Standings::from_field(&field, TieBreaks::SWISS);
        let place = |one| standings.row(one).unwrap().place;
        let text = tournament_report(head, &field, place, |one| names[one.index()].to_owned(), rating);
        assert_eq!(text, include_str!("report.trf"));
    }

    #[test]
    fn a_removed_result_is_a_round_without_a_game() {
        let mut field = Field::new(2);
        let games = vec![(pairing(2, 1), Some(RoundResult::Removed))];
        field.add_round(Round { games, absent: vec![] }).unwrap();
        let head = ReportHead { title: "x", rounds: 1, ..ReportHead::default() };
        let text = tournament_report(head, &field, |_| 0, |_| "Ada".to_owned(), |_| None);
        let players: Vec<&str> = text.lines().filter(|line| line.starts_with("001")).collect();
        assert!(players.iter().all(|line| line.ends_with("0.0    0  0000 - Z")), "{text}");
    }

    #[test]
    fn names_do_not_move_columns() {
        let mut field = Field::new(2);
        field.add_round(Round { games: vec![(pairing(2, 1), None)], absent: vec![] }).unwrap();
        let standings = Standings::from_field(&field, TieBreaks::SWISS);
        for (typed, shown) in [
            ("  two\r\nlines\tand\u{2028}more ", "two lines and more"),
            ("\u{202e}turned\u{2066} round\u{200f}", "turned round"),
            ("👩‍👩‍👧‍👦 family", "👩‍👩‍👧‍👦 family"),
            ("ශ්‍රී", "ශ්‍රී"),
            ("שלום עולם", "שלום עולם"),
            ("\u{7}\u{0}", "#1"),
            ("", "#1"),
            ("001    9 an attack with columns of its own", "001 9 an attack with columns of i"),
        ] {
            let head = ReportHead { title: typed, rounds: 1, ..ReportHead::default() };
            let place = |one| standings.row(one).unwrap().place;
            let text = tournament_report(head, &field, place, |_| typed.to_owned(), |_| None);
            let lines: Vec<&str> = text.split('\n').collect();
            assert_eq!(lines.len(), 6, "a title, two numbers, two players, and the end: {text}");
            let columns: Vec<char> = lines[3].chars().collect();
            assert_eq!(columns[14..47].iter().collect::<String>().trim_end(), shown);
            assert_eq!(columns[80..].iter().collect::<String>(), " 0.0    1     2 b  ");
        }
    }
}
