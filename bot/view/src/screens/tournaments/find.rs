//! Choosing a player of a tournament: from a menu, and by name if there are many.

use kuzhi_domain::tournaments::{Presence, Tournament, TournamentPlayer};
use kuzhi_domain::{PlayerId, sought};

use super::button;
use crate::request::{Modal, PlayerFor, Select, TournamentPress, TournamentStep};
use crate::screens::text::cut;
use crate::screens::{ButtonStyle, Choice, Choices, Field, Form, FormField, Menu, Screen};
use crate::words::{Words, say};

/// The most choices of a menu.
const CHOICES: usize = 25;

/// Asks for a player: one of those who entered, or of those whose name has what was typed.
pub fn choose_player_of_tournament(
    words: &Words,
    shown: &Tournament,
    to: PlayerFor,
    typed: Option<&str>,
    name: impl Fn(PlayerId) -> String,
) -> Screen {
    let question = match to {
        PlayerFor::Result => say!(words, "tournament-choose-whose-game"),
        PlayerFor::Apart => say!(words, "tournament-choose-two"),
        PlayerFor::ApartFrom(one) => say!(words, "tournament-choose-apart-from", player = name(one)),
        PlayerFor::Above(one) => say!(words, "tournament-choose-above", player = name(one)),
        PlayerFor::Remove | PlayerFor::Move => say!(words, "tournament-choose-player"),
    };
    let typed = typed.map(sought).filter(|typed| !typed.is_empty());
    let found: Vec<(PlayerId, String)> = candidates(shown, to)
        .into_iter()
        .map(|one| (one, name(one)))
        .filter(|(_, name)| typed.as_ref().is_none_or(|typed| sought(name).contains(typed)))
        .collect();
    let find = || {
        let step = TournamentStep::Find(to);
        button(words, shown.id, "button-tournament-find", ButtonStyle::Secondary, step)
    };
    let mut row = Vec::new();
    if found.len() > CHOICES || typed.is_some() {
        row.push(find());
    }
    if let PlayerFor::Above(one) = to {
        let step = TournamentStep::PutLast(one);
        // Of a list in which nobody is yet, the end is the top.
        let is_first = candidates(shown, to).is_empty();
        let label = if is_first { "button-tournament-first" } else { "button-tournament-last" };
        row.push(button(words, shown.id, label, ButtonStyle::Secondary, step));
    }
    let rows = if row.is_empty() { Vec::new() } else { vec![row] };
    if found.is_empty() {
        // A start list has nobody at first.
        let is_first = typed.is_none() && matches!(to, PlayerFor::Above(_));
        let text = if is_first { question } else { say!(words, "tournament-found-nobody") };
        return Screen { rows, ..Screen::text(text) };
    }
    let choice = |(one, name): &(PlayerId, String)| Choice {
        label: cut(name, 100),
        detail: None,
        value: match to {
            PlayerFor::Remove => format!("remove:{one}"),
            PlayerFor::Result => format!("games:{one}"),
            PlayerFor::Apart => format!("apart-from:{one}"),
            PlayerFor::ApartFrom(first) => format!("apart:{first}:{one}"),
            PlayerFor::Move => format!("move:{one}"),
            PlayerFor::Above(first) => format!("above:{first}:{one}"),
        },
        is_chosen: false,
    };
    let menu = Menu {
        select: Select::Tournament(shown.id),
        placeholder: cut(&question, 150),
        choices: Choices::One(found.iter().take(CHOICES).map(choice).collect()),
    };
    Screen { menus: vec![menu], rows, ..Screen::text(question) }
}

/// The form for the name of a player.
pub fn find_form(words: &Words, press: TournamentPress) -> Form {
    Form {
        title: say!(words, "form-tournament-find"),
        fields: vec![FormField {
            label: say!(words, "form-tournament-find-label"),
            example: say!(words, "form-tournament-find-example"),
            field: Field::Line,
        }],
        sends: Modal::TournamentReason(press),
    }
}

/// Who can be chosen for something.
fn candidates(shown: &Tournament, to: PlayerFor) -> Vec<PlayerId> {
    let those = |is_one: fn(&&TournamentPlayer) -> bool| {
        shown
            .players
            .iter()
            .filter(is_one)
            .map(|one| one.player)
            .filter(|one| !one.has_left())
            .collect::<Vec<_>>()
    };
    let mut all = match to {
        PlayerFor::Remove => those(|one| one.presence != Presence::Removed),
        PlayerFor::Result => shown.players.iter().map(|one| one.player).collect(),
        PlayerFor::Apart | PlayerFor::ApartFrom(_) => those(|one| one.takes_part()),
        PlayerFor::Above(_) if shown.rules.kind.abilities().has_bracket => shown.start_list.clone(),
        PlayerFor::Move if shown.rules.kind.abilities().has_bracket => those(|one| one.takes_part()),
        PlayerFor::Move | PlayerFor::Above(_) => shown.ladder.places().to_vec(),
    };
    if let PlayerFor::ApartFrom(first) | PlayerFor::Above(first) = to {
        all.retain(|one| *one != first);
    }
    all
}
