//! The standings of a tournament, and how each place came about.

use kuzhi_domain::PlayerId;
use kuzhi_domain::tournaments::{
    Entrant, Movement, Presence, Ranked, Reason, TableRow, TieBreak, Tournament, TournamentScore,
    TournamentStage,
};

use super::bracket::last_page_of_bracket;
use super::groups::{letter, name_of};
use super::stages::why_so_far;
use super::text_table::group_tables;
use super::{NAMED, button, halves, marked, more, page_buttons, player, quarters, title_of, with_more};
use crate::request::{PlainStep, Select, TournamentStep};
use crate::screens::text::{cut, list};
use crate::screens::{ButtonStyle, Choice, Choices, Menu, Screen};
use crate::words::{Words, say};

/// The most players on a page.
const PAGE: usize = 20;

/// The most players on a page with their tie-breaks in words.
const TIE_BREAKS: usize = 10;

/// The most choices of a menu.
const CHOICES: usize = 25;

/// A page of the standings, from 0.
pub fn tournament_standings(
    words: &Words,
    shown: &Tournament,
    page: usize,
    name: impl Fn(PlayerId) -> String,
) -> Screen {
    if shown.rules.kind.abilities().has_teams {
        return super::servers::table(words, shown);
    }
    let mut title = say!(words, "tournament-standings", name = title_of(words, shown));
    if matches!(shown.stage, TournamentStage::CalledOff { .. }) {
        title = format!("{title}\n{}", say!(words, "tournament-stood"));
    }
    let table = shown.table();
    if table.is_empty() {
        return Screen::text(format!("{title}\n{}", say!(words, "tournament-standings-none")));
    }
    // Behind the pages of a bracket are those of the groups before it.
    let (whole, in_groups) = (shown, shown.group_stage());
    let first_group = page_of_groups(shown);
    let pages = match &in_groups {
        Some(groups) => first_group + groups.groups().number(),
        None => pages_of(shown, &table, PAGE).len(),
    };
    let at = page.min(pages - 1);
    let (shown, page) = match &in_groups {
        Some(groups) if at >= first_group => (groups, at - first_group),
        _ => (shown, at),
    };
    let table = shown.table();
    let all = pages_of(shown, &table, PAGE);
    let on_page = all[page];
    let text = group_tables(words, shown, on_page, |row| name(shown.person(row.entrant)));
    let mut out = shown.without_results();
    out.retain(|one| !shown.has_groups() || on_page.iter().any(|row| row.entrant == *one));
    let without = if out.is_empty() {
        String::new()
    } else {
        let first = out.iter().take(NAMED).map(|&one| player(words, shown, one));
        let names: Vec<String> = first.chain(more(words, out.len(), NAMED)).collect();
        format!("\n{}", say!(words, "tournament-without-results", names = names.join(", ")))
    };
    let lacks_place = |row: &&TableRow| row.place.is_none() && row.presence != Presence::Removed;
    let no_place = on_page.iter().find(lacks_place);
    let no_place =
        no_place.map(|_| format!("\n-# {}", say!(words, "tournament-no-place"))).unwrap_or_default();
    let mut row = page_buttons(words, shown.id, [at, pages], TournamentStep::Standings);
    let group = on_page.first().map_or(0, |row| row.group);
    let of = |label: &str, step: TournamentStep| button(words, shown.id, label, ButtonStyle::Secondary, step);
    let abilities = shown.rules.kind.abilities();
    if shown.tie_breaks().is_some() {
        let told = if shown.has_groups() { page } else { page * PAGE / TIE_BREAKS };
        row.push(of("button-tournament-tie-breaks", TournamentStep::TieBreaks(told)));
    }
    if shown.bracket().is_some() {
        row.push(of("button-tournament-bracket", TournamentStep::Bracket(last_page_of_bracket(shown))));
    }
    if abilities.has_rounds {
        let file = if in_groups.is_some() && shown.has_groups() { group + 1 } else { group };
        row.push(of("button-tournament-table", TournamentStep::Table(file)));
    }
    row.push(of("button-tournament-csv", PlainStep::Csv.into()));
    // With pages there is no room beside these.
    let season = shown.season.map(|_| super::season::season_button(words, shown));
    let rows = if row.len() < 5 {
        row.extend(season);
        vec![row]
    } else {
        [Some(row), season.map(|button| vec![button])].into_iter().flatten().collect()
    };
    let key = format!("-# {}", say!(words, &format!("tournament-key-{}", shown.rules.kind.name().id())));
    let key = if shown.tie_breaks().is_some() { String::new() } else { format!("\n{key}") };
    // Whoever is the last on a page may have a neighbour on the next one.
    let next = all.get(page + 1).and_then(|next| next.first()).filter(|next| next.group == group);
    let neighbours: Vec<&TableRow> = on_page.iter().chain(next).collect();
    let why = whys(words, shown, group, &neighbours, name);
    let chosen = shown.has_groups().then_some(group);
    let groups = groups(words, in_groups.as_ref().unwrap_or(whole), chosen, first_group);
    Screen {
        rows,
        menus: groups.into_iter().chain(why).collect(),
        ..Screen::text(format!("{title}\n{text}{no_place}{without}{key}"))
    }
}

