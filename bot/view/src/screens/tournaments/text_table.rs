//! The table of a tournament as text: place, name, points, and games won, drawn and lost.

use kuzhi_domain::tournaments::{Presence, TableRow, Tournament, TournamentScore};
use unicode_segmentation::UnicodeSegmentation as _;

use super::groups;
use super::standings::points_of;
use crate::words::{Words, say};

/// The width of a name, and the most characters that it takes: letters of several scripts consist of many.
const NAME: usize = 16;
const NAME_CHARACTERS: usize = 24;

/// How many lines a message has room for, beside a title.
pub(super) const LINES: usize = 30;

/// How many lines the name of a group and its columns take.
const HEAD: usize = 2;

/// Lines in which everything stands below its like.
pub(super) fn text_table(words: &Words, rows: &[TableRow], name: impl Fn(&TableRow) -> String) -> String {
    let has_points = rows.iter().any(|row| row.score.is_some());
    let columns = [
        String::new(),
        say!(words, "tournament-column-name"),
        if has_points { say!(words, "tournament-column-points") } else { String::new() },
        say!(words, "tournament-column-record"),
    ];
    let cells = rows.iter().map(|row| {
        let place = row.place.map_or_else(|| "–".to_owned(), |place| format!("{place}."));
        let record = row.record.map(|number| number.to_string()).join("-");
        let is_on_fire = matches!(row.score, Some(TournamentScore::Arena { streak, .. }) if streak >= 2);
        let fire = if is_on_fire { " 🔥" } else { "" };
        let points = row.score.as_ref().map(points_of).unwrap_or_default();
        [place, fitted_name(&name(row)), points, marked(words, row, format!("{record}{fire}"))]
    });
    aligned(columns, cells, has_points)
}

/// The same from what stands in each column. The second one has names.
pub(super) fn aligned(
    head: [String; 4],
    cells: impl Iterator<Item = [String; 4]>,
    has_points: bool,
) -> String {
    let lines: Vec<[String; 4]> = std::iter::once(head).chain(cells).collect();
    let widest = |column: usize| lines.iter().map(|line| width(&line[column])).max().unwrap_or_default();
    let [places, names, points] = [0, 1, 2].map(widest);
    let line = |[place, name, point, record]: &[String; 4]| {
        let place = " ".repeat(places - width(place)) + place;
        // A name may run from right to left, and takes nothing along.
        let name = format!("\u{2068}{name}\u{2069}{}", " ".repeat(names - width(name)));
        let point = " ".repeat(points - width(point)) + point;
        let gap = if has_points { " " } else { "" };
        format!("\u{200e}{place} {name} {point}{gap}{record}").trim_end().to_owned()
    };
    format!("```\n{}\n```", lines.iter().map(line).collect::<Vec<_>>().join("\n"))
}

/// As much of a name as has room in a table.
pub(super) fn fitted_name(name: &str) -> String {
    fitted(name, NAME, NAME_CHARACTERS)
}

/// The same for each group, below its name if there are several.
pub(super) fn group_tables(
    words: &Words,
    shown: &Tournament,
    rows: &[TableRow],
    name: impl Fn(&TableRow) -> String,
) -> String {
    let has_groups = shown.has_groups();
    let table = |group: &[TableRow]| {
        let table = text_table(words, group, &name);
        match group.first().filter(|_| has_groups) {
            Some(first) => format!("**{}**\n{table}", groups::name_of(words, first.group)),
            None => table,
        }
    };
    let tables: Vec<String> = rows.chunk_by(|one, other| one.group == other.group).map(table).collect();
    tables.join("\n")
}

/// Lines in as many messages as they take. Groups are not divided, and each has two lines of its own.
pub(super) fn messages<'a>(shown: &Tournament, rows: &'a [TableRow]) -> Vec<&'a [TableRow]> {
    if !shown.has_groups() {
        return rows.chunks(LINES).collect();
    }
    let (mut all, mut first, mut end, mut lines) = (Vec::new(), 0, 0, 0);
    for group in rows.chunk_by(|one, other| one.group == other.group) {
        if lines + group.len() + HEAD > LINES && end > first {
            all.push(&rows[first..end]);
            (first, lines) = (end, 0);
        }
        end += group.len();
        lines += group.len() + HEAD;
    }
    all.push(&rows[first..end]);
    all
}

/// What stands at the end of a line, whether they have left or were removed, and which way they go.
fn marked(words: &Words, row: &TableRow, last: String) -> String {
    let last = match row.presence {
        Presence::Withdrawn => say!(words, "tournament-marked-left", player = last),
        Presence::Removed => say!(words, "tournament-marked-removed", player = last),
        _ => last,
    };
    groups::marked(words, row.movement, last)
}

/// As much of a name as has room.
pub(super) fn fitted(name: &str, room: usize, characters: usize) -> String {
    let fits = |text: &str| width(text) <= room && text.chars().count() <= characters;
    if fits(name) {
        return name.to_owned();
    }
    let mut kept = String::new();
    for letter in name.graphemes(true) {
        if !fits(&format!("{kept}{letter}…")) {
            break;
        }
        kept.push_str(letter);
    }
    format!("{}…", kept.trim_end())
}

/// How many columns a text takes in letters of one width.
pub(super) fn width(text: &str) -> usize {
    let is_wide = |letter: char| {
        matches!(letter, '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}'
            | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe6f}' | '\u{ff00}'..='\u{ff60}'
            | '\u{1f300}'..='\u{1faff}' | '\u{20000}'..='\u{3fffd}')
    };
    text.graphemes(true).map(|letter| if letter.starts_with(is_wide) { 2 } else { 1 }).sum()
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::tournaments::Entrant;

    use super::*;

    fn row(place: Option<u16>, entrant: u16, points: u16) -> TableRow {
        let score = TournamentScore::Rounds { points, tie_breaks: Vec::new() };
        TableRow {
            place,
            entrant: Entrant(entrant),
            score: Some(score),
            presence: Presence::Here,
            record: [2, 0, 1],
            group: 0,
            movement: None,
        }
    }

    #[test]
    fn everything_stands_below_its_like() {
        let rows = [row(Some(1), 0, 5), row(Some(10), 1, 21), row(None, 2, 0)];
        let names = ["Ada", "Wolfeschlegelsteinhausen", "தமிழ்"];
        let text = text_table(Words::english(), &rows, |row| names[usize::from(row.entrant.0)].to_owned());
        let plain: String = text.chars().filter(|one| !"\u{200e}\u{2068}\u{2069}".contains(*one)).collect();
        let expected = "```\n    Name             Pts W-D-L\n 1. Ada               2½ 2-0-1\n\
                        10. Wolfeschlegelst… 10½ 2-0-1\n  – தமிழ்                0 2-0-1\n```";
        assert_eq!(plain, expected);
    }

    #[test]
    fn a_table_without_points_has_no_column_for_them() {
        let rows = [TableRow { score: None, ..row(Some(1), 0, 5) }];
        let text = text_table(Words::english(), &rows, |_| "Ada".to_owned());
        assert!(!text.contains("Pts") && text.contains("\u{2069}  2-0-1"), "{text}");
    }

    #[test]
    fn a_full_table_fits_into_a_message() {
        let rows: Vec<TableRow> = (0..LINES).map(|_| row(Some(128), 0, 21)).collect();
        for name in ["W".repeat(40), "ஶ்ரீ".repeat(20), "👩‍👩‍👧‍👦".repeat(9), "漢".repeat(40)]
        {
            let text = text_table(Words::english(), &rows, |_| name.clone());
            assert!(text.chars().count() < 1_850, "{name}: {}", text.chars().count());
        }
    }
}
