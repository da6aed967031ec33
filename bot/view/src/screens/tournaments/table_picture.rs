//! The table of a tournament as a picture, with what it shows in words.

use kuzhi_domain::settings::Theme;
use kuzhi_domain::tournaments::{Entrant, TableRow, Tournament};

use super::groups::{letter, name_of};
use super::standings::points_of;
use super::{NAMED, more, title_of};
use crate::board::text::cut_description;
use crate::picture::{Table, TableLine};
use crate::words::{Words, named, named_within, say};

/// The table of a tournament, and its alt text. `None` if nobody is in it, and for
/// a match of servers. `seen` are the names of its
/// players as they were last seen.
pub fn tournament_table_picture(
    words: &Words,
    shown: &Tournament,
    seen: impl Fn(Entrant) -> Option<String>,
    theme: Theme,
) -> Option<(Table, String)> {
    if shown.rules.kind.abilities().has_teams {
        return None;
    }
    let table = shown.table();
    let line = |row: &TableRow| TableLine {
        place: row.place,
        name: named(words, shown.person(row.entrant), seen(row.entrant).as_deref()),
        points: row.score.as_ref().map(points_of),
        record: row.record,
        movement: row.movement,
    };
    let has_groups = shown.has_groups();
    let heading = |group: usize| has_groups.then(|| (name_of(words, group), letter(group)));
    let mut last = None;
    let told = |row: &TableRow| {
        let is_first = last.replace(row.group) != Some(row.group);
        let group = heading(row.group).filter(|_| is_first).map(|(name, _)| format!("{name}: "));
        let place = row.place.map_or_else(|| "–".to_owned(), |place| format!("{place}."));
        let name = named_within(words, shown.person(row.entrant), seen(row.entrant).as_deref());
        let points = row.score.as_ref().map(|score| format!(" ({})", points_of(score)));
        format!("{}{place} {name}{}", group.unwrap_or_default(), points.unwrap_or_default())
    };
    // The text has everyone.
    let mut places: Vec<String> = table.iter().take(NAMED).map(told).collect();
    places.extend(more(words, table.len(), NAMED));
    let (name, places) = (title_of(words, shown), places.join(" · "));
    let description = say!(words, "tournament-table-described", name = name, places = places);
    let rows: Vec<TableLine> = table.iter().map(line).collect();
    let first = (0..table.len()).filter(|&at| at == 0 || table[at - 1].group != table[at].group);
    let headings = first.filter_map(|at| Some((at, heading(table[at].group)?))).collect();
    let picture = Table { title: shown.title(), rows, headings, theme };
    (!picture.rows.is_empty()).then(|| (picture, cut_description(&description)))
}