/// What decides between equal ones, in words: a page, from 0.
pub fn tournament_tie_breaks(words: &Words, shown: &Tournament, page: usize) -> Screen {
    let (first_group, in_groups) = (page_of_groups(shown), shown.group_stage());
    let shown = in_groups.as_ref().unwrap_or(shown);
    let title = say!(words, "tournament-tie-breaks", name = title_of(words, shown));
    let kind = if shown.is_in_groups() { "groups" } else { shown.rules.kind.name().id() };
    let key = say!(words, &format!("tournament-key-{kind}"));
    let table = shown.table();
    let all = pages_of(shown, &table, TIE_BREAKS);
    let pages = all.len();
    let page = page.min(pages.saturating_sub(1));
    let rows = all.get(page).copied().unwrap_or_default();
    let line = |row: &TableRow| {
        // In bold: Discord would count bare numbers up, also where people share a place.
        let place = row.place.map_or_else(|| "–".to_owned(), |place| format!("**{place}.**"));
        let told = match &row.score {
            Some(TournamentScore::Rounds { tie_breaks, .. }) => tie_breaks.as_slice(),
            _ => &[],
        };
        let told = told.iter().filter_map(|&(by, value)| {
            let key = format!("tournament-tie-break-{}", id(by));
            Some(say!(words, &key, value = tie_break(by, value?)))
        });
        let told: Vec<String> = told.collect();
        format!("{place} {} · {}", marked(words, shown, row.entrant), told.join(" · "))
    };
    let lines: Vec<String> = rows.iter().map(line).collect();
    let group = rows.first().filter(|_| shown.has_groups()).map(|row| name_of(words, row.group));
    let group = group.map(|group| format!("\n**{group}**")).unwrap_or_default();
    let text = list(words, &format!("{title}\n-# {key}{group}"), &lines, false);
    let mut row = page_buttons(words, shown.id, [page, pages], TournamentStep::TieBreaks);
    let told = if shown.has_groups() { first_group + page } else { page * TIE_BREAKS / PAGE };
    let step = TournamentStep::Standings(told);
    row.push(button(words, shown.id, "button-tournament-standings", ButtonStyle::Secondary, step));
    Screen { rows: vec![row], ..Screen::text(text) }
}

/// The pages of a table: a group each, or so many lines.
fn pages_of<'a>(shown: &Tournament, table: &'a [TableRow], lines: usize) -> Vec<&'a [TableRow]> {
    if shown.has_groups() {
        table.chunk_by(|one, other| one.group == other.group).collect()
    } else {
        table.chunks(lines).collect()
    }
}

