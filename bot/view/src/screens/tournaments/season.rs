//! A season: what it is, its table, and its champion.

use kuzhi_domain::PlayerId;
use kuzhi_domain::tournaments::{Season, SeasonCounts, SeasonRow, SeasonRules, Tournament};

use super::news::NewsPart;
use super::news::standings;
use super::text_table::{self, aligned, fitted_name};
use super::{NAMED, button, halves, more, page_buttons};
use crate::request::TournamentStep;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, mention, say};

/// The most players on a page.
const PAGE: usize = 20;

/// That a tournament belongs to a season, and which results count in it.
pub(super) fn season_line(words: &Words, rules: SeasonRules) -> String {
    let season = say!(words, "tournament-season", tournaments = rules.tournaments);
    format!("{season} {}", best(words, rules))
}

/// Says that a drafted tournament belongs to a season that goes on.
pub fn season_goes_on(words: &Words, rules: SeasonRules, number: usize) -> String {
    say!(words, "tournament-season-goes-on", number = number, tournaments = rules.tournaments)
}

/// A page of the table of a season, from 0. `None` stands for one of which nothing is known.
pub fn tournament_season(
    words: &Words,
    shown: &Tournament,
    season: Option<&Season>,
    page: usize,
    name: impl Fn(PlayerId) -> String,
) -> Screen {
    let title = say!(words, "season-title", name = words.isolated(&shown.rules.name));
    let Some(rules) = shown.rules.season else { return Screen::text(title) };
    let key = format!("-# {} {}", best(words, rules), counts(words, rules));
    let rows = season.map_or(&[][..], |season| &season.rows);
    let Some(season) = season.filter(|season| !season.rows.is_empty()) else {
        let none = say!(words, "season-none", tournaments = rules.tournaments);
        return Screen::text([title, none, key].join("\n"));
    };
    let pages = rows.len().div_ceil(PAGE);
    let page = page.min(pages - 1);
    let on_page = &rows[page * PAGE..rows.len().min((page + 1) * PAGE)];
    let mut lines = vec![title, after(words, season)];
    lines.extend(champion(words, season));
    lines.push(table(words, on_page, name));
    lines.push(key);
    let mut row = page_buttons(words, shown.id, [page, pages], TournamentStep::Season);
    row.push(standings(words, shown));
    Screen { rows: vec![row], ..Screen::text(lines.join("\n")) }
}

/// The message that tells how a season stands after one of its tournaments, or who has won it. `None` while
/// nobody has a place in it.
pub(super) fn season_news(
    words: &Words,
    shown: &Tournament,
    season: &Season,
    name: impl Fn(PlayerId) -> String,
) -> Option<NewsPart> {
    if season.rows.is_empty() {
        let text = || say!(words, "season-news-nobody", name = words.isolated(&shown.rules.name));
        return season.is_over.then(|| NewsPart::whole(text(), Vec::new(), Vec::new()));
    }
    let champions: Vec<PlayerId> = season.champions().collect();
    let title = if champions.is_empty() {
        let (held, tournaments) = (season.held, season.rules.tournaments);
        let name = words.isolated(&shown.rules.name);
        say!(words, "season-news", name = name, held = held, tournaments = tournaments)
    } else {
        let names = named(words, &champions);
        say!(words, "season-news-over", name = words.isolated(&shown.rules.name), champions = names)
    };
    let best = season.rows.iter().take(text_table::LINES);
    let rows: Vec<SeasonRow> = best.cloned().collect();
    let mut lines = vec![title, table(words, &rows, name)];
    lines.extend(more(words, season.rows.len(), rows.len()));
    let notifies = champions.into_iter().take(NAMED).collect();
    Some(NewsPart::whole(lines.join("\n"), notifies, vec![vec![season_button(words, shown)]]))
}

/// Who leads a season after a correction, in a line.
pub(super) fn season_leaders(words: &Words, season: &Season) -> Option<String> {
    let first: Vec<PlayerId> =
        season.rows.iter().take_while(|row| row.place == 1).map(|row| row.player).collect();
    (!first.is_empty()).then(|| say!(words, "season-leads", names = named(words, &first)))
}

/// The button that shows the table.
pub(super) fn season_button(words: &Words, shown: &Tournament) -> Button {
    let step = TournamentStep::Season(0);
    button(words, shown.id, "button-tournament-season", ButtonStyle::Secondary, step)
}

fn table(words: &Words, rows: &[SeasonRow], name: impl Fn(PlayerId) -> String) -> String {
    let head = [
        String::new(),
        say!(words, "tournament-column-name"),
        say!(words, "tournament-column-points"),
        say!(words, "season-column-played"),
    ];
    let cells = rows.iter().map(|row| {
        let played = row.played.to_string();
        let played =
            if row.has_left { say!(words, "tournament-marked-left", player = played) } else { played };
        let points = halves(u16::try_from(row.points).unwrap_or(u16::MAX));
        [format!("{}.", row.place), fitted_name(&name(row.player)), points, played]
    });
    aligned(head, cells, true)
}

/// How far it has come.
fn after(words: &Words, season: &Season) -> String {
    let (held, tournaments) = (season.held, season.rules.tournaments);
    if season.is_over {
        return say!(words, "season-over", held = held);
    }
    say!(words, "season-after", held = held, tournaments = tournaments)
}

/// Who has won it, once it is over.
fn champion(words: &Words, season: &Season) -> Option<String> {
    let champions: Vec<PlayerId> = season.champions().collect();
    (!champions.is_empty()).then(|| say!(words, "season-champion", names = named(words, &champions)))
}

/// The first of these people, and how many more they are.
fn named(words: &Words, people: &[PlayerId]) -> String {
    let names = people.iter().take(NAMED).map(|&one| mention(words, one));
    names.chain(more(words, people.len(), NAMED)).collect::<Vec<_>>().join(", ")
}

/// Which results count.
fn best(words: &Words, rules: SeasonRules) -> String {
    if rules.best == rules.tournaments {
        return say!(words, "season-all-count");
    }
    say!(words, "season-best", best = rules.best)
}

/// What a result is worth.
pub(super) fn counts(words: &Words, rules: SeasonRules) -> String {
    match rules.counts {
        SeasonCounts::Points => say!(words, "season-counts-points"),
        SeasonCounts::Places => {
            let places: Vec<String> = SeasonCounts::PLACES.iter().map(u32::to_string).collect();
            say!(words, "season-counts-places", places = places.join(", "))
        }
    }
}
