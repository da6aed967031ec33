//! The standings of a tournament, and why they are so.

use std::collections::BTreeMap;

use kuzhi_domain::{Entrant, KindName, PlayerId, TieBreak, Tournament};

use super::{button, halves, player, quarters};
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
    let order = shown.order();
    if order.is_empty() {
        lines.push(say!(words, "tournament-standings-none"));
        return Screen::text(lines.join("\n"));
    }
    // At the end, a place needs a game.
    let placed: Option<BTreeMap<Entrant, u16>> =
        (!shown.is_live()).then(|| shown.places().into_iter().map(|(place, one)| (one, place)).collect());
    let pages = order.len().div_ceil(PAGE);
    let page = page.min(pages - 1);
    for &(place, one) in order.iter().skip(page * PAGE).take(PAGE) {
        let place = placed.as_ref().map_or(Some(place), |placed| placed.get(&one).copied());
        lines.push(line(words, shown, place, one));
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
    Screen { rows, menus: whys(words, shown, name).into_iter().collect(), ..Screen::text(lines.join("\n")) }
}

fn line(words: &Words, shown: &Tournament, place: Option<u16>, one: Entrant) -> String {
    let name = player(words, shown, one);
    // In bold: Discord would count bare numbers up, also where people share a place.
    let place = place.map_or_else(|| "–".to_owned(), |place| format!("**{place}.**"));
    match shown.rules.kind.name() {
        KindName::League | KindName::Swiss => {
            let values = values(shown, one);
            let (points, rest) = values.split_first().map_or(("", &[][..]), |(first, rest)| (first, rest));
            format!("{place} {name} · **{points}** · {}", rest.join(" · "))
        }
        KindName::Arena => {
            let arena = shown.arena();
            let Some(row) = arena.player(one) else { return format!("{place} {name}") };
            let fire = if row.streak >= 2 { " 🔥" } else { "" };
            format!("{place} {name} · **{}** · {}{fire}", row.points, row.games)
        }
        KindName::Ladder => format!("{place} {name}"),
    }
}

/// Points and tie-breaks of a player, as people write them.
pub(super) fn values(shown: &Tournament, one: Entrant) -> Vec<String> {
    if !shown.rules.kind.has_rounds() {
        return score(shown, one).into_iter().collect();
    }
    let standings = shown.standings();
    let Some(row) = standings.row(one) else { return Vec::new() };
    let tie_breaks = tie_breaks(shown).iter().zip(&row.values);
    let tie_breaks = tie_breaks.map(|(&by, &value)| tie_break(by, value));
    [halves(row.points)].into_iter().chain(tie_breaks).collect()
}

/// What a player has, in one number. `None` on a ladder.
pub(super) fn score(shown: &Tournament, one: Entrant) -> Option<String> {
    match shown.rules.kind.name() {
        KindName::League | KindName::Swiss => Some(halves(shown.field().points(one))),
        KindName::Arena => shown.arena().player(one).map(|row| row.points.to_string()),
        KindName::Ladder => None,
    }
}

fn tie_breaks(shown: &Tournament) -> &'static [TieBreak] {
    match shown.rules.kind.name() {
        KindName::League => kuzhi_domain::TieBreaks::League.order(),
        KindName::Swiss | KindName::Arena | KindName::Ladder => kuzhi_domain::TieBreaks::Swiss.order(),
    }
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
fn whys(words: &Words, shown: &Tournament, name: impl Fn(PlayerId) -> String) -> Option<Menu> {
    if !shown.rules.kind.has_rounds() {
        return None;
    }
    let standings = shown.standings();
    let rows = standings.rows();
    let choices: Vec<Choice> = rows
        .windows(2)
        .filter(|two| two[0].points == two[1].points)
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
    let standings = shown.standings();
    let [first, second] = [one, other].map(|one| shown.field().points(one));
    let [name, rival] = &names;
    let (name, rival) = (name.as_str(), rival.as_str());
    if !shown.rules.kind.has_rounds() {
        return Screen::text(say!(words, "tournament-why-ladder"));
    }
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