/// The page on which the groups begin: behind those of the bracket, once it is drawn after them.
fn page_of_groups(shown: &Tournament) -> usize {
    let is_drawn = shown.bracket().is_some() && shown.rounds_in_groups() > 0;
    if is_drawn { pages_of(shown, &shown.table(), PAGE).len() } else { 0 }
}

/// A menu of the groups, if there are several: as many as it has room for around the one that is shown.
fn groups(words: &Words, shown: &Tournament, chosen: Option<usize>, first_page: usize) -> Option<Menu> {
    let number = shown.groups().number();
    let first = chosen.unwrap_or_default().saturating_sub(CHOICES / 2).min(number.saturating_sub(CHOICES));
    let choice = |at: usize| Choice {
        label: name_of(words, at),
        detail: None,
        value: format!("{}:standings:{}", shown.id, first_page + at),
        is_chosen: chosen == Some(at),
    };
    (number > 1).then(|| Menu {
        select: Select::Tournaments,
        placeholder: say!(words, "tournament-choose-group"),
        choices: Choices::One((first..number).take(CHOICES).map(choice).collect()),
    })
}

const fn id(by: TieBreak) -> &'static str {
    match by {
        TieBreak::DirectEncounter => "direct-encounter",
        TieBreak::BuchholzCut1 => "buchholz-cut1",
        TieBreak::SonnebornBerger => "sonneborn-berger",
        TieBreak::Wins => "wins",
    }
}

/// The points of a player. `None` on a ladder.
pub(super) fn points(one: &Ranked) -> Option<String> {
    one.score.as_ref().map(points_of)
}

/// Points as people write them.
pub(super) fn points_of(score: &TournamentScore) -> String {
    match score {
        TournamentScore::Rounds { points, .. } => halves(*points),
        TournamentScore::Arena { points, .. } => points.to_string(),
    }
}

/// The value of a tie-break as people write it.
pub(super) fn tie_break(by: TieBreak, value: u32) -> String {
    match by {
        TieBreak::BuchholzCut1 => quarters(2 * value),
        TieBreak::DirectEncounter | TieBreak::SonnebornBerger => quarters(value),
        TieBreak::Wins => value.to_string(),
    }
}

/// A menu of neighbours in the standings of a group who have the same points, or of all in a knock-out.
fn whys(
    words: &Words,
    shown: &Tournament,
    group: usize,
    rows: &[&TableRow],
    name: impl Fn(PlayerId) -> String,
) -> Option<Menu> {
    let bracket = shown.bracket().filter(|bracket| !bracket.stages.is_empty());
    let standings = shown.standings(group);
    if bracket.is_none() && standings.is_none() {
        return None;
    }
    let points = |one: &TableRow| one.score.as_ref().map(TournamentScore::points);
    let choices: Vec<Choice> = rows
        .windows(2)
        .filter(|two| points(two[0]) == points(two[1]))
        .take(CHOICES)
        .map(|two| Choice {
            label: {
                let [first, second] = [two[0].entrant, two[1].entrant];
                let is_decided = match &standings {
                    Some(standings) => shown.is_in_groups() || standings.why(first, second).is_some(),
                    None => two[0].place != two[1].place,
                };
                let key = if is_decided { "tournament-why-choice" } else { "tournament-why-choice-equal" };
                let [one, other] = [0, 1].map(|at: usize| name(shown.person(two[at].entrant)));
                cut(&say!(words, key, one = one, other = other), 100)
            },
            detail: None,
            value: format!("because:{}:{}", two[0].entrant.0, two[1].entrant.0),
            is_chosen: false,
        })
        .collect();
    (!choices.is_empty()).then(|| Menu {
        select: Select::Tournament(shown.id),
        placeholder: say!(words, "tournament-why"),
        choices: Choices::One(choices),
    })
}

