//! The standings of a tournament, and how each place came about.

use std::collections::BTreeMap;

use kuzhi_domain::PlayerId;
use kuzhi_domain::tournaments::{Entrant, Ranked, TieBreak, Tournament, TournamentScore, TournamentStage};

use super::{NAMED, button, halves, marked, more, player, quarters};
use crate::request::{PlainStep, Select, TournamentStep};
use crate::screens::text::cut;
use crate::screens::{ButtonStyle, Choice, Choices, Menu, Screen};
use crate::words::{Words, say};

/// The most players on a page.
const PAGE: usize = 20;

/// The most choices of a menu.
const CHOICES: usize = 25;

/// A page of the standings, from 0.
pub fn tournament_standings(
    words: &Words,
    shown: &Tournament,
    page: usize,
    name: impl Fn(PlayerId) -> String,
) -> Screen {
    let mut lines = vec![say!(words, "tournament-standings", name = shown.rules.name.as_str())];
    if matches!(shown.stage, TournamentStage::CalledOff { .. }) {
        lines.push(say!(words, "tournament-stood"));
    }
    let ranking = shown.ranking();
    if ranking.is_empty() {
        lines.push(say!(words, "tournament-standings-none"));
        return Screen::text(lines.join("\n"));
    }
    // At the end, a place needs a game.
    let placed: Option<BTreeMap<Entrant, u16>> = (!shown.is_live())
        .then(|| shown.placed(ranking.clone()).into_iter().map(|one| (one.entrant, one.place)).collect());
    let pages = ranking.len().div_ceil(PAGE);
    let page = page.min(pages - 1);
    for one in ranking.iter().skip(page * PAGE).take(PAGE) {
        let place = placed.as_ref().map_or(Some(one.place), |placed| placed.get(&one.entrant).copied());
        lines.push(line(words, shown, place, one));
    }
    let out = shown.without_results();
    if !out.is_empty() {
        let named = out.iter().take(NAMED).map(|&one| player(words, shown, one));
        let names: Vec<String> = named.chain(more(words, out.len(), NAMED)).collect();
        lines.push(say!(words, "tournament-without-results", names = names.join(", ")));
    }
    lines.push(format!("-# {}", say!(words, &format!("tournament-key-{}", shown.rules.kind.name().id()))));
    let to = |label: &str, page: usize, enabled: bool| {
        let step = TournamentStep::Standings(page);
        let button = button(words, shown.id, label, ButtonStyle::Secondary, step);
        crate::screens::Button { enabled, ..button }
    };
    let mut row = Vec::new();
    if pages > 1 {
        row.push(to("button-page-before", page.saturating_sub(1), page > 0));
        row.push(to("button-page-after", page + 1, page + 1 < pages));
    }
    if shown.rules.kind.has_rounds() {
        row.push(button(
            words,
            shown.id,
            "button-tournament-table",
            ButtonStyle::Secondary,
            PlainStep::Table,
        ));
    }
    let rows = if row.is_empty() { Vec::new() } else { vec![row] };
    Screen {
        rows,
        menus: whys(words, shown, &ranking, name).into_iter().collect(),
        ..Screen::text(lines.join("\n"))
    }
}

fn line(words: &Words, shown: &Tournament, place: Option<u16>, one: &Ranked) -> String {
    let name = marked(words, shown, one.entrant);
    // In bold: Discord would count bare numbers up, also where people share a place.
    let place = place.map_or_else(|| "–".to_owned(), |place| format!("**{place}.**"));
    match &one.score {
        Some(TournamentScore::Rounds { points, tie_breaks }) => {
            let tie_breaks: Vec<String> =
                tie_breaks.iter().map(|&(by, value)| tie_break(by, value)).collect();
            format!("{place} {name} · **{}** · {}", halves(*points), tie_breaks.join(" · "))
        }
        Some(TournamentScore::Arena { points, games, streak }) => {
            let fire = if *streak >= 2 { " 🔥" } else { "" };
            format!("{place} {name} · **{points}** · {games}{fire}")
        }
        None => format!("{place} {name}"),
    }
}

/// The points of a player. `None` on a ladder.
pub(super) fn points(one: &Ranked) -> Option<String> {
    Some(match one.score.as_ref()? {
        TournamentScore::Rounds { points, .. } => halves(*points),
        TournamentScore::Arena { points, .. } => points.to_string(),
    })
}

/// The value of a tie-break as people write it.
fn tie_break(by: TieBreak, value: u32) -> String {
    match by {
        TieBreak::DirectEncounter | TieBreak::BuchholzCut1 => quarters(2 * value),
        TieBreak::SonnebornBerger => quarters(value),
        TieBreak::Wins => value.to_string(),
    }
}

/// A menu of neighbours in the standings who have the same points.
fn whys(
    words: &Words,
    shown: &Tournament,
    ranking: &[Ranked],
    name: impl Fn(PlayerId) -> String,
) -> Option<Menu> {
    if !shown.rules.kind.has_rounds() {
        return None;
    }
    let points = |one: &Ranked| one.score.as_ref().map(TournamentScore::points);
    let choices: Vec<Choice> = ranking
        .windows(2)
        .filter(|two| points(&two[0]) == points(&two[1]))
        .take(CHOICES)
        .map(|two| Choice {
            label: cut(
                &say!(
                    words,
                    "tournament-why-choice",
                    one = name(shown.person(two[0].entrant)),
                    other = name(shown.person(two[1].entrant))
                ),
                100,
            ),
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
    let Some(standings) = shown.standings() else {
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
    let Some((by, values)) = standings.why(one, other) else {
        return Screen::text(say!(words, "tournament-why-equal", one = name, other = rival));
    };
    let key = match by {
        TieBreak::DirectEncounter => "tournament-why-direct-encounter",
        TieBreak::BuchholzCut1 => "tournament-why-buchholz-cut1",
        TieBreak::SonnebornBerger => "tournament-why-sonneborn-berger",
        TieBreak::Wins => "tournament-why-wins",
    };
    let [first_value, second_value] = values.map(|value| tie_break(by, value));
    Screen::text(say!(
        words,
        key,
        one = name,
        other = rival,
        points = halves(first),
        first = first_value,
        second = second_value
    ))
}
