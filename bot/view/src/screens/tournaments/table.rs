//! The whole table of a tournament as a file.

use kuzhi_domain::PlayerId;
use kuzhi_domain::tournaments::{
    Absence, Entrant, Movement, ReportHead, RoundLine, RoundResult, TableRow, TieBreak, Tournament,
    TournamentScore, TournamentStage, date_of, tournament_report,
};
use kuzhi_engine::Side;

use super::groups::{letter, name_of};
use super::standings::points_of;
use super::title_of;
use crate::screens::{Attached, Held, Screen};
use crate::words::{Words, say};

/// What a file says of a player beside how they stand.
pub struct TablePlayer {
    /// The name.
    pub name: String,
    /// The rating on the server, if they have one.
    pub rating: Option<u32>,
}

/// All rounds and the standings of a group, from 0, as a report that programs for chess tournaments read: to
/// them, each group is a tournament. Once a bracket is drawn after groups, the whole comes first. `place`
/// says where it is held. `None` if it has no rounds.
pub fn tournament_table(
    words: &Words,
    shown: &Tournament,
    group: usize,
    place: &str,
    player: impl Fn(PlayerId) -> TablePlayer,
) -> Option<Screen> {
    if let (Some(groups), Some(group)) = (shown.group_stage(), group.checked_sub(1)) {
        return tournament_table(words, &groups, group, place, player);
    }
    let rounds = usize::from(shown.total_rounds()?).max(shown.rounds.len());
    let (table, groups) = (shown.table(), shown.groups());
    let players = groups.all().get(group)?;
    let field = shown.counted_field().of_group(players);
    let entrant = |one: Entrant| players[usize::from(one.0)];
    let row_of = |who| table.iter().find(|row| row.entrant == entrant(who));
    let place_of = |who| row_of(who).and_then(|row| row.place).unwrap_or_default();
    let name = shown.title();
    let (title, rounds, file_name) = if shown.has_groups() {
        let letter = letter(group);
        let rounds = usize::from(shown.rounds_of_group(group).unwrap_or_default());
        let file = format!("group-{letter}.trf").to_lowercase();
        (format!("{name} · {}", name_of(words, group)), rounds, file)
    } else {
        (name.clone(), rounds, "tournament.trf".to_owned())
    };
    let head = ReportHead {
        title: &title,
        place,
        dates: dates(shown),
        rounds: u32::try_from(rounds).unwrap_or(u32::MAX),
        lot: shown.lot(),
    };
    let of = |one| player(shown.person(entrant(one)));
    let report = tournament_report(head, &field, place_of, |one| of(one).name, |one| of(one).rating);
    Some(file(words, shown, &file_name, report.into_bytes()))
}

/// The table as a spreadsheet: a line for each player, with what happened in each round.
pub fn tournament_csv(
    words: &Words,
    shown: &Tournament,
    place: &str,
    player: impl Fn(PlayerId) -> TablePlayer,
) -> Screen {
    let rounds = if shown.rules.kind.has_rounds() { shown.rounds.len() } else { 0 };
    let tie_breaks = shown.tie_breaks().map_or(&[][..], |tie_breaks| tie_breaks.order);
    let groups = shown.groups_of_round(0);
    let has_groups = groups.number() > 1;
    let of_groups = if has_groups { &OF_GROUPS[..] } else { &[] };
    let mut head: Vec<String> = of_groups
        .iter()
        .copied()
        .chain(HEAD)
        .chain(tie_breaks.iter().map(|&by| id(by)))
        .map(str::to_owned)
        .collect();
    head.extend((1..=rounds).map(|round| format!("round {round}")));
    let [begun, ended] =
        dates(shown).map(|date| date.and_then(date_of).unwrap_or_default().replace('/', "-"));
    let field = shown.counted_field();
    let line = |row: &TableRow| {
        let one = player(shown.person(row.entrant));
        let [won, drawn, lost] = row.record.map(|number| number.to_string());
        let way = match row.movement {
            Some(Movement::Up) => "up",
            Some(Movement::Down) => "down",
            None if shown.came_from(row.entrant).is_some() => "on",
            None => "",
        };
        let mut cells = if has_groups {
            vec![letter(groups.group_of(row.entrant).unwrap_or_default()), way.to_owned()]
        } else {
            Vec::new()
        };
        cells.extend([
            cell(&shown.title()),
            begun.clone(),
            ended.clone(),
            cell(place),
            row.place.map(|place| place.to_string()).unwrap_or_default(),
            (row.entrant.0 + 1).to_string(),
            cell(&one.name),
            one.rating.map(|rating| rating.to_string()).unwrap_or_default(),
            row.score.as_ref().map(|score| decimal(&points_of(score))).unwrap_or_default(),
            won,
            drawn,
            lost,
        ]);
        if let Some(TournamentScore::Rounds { tie_breaks, .. }) = &row.score {
            let value = |&(by, value): &(TieBreak, Option<u32>)| {
                value.map(|value| decimal(&super::standings::tie_break(by, value))).unwrap_or_default()
            };
            cells.extend(tie_breaks.iter().map(value));
        }
        // A group may have fewer rounds than others.
        let theirs = shown.rounds_of_group(row.group).filter(|_| shown.has_groups());
        let theirs = theirs.map_or(rounds, |theirs| rounds.min(theirs.into()));
        // Whoever is out of a bracket is not away.
        let is_out = |line: &RoundLine| {
            shown.rules.kind.abilities().has_bracket && *line == RoundLine::Absent(Absence::Away)
        };
        let told = |line| if is_out(&line) { String::new() } else { round(line) };
        cells.extend(field.lines(row.entrant).take(theirs).map(told));
        cells.extend((theirs..rounds).map(|_| String::new()));
        cells.join(",")
    };
    let lines = shown.table().iter().map(line).collect::<Vec<_>>();
    let text = [head.join(",")].into_iter().chain(lines).map(|line| line + "\r\n").collect::<String>();
    // Spreadsheets need to be told that it is UTF-8.
    file(words, shown, "tournament.csv", format!("\u{feff}{text}").into_bytes())
}