/// Says why one player stands before another.
pub fn tournament_why(words: &Words, shown: &Tournament, one: Entrant, other: Entrant) -> Screen {
    let names = [one, other].map(|one| player(words, shown, one));
    let [name, rival] = &names;
    let (name, rival) = (name.as_str(), rival.as_str());
    if let Some(bracket) = shown.bracket() {
        return Screen::text(why_so_far(words, shown, &bracket, [one, other]));
    }
    let groups = shown.groups();
    let [own, theirs] = [one, other].map(|one| groups.group_of(one));
    if let (Some(own), Some(theirs)) = (own, theirs)
        && own != theirs
    {
        let [group, second] = [own, theirs].map(letter);
        let key = "tournament-why-groups";
        return Screen::text(say!(words, key, one = name, other = rival, first = group, second = second));
    }
    let Some(standings) = shown.standings(own.unwrap_or_default()) else {
        return Screen::text(say!(words, "tournament-why-ladder"));
    };
    let [first, second] = [one, other].map(|one| standings.row(one).map_or(0, |row| row.points));
    if first != second {
        return Screen::text(say!(
            words,
            "tournament-why-points",
            one = name,
            other = rival,
            first = halves(first),
            second = halves(second)
        ));
    }
    let Some(reason) = standings.why(one, other) else {
        let is_by_number = shown.is_in_groups();
        let key = if is_by_number { "tournament-why-start-list" } else { "tournament-why-equal" };
        let tied = say!(words, key, one = name, other = rival);
        return Screen::text(with_more(tied, by_start_list(words, shown, [one, other])));
    };
    let [first_value, second_value] = reason.values.map(|value| tie_break(reason.by, value));
    let among = reason.among.iter().take(NAMED).map(|&one| player(words, shown, one));
    let among: Vec<String> = among.chain(more(words, reason.among.len(), NAMED)).collect();
    let key = match reason.by {
        TieBreak::DirectEncounter if reason.among.len() > 2 => "tournament-why-direct-among",
        by => &format!("tournament-why-{}", id(by)),
    };
    let decided = say!(
        words,
        key,
        one = name,
        other = rival,
        names = among.join(", "),
        points = halves(first),
        first = first_value,
        second = second_value
    );
    let tie_breaks = shown.rules.kind.abilities().tie_breaks;
    let do_forfeits_count = tie_breaks.is_some_and(|tie_breaks| tie_breaks.forfeits_count);
    let notes = notes(do_forfeits_count, &reason).into_iter().map(|key| say!(words, key));
    Screen::text([decided].into_iter().chain(notes).collect::<Vec<_>>().join(" "))
}

/// Who of two who are tied goes up or down, if not both do: the start list decides.
fn by_start_list(words: &Words, shown: &Tournament, two: [Entrant; 2]) -> Option<String> {
    let movements = shown.movements();
    let ways = two.map(|one| movements.get(&one));
    let moved = two.into_iter().zip(ways).find(|(_, way)| way.is_some() && ways[0] != ways[1]);
    let (one, way) = moved?;
    let up = way == Some(&Movement::Up);
    let key = if up { "tournament-why-moves-up" } else { "tournament-why-moves-down" };
    Some(say!(words, key, one = player(words, shown, one)))
}

/// What has to be known to follow a reason: what is no game and counts, or does not.
pub(super) fn notes(
    do_forfeits_count: bool,
    Reason { by, all_met, is_average, besides, .. }: &Reason,
) -> Vec<&'static str> {
    let forfeits = match by {
        _ if !besides.forfeits => None,
        _ if do_forfeits_count => Some("tournament-why-forfeits"),
        TieBreak::Wins => Some("tournament-why-no-forfeits"),
        _ => None,
    };
    let unplayed = besides.unplayed.then_some(match by {
        TieBreak::BuchholzCut1 => "tournament-why-unplayed-cut",
        _ => "tournament-why-unplayed",
    });
    let average = is_average.then_some("tournament-why-average");
    let certain = (!all_met).then_some("tournament-why-certain");
    let absences = besides.absences.then_some("tournament-why-absences");
    [forfeits, average, certain, unplayed, absences].into_iter().flatten().collect()
}
