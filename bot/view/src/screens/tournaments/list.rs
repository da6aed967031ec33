//! The tournaments of a server.

use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::tournaments::{Tournament, TournamentStage};

use super::{more, player, title_of};
use crate::request::{PlainStep, Select};
use crate::screens::text::{cut, list};
use crate::screens::{Choice, Choices, Menu, Screen};
use crate::words::moments::{day, on_date};
use crate::words::{Words, say};

/// How many who share the first place are named.
const WINNERS: usize = 3;

/// The tournaments of a server: those that are open or going on first, each with a choice that shows it.
pub fn tournaments(words: &Words, mut listed: Vec<Tournament>, zone: Option<&TimeZone>) -> Screen {
    if listed.is_empty() {
        return Screen::text(say!(words, "tournament-list-none"));
    }
    listed.sort_by_key(|one| match one.stage {
        TournamentStage::Running { .. } => 0,
        TournamentStage::Draft | TournamentStage::Open => 1,
        TournamentStage::Over { .. } => 2,
        TournamentStage::CalledOff { .. } => 3,
    });
    let lines: Vec<String> = listed.iter().map(|one| tournament_line(words, one)).collect();
    let text = list(words, &say!(words, "tournament-list"), &lines, false);
    Screen { menus: menu(words, &listed, zone), ..Screen::text(text) }
}

/// What a tournament is called, and how far it has come.
pub(crate) fn tournament_line(words: &Words, one: &Tournament) -> String {
    let name = title_of(words, one);
    let told = match one.stage {
        TournamentStage::Draft | TournamentStage::Open => {
            let begins = on_date(words, one.rules.begins);
            return say!(words, "tournament-list-open", name = name, when = begins, number = one.number());
        }
        TournamentStage::Running { .. } => {
            say!(words, "tournament-list-running", name = name, number = one.number())
        }
        TournamentStage::Over { .. } => {
            let winners = one.podium().into_iter().take_while(|ranked| ranked.place == 1);
            let winners: Vec<String> = winners.map(|winner| player(words, one, winner.entrant)).collect();
            let named = winners.iter().take(WINNERS).cloned().chain(more(words, winners.len(), WINNERS));
            let named: Vec<String> = named.collect();
            if named.is_empty() {
                super::news::over_without_podium(words, one)
            } else {
                say!(words, "tournament-list-over", name = name, winner = named.join(", "))
            }
        }
        TournamentStage::CalledOff { .. } => say!(words, "tournament-list-called-off", name = name),
    };
    format!("{told} · {}", day(one.day()))
}

/// What a tournament is called where Discord draws no date: with the day on which it begins or has begun, in
/// this time zone.
pub fn dated_title(one: &Tournament, zone: Option<&TimeZone>) -> String {
    let date = zone.map_or_else(|| TimeZone::UTC.date_at(one.day()), |zone| zone.date_at(one.day()));
    format!("{} · {date}", one.title())
}

/// Choices to show one. Each menu belongs to the tournament that is named in it, so that it is one of many.
fn menu(words: &Words, listed: &[Tournament], zone: Option<&TimeZone>) -> Vec<Menu> {
    let choice = |one: &Tournament| Choice {
        label: cut(&dated_title(one, zone), 100),
        detail: None,
        value: format!("{}:{}", one.id, PlainStep::Show.id()),
        is_chosen: false,
    };
    let choices = listed.iter().take(25).map(choice).collect();
    vec![Menu {
        select: Select::Tournaments,
        placeholder: say!(words, "tournament-list-choose"),
        choices: Choices::One(choices),
    }]
}