/// The columns before these if there are groups.
const OF_GROUPS: [&str; 2] = ["group", "goes"];

/// The columns that every kind has.
const HEAD: [&str; 12] = [
    "tournament",
    "began",
    "ended",
    "held at",
    "place",
    "number",
    "name",
    "rating",
    "points",
    "won",
    "drawn",
    "lost",
];

const fn id(by: TieBreak) -> &'static str {
    match by {
        TieBreak::DirectEncounter => "direct encounter",
        TieBreak::BuchholzCut1 => "buchholz cut 1",
        TieBreak::SonnebornBerger => "sonneborn-berger",
        TieBreak::Wins => "wins",
    }
}

/// When it began and ended, as far as it has.
fn dates(shown: &Tournament) -> [Option<kuzhi_domain::Timestamp>; 2] {
    let ended = match shown.stage {
        TournamentStage::Over { at } | TournamentStage::CalledOff { at } => Some(at),
        TournamentStage::Draft | TournamentStage::Open | TournamentStage::Running { .. } => None,
    };
    [shown.began(), ended]
}

/// A text as one cell. A spreadsheet does not take it for a formula.
fn cell(text: &str) -> String {
    let text = text.replace('"', "\"\"");
    let guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    format!("\"{guard}{text}\"")
}

/// A number with a fraction as spreadsheets read it.
fn decimal(written: &str) -> String {
    for (sign, part) in [("¼", ".25"), ("½", ".5"), ("¾", ".75")] {
        if let Some(whole) = written.strip_suffix(sign) {
            return format!("{}{part}", if whole.is_empty() { "0" } else { whole });
        }
    }
    written.to_owned()
}

/// A round: the number of the opponent, the side, and the result.
pub(super) fn round(line: RoundLine) -> String {
    match line {
        RoundLine::Met(met) => {
            let side = if met.side == Side::South { 'S' } else { 'N' };
            let won = |winner: Option<Side>| winner == Some(met.side);
            let result = match met.result {
                None => "",
                Some(RoundResult::Played(None)) => " drawn",
                Some(RoundResult::Played(winner)) if won(winner) => " won",
                Some(RoundResult::Played(_)) => " lost",
                Some(RoundResult::Forfeit(winner)) if won(winner) => " won by forfeit",
                Some(RoundResult::Forfeit(_)) => " lost by forfeit",
                Some(RoundResult::Removed) => " result removed",
            };
            format!("{}{side}{result}", Entrant(met.opponent.0 + 1).0)
        }
        RoundLine::Absent(Absence::FullBye) => "bye".to_owned(),
        RoundLine::Absent(Absence::HalfBye) => "half bye".to_owned(),
        RoundLine::Absent(Absence::Rest) => "rest".to_owned(),
        RoundLine::Absent(Absence::Away) => "away".to_owned(),
    }
}

fn file(words: &Words, shown: &Tournament, name: &str, bytes: Vec<u8>) -> Screen {
    let file = Attached { name: name.to_owned(), bytes, description: None, held: Held::default() };
    let text = say!(words, "tournament-standings", name = title_of(words, shown));
    Screen { file: Some(file), ..Screen::text(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spreadsheet_takes_no_name_for_a_formula() {
        assert_eq!(cell("=1+1"), "\"'=1+1\"");
        assert_eq!(cell("Ada \"the\" first, of all"), "\"Ada \"\"the\"\" first, of all\"");
    }

    #[test]
    fn fractions_are_decimals() {
        assert_eq!(["½", "2¼", "10¾", "3"].map(decimal), ["0.5", "2.25", "10.75", "3"]);
    }
}
